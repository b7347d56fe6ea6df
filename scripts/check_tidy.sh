#!/usr/bin/env bash
# Runs clang-tidy on all sources, with --changed only on those that changed since the last merge (or, where there was
# none, in the last commit); for a changed header, on the source of the same name. --changed SECONDS checks at most MOST
# sources (a variable, 120 by default), and leaves out those whose turn has not come by then, so that .ci/run ends within
# its hour.
set -euo pipefail
cd "$(dirname "$0")/.."

# The commit to compare with: for a merge, the branch it was merged into; otherwise the last merge, or the commit
# before.
base() {
    if git rev-parse -q --verify HEAD^2 > /dev/null; then
        git rev-parse HEAD^1
    else
        git log --merges --max-count=1 --format=%H | grep . || git rev-parse -q --verify HEAD^1
    fi
}

if [ "${1:-}" = --changed ]; then
    since=$(base) || { echo "No history to compare with: nothing is checked"; exit 0; }
    mapfile -t files < <(git diff --name-only --diff-filter=d "$since" -- '*.cpp' '*.h' | sed 's/\.h$/.cpp/' | sort -u |
        while read -r file; do [ ! -e "$file" ] || echo "$file"; done)
    most=${MOST:-120}
    if [ ${#files[@]} -gt "$most" ]; then
        echo "${#files[@]} sources changed, $most of them are checked; scripts/check_all.sh tidy checks all"
        mapfile -t files < <(printf '%s\n' "${files[@]}" | shuf --random-source=<(yes "$since") -n "$most")
    fi
else
    mapfile -t files < <(git ls-files '*.cpp')
fi
[ ${#files[@]} -gt 0 ] || { echo "No sources changed"; exit 0; }

scripts/install_packages.sh --tests clang-tidy-14 libclang-14-dev llvm-14-dev
[ -e build/dev/build.ninja ] || cmake --preset dev > /dev/null  # later the build configures itself again
cmake --build build/dev --target concord_driver_autogen > /dev/null  # the one source that includes what Qt's moc writes
module=build/dev/own_declarations.so
if [ ! scripts/tidy/own_declarations.cpp -ot "$module" ]; then
    g++ -shared -fPIC -std=c++17 -O1 -fno-rtti -isystem "$(llvm-config-14 --includedir)" -o "$module" \
        scripts/tidy/own_declarations.cpp
fi
printf '%s\n' "${files[@]}" | python3 scripts/tidy/run_tidy.py build/dev "$PWD/$module" ${2:+"$2"}
