# The record of games, without a window.
find_package(Qt6 6.4 REQUIRED COMPONENTS Sql)
find_package(OpenCV 4.6 REQUIRED COMPONENTS imgcodecs)
find_package(PkgConfig REQUIRED)
pkg_check_modules(EXIV2 REQUIRED IMPORTED_TARGET exiv2)

add_executable(record_writer postgres_server.cpp record_writer.cpp)
target_link_libraries(record_writer PRIVATE concord_registered_games concord_record concord_compiler GTest::gtest)

# Loaded into record_writer before the C library. Without sanitizers, which want to come first themselves.
add_library(file_faults MODULE file_faults.cpp)
target_compile_options(file_faults PRIVATE -Wall -Wextra -Wpedantic -Wshadow)

add_executable(record_tests
    postgres_server.cpp
    record_address_test.cpp
    record_backup_test.cpp
    record_damage_test.cpp
    record_disputes_test.cpp
    record_emptied_test.cpp
    record_exchange_test.cpp
    record_export_test.cpp
    record_foreign_test.cpp
    record_format_test.cpp
    record_full_test.cpp
    record_games_test.cpp
    record_kill_test.cpp
    record_location_test.cpp
    record_moved_test.cpp
    record_names_test.cpp
    record_photo_test.cpp
    record_power_test.cpp
    record_restore_test.cpp
    record_server_test.cpp
    record_share_test.cpp
    record_store_test.cpp
    record_version_test.cpp
)
add_dependencies(record_tests record_writer file_faults)
target_compile_definitions(record_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                                CONCORD_OLD_DATA_DIR="${CMAKE_SOURCE_DIR}/tests/old-data"
                                                CONCORD_RECORD_WRITER="$<TARGET_FILE:record_writer>"
                                                CONCORD_FILE_FAULTS="$<TARGET_FILE:file_faults>")
target_link_libraries(record_tests PRIVATE concord_registered_games concord_record concord_photo opencv_imgcodecs Qt6::Sql PkgConfig::EXIV2 concord_compiler nlohmann_json::nlohmann_json
                                           GTest::gtest_main)
gtest_discover_tests(record_tests TEST_FILTER -*Server*)
# One server for all tests that need it.
add_test(NAME RecordOnServer COMMAND record_tests --gtest_filter=*Server*)
set_tests_properties(RecordOnServer PROPERTIES SKIP_REGULAR_EXPRESSION "PostgreSQL is not installed")
