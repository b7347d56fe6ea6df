#!/usr/bin/env bash
# Writes into the cards of docs/networks how right each network is alone, and what is lost without it:
#
#     measure_networks.sh OUT FOLDER...
#
# FOLDER: photos with truth files, of which only the held-out ones count. OUT gets a build for each network that is left out:
# one that says nothing takes its place. The reader finds no board and no stack without four of them, so these stay in; find_others
# only gives a warning, which the accuracy of photos that show other boards measures.
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

alone() {  # CARD NETWORK SCRIPT [OPTION...]
    echo "== $1 alone"
    $python "scripts/train/train_$3.py" --out "$out/fitted" --steps 0 --resume "$2" "${@:4}" "${folders[@]}" |
        sed -n 's/^   \(kept apart\|check\)[,:]* */- /p' | scripts/put_block.sh "docs/networks/$1.md" alone
}

# The accuracy of a reader with the networks of a folder, as a table of what they can change.
accuracy() {  # NETWORKS
    cmake -S . -B "$out/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCMAKE_UNITY_BUILD=ON -DCONCORD_APP=OFF \
        -DCONCORD_TESTS=OFF -DCONCORD_BENCHMARKS=OFF "-DCONCORD_NETWORKS=$1" > /dev/null
    cmake --build "$out/build" --target accuracy > /dev/null
    "$out/build/tools/accuracy" "${folders[@]}" --kept-apart > "$out/table.md"
    awk -F ' *[|] *' -v OFS=' | ' '
        function bare(field) { sub(/ *\(.*/, "", field); return field }
        NF == 16 { print "| " $2, $3, bare($4), bare($5), bare($6), bare($7), bare($8), bare($10), $11 " |" }' "$out/table.md"
}

without() {  # CARD
    echo "== without $1"
    mkdir -p "$out/without"
    cp "$networks"/*.onnx "$out/without"
    $python scripts/train/silence_network.py "$networks/$1.onnx" "$out/without/$1.onnx"
    {
        echo "With it:"; echo; echo "$all"; echo; echo "Without it:"; echo; accuracy "$out/without"
    } | scripts/put_block.sh "docs/networks/$1.md" without
}

alone find_board "$networks/find_board.onnx" locator --mode find
alone refine_board "$networks/refine_board.onnx" locator --mode refine
alone place_borders "$networks/place_borders.onnx" borders
alone place_rims "$networks/place_rims.onnx" rims
alone encode_cell "$networks" cells

all=$(accuracy "$networks")
without place_borders
without place_rims
