# Fuzzes the reader of games, see scripts/fuzz.sh.
set(fuzz_sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
foreach(library concord_json concord_table concord_games concord_harmonies)
    target_compile_options(${library} PRIVATE -fsanitize=fuzzer-no-link ${fuzz_sanitizers})
endforeach()

add_executable(fuzz_game_json fuzz_game_json.cpp ../support/registered_games.cpp ../support/tiny_game.cpp)
target_compile_options(fuzz_game_json PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_options(fuzz_game_json PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_libraries(fuzz_game_json PRIVATE concord_scoring concord_compiler nlohmann_json::nlohmann_json)
