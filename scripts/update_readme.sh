#!/usr/bin/env bash
# Writes the measured figures into README.md. Needs a release build; the folder with more photos may be
# named, by default ../shared/photos, and a folder that scripts/photos/render_views.py filled by the profile
# "fresh" (its boards/ and negatives/), without which the figures of those photos stay as they are.
set -euo pipefail
cd "$(dirname "$0")/.."

photos=${1:-../shared/photos}
fresh=${2:-}
bin=build/release

put() { # put NAME: replaces the block NAME of README.md by standard input
    local name=$1 text
    text=$(cat)
    awk -v name="$name" -v text="$text" '
        index($0, "<!-- " name ":") { print; print ""; print text; print ""; skip = 1; next }
        index($0, "<!-- end of " name) { skip = 0 }
        !skip' README.md > README.md.new
    mv README.md.new README.md
}

measured() { # measured NAME PRINTED-COMMAND ARGUMENTS...: the accuracy table of some photos
    local name=$1 shown=$2 table
    shift 2
    table=$("$bin/tools/accuracy" "$@")
    printf '%s\n\nPrinted by `%s`.\n' "$table" "$shown" | put "$name"
}
measured accuracy "$bin/tools/accuracy PHOTOS/dev PHOTOS/negatives --kept-apart" \
    "$photos/dev" "$photos/negatives" --kept-apart
if [ -n "$fresh" ]; then
    measured fresh "$bin/tools/accuracy FRESH/boards FRESH/negatives" "$fresh/boards" "$fresh/negatives"
fi

figures=$("$bin/benchmarks/scoring_benchmark" --benchmark_min_time=0.5 2> /dev/null | grep -E '^(BM_|Benchmark)')
printf '```\n%s\n```\n\nPrinted by `%s`; items are boards.\n' "$figures" "$bin/benchmarks/scoring_benchmark" | put speed

reading=$("$bin/benchmarks/photo_benchmark" --benchmark_repetitions=11 --benchmark_enable_random_interleaving=true \
    --benchmark_report_aggregates_only=true 2> /dev/null | grep -E '^(Benchmark|.*_median)' | LC_ALL=C sort)
printf '```\n%s\n```\n\nPrinted by `%s`: one core, medians of eleven, taken by turns; the photos are made from a sample, see `%s`.\n' "$reading" \
    "$bin/benchmarks/photo_benchmark" "benchmarks/make_reference_photo.cpp" | put reading
