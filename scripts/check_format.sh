#!/usr/bin/env bash
# Checks that all sources are formatted by .clang-format; with --fix it formats them.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh clang-format-14
options=(--dry-run -Werror)
[ "${1:-}" != --fix ] || options=(-i)
git ls-files -z '*.cpp' '*.h' | xargs -0 -n 40 -P "$(nproc)" clang-format-14 "${options[@]}"
