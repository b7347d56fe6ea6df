#!/usr/bin/env bash
# Fuzzes the reader of games for a number of seconds: scripts/fuzz.sh SECONDS. Starts from the sample
# games; what is found lies in build/fuzz/findings.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?expected a number of seconds}
cmake --preset fuzz
cmake --build --preset fuzz --target fuzz_game_json
mkdir -p build/fuzz/corpus build/fuzz/findings
rm -rf build/fuzz/seeds
mkdir build/fuzz/seeds
for game in samples/boards/*.json; do
    [[ $game == *.score.json ]] || cp "$game" build/fuzz/seeds/
done
build/fuzz/tests/fuzz/fuzz_game_json -max_total_time="$seconds" -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 \
    -dict=tests/fuzz/game.dict -artifact_prefix=build/fuzz/findings/ build/fuzz/corpus build/fuzz/seeds
