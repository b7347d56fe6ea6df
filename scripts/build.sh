#!/usr/bin/env bash
# Installs what is missing and builds Concord into build/release.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh
cmake --preset release
cmake --build --preset release
