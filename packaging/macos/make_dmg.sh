#!/bin/sh
# Makes the disk image for macOS of the application that packaging/package.py has made:
#
#     packaging/macos/make_dmg.sh VERSION
#
# The application is signed for this machine only ("-"): without a paid certificate macOS asks the person who starts it
# for the first time (README.md says what to answer), but an unsigned one it would not start at all on Apple's chips.
set -eu

top=$(cd "$(dirname "$0")/../.." && pwd)
application="$top/build/package/Sueca Desktop.app"
folder=$top/build/package/dmg

codesign --force --deep --sign - "$application"
codesign --verify --deep --strict "$application"

rm -rf "$folder"
mkdir -p "$folder" "$top/dist"
cp -R "$application" "$folder/"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Sueca Desktop" -srcfolder "$folder" -ov -format UDZO \
    "$top/dist/sueca-desktop-$1-macos-$(uname -m).dmg"
