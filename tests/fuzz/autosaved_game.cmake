# Fuzzes the reader of autosaved games, see scripts/fuzz.sh. Only what it needs of the window is built, and no window.
find_package(Qt6 6.4 REQUIRED COMPONENTS Gui)
find_package(OpenCV 4.6 REQUIRED COMPONENTS core)

add_executable(fuzz_autosaved_game
    fuzz_autosaved_game.cpp
    ../../app/gui/document/autosaved_game.cpp
    ../../app/gui/document/autosaved_reading.cpp
    ../../app/gui/document/harmonies_edits.cpp
    ../../app/gui/document/table.cpp
)
target_compile_options(fuzz_autosaved_game PRIVATE -fsanitize=fuzzer ${game_json_checks})
target_link_options(fuzz_autosaved_game PRIVATE -fsanitize=fuzzer ${game_json_checks})
target_link_libraries(fuzz_autosaved_game PRIVATE fuzzed_record concord_scoring Qt6::Gui opencv_core concord_compiler)
