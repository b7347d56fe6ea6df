#!/usr/bin/env bash
# Installs missing packages and builds the two programs into build/release: build.sh [--all] [OPTION...]
# --all builds the tests, tools and benchmarks too. Options go to cmake.
set -euo pipefail
cd "$(dirname "$0")/.."

preset=programs
what="the two programs"
packages=()
if [ "${1:-}" = --all ]; then
    preset=release
    what="the programs, tests, tools and benchmarks"
    packages=(--tests)
    shift
fi
scripts/install_packages.sh "${packages[@]}"
echo "== Configuring"
cmake --preset "$preset" --log-level=WARNING "$@"
echo "== Building $what"
NINJA_STATUS="[%f of %t, %es] " cmake --build --preset "$preset"
