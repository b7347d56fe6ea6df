#!/usr/bin/env bash
# Tests what scripts/web.sh built: reads every committed photo with the web program's reader, in node, Chromium and
# Firefox, and compares it with the native program, cell by cell; plays a game with the table's engine, and in browsers.
#   test_web.sh           tests and measures
#   test_web.sh --write   also writes speed and memory into docs/web.md
set -euo pipefail
cd "$(dirname "$0")/.."
modules=build/web-build/app/web
expected=build/web-expected

scripts/install_packages.sh chromium firefox-esr node-qrcode-generator zbar-tools
cmake --build --preset release --target native_readings concord
rm -rf "$expected"
mapfile -t photos < <(git ls-files 'tests/photos/*.jpg' 'samples/photos/*.jpg')
build/release/tests/web/native_readings "$expected" "${photos[@]}"
# Reads again natively with fewer of the processor's instructions, which rounds differently. Where one of these readings
# agrees with the web program, the difference is only one of rounding and does not count as a failure.
for disabled in AVX512-SKX,AVX2 AVX512-SKX,AVX2,FMA3,AVX,FP16; do
    OPENCV_CPU_DISABLE=$disabled build/release/tests/web/native_readings --again "$expected" "${photos[@]}"
done
node --no-experimental-fetch tests/web/compare_readings.mjs "$modules" "$expected" "$@"
node --no-experimental-fetch tests/web/play_table.mjs "$modules" samples/boards

# The whole page, in browsers as people have them.
export CHROMIUM=chromium
export CONCORD_PAGE_FILES=$PWD/build/release/app/phone/files CONCORD_WEB=$PWD/build/web
export CONCORD_CLI=$PWD/build/release/app/cli/concord
node tests/web/browser/measure.mjs build/web "$expected" "$@"
for test in tests/web/browser/built*.test.mjs; do
    tests/web/browser/run.sh "$(basename "$test")"
done
