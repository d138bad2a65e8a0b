#!/bin/sh
# Installs Sueca Desktop for the person who runs this; root is not needed.
#
#     ./install.sh [PREFIX]        PREFIX is ~/.local unless given
#
# PREFIX/lib/sueca-desktop/uninstall.sh removes it again. Matches and settings are never touched.
set -eu

from=$(cd "$(dirname "$0")" && pwd)
prefix=${1:-$HOME/.local}
mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
library=$prefix/lib/sueca-desktop

# A newer version takes the place of an older one, leaving nothing of it.
if [ -x "$library/uninstall.sh" ]; then
    "$library/uninstall.sh" >/dev/null
fi

mkdir -p "$prefix/lib" "$prefix/bin"
cp -R "$from/lib/sueca-desktop" "$prefix/lib/"
cp "$from/uninstall.sh" "$library/uninstall.sh"
list=$library/installed-files
: >"$list"

for program in sueca-desktop sueca-lab; do
    ln -sf "$library/$program" "$prefix/bin/$program"
    echo "bin/$program" >>"$list"
done

(cd "$from" && find share -type f) | while read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    cp "$from/$file" "$prefix/$file"
    echo "$file" >>"$list"
done

# The folder of programs is not always among those where the desktop looks for them.
entry=$prefix/share/applications/sueca-desktop.desktop
sed -e "s|^Exec=sueca-desktop|Exec=\"$library/sueca-desktop\"|" \
    -e "s|^TryExec=.*|TryExec=$library/sueca-desktop|" "$from/share/applications/sueca-desktop.desktop" >"$entry"

"$library/uninstall.sh" --tell-desktop
echo "Sueca Desktop is in the menu of applications. / A Sueca Desktop está no menu de aplicações."
echo "$library/uninstall.sh removes it again. / tira-a de novo."
