#!/usr/bin/env bash
# Builds build/package/concord_VERSION_ARCHITECTURE.deb.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh dpkg-dev file help2man
cmake --preset programs
cmake --build --preset programs
rm -rf build/package
(umask 022; cpack --config build/release/CPackConfig.cmake -B build/package)
rm -rf build/package/_CPack_Packages
ls build/package/*.deb
