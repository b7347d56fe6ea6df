#!/usr/bin/env bash
# Installs missing packages, builds the programs, reads the board in a photo and scores it: try.sh [PHOTO]
set -euo pipefail
cd "$(dirname "$0")/.."

scripts/build.sh
photo=${1:-samples/photos/easy/dev_018.jpg}
game=$(mktemp --suffix=.json)
trap 'rm -f "$game"' EXIT
echo "== Reading the board in $photo"
build/release/app/cli/concord read "$photo" -o "$game"
echo "== Scoring it"
build/release/app/cli/concord score --explain "$game"
