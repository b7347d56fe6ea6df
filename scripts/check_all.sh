#!/usr/bin/env bash
# All that machines can check, before a task is closed: check_all.sh [PART...]. The parts, all by default: format tidy
# rooms tests web memory threads fuzz. Takes hours on two cores without a cache; .ci/run does what fits into one hour.
set -euo pipefail
cd "$(dirname "$0")/.."

parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(format tidy rooms tests web memory threads fuzz)
export QT_QPA_PLATFORM=offscreen

# Addresses and undefined behaviour, over all tests.
no_misuse() {
    scripts/install_packages.sh --tests
    cmake --preset asan
    cmake --build --preset asan
    ctest --preset asan -j "$(nproc)"
}

# The tests in these files, as a filter of ctest.
in_files() {
    echo "^($(grep -hoP '^TEST(_F)?\(\K\w+' "$@" | sort -u | paste -sd'|'))\\."
}

# The tests of what uses threads: the reader, batches of photos, autosave, photos on their way in, phones, the record.
no_races() {
    scripts/install_packages.sh --tests
    cmake --preset tsan
    cmake --build --preset tsan
    export TSAN_OPTIONS="suppressions=$PWD/scripts/thread_sanitizer.supp"
    # Each in a process of its own: what the libraries leave behind in the main thread is not seen in the next test.
    ctest --preset tsan -L phone
    ctest --preset tsan -R 'ParallelMap|ReadBoard'
    ctest --preset tsan -R "$(in_files tests/app/gui/document/*_test.cpp tests/app/gui/photo/*_test.cpp)"
    ctest --preset tsan -R "$(in_files tests/app/gui/record/box_test.cpp)"
    build/tsan/tests/app/record/record_tests
}

for part in "${parts[@]}"; do
    echo "== $part"
    SECONDS=0
    case $part in
        format) scripts/check_format.sh ;;
        tidy) scripts/check_tidy.sh ;;
        rooms) scripts/check_rooms.sh ;;
        tests) scripts/test.sh -DCONCORD_WERROR=ON ;;
        web) scripts/web.sh --test ;;
        memory) no_misuse ;;
        threads) no_races ;;
        fuzz)
            scripts/install_packages.sh clang libclang-rt-14-dev
            scripts/fuzz.sh 300
            ;;
        *)
            echo "check_all.sh: expected format, tidy, rooms, tests, web, memory, threads or fuzz, got $part" >&2
            exit 2
            ;;
    esac
    echo "== $part passed in $((SECONDS / 60)) min $((SECONDS % 60)) s"
done
