# The record of games, without a window.
find_package(Qt6 6.4 REQUIRED COMPONENTS Sql)

add_executable(record_writer record_writer.cpp)
target_link_libraries(record_writer PRIVATE concord_record concord_compiler)

add_executable(record_tests
    record_damage_test.cpp
    record_format_test.cpp
    record_store_test.cpp
)
add_dependencies(record_tests record_writer)
target_compile_definitions(record_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                                CONCORD_RECORD_WRITER="$<TARGET_FILE:record_writer>")
target_link_libraries(record_tests PRIVATE concord_record Qt6::Sql concord_compiler nlohmann_json::nlohmann_json
                                           GTest::gtest_main)
gtest_discover_tests(record_tests)
