# The stages of the photo reader, each alone, and all of them on sample photos.
add_executable(reader_tests
    board_frame_test.cpp
    board_paints_test.cpp
    box_profile_test.cpp
    camera_pose_test.cpp
    cell_borders_test.cpp
    hypothesis_test.cpp
    joint_heights_test.cpp
    cell_view_test.cpp
    lab_test.cpp
    colours_test.cpp
    compare_views_test.cpp
    confidence_test.cpp
    cropped_photos_test.cpp
    no_board_test.cpp
    paled_tops_test.cpp
    memory_pages_test.cpp
    obscured_cells_test.cpp
    possible_cameras_test.cpp
    report_test.cpp
    rim_circle_test.cpp
    drawn_stages_test.cpp
    top_colours_test.cpp
    top_heights_test.cpp
    hidden_cells_test.cpp
    spoilt_photos_test.cpp
    other_boards_test.cpp
    other_things_test.cpp
    read_board_test.cpp
    refine_pose_test.cpp
    resample_test.cpp
    settled_photo_test.cpp
    unknown_camera_test.cpp
    visibility_test.cpp
    whole_view_test.cpp
    pixels/board_parts_test.cpp
    pixels/clipping_test.cpp
    pixels/colour_reach_test.cpp
    pixels/compare_pixels_test.cpp
    pixels/cube_scores_test.cpp
    pixels/lamp_test.cpp
    pixels/part_colours_test.cpp
    pixels/shadows_test.cpp
    pixels/sheen_test.cpp
    pixels/strange_pixels_test.cpp
    ../../tools/accuracy/tally.cpp
)
concord_compile_alone(cell_borders_test.cpp compare_views_test.cpp possible_cameras_test.cpp
                      report_test.cpp settled_photo_test.cpp spoilt_photos_test.cpp top_heights_test.cpp visibility_test.cpp)
target_compile_definitions(reader_tests PRIVATE CONCORD_SAMPLES_DIR="${CMAKE_SOURCE_DIR}/samples"
                                                CONCORD_TEST_PHOTOS_DIR="${CMAKE_SOURCE_DIR}/tests/photos"
                                                CONCORD_SHARED_DIR="${CONCORD_SHARED_DIR}")
target_link_libraries(reader_tests PRIVATE concord_vision concord_drawing concord_stress concord_compiler opencv_imgcodecs nlohmann_json::nlohmann_json GTest::gtest_main)
gtest_discover_tests(reader_tests DISCOVERY_TIMEOUT 60)
