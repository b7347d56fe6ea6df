#!/bin/sh
# Runs a file of these tests: run.sh NAME.test.mjs; CTest gives it CONCORD_PAGE_FILES and CONCORD_WEB. Skipped (77) where
# something is not there: scripts/install_packages.sh --tests installs it from Debian, scripts/web.sh builds build/web.
cd "$(dirname "$0")" || exit 1
for needed in node "${CHROMIUM:-chromium}"; do
    command -v "$needed" > /dev/null || { echo "skipped: there is no $needed here"; exit 77; }
done
[ -e /usr/share/nodejs/qrcode-generator ] || { echo "skipped: there is no node-qrcode-generator here"; exit 77; }
case $1 in
    built*) [ -e "$CONCORD_WEB/index.html" ] || { echo "skipped: there is no $CONCORD_WEB; scripts/web.sh builds it"; exit 77; } ;;
    share*) command -v zbarimg > /dev/null || { echo "skipped: there is no zbarimg here"; exit 77; } ;;
    firefox*) command -v firefox-esr > /dev/null || { echo "skipped: there is no firefox-esr here"; exit 77; } ;;
esac
case $1 in
    built_firefox*) command -v firefox-esr > /dev/null || { echo "skipped: there is no firefox-esr here"; exit 77; } ;;
esac
exec node --test --test-reporter=spec "$1"
