#!/usr/bin/env bash
# Fuzzes the readers of games (of Harmonies and of Renature), of autosaved games, of imports, of the copies of games
# that the record writes and of messages from phones for SECONDS in all: fuzz.sh SECONDS [READER]. READER: only this one,
# such as autosaved_game. Starts from the sample games and from files beside the tests. Inputs that fail are written to
# build/fuzz/findings.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:?expected a number of seconds}
if [[ $# -gt 1 ]]; then
    targets=("$2")
else
    targets=(game_json renature_json autosaved_game exchange game_record phone_message)
fi

seeds() {
    case $1 in
        game_json) find samples/boards -name '*.json' ! -name '*.score.json' ;;
        renature_json) find samples/renature -name '*.json' ! -name '*.score.json' ;;
        autosaved_game) find tests/old-data/kept tests/fuzz/autosaved -name '*.json' ;;
        phone_message) find tests/fuzz/phone -name '*.json' ;;
        exchange) find tests/old-data/exports tests/fuzz/exchange -name '*.jsonl' ;;
        game_record)
            find tests/old-data/games.concord.files tests/old-data/names tests/fuzz/game_record -name '*.json' \
                ! -name players.json
            ;;
    esac
}

dictionary() {
    case $1 in
        game_json) echo game ;;
        renature_json) echo renature ;;
        autosaved_game) echo autosaved_game ;;
        phone_message) echo phone_message ;;
        *) echo record ;;
    esac
}

cmake --preset fuzz
cmake --build --preset fuzz --target "${targets[@]/#/fuzz_}"
mkdir -p build/fuzz/findings
for target in "${targets[@]}"; do
    corpus=build/fuzz/corpus/$target
    seed_corpus=build/fuzz/seeds/$target
    rm -rf "$seed_corpus"
    mkdir -p "$corpus" "$seed_corpus"
    seeds "$target" | xargs cp --backup=numbered -t "$seed_corpus"  # folders may hold equal names
    build/fuzz/tests/fuzz/"fuzz_$target" -max_total_time=$((seconds / ${#targets[@]} + 1)) -timeout=20 \
        -rss_limit_mb=2048 -print_final_stats=1 -dict="tests/fuzz/$(dictionary "$target").dict" \
        -artifact_prefix=build/fuzz/findings/ "$corpus" "$seed_corpus"
done
