#!/bin/sh
# Puts Kasane Desktop into the user's own folder, or takes it away (--remove). Matches and settings stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
settings=${XDG_CONFIG_HOME:-$HOME/.config}
program=$HOME/.local/lib/kasane-desktop
bin=$HOME/.local/bin

remove() {
    (cd "$here/share" && find . -type f) | while IFS= read -r file; do rm -f "$share/$file"; done
    rm -rf "$program"
    rm -f "$bin/kasane-desktop"
}

# Not every desktop has these, and none needs them to start the program.
tell() {
    if command -v "$1" >/dev/null; then "$@" >/dev/null 2>&1 || true; fi
}

refresh() {
    tell update-desktop-database "$share/applications"
    tell update-mime-database "$share/mime"
    tell gtk-update-icon-cache -q -t "$share/icons/hicolor"
}

# A path as the Exec line of a menu entry wants it: quoted, with what is special there escaped, and that once more as
# in every text of such a file.
quoted() {
    printf '"%s"' "$(printf '%s' "$1" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g')"
}

if [ "${1:-}" = --remove ]; then
    remove
    refresh
    echo "Kasane Desktop has been removed. Matches were kept in $share/kasane-desktop, settings in $settings/kasane-desktop."
    exit
fi
[ "$here" != "$program" ] || { echo "This copy is the installed one." >&2; exit 1; }
remove
mkdir -p "$program" "$bin" "$share"
cp -R "$here/." "$program"
cp -R "$here/share/." "$share"
# A menu may not look into ~/.local/bin: the entry names the program in full.
entry=$share/applications/kasane-desktop.desktop
while IFS= read -r line; do
    case $line in
    Exec=kasane-desktop*) printf 'Exec=%s%s\n' "$(quoted "$program/kasane-desktop")" "${line#Exec=kasane-desktop}" ;;
    *) printf '%s\n' "$line" ;;
    esac
done <"$here/share/applications/kasane-desktop.desktop" >"$entry"
ln -sf "$program/kasane-desktop" "$bin/kasane-desktop"
refresh
echo "Kasane Desktop is in your menu now. To remove it: $program/install.sh --remove"
