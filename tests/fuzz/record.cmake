# Fuzzes the readers of a record: for games of other programs, and for what the record wrote itself. See
# scripts/fuzz.sh. Only the files that read and write games are built, and no database.
find_package(Qt6 6.4 REQUIRED COMPONENTS Core)
find_package(nlohmann_json 3.11 REQUIRED)

add_library(fuzzed_record STATIC
    ../../app/record/entry.cpp
    ../../app/record/exchange.cpp
    ../../app/record/game_record.cpp
    ../../app/record/more_members.cpp
    ../../app/record/repaired_text.cpp
    ../../app/record/checked_cells.cpp
    ../../app/record/stored_game.cpp
)
target_compile_definitions(fuzzed_record PRIVATE CONCORD_VERSION="${PROJECT_VERSION}")
target_compile_options(fuzzed_record PRIVATE -fsanitize=fuzzer-no-link ${fuzz_sanitizers})
target_link_libraries(fuzzed_record PUBLIC concord_scoring Qt6::Core
                                    PRIVATE concord_compiler nlohmann_json::nlohmann_json)

foreach(target IN ITEMS fuzz_exchange fuzz_game_record)
    add_executable(${target} ${target}.cpp ../support/registered_games.cpp ../support/tiny_game.cpp)
    target_compile_options(${target} PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
    target_link_options(${target} PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
    target_link_libraries(${target} PRIVATE fuzzed_record concord_compiler nlohmann_json::nlohmann_json)
endforeach()
