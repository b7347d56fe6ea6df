#!/usr/bin/env bash
# Draws photos for tools/view_pairs: draw_pairs.sh FOLDER [BOARDS]. Each board is seen from four viewpoints: twice as
# it is (NAME_a, NAME_b), with two tokens moved (NAME_c) and with three tokens added (NAME_d). Needs a release build;
# existing pictures are kept.
set -euo pipefail

out=$(realpath -m "${1:?the folder for the pictures}")
boards=${2:-200}
cd "$(dirname "$0")/.."
draw() { build/release/tools/draw-boards --out "$out" --count "$boards" --seed 77 --illustrations 0 "$@"; }

draw --suffix _a
draw --suffix _b --view 1
draw --suffix _c --view 2 --change two-moved
draw --suffix _d --view 3 --change three-added
