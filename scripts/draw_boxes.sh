#!/usr/bin/env bash
# Draws photos of boards from boxes with unusual paints, twelve of each box, half of them taken from above:
# draw_boxes.sh FOLDER [FIRST_BOX [COUNT]], with the programs built in $BUILD. Boxes 1 to 6 and 11 to 15 are training data,
# 21 to 25 are held out.
set -euo pipefail
out=$(realpath -m "${1:?the folder for the pictures}")
cd "$(dirname "$0")/.."

first=${2:-21}
count=${3:-5}
for ((box = first; box < first + count; box++)); do
    for ((board = 0; board < 12; board++)); do
        tier=$([ $((board % 2)) = 0 ] && echo easy || echo normal)
        "${BUILD:-build/release}/tools/draw-boards" --out "$out/box$box" --box "$box" --seed $((500 + box)) \
            --first "$board" --count 1 --tier "$tier" --illustrations 0 --long-side 1000 --neighbours 0.1
    done
done
