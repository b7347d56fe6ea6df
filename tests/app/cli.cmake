# The program concord, run in the process of the tests.
find_package(OpenCV 4.6 REQUIRED COMPONENTS imgcodecs)
find_package(Qt6 6.4 REQUIRED COMPONENTS Sql)

add_executable(cli_tests
    cli_commands_test.cpp
    cli_completions_test.cpp
    cli_games_test.cpp
    cli_old_data_test.cpp
    cli_names_test.cpp
    cli_outputs_test.cpp
    cli_read_test.cpp
    cli_record_test.cpp
    cli_score_test.cpp
    cli_text_test.cpp
    cli_why_test.cpp
)
target_compile_definitions(cli_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                             CONCORD_OLD_DATA_DIR="${CMAKE_SOURCE_DIR}/tests/old-data"
                                             CONCORD_TEST_PHOTOS_DIR="${CMAKE_SOURCE_DIR}/tests/photos"
                                             CONCORD_PROGRAM="$<TARGET_FILE:concord>"
                                             CONCORD_VERSION="${PROJECT_VERSION}")
add_dependencies(cli_tests concord)
if(CONCORD_WINDOW)  # whose program some tests start too
    target_compile_definitions(cli_tests PRIVATE CONCORD_APP="$<TARGET_FILE:concord-app>")
    add_dependencies(cli_tests concord-app)
endif()
target_link_libraries(cli_tests PRIVATE concord_registered_games concord_cli concord_compiler opencv_imgcodecs Qt6::Sql nlohmann_json::nlohmann_json GTest::gtest_main)
gtest_discover_tests(cli_tests)
