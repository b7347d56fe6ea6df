#!/usr/bin/env bash
# Runs all automatic checks, or only some parts of them: check_all.sh [PART...]. The parts: format tidy rooms tests web
# memory threads fuzz. All take hours on two cores without a compiler cache; .ci/run does what fits into one hour.
set -euo pipefail
cd "$(dirname "$0")/.."

parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(format tidy rooms tests web memory threads fuzz)
export QT_QPA_PLATFORM=offscreen

# All tests with the sanitizers of addresses and undefined behaviour.
check_memory() {
    scripts/install_packages.sh --tests
    cmake --preset asan
    cmake --build --preset asan
    ctest --preset asan -j "$(nproc)"
}

# A regular expression for ctest that matches the tests in these files.
tests_in() {
    echo "^($(grep -hoP '^TEST(_F)?\(\K\w+' "$@" | sort -u | paste -sd'|'))\\."
}

# With the thread sanitizer, the tests of what uses threads: the reader, batches of photos, autosave, the photo inbox,
# phones, the record.
check_threads() {
    scripts/install_packages.sh --tests
    cmake --preset tsan
    cmake --build --preset tsan
    export TSAN_OPTIONS="suppressions=$PWD/scripts/thread_sanitizer.supp"
    # ctest runs each test in its own process, so that what libraries leave in the main thread does not disturb the
    # next.
    ctest --preset tsan -L phone
    ctest --preset tsan -R 'ParallelMap|ReadBoard'
    ctest --preset tsan -R "$(tests_in tests/app/gui/document/*_test.cpp tests/app/gui/photo/*_test.cpp)"
    ctest --preset tsan -R "$(tests_in tests/app/gui/record/box_test.cpp)"
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
        memory) check_memory ;;
        threads) check_threads ;;
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
