// Truncated, damaged and malicious files: the result is a photo or a refusal, never a crash, and damage is reported.
#include "scoring/json/input_error.h"
#include "tests/vision/photo/photo_files.h"
#include "vision/photo/ingest.h"

#include <opencv2/imgcodecs.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <random>
#include <regex>
#include <string_view>

namespace concord::vision {
namespace {

constexpr int photometricRgb = 2;

enum class Outcome { Whole, Warned, Refused };

Outcome outcomeOf(const FileBytes& file) {
    try {
        return ingest(file).warnings.empty() ? Outcome::Whole : Outcome::Warned;
    } catch (const InputError& error) {
        EXPECT_FALSE(english(error.message()).empty());
        return Outcome::Refused;
    }
}

std::string refusalOf(const FileBytes& file) {
    try {
        ingest(file);
    } catch (const InputError& error) {
        return english(error.message());
    }
    return "not refused";
}

FileBytes truncatedTo(const FileBytes& file, std::size_t length) {
    return {file.begin(), file.begin() + static_cast<std::ptrdiff_t>(length)};
}

// All lengths less than that of a short file; for a long one about 300, with the last hundred among them.
std::vector<std::size_t> truncatedLengths(const FileBytes& file) {
    std::vector<std::size_t> lengths;
    const std::size_t step = std::max<std::size_t>(1, file.size() / 200);
    for (std::size_t length = 0; length < file.size(); length += length + 100 < file.size() ? step : 1)
        lengths.push_back(length);
    return lengths;
}

void expectEveryTruncationIsRefused(const FileBytes& file) {
    ASSERT_EQ(outcomeOf(file), Outcome::Whole);
    for (const std::size_t length : truncatedLengths(file))
        EXPECT_EQ(outcomeOf(truncatedTo(file, length)), Outcome::Refused) << length << " of " << file.size();
}

std::size_t positionOf(const FileBytes& file, std::string_view what) {
    const FileBytes bytes(what.begin(), what.end());
    const auto found = std::search(file.begin(), file.end(), bytes.begin(), bytes.end());
    EXPECT_NE(found, file.end()) << what;
    return static_cast<std::size_t>(found - file.begin());
}

void overwrite(FileBytes& file, std::size_t at, std::initializer_list<unsigned char> bytes) {
    std::ranges::copy(bytes, file.begin() + static_cast<std::ptrdiff_t>(at));
}

// A slightly truncated file may be read, but only with a warning.
TEST(IngestTruncated, JpegIsRefusedOrGivesAWarning) {
    for (const bool progressive : {false, true}) {
        const FileBytes file = jpegFile(noisyPhoto({320, 1000}), {}, progressive);
        ASSERT_EQ(outcomeOf(file), Outcome::Whole);
        for (const std::size_t length : truncatedLengths(file)) {
            const Outcome outcome = outcomeOf(truncatedTo(file, length));
            EXPECT_NE(outcome, Outcome::Whole) << length << " of " << file.size();
            if (length < file.size() * 95 / 100) {
                EXPECT_EQ(outcome, Outcome::Refused) << length << " of " << file.size();
            }
        }
    }
}

TEST(IngestTruncated, HalfAJpegSaysHowFarItReaches) {
    const FileBytes file = jpegFile(noisyPhoto({320, 1000}));
    const std::string refusal = refusalOf(truncatedTo(file, file.size() / 2));
    std::smatch found;
    ASSERT_TRUE(std::regex_match(refusal, found,
                                 std::regex("the JPEG file breaks off after (\\d+) % of the picture; copy the "
                                            "photo again")))
        << refusal;
    EXPECT_NEAR(std::stoi(found[1]), 49, 5);  // of the picture; the header is part of the first half
}

TEST(IngestTruncated, JpegWithoutItsEndMarkerIsReadWithAWarning) {
    for (const bool progressive : {false, true}) {
        const FileBytes file = jpegFile(noisyPhoto({320, 240}), {}, progressive);
        const Photo photo = ingest(truncatedTo(file, file.size() - 2));
        ASSERT_EQ(photo.warnings.size(), 1U);
        EXPECT_EQ(photo.warnings[0].code, "photo-cut-short");
        EXPECT_EQ(cv::norm(photo.bgr, ingest(file).bgr, cv::NORM_INF), 0);
    }
}

// An unfinished download whose whole space was filled with zeros in advance.
TEST(IngestTruncated, TruncatedJpegFilledUpWithZerosIsRefused) {
    const FileBytes file = jpegFile(noisyPhoto({320, 240}));
    for (const std::size_t percent : {10U, 50U, 90U, 97U}) {
        FileBytes filled = truncatedTo(file, file.size() * percent / 100);
        filled.resize(file.size());
        EXPECT_EQ(outcomeOf(filled), Outcome::Refused) << percent;
        filled.resize(4 * file.size());
        EXPECT_EQ(outcomeOf(filled), Outcome::Refused) << percent;
    }
}

// Half of the data, followed by an end marker.
TEST(IngestTruncated, HalfAJpegWithAnEndMarkerIsRefused) {
    FileBytes half = jpegFile(noisyPhoto({320, 240}));
    half.resize(half.size() / 2);
    half.insert(half.end(), {0xff, 0xd9});
    EXPECT_EQ(outcomeOf(half), Outcome::Refused);
}

TEST(IngestDamage, BytesAfterTheEndOfAJpegAreIgnored) {
    FileBytes file = jpegFile(noisyPhoto({320, 240}));
    file.resize(file.size() + 5000, 7);
    EXPECT_EQ(outcomeOf(file), Outcome::Whole);
}

TEST(IngestTruncated, PngIsRefused) { expectEveryTruncationIsRefused(pngFile(noisyPhoto({64, 48}))); }

TEST(IngestTruncated, WebpIsRefused) {
    expectEveryTruncationIsRefused(webpFile(noisyPhoto({64, 48})));
    FileBytes lossy;
    cv::imencode(".webp", noisyPhoto({64, 48}), lossy, {cv::IMWRITE_WEBP_QUALITY, 80});
    expectEveryTruncationIsRefused(lossy);
}

TEST(IngestTruncated, TiffIsRefused) {
    const cv::Mat picture = noisyPhoto({64, 48});
    expectEveryTruncationIsRefused(tiffFile(picture));
    expectEveryTruncationIsRefused(plainTiffFile(picture, photometricRgb));
}

TEST(IngestTruncated, HeifIsRefused) {
    const auto file = heifFile(noisyPhoto({64, 48}));
    if (!file)
        GTEST_SKIP() << "libheif has no HEVC encoder here";
    expectEveryTruncationIsRefused(*file);
}

TEST(IngestDamage, DamagedPngIsRefused) {
    const FileBytes file = pngFile(noisyPhoto({64, 48}));
    const std::size_t data = positionOf(file, "IDAT");
    for (std::size_t at = data + 4; at < file.size() - 12; at += 7) {
        FileBytes damaged = file;
        damaged[at] ^= 0x10U;
        EXPECT_EQ(outcomeOf(damaged), Outcome::Refused) << at;
    }
}

// A Huffman decoder resynchronises, so some damage goes unnoticed.
TEST(IngestDamage, OverwrittenBytesOfAJpegAreMostlyNoticed) {
    const FileBytes file = jpegFile(noisyPhoto({320, 240}));
    std::mt19937 random(3);
    int noticed = 0;
    for (int round = 0; round < 100; ++round) {
        FileBytes damaged = file;
        const std::size_t from = file.size() / 4 + random() % (file.size() / 2);
        for (std::size_t i = 0; i < 200; ++i)
            damaged[from + i] = static_cast<unsigned char>(random());
        noticed += outcomeOf(damaged) == Outcome::Whole ? 0 : 1;
    }
    EXPECT_GE(noticed, 95);
}

// Changes single bytes; the result must be a photo or a refusal.
TEST(IngestDamage, ChangedBytesAnywhereNeverCrash) {
    const cv::Mat picture = noisyPhoto({48, 36});
    Extras extras;
    extras.exif = exifBlock(6, 28);
    std::vector<FileBytes> files{jpegFile(picture, extras), jpegFile(picture, extras, true),
                                 pngFile(picture, extras),  webpFile(picture, extras),
                                 tiffFile(picture),         plainTiffFile(picture, photometricRgb)};
    if (const auto heif = heifFile(picture, extras))
        files.push_back(*heif);
    std::mt19937 random(5);
    int answers = 0;
    for (const FileBytes& file : files) {
        for (int round = 0; round < 400; ++round) {
            FileBytes damaged = file;
            // Half of the rounds change only the first bytes, which hold sizes and types.
            const std::size_t reach = round % 2 == 0 ? std::min<std::size_t>(file.size(), 400) : file.size();
            for (int i = 0; i < 1 + round % 3; ++i)
                damaged[random() % reach] = static_cast<unsigned char>(random());
            outcomeOf(damaged);
            ++answers;
        }
    }
    EXPECT_EQ(answers, static_cast<int>(files.size()) * 400);
}

constexpr std::size_t sizeInFrame = 5;  // height and width, from the start of the JPEG frame header

TEST(IngestBombs, JpegHeaderOfFourGigapixelsIsRefused) {
    FileBytes file = jpegFile(noisyPhoto({64, 48}));
    overwrite(file, positionOf(file, std::string_view("\xff\xc0", 2)) + sizeInFrame, {0xff, 0xdc, 0xff, 0xdc});
    EXPECT_EQ(refusalOf(file), "the photo has 65500 x 65500 pixels, expected at most 120 million pixels");
}

TEST(IngestBombs, JpegHeaderOfAHundredMegapixelsWithoutTheDataIsRefused) {
    FileBytes file = jpegFile(noisyPhoto({64, 48}));
    overwrite(file, positionOf(file, std::string_view("\xff\xc0", 2)) + sizeInFrame, {0x27, 0x10, 0x27, 0x10});
    EXPECT_EQ(outcomeOf(file), Outcome::Refused);
}

// Each scan takes a few bytes, but as long to decode as the whole picture.
TEST(IngestBombs, JpegOfVeryManyScansIsRefused) {
    FileBytes file = jpegFile(drawnPhoto({64, 48}), {}, true);
    file.resize(file.size() - 2);
    constexpr std::array<unsigned char, 2> startOfScan{0xff, 0xda};
    const std::size_t lastScan = static_cast<std::size_t>(
        std::find_end(file.begin(), file.end(), startOfScan.begin(), startOfScan.end()) - file.begin());
    const FileBytes scan(file.begin() + static_cast<std::ptrdiff_t>(lastScan), file.end());
    for (int i = 0; i < 100; ++i)
        file.insert(file.end(), scan.begin(), scan.end());
    file.insert(file.end(), {0xff, 0xd9});
    EXPECT_EQ(outcomeOf(file), Outcome::Refused);
}

constexpr std::size_t sizeInPng = 16;  // width and height, from the start of the file

TEST(IngestBombs, PngHeaderOfFourGigapixelsIsRefused) {
    FileBytes file = pngFile(noisyPhoto({64, 48}));
    overwrite(file, sizeInPng, {0, 0, 0xff, 0xdc, 0, 0, 0xff, 0xdc});
    EXPECT_EQ(refusalOf(file), "the photo has 65500 x 65500 pixels, expected at most 120 million pixels");
}

TEST(IngestBombs, PngHeaderWithMorePixelsThanItsDataCanHoldIsRefused) {
    FileBytes file = pngFile(noisyPhoto({64, 48}));
    overwrite(file, sizeInPng, {0, 0, 0x27, 0x10, 0, 0, 0x27, 0x10});
    EXPECT_EQ(refusalOf(file), "the PNG file is cut off; copy the photo again");
}

TEST(IngestBombs, TiffDirectoryOfGigapixelsIsRefused) {
    FileBytes file = plainTiffFile(noisyPhoto({64, 48}), photometricRgb);
    overwrite(file, 10 + 2, {4, 0, 1, 0, 0, 0, 0, 0, 1, 0});  // width as 32 bits: 65536
    overwrite(file, 22 + 2, {4, 0, 1, 0, 0, 0, 0, 0, 1, 0});  // height
    EXPECT_EQ(refusalOf(file), "the photo has 65536 x 65536 pixels, expected at most 120 million pixels");
}

TEST(IngestBombs, WebpOfTheLargestSizeIsRefused) {
    FileBytes file = webpFile(noisyPhoto({64, 48}));
    // width - 1 and height - 1, in 14 bits each
    overwrite(file, positionOf(file, "VP8L") + 9, {0xff, 0xff, 0xff, 0x0f});
    EXPECT_EQ(refusalOf(file), "the photo has 16384 x 16384 pixels, expected at most 120 million pixels");
}

TEST(IngestBombs, HeifOfGigapixelsIsRefused) {
    auto file = heifFile(noisyPhoto({64, 64}));
    if (!file)
        GTEST_SKIP() << "libheif has no HEVC encoder here";
    overwrite(*file, positionOf(*file, "ispe") + 8, {0, 0, 0x7f, 0xff, 0, 0, 0x7f, 0xff});
    EXPECT_EQ(outcomeOf(*file), Outcome::Refused);
}

}  // namespace
}  // namespace concord::vision
