#!/usr/bin/env bash
# Writes the measured figures into README.md. Needs a release build; the folder with more photos may be
# named, by default ../shared/photos.
set -euo pipefail
cd "$(dirname "$0")/.."

photos=${1:-../shared/photos}
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

table=$("$bin/tools/accuracy" "$photos/dev" "$photos/negatives" --kept-apart)
printf '%s\n\nPrinted by `%s`.\n' "$table" "$bin/tools/accuracy PHOTOS/dev PHOTOS/negatives --kept-apart" | put accuracy

figures=$("$bin/benchmarks/scoring_benchmark" --benchmark_min_time=0.5 2> /dev/null | grep -E '^(BM_|Benchmark)')
printf '```\n%s\n```\n\nPrinted by `%s`; items are boards.\n' "$figures" "$bin/benchmarks/scoring_benchmark" | put speed
