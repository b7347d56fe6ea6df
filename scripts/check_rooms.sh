#!/usr/bin/env bash
# Checks that a room includes only from the rooms listed before it in scripts/rooms.txt, except those that its third
# column excludes, and that includes of our own headers start from the project's root. With --draw it prints the list
# for docs/house.md; without, it also checks that docs/house.md contains that list.
set -euo pipefail
cd "$(dirname "$0")/.."

draw() {
    echo '```'
    awk -F ' *[|] *' '/^[^#]/ { printf "%-20s %s\n", $1, $2 }' scripts/rooms.txt | sed 's/ *$//'
    echo '```'
}
if [ "${1:-}" = --draw ]; then
    draw
    exit
fi

git ls-files '*.cpp' '*.h' | grep -v '^tests/' | xargs grep -Hn '^#include "' | awk -F ' *[|] *' '
    function fail(why) { print why; bad = 1 }
    function roomOf(file,    room) {
        room = file
        while (sub(/\/[^\/]*$/, "", room))
            if (room in layer) return room
        return ""
    }
    NR == FNR { if (/^[^#]/) { layer[$1] = ++layers; excluded[$1] = $3 } next }
    {
        match($0, /:[0-9]+:/)
        file = substr($0, 1, RSTART - 1); line = substr($0, RSTART + 1, RLENGTH - 2)
        included = $0; sub(/^[^"]*"/, "", included); sub(/".*/, "", included)
        from = roomOf(file); to = roomOf(included)
        place = file ":" line ": "
        if (from == "") fail(place "the file stands in no room of scripts/rooms.txt")
        else if (to == "") {
            if (system("test -e \"" included "\" || test -e \"$(dirname \"" file "\")/" included "\"") == 0)
                fail(place "name the header from the root of the project: " included)
        } else if (layer[to] > layer[from]) fail(place from " must not include from " to)
        else {
            n = split(excluded[from], names, " ")
            for (i = 1; i <= n; ++i)
                if (names[i] != from && index(to "/", names[i] "/") == 1)
                    fail(place from " must know nothing of " names[i])
        }
    }
    END { exit bad }' scripts/rooms.txt -

awk '/<!-- rooms:/ { on = 1; next } /<!-- end of rooms/ { on = 0 } on && NF' docs/house.md | diff - <(draw) ||
    {
        echo "docs/house.md does not show the rooms as they are: put the output of scripts/check_rooms.sh --draw there"
        exit 1
    }
