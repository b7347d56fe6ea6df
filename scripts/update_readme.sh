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

{
    "$bin/tools/accuracy" "$photos/dev" "$photos/negatives" --kept-apart
    echo
    echo "Printed by \`$bin/tools/accuracy PHOTOS/dev PHOTOS/negatives --kept-apart\`."
} 2>/dev/null | put accuracy

{
    echo '```'
    "$bin/benchmarks/scoring_benchmark" --benchmark_min_time=0.5 2>/dev/null |
        awk '/^BM_|^-+$|^Benchmark/ {print}'
    echo '```'
    echo
    echo "Printed by \`$bin/benchmarks/scoring_benchmark\`; items are boards."
} | put speed
