# The record of games, without a window.
add_executable(record_tests
    record_format_test.cpp
    record_store_test.cpp
)
target_compile_definitions(record_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples")
target_link_libraries(record_tests PRIVATE concord_record concord_compiler nlohmann_json::nlohmann_json
                                           GTest::gtest_main)
gtest_discover_tests(record_tests)
