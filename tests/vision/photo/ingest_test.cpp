// Pixels and sizes of photos: a drawn one keeps its colours in every format, depth and colour model.
#include "vision/photo/ingest.h"
#include "scoring/json/input_error.h"
#include "tests/vision/photo/photo_files.h"

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

const cv::Size smallSize(120, 90);

std::string refusalOf(const FileBytes& file, const IngestOptions& options = {}) {
    try {
        ingest(file, options);
    } catch (const InputError& error) {
        EXPECT_EQ(error.place(), "");
        return english(error.message());
    }
    return "not refused";
}

TEST(IngestFormats, JpegKeepsItsColours) {
    for (const bool progressive : {false, true}) {
        const Photo photo = ingest(jpegFile(drawnPhoto(smallSize), {}, progressive));
        expectPatches(photo, 3);
        EXPECT_EQ(photo.format, "JPEG");
        EXPECT_EQ(photo.storedSize, smallSize);
        EXPECT_EQ(photo.scale, 1);
        EXPECT_EQ(photo.exifOrientation, 1);
        EXPECT_FALSE(photo.focal35mm.has_value());
        EXPECT_TRUE(photo.warnings.empty());
    }
}

TEST(IngestFormats, PngKeepsItsColoursExactlyInEveryDepth) {
    for (const int type : {CV_8UC3, CV_8UC4, CV_16UC3, CV_16UC4}) {
        const Photo photo = ingest(pngFile(drawnPhoto(smallSize, type)));
        expectPatches(photo, 0);
        EXPECT_EQ(photo.format, "PNG");
    }
}

TEST(IngestFormats, WebpKeepsItsColoursExactly) {
    for (const int type : {CV_8UC3, CV_8UC4}) {
        const Photo photo = ingest(webpFile(drawnPhoto(smallSize, type)));
        expectPatches(photo, 0);
        EXPECT_EQ(photo.format, "WebP");
    }
}

TEST(IngestFormats, TiffKeepsItsColoursInEveryDepth) {
    for (const int type : {CV_8UC3, CV_16UC3}) {
        const Photo photo = ingest(tiffFile(drawnPhoto(smallSize, type)));
        expectPatches(photo, 1);
        EXPECT_EQ(photo.format, "TIFF");
    }
}

TEST(IngestFormats, HeifKeepsItsColoursInEightAndTenBits) {
    for (const int bits : {8, 10}) {
        HeifKind kind;
        kind.bits = bits;
        const auto file = heifFile(drawnPhoto(smallSize), {}, kind);
        if (!file)
            GTEST_SKIP() << "libheif has no HEVC encoder here";
        const Photo photo = ingest(*file);
        expectPatches(photo, 4);
        EXPECT_EQ(photo.format, "HEIF");
        EXPECT_EQ(photo.storedSize, smallSize);
    }
}

TEST(IngestFormats, GrayPhotosStayGray) {
    const cv::Mat gray = drawnPhoto(smallSize, CV_8UC1);
    const cv::Mat deepGray = drawnPhoto(smallSize, CV_16UC1);
    for (const FileBytes& file :
         {pngFile(gray), pngFile(deepGray), tiffFile(gray), tiffFile(deepGray), jpegFile(gray)}) {
        const Photo photo = ingest(file);
        ASSERT_EQ(photo.bgr.type(), CV_8UC3);
        for (int i = 0; i < 12; ++i) {
            const double drawn = gray.at<unsigned char>(15 + i / 4 * 30, 15 + i % 4 * 30);
            const cv::Vec3d read = patchOf(photo, i);
            EXPECT_NEAR(read[0], drawn, 2) << photo.format << " patch " << i;
            EXPECT_EQ(read[0], read[1]);
            EXPECT_EQ(read[1], read[2]);
        }
    }
}

// In four columns: no ink, one ink, half of black, and two inks.
TEST(IngestFormats, CmykWithoutProfileIsConvertedAsIdealInks) {
    cv::Mat inks(90, 120, CV_8UC4, cv::Scalar::all(0));
    inks.colRange(30, 60) = cv::Scalar(255, 0, 0, 0);
    inks.colRange(60, 90) = cv::Scalar(0, 0, 0, 128);
    inks.colRange(90, 120) = cv::Scalar(0, 200, 100, 0);
    const std::array<cv::Vec3d, 4> expected{cv::Vec3d{255, 255, 255}, {255, 255, 0}, {127, 127, 127}, {155, 55, 255}};
    constexpr int photometricSeparated = 5;
    for (const FileBytes& file :
         {cmykJpegFile(inks, true), cmykJpegFile(inks, false), plainTiffFile(inks, photometricSeparated)}) {
        const Photo photo = ingest(file);
        for (int i = 0; i < 4; ++i)
            EXPECT_LE(cv::norm(patchOf(photo, i) - expected.at(static_cast<std::size_t>(i)), cv::NORM_INF), 4)
                << photo.format << " patch " << i << ": " << patchOf(photo, i);
    }
}

TEST(IngestFormats, TransparentPlacesBecomeMidGray) {
    cv::Mat picture = drawnPhoto(smallSize, CV_8UC4);
    for (int y = 0; y < picture.rows; ++y)
        for (int x = 0; x < 60; ++x)
            picture.at<cv::Vec4b>(y, x)[3] = x < 30 ? 0 : 255;
    std::vector<FileBytes> files{pngFile(picture), webpFile(picture)};
    if (const auto heif = heifFile(picture))
        files.push_back(*heif);
    for (const FileBytes& file : files) {
        const Photo photo = ingest(file);
        for (const int i : {0, 4, 8})
            EXPECT_LE(cv::norm(patchOf(photo, i) - cv::Vec3d(128, 128, 128), cv::NORM_INF), 3) << photo.format;
        for (const int i : {1, 5, 9})
            EXPECT_LE(
                cv::norm(patchOf(photo, i) - cv::Vec3d(patchColours.at(static_cast<std::size_t>(i))), cv::NORM_INF), 4)
                << photo.format;
    }
}

TEST(IngestScale, TheSmallestScaleThatReachesTheTargetIsTaken) {
    struct Case {
        int width;
        double scale;
    };
    IngestOptions options;
    options.targetLongSidePx = 100;
    for (const Case& expected :
         {Case{99, 1.0}, {100, 1.0}, {199, 1.0}, {200, 0.5}, {400, 0.25}, {799, 0.25}, {800, 0.125}, {4000, 0.125}}) {
        const cv::Mat picture = drawnPhoto({expected.width, 60});
        std::vector<FileBytes> files{jpegFile(picture), pngFile(picture), webpFile(picture), tiffFile(picture)};
        if (const auto heif = heifFile(picture))
            files.push_back(*heif);
        for (const FileBytes& file : files) {
            const Photo photo = ingest(file, options);
            EXPECT_EQ(photo.scale, expected.scale) << photo.format << " " << expected.width;
            EXPECT_EQ(photo.storedSize, cv::Size(expected.width, 60));
            EXPECT_EQ(photo.bgr.cols, static_cast<int>(std::ceil(expected.width * expected.scale)));
            EXPECT_EQ(photo.bgr.rows, static_cast<int>(std::ceil(60 * expected.scale)));
        }
    }
}

TEST(IngestScale, ReducedPhotosKeepColoursAndPositions) {
    IngestOptions options;
    options.targetLongSidePx = 200;
    for (const int width : {803, 1600, 1999}) {
        const cv::Mat picture = drawnPhoto({width, width * 3 / 4});
        for (const FileBytes& file : {jpegFile(picture), pngFile(picture), webpFile(picture), tiffFile(picture)})
            expectPatches(ingest(file, options), 3);
    }
}

TEST(IngestScale, TinyPhotosAreNotReduced) {
    const cv::Mat dot(1, 1, CV_8UC3, cv::Scalar(10, 20, 30));
    for (const FileBytes& file : {jpegFile(dot), pngFile(dot), webpFile(dot), tiffFile(dot)}) {
        const Photo photo = ingest(file);
        EXPECT_EQ(photo.bgr.size(), cv::Size(1, 1));
        EXPECT_LE(cv::norm(photo.bgr.at<cv::Vec3b>(0, 0), cv::Vec3b(10, 20, 30), cv::NORM_INF), 2) << photo.format;
    }
}

TEST(IngestScale, HundredMegapixelsAreReduced) {
    const FileBytes file = jpegFile(cv::Mat(10'000, 10'000, CV_8UC1, cv::Scalar(77)));
    const Photo photo = ingest(file);
    EXPECT_EQ(photo.storedSize, cv::Size(10'000, 10'000));
    EXPECT_EQ(photo.bgr.size(), cv::Size(2'500, 2'500));
    EXPECT_EQ(photo.bgr.at<cv::Vec3b>(2'499, 2'499), cv::Vec3b(77, 77, 77));
}

TEST(IngestRefusals, OtherFormatsAreNamed) {
    EXPECT_EQ(refusalOf({}), "the file is empty, expected a photo");
    EXPECT_EQ(refusalOf({0xff}), "this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes ff");
    EXPECT_EQ(refusalOf({'G', 'I', 'F', '8', '9', 'a', 1, 0}),
              "this is a GIF picture, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    EXPECT_EQ(refusalOf({'%', 'P', 'D', 'F', '-', '1'}),
              "this is a PDF document, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC");
    const char* const text = "this is a text file, not a photo: expected JPEG, PNG, WebP, TIFF or HEIC";
    EXPECT_EQ(refusalOf({'{', '"'}), text);
    EXPECT_EQ(refusalOf({'Z', 'o', 0xc3, 0xab, '\n'}), text);
    EXPECT_EQ(refusalOf({'Z', 0, 'o'}), "this is no photo: expected JPEG, PNG, WebP, TIFF or HEIC, got bytes 5a 00 6f");
}

TEST(IngestRefusals, EverySingleByteIsRefused) {
    for (int byte = 0; byte < 256; ++byte)
        EXPECT_NE(refusalOf({static_cast<unsigned char>(byte)}), "not refused") << byte;
}

TEST(IngestRefusals, MorePixelsThanAllowedAreRefused) {
    IngestOptions options;
    options.maxPixels = 120 * 90 - 1;
    const cv::Mat picture = drawnPhoto(smallSize);
    std::vector<FileBytes> files{jpegFile(picture), pngFile(picture), webpFile(picture), tiffFile(picture)};
    if (const auto heif = heifFile(picture))
        files.push_back(*heif);
    for (const FileBytes& file : files)
        EXPECT_EQ(refusalOf(file, options), "the photo has 120 x 90 pixels, expected at most 0 million pixels");
}

}  // namespace
}  // namespace concord::vision
