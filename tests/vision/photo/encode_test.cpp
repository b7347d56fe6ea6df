// PNG keeps every pixel; JPEG keeps what its quality allows.
#include "vision/codecs/encode.h"

#include "scoring/json/input_error.h"
#include "tests/vision/photo/photo_files.h"

#include <gtest/gtest.h>
#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <string_view>

namespace concord::vision {
namespace {

cv::Mat greenChannelOf(const cv::Mat& picture) {
    cv::Mat green;
    cv::extractChannel(picture, green, 1);
    return green;
}

double meanDifference(const cv::Mat& a, const cv::Mat& b) {
    return cv::norm(a, b, cv::NORM_L1) / static_cast<double>(a.total() * static_cast<std::size_t>(a.channels()));
}

// Sizes from one pixel up, whose rows are not multiples of 8 or 16 pixels.
std::vector<cv::Mat> pictures() {
    std::vector<cv::Mat> all;
    for (const cv::Size size : {cv::Size(1, 1), cv::Size(7, 3), cv::Size(3, 19), cv::Size(129, 65)}) {
        const cv::Mat picture = noisyPhoto(size);
        all.push_back(picture);
        all.push_back(greenChannelOf(picture));
    }
    const cv::Mat larger = noisyPhoto({80, 60});
    all.push_back(larger(cv::Rect(11, 7, 33, 21)));  // rows with a gap between them
    return all;
}

TEST(EncodePng, KeepsEveryPixel) {
    for (const cv::Mat& picture : pictures()) {
        const FileBytes file = encodePng(picture);
        const cv::Mat decoded = cv::imdecode(file, cv::IMREAD_UNCHANGED);
        ASSERT_EQ(decoded.size(), picture.size());
        ASSERT_EQ(decoded.type(), picture.type());
        EXPECT_EQ(cv::norm(decoded, picture, cv::NORM_INF), 0) << picture.size();
        EXPECT_EQ(ingest(file).format, "PNG");
    }
}

TEST(EncodeJpeg, KeepsSizeAndChannels) {
    for (const cv::Mat& picture : pictures()) {
        const cv::Mat fine = cv::imdecode(encodeJpeg(picture, 95), cv::IMREAD_UNCHANGED);
        ASSERT_EQ(fine.size(), picture.size());
        ASSERT_EQ(fine.type(), picture.type());
    }
}

TEST(EncodeJpeg, IsAsExactAsItsQualityAllows) {
    const cv::Mat drawn = drawnPhoto({128, 96});
    const cv::Mat fine = cv::imdecode(encodeJpeg(drawn, 95), cv::IMREAD_COLOR);
    const cv::Mat poor = cv::imdecode(encodeJpeg(drawn, 20), cv::IMREAD_COLOR);
    EXPECT_LT(meanDifference(fine, drawn), 1.5);
    EXPECT_GT(meanDifference(poor, drawn), meanDifference(fine, drawn));
    EXPECT_LT(encodeJpeg(drawn, 20).size(), encodeJpeg(drawn, 95).size());
    expectPatches(ingest(encodeJpeg(drawn, 95)), 3);
}

// A record names photos by a hash of their bytes, so the bytes must stay the same.
TEST(EncodeJpeg, WritesTheBytesThatOpenCvWrites) {
    for (const int quality : {80, 95}) {
        FileBytes expected;
        cv::imencode(".jpg", drawnPhoto({131, 77}), expected, {cv::IMWRITE_JPEG_QUALITY, quality});
        EXPECT_EQ(encodeJpeg(drawnPhoto({131, 77}), quality), expected) << quality;
    }
}

TEST(EncodeJpeg, WritesNoMetadata) {
    const FileBytes file = encodeJpeg(noisyPhoto({40, 30}), 90);
    const std::string_view text(reinterpret_cast<const char*>(file.data()), file.size());
    for (const std::string_view word : {"Exif", "http://ns.adobe.com", "ICC_PROFILE"}) {
        EXPECT_EQ(text.find(word), std::string_view::npos) << word;
    }
}

TEST(EncodeJpeg, RefusesAPictureThatNoJpegCanHold) {
    try {
        encodeJpeg(cv::Mat(1, 65501, CV_8UC3, cv::Scalar::all(0)), 90);
        ADD_FAILURE() << "not refused";
    } catch (const InputError& error) {
        EXPECT_NE(english(error.message()).find("65500"), std::string::npos) << english(error.message());
    }
}

TEST(EncodePng, RefusesAPictureThatLibpngDoesNotWrite) {
    EXPECT_THROW(encodePng(cv::Mat(1, 1'000'001, CV_8UC1, cv::Scalar::all(0))), InputError);
}

}  // namespace
}  // namespace concord::vision
