#!/usr/bin/env bash
# Builds the program for the browser into build/web, ready for any web server: docs/web.md
#   web.sh            builds, and says how to open it here
#   web.sh --modules  only the two WebAssembly modules and the weights, in build/web-build/app/web
#   web.sh --test     builds, then reads every committed photo with the modules, in node and two browsers, compares the
#                     readings with those of the native program, and plays games; with --write it also writes what was
#                     measured into docs/web.md
# What was built before is not built again. The first time takes ten minutes on two cores, most of them for OpenCV.
set -euo pipefail
cd "$(dirname "$0")/.."
modules=build/web-build/app/web

scripts/install_packages.sh emscripten protobuf-compiler dpkg-dev brotli node-acorn nodejs python3
command -v ccache > /dev/null && export EM_COMPILER_WRAPPER=ccache
scripts/web_dependencies.sh

echo "== Building the modules"
[ -e build/web-build/build.ninja ] || cmake --preset web > build/web-dependencies/configure.log 2>&1 ||
    { tail -n 40 build/web-dependencies/configure.log >&2; exit 1; }
cmake --build --preset web
if [ "${1:-}" = --modules ]; then
    exit 0
fi

# A native program writes the page's files, with their texts from the catalogue.
echo "== Building the page's files"
[ -e build/release/build.ninja ] || cmake --preset release > build/web-dependencies/native.log 2>&1 ||
    { tail -n 40 build/web-dependencies/native.log >&2; exit 1; }
cmake --build --preset release --target concord_page_files
node app/web/assemble.mjs --page build/release/app/phone/files --modules "$modules" --out build/web
scripts/web_size.sh "${@:2}"

if [ "${1:-}" = --test ]; then
    scripts/test_web.sh "${@:2}"
fi
echo "== Done. To try it here: python3 -m http.server --directory build/web 8080, then http://localhost:8080"
