#!/bin/sh
# Starts Kasane Desktop. A system too old for it is told so in words, in a window where there is one: from a menu
# nobody would see what the loader says.
here=$0
while [ -h "$here" ]; do
    target=$(/usr/bin/readlink "$here" 2>/dev/null || readlink "$here") # there may be no PATH
    case $target in
    /*) here=$target ;;
    *) here=${here%/*}/$target ;;
    esac
done
case $here in
*/*) here=${here%/*} ;;
*) here=. ;;
esac
needed=@GLIBC@

if command -v getconf >/dev/null 2>&1; then
    found=$(getconf GNU_LIBC_VERSION 2>/dev/null)
    found=${found#glibc 2.}
    case $found in
    '' | *[!0-9]*) ;; # another C library, or one that says nothing: the loader will find out
    *)
        if [ "$found" -lt "$needed" ]; then
            case ${LC_ALL:-${LC_MESSAGES:-${LANG:-}}} in
            fr*) text="Ce système est trop ancien pour Kasane Desktop, qui demande glibc 2.$needed ou plus récent (ici : 2.$found)." ;;
            ja*) text="Kasane Desktop には glibc 2.$needed 以降が必要です（このシステムは 2.$found）。" ;;
            *) text="This system is too old for Kasane Desktop, which needs glibc 2.$needed or newer (here: 2.$found)." ;;
            esac
            echo "$text" >&2
            if [ ! -t 2 ]; then
                zenity --error --no-markup --title="Kasane Desktop" --text "$text" 2>/dev/null ||
                    kdialog --title "Kasane Desktop" --error "$text" 2>/dev/null ||
                    xmessage -center "$text" 2>/dev/null ||
                    notify-send "Kasane Desktop" "$text" 2>/dev/null
            fi
            exit 1
        fi
        ;;
    esac
fi
exec "$here/kasane-desktop.bin" "$@"
