#!/usr/bin/env bash
# Writes NAME.score.json beside every game NAME.json in samples/boards and samples/renature, with a concord that was
# built before: update_expected_scores.sh [CONCORD]. Look at the changes before you keep them: git diff samples
set -euo pipefail
cd "$(dirname "$0")/.."

concord=${1:-build/release/app/cli/concord}
for game in samples/boards/*.json samples/renature/*.json; do
    [[ $game != *.score.json ]] || continue
    score=$("$concord" score --json "$game")  # first, so that a failure leaves the file as it is
    printf '%s\n' "$score" > "${game%.json}.score.json"
done
