#!/usr/bin/env bash
# Writes NAME.score.json for every game in samples/boards and samples/renature beside it, with a built concord. Read the
# difference before you keep it: git diff samples
set -euo pipefail
cd "$(dirname "$0")/.."

concord=${1:-build/release/app/cli/concord}
for game in samples/boards/*.json samples/renature/*.json; do
    [[ $game == *.score.json ]] || "$concord" score --json "$game" > "${game%.json}.score.json"
done
