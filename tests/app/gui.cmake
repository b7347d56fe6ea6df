# The window: documents and models without a screen, the real widgets offscreen.
find_package(Qt6 6.4 REQUIRED COMPONENTS Charts Gui Sql Test Widgets)

add_executable(gui_tests
    gui_access_test.cpp
    gui_alt_letters_test.cpp
    gui_any_game_test.cpp
    gui_autosave_test.cpp
    gui_autosaved_game_test.cpp
    gui_autosaved_reading_test.cpp
    gui_autosaved_versions_test.cpp
    gui_board_keys_test.cpp
    gui_board_test.cpp
    gui_camera_test.cpp
    gui_cards_test.cpp
    gui_claim_test.cpp
    gui_contradiction_test.cpp
    gui_crash_test.cpp
    gui_dispute_test.cpp
    gui_document_test.cpp
    gui_drawing_test.cpp
    gui_elided_test.cpp
    gui_emptied_test.cpp
    gui_keyboard_walk_test.cpp
    gui_ending_test.cpp
    gui_game_recorder_test.cpp
    gui_help_reader_test.cpp
    gui_language_test.cpp
    gui_main.cpp
    gui_models_test.cpp
    gui_names_test.cpp
    gui_new_game_test.cpp
    gui_old_data_test.cpp
    gui_options_test.cpp
    gui_outline_test.cpp
    gui_pad_test.cpp
    gui_past_games_test.cpp
    gui_photo_drop_test.cpp
    gui_photo_inbox_kept_test.cpp
    gui_photo_inbox_moves_test.cpp
    gui_photo_inbox_order_test.cpp
    gui_photo_inbox_questions_test.cpp
    gui_photo_inbox_several_test.cpp
    gui_photo_inbox_support.cpp
    gui_photo_inbox_test.cpp
    gui_photo_strip_test.cpp
    gui_photo_test.cpp
    gui_plant_grid_test.cpp
    gui_record_window_test.cpp
    gui_recorded_game_test.cpp
    gui_renature_test.cpp
    gui_saved_test.cpp
    gui_seen_test.cpp
    gui_share_window_test.cpp
    gui_sheet_test.cpp
    gui_start_test.cpp
    gui_spoken_test.cpp
    gui_support.cpp
    gui_table_test.cpp
    gui_ten_jobs_support.cpp
    gui_ten_jobs_test.cpp
    gui_typed_cards_test.cpp
    gui_typed_row_test.cpp
    gui_watched_folder_test.cpp
    gui_window_test.cpp
    gui_words_test.cpp
    postgres_server.cpp
)
target_link_libraries(gui_tests PRIVATE concord_gui concord_registered_games Qt6::Sql Qt6::Test GTest::gtest concord_compiler)
target_compile_definitions(gui_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                             CONCORD_OLD_DATA_DIR="${CMAKE_SOURCE_DIR}/tests/old-data"
                                             CONCORD_TRANSLATIONS_DIR="${CMAKE_SOURCE_DIR}/app/translations")
# As in the window: only these know Qt Charts.
add_library(gui_statistics_tests OBJECT colour_distance.cpp gui_charts_test.cpp gui_statistics_test.cpp)
target_link_libraries(gui_statistics_tests PRIVATE concord_gui Qt6::Charts Qt6::Test GTest::gtest concord_compiler)
target_sources(gui_tests PRIVATE $<TARGET_OBJECTS:gui_statistics_tests>)
gtest_discover_tests(gui_tests DISCOVERY_TIMEOUT 120 PROPERTIES LABELS gui)

# What becomes of autosaved games when the program dies or the disk is full at any call that changes their folder, and how
# often a photo is decoded. The calls are the program's own functions, which the libraries find first.
add_executable(gui_fault_tests gui_decode_test.cpp gui_file_faults.cpp gui_fault_test.cpp gui_support.cpp)
set_target_properties(gui_fault_tests PROPERTIES ENABLE_EXPORTS ON)
target_link_libraries(gui_fault_tests PRIVATE concord_gui GTest::gtest_main concord_compiler ${CMAKE_DL_LIBS})
target_compile_definitions(gui_fault_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples")
gtest_discover_tests(gui_fault_tests DISCOVERY_TIMEOUT 120 PROPERTIES LABELS gui)

# Presses keys in the real program; lies where Qt looks for such plugins.
add_library(concord_driver MODULE driver/driver.cpp)
set_target_properties(concord_driver PROPERTIES AUTOMOC ON AUTOMOC_COMPILER_PREDEFINES OFF
                      LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/plugins/generic)
target_link_libraries(concord_driver PRIVATE Qt6::Widgets Qt6::Test concord_compiler)
target_compile_definitions(gui_tests PRIVATE CONCORD_APP="$<TARGET_FILE:concord-app>"
                                             CONCORD_DRIVER_PLUGINS="${CMAKE_CURRENT_BINARY_DIR}/plugins")
add_dependencies(gui_tests concord-app concord_driver)
