#!/usr/bin/env bash
# Reads every committed photo with the web program's reader and compares with the native program, cell by cell; plays a game
# with the engine on the table. After scripts/web.sh.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=build/web-build/app/web
expected=build/web-expected

cmake --build --preset release --target native_readings
rm -rf "$expected"
mapfile -t photos < <(git ls-files 'tests/photos/*.jpg' 'samples/photos/*.jpg')
build/release/tests/web/native_readings "$expected" "${photos[@]}"
node --no-experimental-fetch tests/web/compare_readings.mjs "$modules" "$expected"
node --no-experimental-fetch tests/web/play_table.mjs "$modules" samples/boards
