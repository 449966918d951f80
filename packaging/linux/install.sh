#!/bin/sh
# Puts Kasane Desktop into the user's own folder, or takes it away (--remove). Matches and settings stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
program=$HOME/.local/lib/kasane-desktop
bin=$HOME/.local/bin

remove() {
    (cd "$here/share" && find . -type f) | while read -r file; do rm -f "$share/$file"; done
    rm -rf "$program"
    rm -f "$bin/kasane-desktop"
}

refresh() {
    for command in "update-desktop-database $share/applications" "update-mime-database $share/mime" \
        "gtk-update-icon-cache -q -t $share/icons/hicolor"; do
        # Not every desktop has these, and none needs them to start the program.
        command -v "${command%% *}" >/dev/null && $command >/dev/null 2>&1 || true
    done
}

if [ "${1:-}" = --remove ]; then
    remove
    refresh
    echo "Kasane Desktop has been removed. Matches and settings were kept in $share/kasane-desktop."
    exit
fi
[ "$here" != "$program" ] || { echo "This copy is the installed one." >&2; exit 1; }
remove
mkdir -p "$program" "$bin" "$share"
cp -R "$here/." "$program"
cp -R "$here/share/." "$share"
# A menu may not look into ~/.local/bin: the entry names the program in full.
sed -i "s|^Exec=kasane-desktop|Exec=\"$program/kasane-desktop\"|" "$share/applications/kasane-desktop.desktop"
ln -sf "$program/kasane-desktop" "$bin/kasane-desktop"
refresh
echo "Kasane Desktop is in your menu now. To remove it: $program/install.sh --remove"
