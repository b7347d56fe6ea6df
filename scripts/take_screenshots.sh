#!/usr/bin/env bash
# Takes pictures of every view of the window, without a screen; needs a release build.
#
#   scripts/take_screenshots.sh FOLDER [LANGUAGE...]   light and dark, on a small, an ordinary and a large screen, by
#                                                      default in English, German and Japanese
#   scripts/take_screenshots.sh --readme               updates those of the README (needs ImageMagick)
set -euo pipefail
cd "$(dirname "$0")/.."
views=build/release/tools/views/views

if [ "${1:-}" = --readme ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    "$views" "$folder/light" --size 1180x700 --only photo-doubts --only dispute-water
    "$views" "$folder/dark" --size 1180x700 --dark --only pad-won
    small() { convert "$folder/$1.png" -dither FloydSteinberg -colors 224 "PNG8:docs/images/$2.png"; }
    small light/photo-doubts window
    small light/dispute-water dispute
    small dark/pad-won pad-dark
    exit
fi

folder=${1:?"which folder are the pictures for?"}
shift
[ $# -gt 0 ] || set -- en de ja
for language in "$@"; do
    for screen in "1024x600 1" "1440x900 1" "3840x2160 1" "3840x2160 2"; do
        read -r size scale <<< "$screen"
        "$views" "$folder/$language-light-$size-$scale" --lang "$language" --size "$size" --scale "$scale"
        "$views" "$folder/$language-dark-$size-$scale" --lang "$language" --size "$size" --scale "$scale" --dark
    done
done
