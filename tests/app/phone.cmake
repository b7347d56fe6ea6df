# Phones: messages, edits, access and the dialog in this process; hostile clients against the real program.
find_package(nlohmann_json 3.11 REQUIRED)

add_executable(phone_tests
    gui_main.cpp
    gui_support.cpp
    phone_access_test.cpp
    phone_client.cpp
    phone_command_test.cpp
    phone_dialog_test.cpp
    phone_engine_test.cpp
    phone_flood_test.cpp
    phone_hostile_test.cpp
    phone_photos_test.cpp
    phone_program_test.cpp
    phone_state_test.cpp
    phone_undo_test.cpp
)
target_link_libraries(phone_tests PRIVATE concord_gui concord_registered_games concord_phone_page Qt6::Test GTest::gtest
                                          nlohmann_json::nlohmann_json concord_compiler)
target_compile_definitions(phone_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                               CONCORD_APP="$<TARGET_FILE:concord-app>")
add_dependencies(phone_tests concord-app)
gtest_discover_tests(phone_tests DISCOVERY_TIMEOUT 120 PROPERTIES LABELS phone)
