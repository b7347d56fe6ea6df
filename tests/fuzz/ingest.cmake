# Fuzzes the photo reader's first stage:
#   ingest_seeds SEEDS && fuzz_ingest -max_len=20000 -rss_limit_mb=4096 SEEDS
find_package(GTest REQUIRED)
find_package(OpenCV 4.6 REQUIRED COMPONENTS imgcodecs)
find_package(JPEG REQUIRED)
find_package(ZLIB REQUIRED)
find_package(PkgConfig REQUIRED)
pkg_check_modules(HEIF REQUIRED IMPORTED_TARGET libheif)
pkg_check_modules(LCMS REQUIRED IMPORTED_TARGET lcms2)

set(ingest_sanitizers -fsanitize=address,undefined -fno-sanitize-recover=all)
target_compile_options(concord_photo PRIVATE -fsanitize=fuzzer-no-link ${ingest_sanitizers})

add_executable(fuzz_ingest fuzz_ingest.cpp)
target_compile_options(fuzz_ingest PRIVATE -fsanitize=fuzzer ${ingest_sanitizers})
target_link_options(fuzz_ingest PRIVATE -fsanitize=fuzzer ${ingest_sanitizers})
target_link_libraries(fuzz_ingest PRIVATE concord_photo concord_compiler)

add_executable(ingest_seeds
    ingest_seeds.cpp
    ../vision/photo/photo_files.cpp
    ../vision/photo/photo_files_codecs.cpp
)
target_link_options(ingest_seeds PRIVATE ${ingest_sanitizers})
target_link_libraries(ingest_seeds PRIVATE
    concord_photo concord_compiler opencv_imgcodecs JPEG::JPEG PkgConfig::HEIF PkgConfig::LCMS ZLIB::ZLIB GTest::gtest)
