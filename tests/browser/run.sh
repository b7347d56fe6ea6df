#!/bin/sh
# Runs one file of browser tests: run.sh NAME.test.mjs. CTest sets CONCORD_PAGE_FILES and CONCORD_APP.
# Exits with 77, which CTest counts as skipped, if Node or Chromium is missing: scripts/install_packages.sh --tests
# installs both from Debian.
cd "$(dirname "$0")" || exit 1
for needed in node "${CHROMIUM:-chromium-headless-shell}"; do
    command -v "$needed" > /dev/null || { echo "skipped: there is no $needed here"; exit 77; }
done
exec node --test --test-reporter=spec "$1"
