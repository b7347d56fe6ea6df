#!/usr/bin/env bash
# Draws photos of boards from several viewpoints into a folder, for tools/view_pairs: two of each board (NAME_a, NAME_b), one
# with two tokens moved (NAME_c) and one with three tokens added (NAME_d). Needs a release build; existing pictures are kept.
set -euo pipefail

out=$(realpath -m "${1:?the folder for the pictures}")
boards=${2:-200}
cd "$(dirname "$0")/.."
draw() { build/release/tools/draw-boards --out "$out" --count "$boards" --seed 77 --illustrations 0 "$@"; }

draw --suffix _a
draw --suffix _b --view 1
draw --suffix _c --view 2 --change two-moved
draw --suffix _d --view 3 --change three-added
