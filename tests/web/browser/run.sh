#!/bin/sh
# Runs a file of these tests: run.sh NAME.test.mjs; CTest gives it CONCORD_PAGE_FILES and CONCORD_WEB. Skipped (77) if
# something is missing: scripts/install_packages.sh --tests installs it from Debian, scripts/web.sh builds build/web.
cd "$(dirname "$0")" || exit 1
skip() {
    echo "skipped: $1"
    exit 77
}
need() { command -v "$1" > /dev/null || skip "there is no $1 here"; }
need node
need "${CHROMIUM:-chromium-headless-shell}"
[ -e /usr/share/nodejs/qrcode-generator ] || skip "there is no node-qrcode-generator here"
case $1 in
    built*) [ -e "$CONCORD_WEB/index.html" ] || skip "there is no $CONCORD_WEB; scripts/web.sh builds it" ;;
    share*) need zbarimg ;;
esac
case $1 in
    *firefox*) need firefox-esr ;;
esac
exec node --test --test-reporter=spec "$1"
