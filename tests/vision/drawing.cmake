# tools/drawing, which draws boards with known truth.
add_executable(drawing_tests drawing_test.cpp drawn_glass_test.cpp drawn_light_test.cpp)
target_link_libraries(drawing_tests PRIVATE concord_drawing concord_compiler nlohmann_json::nlohmann_json GTest::gtest_main)
gtest_discover_tests(drawing_tests)
