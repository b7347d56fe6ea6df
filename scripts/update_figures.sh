#!/usr/bin/env bash
# Measures, and writes the figures into docs/accuracy.md, docs/speed.md and README.md. Needs a release build. Arguments:
#   1  the folder with more photos (default: ../shared/photos)
#   2  a folder that scripts/photos/render_views.py filled with a new series of the profile "kitchen": boards/
#   3  a folder that scripts/draw_pairs.sh filled
#   4  a folder with more pictures for the table of photos without a board; those with a truth file beside them show one
#   5  a folder that scripts/draw_boxes.sh filled
#   6  a folder with at least 200 photos that nothing was fitted to, to be spoilt
#   7  a folder that scripts/photos/render_povray.py filled with a new series
#   8  a folder like 2, of another series and only from above (--tiers easy)
# Without 2 the block "fresh" is not updated, without 3 "views" and "given-views", without 4 "no-board", without 5
# "boxes", without 6 "spoilt-printed", without 7 "povray", without 8 "above". An argument may be empty.
set -euo pipefail
cd "$(dirname "$0")/.."

photos=${1:-../shared/photos}
fresh=${2:-}
pairs=${3:-}
more_pictures=${4:-}
boxes=${5:-}
unfitted=${6:-}
povray=${7:-}
above=${8:-}
bin=build/release

put() { scripts/put_block.sh "$@"; }

# put_accuracy BLOCK PRINTED-COMMAND ARGUMENTS...: writes the accuracy table of some photos. The printed command has
# names such as PHOTOS instead of the folders.
put_accuracy() {
    local block=$1 printed_command=$2 table
    shift 2
    table=$("$bin/tools/accuracy" "$@")
    printf '%s\n\nPrinted by `%s`.\n' "$table" "$printed_command" | put docs/accuracy.md "$block"
}

# put_rows BLOCK ARGUMENTS...: spoils photos in each of the ways that the input lists, and writes the accuracy table of
# all. Each way is measured by itself, on all cores.
put_rows() {
    local block=$1
    shift
    rm -rf "${spoilt:?}"/*
    xargs -P "$(nproc)" -I{} bash -c 'spoil_and_measure "$@"' _ {} "$spoilt" "$@"
    printf '%s\n\nPrinted by `%s`, once for each row.\n' "$(join_tables "$spoilt"/*.txt)" "$bin/tools/accuracy SPOILT" |
        put docs/accuracy.md "$block"
}

spoil_and_measure() {  # ROW OUT ARGUMENTS...
    "$bin/tools/stress" "${@:3}" --out "$2/$1" --row "$1" > /dev/null
    "$bin/tools/accuracy" "$2/$1" > "$2/$1.txt"
}
export bin
export -f spoil_and_measure

# The rows of several outputs of `accuracy` in the same two tables, and the sums of what they say about other boards.
join_tables() {
    awk '
        FNR == 1 { table = 0 }
        /^[|] tier / { head[++table] = $0; next }
        /^[|]---/ { head[table] = head[table] "\n" $0; next }
        /^[|]/ { rows[table] = rows[table] "\n" $0 }
        /^Another board/ { seen += $8; shown += $10; imagined += $(NF - 5); none += $(NF - 3); others = 1 }
        END {
            print head[1] rows[1] "\n\n" head[2] rows[2]
            if (others) {
                printf "\nAnother board in view was reported in %d of %d photos that show one on at least 1.5 %% of the "\
                       "picture, and in %d of %d that show none.\n", seen, shown, imagined, none
            }
        }' "$@"
}

# Prints the three lines of README.md about accuracy, from the block "fresh" of docs/accuracy.md.
summary() {
    awk -F ' *[|] *' '
        function percent(field) { sub(/ %.*/, "", field); return field }
        /<!-- fresh:/ { inside = 1 } /<!-- end of fresh/ { inside = 0 }
        inside && $3 ~ / of / { honesty[$2] = $0; next }
        inside { row[$2] = $0 }
        function line(tier, title) {
            split(row[tier], f)
            split(honesty[tier], h)
            printf "- **%s** (%d photos): the landscape score is right in %s %%, the stack in %s %% of the cells "\
                   "(whatever lies under a red token); %s cells a board are asked about, and %s %% are wrong without "\
                   "a question.\n",
                   title, f[3], percent(f[8]), percent(h[4]), f[11], percent(f[10])
        }
        END {
            line("normal", "From above at an angle")
            line("easy", "From straight above")
            line("hard", "From low across the table")
        }' docs/accuracy.md
}

put_accuracy accuracy "$bin/tools/accuracy PHOTOS/dev PHOTOS/negatives --kept-apart" \
    "$photos/dev" "$photos/negatives" --kept-apart
put_accuracy printed "$bin/tools/accuracy PHOTOS/real --kept-apart" "$photos/real" --kept-apart
spoilt=$(mktemp -d)
trap 'rm -rf "$spoilt"' EXIT
of_tables=(lamps-{mild,strong,extreme} veil-{mild,strong,extreme,coloured} sheen-{mild,strong} hand-{1,2,3} cup-{1,2,3}
           off-centre-{12,20,28})
printf '%s\n' "${of_tables[@]}" gray nearly-gray inverted filtered |
    put_rows spoilt "$photos/dev" --kept-apart --seed 77
of_cameras=(blurred half-sharp shaken noisy shadow underexposed overexposed colour-cast mixed-light hdr sharpened vivid
            pale screen messenger turned)
printf '%s\n' "${of_cameras[@]}" | put_rows processed "$photos/dev" --kept-apart --seed 77
if [ -n "$unfitted" ]; then
    printf '%s\n' "${of_tables[@]}" colour-cast mixed-light hdr |
        put_rows spoilt-printed "$unfitted" --seed 303 --count 200
fi
if [ -n "$fresh" ]; then
    put_accuracy fresh "$bin/tools/accuracy FRESH/boards" "$fresh/boards"
fi
if [ -n "$povray" ]; then
    put_accuracy povray "$bin/tools/accuracy POVRAY" "$povray"
fi
if [ -n "$above" ]; then
    put_accuracy above "$bin/tools/accuracy ABOVE/boards" "$above/boards"
fi
if [ -n "$pairs" ]; then
    table=$("$bin/tools/view-pairs" "$pairs" --every odd)
    printf '%s\n\nPrinted by `%s`.\n' "$table" "$bin/tools/view-pairs PAIRS --every odd" | put docs/accuracy.md views
    table=$("$bin/tools/view-pairs" "$photos/pairs" tests/photos/easy tests/photos/normal tests/photos/hard)
    printf '%s\n\nPrinted by `%s`.\n' "$table" \
        "$bin/tools/view-pairs PHOTOS/pairs tests/photos/easy tests/photos/normal tests/photos/hard" |
        put docs/accuracy.md given-views
fi
if [ -n "$more_pictures" ]; then
    table=$("$bin/tools/no-board" "$photos/dev" "$photos/real" "$photos/pairs" "$photos/negatives" tests/photos \
        "$more_pictures")
    printf '%s\n\nPrinted by `%s`.\n' "$table" \
        "$bin/tools/no-board PHOTOS/dev PHOTOS/real PHOTOS/pairs PHOTOS/negatives tests/photos OTHERS" |
        put docs/accuracy.md no-board
fi
if [ -n "$boxes" ]; then
    put_accuracy boxes "$bin/tools/accuracy BOXES/* --boxes" "$boxes"/* --boxes
fi
summary | put README.md sure

scoring=$("$bin/benchmarks/scoring_benchmark" --benchmark_min_time=0.5 2> /dev/null | grep -E '^(BM_|Benchmark)')
printf '```\n%s\n```\n\nPrinted by `%s`; items are boards.\n' "$scoring" "$bin/benchmarks/scoring_benchmark" |
    put docs/speed.md speed

reading=$("$bin/benchmarks/photo_benchmark" --benchmark_repetitions=11 --benchmark_enable_random_interleaving=true \
    --benchmark_report_aggregates_only=true 2> /dev/null | grep -E '^(Benchmark|.*_median)' | LC_ALL=C sort)
how='one core, medians of eleven, interleaved at random; the photos are made from a sample'
printf '```\n%s\n```\n\nPrinted by `%s`: %s, see `%s`.\n' \
    "$reading" "$bin/benchmarks/photo_benchmark" "$how" "benchmarks/make_reference_photo.cpp" |
    put docs/speed.md reading
