#!/usr/bin/env bash
# Fits every network again, from seeds alone, and prints how accurate the reader is with them:
#
#     all.sh OUT [--photos FOLDER]... [--others FOLDER]... [--generator FOLDER] [--share F]
#
# OUT gets the pictures, the networks (OUT/networks) and a build with them (OUT/build). Boards are drawn by draw-boards;
# with --generator, the folder of the photo generator (needs blender), others are rendered. --photos adds folders of
# photos with truth files, --others folders of pictures without a board. The held-out photos are not fitted to; the table
# at the end is of these, and of boards drawn from another seed. Steps and seeds are fixed. --share 0.002 draws and fits a
# five-hundredth of all, to try the script: networks fitted to so little find no board.
# What is there already is not made again, and an interrupted fitting goes on. Takes about a day on two cores.
set -euo pipefail

usage() { sed -n '2,12s/^# \{0,1\}//p' "$0"; exit 2; }
[ $# -gt 0 ] || usage
out=$(realpath -m "$1")
shift
photos=()
others=()
generator=
share=1
while [ $# -gt 0 ]; do
    [ $# -gt 1 ] || usage
    case $1 in
        --photos) photos+=("$(realpath "$2")") ;;
        --others) others+=("$(realpath "$2")") ;;
        --generator) generator=$(realpath "$2") ;;
        --share) share=$2 ;;
        *) usage ;;
    esac
    shift 2
done
cd "$(dirname "$0")/../.."
python=/usr/bin/python3  # Debian's, which has torch and cv2
# A number times the share, but at least 4.
scaled() { awk -v n="$1" -v share="$share" 'BEGIN { n *= share; print (n > 4 ? int(n) : 4) }'; }
mkdir -p "$out/networks" "$out/fitted"

# Builds the programs that draw and measure, with the networks of a folder.
build() {  # NETWORKS
    cmake -S . -B "$out/build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DCONCORD_WINDOW=OFF \
        "-DCONCORD_NETWORKS=$1" > /dev/null
    cmake --build "$out/build" --target draw-boards accuracy stress obscured-cells no-board
}

draw() {  # NAME COUNT SEED [OPTION...], of the tier $tier
    echo "== boards: $1"
    "$out/build/tools/draw-boards" --out "$out/pictures/$1" --count "$(scaled "$2")" --seed "$3" \
        --tier "${tier:-mixed}" "${@:4}"
    folders+=("$out/pictures/$1")
}

render() {  # PROFILE [OPTION...]
    echo "== rendered boards: $1"
    local name=rendered-$1
    (cd scripts/photos && $python render_views.py "$generator" --profile "$1" --out "$out/pictures" \
        --boards-dir "$name" --boards "$(scaled 300)" "${@:2}")
    folders+=("$out/pictures/$name")
}

fit() {  # NAME STEPS SCRIPT [OPTION...]: makes OUT/fitted/NAME...
    echo "== fitting: $1"
    [ -e "$out/fitted/$1.done" ] && return
    $python "scripts/train/train_$3.py" --out "$out/fitted/$1" --steps "$(scaled "$2")" "${@:4}" "${folders[@]}"
    touch "$out/fitted/$1.done"
}

weigh() {  # NAME: makes OUT/fitted/NAME_weights.h from OUT/fitted/NAME.csv
    if [ "$(wc -l < "$out/fitted/$1.csv")" -lt 1000 ]; then
        echo "$1.csv has too few lines to fit anything: networks fitted to so little find hardly any board" >&2
        [ "$share" != 1 ] || exit 1
        return
    fi
    $python "scripts/train/train_$1.py" "$out/fitted/$1.csv" --out "$out/fitted/$1_weights.h"
}

build "$PWD/vision/networks"
folders=()
draw usual 1500 101
draw printed 1500 102 --as-printed 1
draw buildings 700 103 --buildings 3 --as-printed .5
draw busy 1000 104 --busy-tables .6
draw beside 600 105 --neighbours 1
draw spirits 400 106 --as-printed .8 --spirits .5
draw rooms 450 107 --as-printed .9 --rooms 1
if [ -n "$generator" ]; then
    render train
    render train_real
fi
folders+=("${photos[@]}")

fit find.onnx 60000 locator
fit others 10000 other_boards
fit borders 8000 borders
fit rims 24000 rims
fit cells 40000 cells

# The branch that sees cubes is fitted to clearer ones, and to prints that could pass for them.
folders=()
draw glass 680 108 --as-printed .8 --spirits .5 --glass 1 --rooms .3
draw patches 440 110 --as-printed .8 --spirits .4 --glass .9 --patches .7 --rooms .3
draw cubes 150 109 --as-printed .5 --spirits .4 --rooms .2
[ -z "$generator" ] || folders+=("$out/pictures/rendered-train_real")
folders+=("${photos[@]}")
fit cubes 9500 cubes --resume "$out/fitted/cells.pt"

cd "$out/fitted"
cp find.onnx "$out/networks/find_board.onnx"
cp others.onnx "$out/networks/find_others.onnx"
cp borders.onnx "$out/networks/place_borders.onnx"
cp rims.onnx "$out/networks/place_rims.onnx"
cp cubes_look.onnx "$out/networks/encode_cell.onnx"
cp cells_judge.onnx "$out/networks/classify_stacks.onnx"
cd - > /dev/null

build "$out/networks"

# The weights that decide whether something hides a cell are part of the sources, so the new ones are only written to
# OUT, to be compared with them.
echo "== fitting: obscured"
folders=()
draw plain 60 301 --as-printed .5 --illustrations 0
things=(--row any-hand --row any-sleeve --row any-cup --row any-card --row any-pouch --row any-slab)
lights=(--row lamps-mild --row lamps-strong --row lamps-extreme --row veil-mild --row veil-strong --row veil-extreme
        --row off-centre-20 --row off-centre-28)
folders+=("${photos[@]}")
"$out/build/tools/stress" "${folders[@]}" --fitted --seed 501 --out "$out/pictures/things" "${things[@]}"
for seed in 501 502 504; do
    "$out/build/tools/stress" "${folders[@]}" --fitted --seed $seed --out "$out/pictures/trinkets-$seed" --row any-trinket
done
"$out/build/tools/stress" "${folders[@]}" --fitted --seed 503 --out "$out/pictures/lights" "${lights[@]}"
"$out/build/tools/obscured-cells" "${folders[@]}" "$out/pictures/things" "$out"/pictures/trinkets-* \
    "$out/pictures/lights" --fitted --out "$out/fitted/obscured.csv"
weigh obscured

# So are the numbers by which the colours of a board's tops are compared, on boards that the networks have not seen.
echo "== fitting: board paints"
folders=()
draw tops 250 302 --as-printed .6
tier=hard draw steep 400 3021 --as-printed .9 --rooms .7
BUILD="$out/build" scripts/draw_boxes.sh "$out/pictures/boxes" 1 4
"$out/build/tools/stress" "$out/pictures/tops" --seed 78 --count 60 --out "$out/pictures/tops-in-light" \
    --row lamps-mild --row lamps-strong --row veil-strong
"$out/build/tools/obscured-cells" "${folders[@]}" "$out/pictures/tops-in-light" "$out"/pictures/boxes/box? \
    --out "$out/fitted/board_paints.csv"
weigh board_paints

# And those of how likely a top that looks gray is a brown one that mirrors light.
echo "== fitting: paled tops"
"$out/build/tools/stress" "$out/pictures/tops" --seed 79 --out "$out/pictures/tops-that-mirror" \
    --row lamps-mild --row lamps-strong --row sheen-mild --row sheen-strong
"$out/build/tools/obscured-cells" "$out/pictures/tops" "$out/pictures/tops-that-mirror" \
    --out "$out/fitted/paled_tops.csv"
weigh paled_tops

# What the parts of boards look like, also on photos that the networks know: colours are no guesses of theirs.
echo "== fitting: part colours"
"$out/build/tools/obscured-cells" "$out/pictures/steep" "${photos[@]}" --fitted \
    --out "$out/fitted/cells_of_parts.csv" --parts "$out/fitted/part_colours.csv"
weigh part_colours

# And those that decide whether there is a board at all. Drawn pictures without one are too easy to learn from.
if [ ${#others[@]} -gt 0 ]; then
    echo "== fitting: no board"
    draw unseen 600 302 --as-printed .6
    "$out/build/tools/no-board" "${others[@]}" "${photos[@]}" "$out/pictures/unseen" "$out/pictures/things" \
        "$out/pictures/lights" --features "$out/fitted/no_board.csv"
    weigh no_board
fi

folders=()
draw check 200 900 --as-printed .5 --illustrations 0
$python scripts/train/fit_temperature.py "$out/fitted/cubes.pt" "$out/pictures/check"
"$out/build/tools/accuracy" "$out/pictures/check" "${photos[@]}" --kept-apart
