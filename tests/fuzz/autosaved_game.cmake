# Fuzzes the reader of autosaved games, see scripts/fuzz.sh. Only those files of the window that the reader needs are
# built.
find_package(Qt6 6.4 REQUIRED COMPONENTS Gui Widgets)  # player_colours.cpp uses menus
find_package(nlohmann_json 3.11 REQUIRED)
find_package(OpenCV 4.6 REQUIRED COMPONENTS calib3d core imgproc)

add_executable(fuzz_autosaved_game
    fuzz_autosaved_game.cpp
    ../../app/gui/document/autosaved_game.cpp
    ../../app/gui/document/harmonies_edits.cpp
    ../../app/gui/document/old_autosaved_reading.cpp
    ../../app/gui/document/table.cpp
    ../../app/gui/document/waiting_photo.cpp
    ../../app/gui/document/waiting_photos_json.cpp
    ../../app/gui/kit/player_colours.cpp
    ../../vision/geometry/board_frame.cpp
    ../../vision/reading/compare_views.cpp
    ../../vision/reading/reading_json.cpp
    ../../vision/reading/reading_json_read.cpp
    ../../vision/reading/review_reason.cpp
)
target_compile_options(fuzz_autosaved_game PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_options(fuzz_autosaved_game PRIVATE -fsanitize=fuzzer ${fuzz_sanitizers})
target_link_libraries(fuzz_autosaved_game PRIVATE fuzzed_record concord_scoring nlohmann_json::nlohmann_json Qt6::Gui Qt6::Widgets
                                                  opencv_calib3d opencv_core opencv_imgproc concord_compiler)
