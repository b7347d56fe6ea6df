# The window: documents and models without a screen, the real widgets offscreen.
find_package(Qt6 6.4 REQUIRED COMPONENTS Test)

add_executable(gui_tests
    gui_board_test.cpp
    gui_camera_test.cpp
    gui_cards_test.cpp
    gui_dispute_test.cpp
    gui_document_test.cpp
    gui_drawing_test.cpp
    gui_main.cpp
    gui_models_test.cpp
    gui_outline_test.cpp
    gui_photo_desk_test.cpp
    gui_photo_test.cpp
    gui_support.cpp
    gui_window_test.cpp
    gui_words_test.cpp
)
target_link_libraries(gui_tests PRIVATE concord_gui Qt6::Test GTest::gtest concord_compiler)
target_compile_definitions(gui_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                             CONCORD_TRANSLATIONS_DIR="${CMAKE_SOURCE_DIR}/app/translations")
gtest_discover_tests(gui_tests DISCOVERY_TIMEOUT 120 PROPERTIES LABELS gui)
