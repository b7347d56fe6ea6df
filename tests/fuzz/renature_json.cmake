# Fuzzes the reader of games of Renature, see scripts/fuzz.sh.
target_compile_options(concord_renature PRIVATE -fsanitize=fuzzer-no-link ${fuzz_sanitizers})

add_executable(fuzz_renature_json fuzz_renature_json.cpp)
target_compile_options(fuzz_renature_json PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_options(fuzz_renature_json PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_libraries(fuzz_renature_json PRIVATE concord_games concord_renature concord_compiler)
