# Files in and out of both programs.
add_executable(files_tests files_test.cpp)
target_link_libraries(files_tests PRIVATE concord_files concord_compiler GTest::gtest_main)
gtest_discover_tests(files_tests)
