#!/bin/sh
# Removes Sueca Desktop as install.sh put it there; matches and settings stay.
set -eu

library=$(cd "$(dirname "$0")" && pwd)
prefix=$(dirname "$(dirname "$library")")

# Desktops keep lists of menu entries, kinds of files and icons. Without the tools they look for themselves, later.
tell_desktop() {
    if command -v update-desktop-database >/dev/null && [ -d "$prefix/share/applications" ]; then
        update-desktop-database -q "$prefix/share/applications" || true
    fi
    if command -v update-mime-database >/dev/null && [ -d "$prefix/share/mime/packages" ]; then
        update-mime-database "$prefix/share/mime" || true
    fi
    if command -v gtk-update-icon-cache >/dev/null && [ -f "$prefix/share/icons/hicolor/icon-theme.cache" ]; then
        gtk-update-icon-cache -q -t "$prefix/share/icons/hicolor" || true
    fi
}

# Where nothing but such lists is left, they go as well.
remove_empty_lists() {
    if [ ! -d "$prefix/share/mime/packages" ]; then
        for name in XMLnamespaces aliases generic-icons globs globs2 icons magic mime.cache subclasses treemagic \
            types version application/x-sueca-record.xml; do
            rm -f "$prefix/share/mime/$name"
        done
        rmdir -p "$prefix/share/mime/application" 2>/dev/null || true
    fi
    if [ "$(ls -A "$prefix/share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
        rm -f "$prefix/share/applications/mimeinfo.cache"
        rmdir -p "$prefix/share/applications" 2>/dev/null || true
    fi
}

if [ "${1:-}" = --tell-desktop ]; then
    tell_desktop
    exit 0
fi

if [ ! -f "$library/installed-files" ]; then
    echo "Sueca Desktop is not installed here. / A Sueca Desktop não está instalada aqui." >&2
    exit 1
fi
while read -r file; do
    rm -f "$prefix/$file"
    # Folders that held nothing else go too.
    rmdir -p --ignore-fail-on-non-empty "$prefix/$(dirname "$file")" 2>/dev/null || true
done <"$library/installed-files"
rm -rf "$library"
rmdir -p "$prefix/lib" 2>/dev/null || true
tell_desktop
remove_empty_lists
echo "Sueca Desktop is removed; your matches are kept. / A Sueca Desktop foi tirada; as tuas partidas ficam."
