#!/usr/bin/env bash
# Takes pictures of every page of the window, without a screen; needs a release build (target views).
#
#   scripts/take_screenshots.sh FOLDER [LANGUAGE...]       light and dark, on a small, a medium and a large screen, by
#                                                          default in English and German
#   scripts/take_screenshots.sh --compare BEFORE AFTER TO  two such folders side by side (needs ImageMagick)
#   scripts/take_screenshots.sh --readme                   updates the pictures of the README (needs ImageMagick)
set -euo pipefail
cd "$(dirname "$0")/.."
views=build/release/tools/views/views

if [ "${1:-}" = --readme ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    "$views" "$folder/light" --size 1180x700 --only photo-doubts --only dispute-water --only start-with-games \
        --only ending-winner
    "$views" "$folder/dark" --size 1180x700 --dark --only pad-won
    shrink() { convert "$folder/$1.png" -dither FloydSteinberg -colors 224 "PNG8:docs/images/$2.png"; }
    shrink light/photo-doubts window
    shrink light/dispute-water dispute
    shrink dark/pad-won pad-dark
    shrink light/start-with-games start
    shrink light/ending-winner ending
    exit
fi

if [ "${1:-}" = --compare ]; then
    before=${2:?"which folder has the pictures from before?"}
    after=${3:?"which folder has the pictures from now?"}
    to=${4:?"which folder are the pairs for?"}
    (cd "$after" && find . -name '*.png') | while read -r name; do
        mkdir -p "$to/$(dirname "$name")"
        # A new page has no picture from before.
        if [ -e "$before/$name" ]; then
            montage "$before/$name" "$after/$name" -tile 2x1 -geometry +8+8 -background gray "$to/$name"
        else
            cp "$after/$name" "$to/$name"
        fi
    done
    exit
fi

folder=${1:?"which folder are the pictures for?"}
shift
[ $# -gt 0 ] || set -- en de
for language in "$@"; do
    for screen in "1024x600 1" "1366x768 1" "3840x2160 2"; do
        read -r size scale <<< "$screen"
        "$views" "$folder/$language-light-$size" --lang "$language" --size "$size" --scale "$scale"
        "$views" "$folder/$language-dark-$size" --lang "$language" --size "$size" --scale "$scale" --dark
    done
done
