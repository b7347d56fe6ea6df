#!/usr/bin/env bash
# Installs what is missing, builds and runs all tests.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh
export QT_QPA_PLATFORM=offscreen
ctest --preset release -j "$(nproc)"
