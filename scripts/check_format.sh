#!/usr/bin/env bash
# Checks that all sources are laid out as .clang-format says; with --fix it lays them out.
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/install_packages.sh clang-format-14
way=(--dry-run -Werror)
[ "${1:-}" != --fix ] || way=(-i)
git ls-files -z '*.cpp' '*.h' | xargs -0 -n 40 -P "$(nproc)" clang-format-14 "${way[@]}"
