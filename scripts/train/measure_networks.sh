#!/usr/bin/env bash
# Writes into the cards of docs/networks how accurate each network is alone, and how accurate the reader is without it:
#
#     measure_networks.sh OUT FOLDER...
#
# FOLDER: photos with truth files, of which only the held-out ones count. To leave out a network, OUT/build is built
# with one in its place whose outputs are all 0. Three networks are not left out, as the reader finds no board or stack
# without them, nor is find_others, which only gives a warning.
set -euo pipefail
[ $# -gt 1 ] || { sed -n '2,8s/^# \{0,1\}//p' "$0"; exit 2; }
out=$(realpath -m "$1")
shift
folders=()
for folder in "$@"; do folders+=("$(realpath "$folder")"); done
cd "$(dirname "$0")/../.."
python=/usr/bin/python3  # Debian's, which has torch, cv2 and onnx
networks=$PWD/vision/networks
mkdir -p "$out"

measure_alone() {  # CARD NETWORK SCRIPT [OPTION...], for the card's block $block
    echo "== $1 alone"
    $python "scripts/train/train_$3.py" --out "$out/fitted" --steps 0 --resume "$2" "${@:4}" "${folders[@]}" |
        sed -n 's/^   \(kept apart\|check\)[,:]* */- /p' | scripts/put_block.sh "docs/networks/$1.md" "${block:-alone}"
}

# The accuracy of the reader with the networks of a folder: of the table that tools/accuracy prints, the columns that
# depend on them.
accuracy() {  # NETWORKS
    cmake -S . -B "$out/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON -DCONCORD_APP=OFF \
        -DCONCORD_TESTS=OFF -DCONCORD_BENCHMARKS=OFF "-DCONCORD_NETWORKS=$1" > /dev/null
    cmake --build "$out/build" --target accuracy > /dev/null
    "$out/build/tools/accuracy" "${folders[@]}" --kept-apart > "$out/table.md"
    awk -F ' *[|] *' -v OFS=' | ' '
        # Without the number in parentheses.
        function stripped(field) { sub(/ *\(.*/, "", field); return field }
        NF == 16 {
            $1 = "| " $2
            print $1, $3, stripped($4), stripped($5), stripped($6), stripped($7), stripped($8), stripped($10), $11 " |"
        }' "$out/table.md"
}

measure_without() {  # CARD
    echo "== without $1"
    mkdir -p "$out/without"
    cp "$networks"/*.onnx "$out/without"
    $python scripts/train/silence_network.py "$networks/$1.onnx" "$out/without/$1.onnx"
    {
        echo "With it:"; echo; echo "$with_all"; echo; echo "Without it:"; echo; accuracy "$out/without"
    } | scripts/put_block.sh "docs/networks/$1.md" without
}

measure_alone find_board "$networks/find_board.onnx" locator
measure_alone place_borders "$networks/place_borders.onnx" borders
measure_alone place_rims "$networks/place_rims.onnx" rims
measure_alone encode_cell "$networks" cells

with_all=$(accuracy "$networks")
cmake --build "$out/build" --target draw-boards > /dev/null
"$out/build/tools/draw-boards" --out "$out/glass" --count 40 --seed 191 --as-printed .8 --spirits .3 --glass .9 \
    --rooms .3 --illustrations 0
block=cubes measure_alone encode_cell "$networks" cubes --check "$out/glass" --
measure_without place_borders
measure_without place_rims
