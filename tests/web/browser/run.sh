#!/bin/sh
# Runs a file of the browser's tests: run.sh NAME.test.mjs; CTest gives it CONCORD_PAGE_FILES and CONCORD_APP.
# Skipped (77) where Node or Chromium is not there: scripts/install_packages.sh --tests installs both from Debian.
cd "$(dirname "$0")" || exit 1
for needed in node "${CHROMIUM:-chromium}"; do
    command -v "$needed" > /dev/null || { echo "skipped: there is no $needed here"; exit 77; }
done
exec node --test --test-reporter=spec "$1"
