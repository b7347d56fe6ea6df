#!/usr/bin/env bash
# Installs missing packages, builds everything and runs all tests. Options go to cmake, such as -DCONCORD_WERROR=ON.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh --all "$@"
echo "== Testing"
export QT_QPA_PLATFORM=offscreen
ctest --preset release -j "$(nproc)"
