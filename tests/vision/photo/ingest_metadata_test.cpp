// Metadata of photos: orientation, focal length, colour profile.
#include "tests/vision/photo/photo_files.h"
#include "vision/codecs/colour_profile.h"
#include "vision/codecs/exif.h"
#include "vision/photo/ingest.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

namespace concord::vision {
namespace {

const cv::Size smallSize(120, 90);
constexpr int photometricRgb = 2;

cv::Mat asRgb(cv::Mat bgr) {
    std::for_each(bgr.begin<cv::Vec3b>(), bgr.end<cv::Vec3b>(),
                  [](cv::Vec3b& pixel) { std::swap(pixel[0], pixel[2]); });
    return bgr;
}

double linear(double level) {
    const double v = level / 255;
    return v <= 0.04045 ? v / 12.92 : std::pow((v + 0.055) / 1.055, 2.4);
}

double encoded(double light) {
    const double v = std::clamp(light, 0.0, 1.0);
    return 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * std::pow(v, 1 / 2.4) - 0.055);
}

// Converts levels (BGR) from Display P3 to sRGB by the published primaries; both have the white point D65.
cv::Vec3d srgbFromP3(const cv::Vec3b& p3) {
    const double r = linear(p3[2]);
    const double g = linear(p3[1]);
    const double b = linear(p3[0]);
    return {encoded(-0.019638 * r - 0.078636 * g + 1.098274 * b), encoded(-0.042057 * r + 1.042057 * g),
            encoded(1.224940 * r - 0.224940 * g)};
}

void expectConvertedFromP3(const Photo& photo, double tolerance) {
    for (int i = 0; i < 12; ++i) {
        const cv::Vec3d expected = srgbFromP3(patchColours.at(static_cast<std::size_t>(i)));
        EXPECT_LE(cv::norm(patchOf(photo, i) - expected, cv::NORM_INF), tolerance)
            << photo.format << " patch " << i << ": " << patchOf(photo, i) << ", expected " << expected;
    }
    EXPECT_TRUE(photo.warnings.empty());
}

TEST(IngestExif, OrientationIsReportedAndPixelsStayAsStored) {
    const cv::Mat picture = drawnPhoto(smallSize);
    for (int orientation = 1; orientation <= 8; ++orientation) {
        Extras extras;
        extras.exif = exifBlock(orientation);
        for (const FileBytes& file : {jpegFile(picture, extras), pngFile(picture, extras), webpFile(picture, extras),
                                      plainTiffFile(asRgb(picture.clone()), photometricRgb, orientation)}) {
            const Photo photo = ingest(file);
            EXPECT_EQ(photo.exifOrientation, orientation) << photo.format;
            EXPECT_EQ(photo.storedSize, smallSize) << photo.format;
            expectPatches(photo, 3);
        }
    }
}

TEST(IngestExif, InvalidOrientationsAreIgnored) {
    for (const int orientation : {0, 9, 65535}) {
        Extras extras;
        extras.exif = exifBlock(orientation);
        EXPECT_EQ(ingest(jpegFile(drawnPhoto(smallSize), extras)).exifOrientation, 1);
    }
}

// The container rotates the picture; the same rotation in EXIF must not be applied again.
TEST(IngestExif, HeifRotationIsAppliedOnce) {
    for (int orientation = 1; orientation <= 8; ++orientation) {
        Extras extras;
        extras.exif = exifBlock(orientation, 26);
        HeifKind kind;
        kind.orientation = orientation;
        const auto file = heifFile(drawnPhoto({120, 88}), extras, kind);
        if (!file)
            GTEST_SKIP() << "libheif has no HEVC encoder here";
        const Photo photo = ingest(*file);
        EXPECT_EQ(photo.exifOrientation, 1);
        EXPECT_EQ(photo.storedSize, orientation >= 5 ? cv::Size(88, 120) : cv::Size(120, 88));
        EXPECT_EQ(photo.bgr.size(), photo.storedSize);
        EXPECT_EQ(photo.focal35mm, 26);
    }
}

TEST(IngestExif, FocalLengthIsRead) {
    const cv::Mat picture = drawnPhoto(smallSize);
    Extras extras;
    extras.exif = exifBlock(1, 28);
    for (const FileBytes& file : {jpegFile(picture, extras), pngFile(picture, extras), webpFile(picture, extras)})
        EXPECT_EQ(ingest(file).focal35mm, 28);
}

TEST(IngestExif, ImplausibleFocalLengthsAreIgnored) {
    for (const int focal : {0, 1, 60000}) {
        Extras extras;
        extras.exif = exifBlock(1, focal);
        EXPECT_FALSE(ingest(jpegFile(drawnPhoto(smallSize), extras)).focal35mm.has_value()) << focal;
    }
}

TEST(IngestExif, InvalidAndTruncatedExifIsIgnored) {
    const FileBytes whole = exifBlock(6, 28);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const ExifFacts facts = readExif(std::span(whole).first(length));
        EXPECT_TRUE(facts.orientation == 1 || facts.orientation == 6) << length;
        Extras extras;
        extras.exif.assign(whole.begin(), whole.begin() + static_cast<std::ptrdiff_t>(length));
        expectPatches(ingest(jpegFile(drawnPhoto(smallSize), extras)), 3);
    }
}

TEST(IngestProfile, DisplayP3BecomesSrgbInEveryFormat) {
    const cv::Mat picture = drawnPhoto(smallSize);
    Extras extras;
    extras.icc = displayP3Profile();
    ASSERT_FALSE(extras.icc.empty());
    expectConvertedFromP3(ingest(pngFile(picture, extras)), 2);
    expectConvertedFromP3(ingest(webpFile(picture, extras)), 2);
    expectConvertedFromP3(ingest(plainTiffFile(asRgb(picture.clone()), photometricRgb, 1, extras.icc)), 2);
    // JPEG and HEVC are lossy.
    expectConvertedFromP3(ingest(jpegFile(picture, extras)), 5);
    if (const auto heif = heifFile(picture, extras))
        expectConvertedFromP3(ingest(*heif), 8);
}

TEST(IngestProfile, DisplayP3GivenByCodePointsBecomesSrgb) {
    HeifKind kind;
    kind.displayP3Code = true;
    const auto heif = heifFile(drawnPhoto(smallSize), {}, kind);
    if (!heif)
        GTEST_SKIP() << "libheif has no HEVC encoder here";
    expectConvertedFromP3(ingest(*heif), 8);
}

// White paper stays white; full black ink of this profile reflects half of the light: 188 in sRGB, not the 0 of ideal
// ink.
TEST(IngestProfile, CmykIsConvertedByItsProfile) {
    cv::Mat inks(90, 120, CV_8UC4, cv::Scalar::all(0));
    inks.colRange(60, 120) = cv::Scalar(0, 0, 0, 255);
    Extras extras;
    extras.icc = weakBlackProfile();
    for (const bool adobe : {false, true}) {
        const Photo photo = ingest(cmykJpegFile(inks, adobe, extras));
        EXPECT_TRUE(photo.warnings.empty());
        EXPECT_LE(cv::norm(patchOf(photo, 0) - cv::Vec3d(255, 255, 255), cv::NORM_INF), 2) << photo.bgr.row(45).col(10);
        EXPECT_LE(cv::norm(patchOf(photo, 3) - cv::Vec3d(188, 188, 188), cv::NORM_INF), 2)
            << photo.bgr.row(45).col(110);
    }
}

TEST(IngestProfile, RgbProfileOnCmykGivesAWarning) {
    Extras extras;
    extras.icc = displayP3Profile();
    const Photo photo = ingest(cmykJpegFile(cv::Mat(90, 120, CV_8UC4, cv::Scalar::all(0)), true, extras));
    EXPECT_EQ(patchOf(photo, 5), cv::Vec3d(255, 255, 255));
    ASSERT_EQ(photo.warnings.size(), 1U);
    EXPECT_EQ(photo.warnings[0].code, "colour-profile-unusable");
}

TEST(IngestProfile, UnusableProfilesGiveAWarning) {
    FileBytes truncated = displayP3Profile();
    truncated.resize(truncated.size() / 2);
    for (const FileBytes& icc : {FileBytes{1, 2, 3}, FileBytes(200, 0), truncated}) {
        Extras extras;
        extras.icc = icc;
        const Photo photo = ingest(pngFile(drawnPhoto(smallSize), extras));
        expectPatches(photo, 0);
        ASSERT_EQ(photo.warnings.size(), 1U);
        EXPECT_EQ(photo.warnings[0].code, "colour-profile-unusable");
    }
}

TEST(IngestProfile, GrayPhotoWithColourProfileStaysGray) {
    Extras extras;
    extras.icc = displayP3Profile();
    const Photo photo = ingest(pngFile(drawnPhoto(smallSize, CV_8UC1), extras));
    for (int i = 0; i < 12; ++i) {
        EXPECT_NEAR(patchOf(photo, i)[0], patchOf(photo, i)[1], 1);
        EXPECT_NEAR(patchOf(photo, i)[1], patchOf(photo, i)[2], 1);
    }
}

}  // namespace
}  // namespace concord::vision
