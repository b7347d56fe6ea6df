#!/usr/bin/env bash
# Installs the Debian packages that Concord is built from. More may be named: install_packages.sh clang
set -euo pipefail
cd "$(dirname "$0")"

mapfile -t packages < <(grep -v '^#' packages.txt)
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
"${as_root[@]}" apt-get update -q
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "${missing[@]}"
