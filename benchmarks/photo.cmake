# The time to ingest and read a photo. The reference photos are made from a sample when the benchmark is built.
find_package(OpenCV 4.6 REQUIRED COMPONENTS core imgproc imgcodecs)
find_package(benchmark REQUIRED)
find_package(nlohmann_json REQUIRED)

add_executable(make-reference-photo make_reference_photo.cpp)
target_link_libraries(make-reference-photo PRIVATE opencv_core opencv_imgproc opencv_imgcodecs concord_compiler)

set(reference_sample ${CMAKE_SOURCE_DIR}/samples/photos/normal/dev_013.jpg)
set(reference_photos)
foreach(size IN ITEMS 12:4000 48:8000)
    string(REPLACE ":" ";" size ${size})
    list(GET size 0 megapixels)
    list(GET size 1 width)
    set(photo ${CMAKE_CURRENT_BINARY_DIR}/reference-${megapixels}mp.jpg)
    add_custom_command(OUTPUT ${photo}
        COMMAND make-reference-photo ${reference_sample} ${width} ${photo}
        DEPENDS make-reference-photo ${reference_sample}
        COMMENT "Making a reference photo of ${megapixels} megapixels")
    list(APPEND reference_photos ${photo})
endforeach()
add_custom_target(reference_photos DEPENDS ${reference_photos})

add_executable(photo_benchmark photo_benchmark.cpp)
add_dependencies(photo_benchmark reference_photos)
target_compile_definitions(photo_benchmark PRIVATE CONCORD_REFERENCE_DIR="${CMAKE_CURRENT_BINARY_DIR}")
target_link_libraries(photo_benchmark PRIVATE concord_vision concord_compiler opencv_imgcodecs nlohmann_json::nlohmann_json benchmark::benchmark)
if(TARGET concord)
    target_compile_definitions(photo_benchmark PRIVATE CONCORD_PROGRAM="$<TARGET_FILE:concord>")
    add_dependencies(photo_benchmark concord)
endif()
