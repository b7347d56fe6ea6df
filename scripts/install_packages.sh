#!/usr/bin/env bash
# Installs the missing ones of the Debian packages that the two programs are built from, with --tests those of the
# tests, tools and benchmarks too, and of the packages named: install_packages.sh [--tests] [PACKAGE...]
set -euo pipefail
cd "$(dirname "$0")"

lists=(packages.txt)
if [ "${1:-}" = --tests ]; then
    lists+=(packages-tests.txt)
    shift
fi
mapfile -t packages < <(grep -hv '^#' "${lists[@]}")
packages+=("$@")
missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -gt 0 ] || exit 0

as_root=()
if [ "$(id -u)" != 0 ]; then
    command -v sudo > /dev/null || { echo "install_packages.sh: run it as root, or install sudo" >&2; exit 1; }
    as_root=(sudo)
fi
echo "== Installing packages: ${missing[*]}"
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
