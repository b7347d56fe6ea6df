// The separate decoder gives the same photos as decoding in process; if it fails or is malicious, only its photo is
// lost.
#include "scoring/json/input_error.h"
#include "tests/vision/photo/photo_files.h"
#include "vision/photo/decoder_answer.h"
#include "vision/photo/decoder_process.h"
#include "vision/photo/photo_location.h"
#include "vision/photo/sandbox.h"

#include <gtest/gtest.h>
#include <exiv2/exiv2.hpp>

#include <sys/mman.h>
#include <unistd.h>
#include <algorithm>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

namespace concord::vision {
namespace {

namespace fs = std::filesystem;

FileBytes bytesOf(const std::string& text) { return {text.begin(), text.end()}; }

std::string refusalOf(const std::function<void()>& action) {
    try {
        action();
    } catch (const InputError& error) {
        EXPECT_EQ(error.place(), "");
        return english(error.message());
    }
    return "not refused";
}

void expectEqual(const Photo& inDecoder, const Photo& inProcess) {
    ASSERT_EQ(inDecoder.bgr.size(), inProcess.bgr.size());
    ASSERT_EQ(inDecoder.bgr.type(), CV_8UC3);
    EXPECT_EQ(cv::norm(inDecoder.bgr, inProcess.bgr, cv::NORM_INF), 0);
    EXPECT_EQ(inDecoder.scale, inProcess.scale);
    EXPECT_EQ(inDecoder.storedSize, inProcess.storedSize);
    EXPECT_EQ(inDecoder.exifOrientation, inProcess.exifOrientation);
    EXPECT_EQ(inDecoder.focal35mm, inProcess.focal35mm);
    EXPECT_EQ(inDecoder.warnings, inProcess.warnings);
    EXPECT_EQ(inDecoder.format, inProcess.format);
}

FileBytes truncated(FileBytes file, std::size_t length) {
    file.resize(length);
    return file;
}

// Every format, intact and truncated, and files that are no photos.
std::vector<FileBytes> manyFiles() {
    const cv::Mat picture = noisyPhoto({321, 243});
    Extras extras;
    extras.exif = exifBlock(6, 28);
    std::vector<FileBytes> files{jpegFile(picture, extras),
                                 jpegFile(picture, {}, true),
                                 cmykJpegFile(drawnPhoto({96, 64}, CV_8UC4), true, {{}, weakBlackProfile()}),
                                 pngFile(picture, extras),
                                 pngFile(drawnPhoto({120, 90}, CV_16UC4)),
                                 webpFile(picture, extras),
                                 tiffFile(picture),
                                 plainTiffFile(picture, 2, 3)};
    if (const auto heif = heifFile(noisyPhoto({640, 480}), extras)) {
        files.push_back(*heif);
    }
    const std::size_t intactCount = files.size();
    for (std::size_t i = 0; i < intactCount; ++i) {
        files.push_back(truncated(files[i], files[i].size() / 2));
        files.push_back(truncated(files[i], files[i].size() - 2));
    }
    files.emplace_back();
    files.push_back(bytesOf("no photo at all"));
    return files;
}

class SeparateDecoder : public testing::Test {
protected:
    void SetUp() override {
        if (!hasSandbox()) {
            GTEST_SKIP() << "this kernel has no sandbox for a decoder";
        }
        useDecoder(CONCORD_DECODER);
    }
    void TearDown() override { useDecoder({}); }
};

TEST_F(SeparateDecoder, GivesTheSamePhotoAsInProcess) {
    for (const FileBytes& file : manyFiles()) {
        for (const int longSide : {40, 1600}) {
            IngestOptions options;
            options.targetLongSidePx = longSide;
            Photo inProcess;
            const std::string refusal = refusalOf([&] { inProcess = ingestInProcess(file, options); });
            Photo inDecoder;
            EXPECT_EQ(refusalOf([&] { inDecoder = ingest(file, options); }), refusal);
            if (refusal == "not refused") {
                expectEqual(inDecoder, inProcess);
            }
        }
    }
}

TEST_F(SeparateDecoder, AppliesTheSameLimits) {
    IngestOptions options;
    options.maxPixels = 1000;
    const FileBytes file = pngFile(noisyPhoto({100, 100}));
    EXPECT_EQ(refusalOf([&] { ingest(file, options); }), refusalOf([&] { ingestInProcess(file, options); }));
}

TEST_F(SeparateDecoder, RemovesTheLocation) {
    const auto image = Exiv2::ImageFactory::create(Exiv2::ImageType::jpeg);
    Exiv2::ExifData exif;
    exif["Exif.GPSInfo.GPSLatitudeRef"] = "N";
    exif["Exif.Image.Make"] = "Phone";
    Exiv2::Blob blob;
    Exiv2::ExifParser::encode(blob, Exiv2::littleEndian, exif);
    Extras extras;
    extras.exif = blob;
    for (const FileBytes& file : {jpegFile(noisyPhoto({64, 48}), extras), jpegFile(noisyPhoto({64, 48})),
                                  bytesOf("no photo at all"), FileBytes()}) {
        EXPECT_EQ(withoutLocation(file), withoutLocationInProcess(file));
    }
    const auto cleared = withoutLocation(jpegFile(noisyPhoto({64, 48}), extras));
    ASSERT_TRUE(cleared);
    EXPECT_NE(*cleared, jpegFile(noisyPhoto({64, 48}), extras));
}

TEST_F(SeparateDecoder, GivesEachThreadItsOwnPhotos) {
    std::atomic<int> right = 0;
    {
        constexpr int threadCount = 6;
        std::vector<std::jthread> threads;
        threads.reserve(threadCount);
        for (int t = 0; t < threadCount; ++t) {
            threads.emplace_back([t, &right] {
                for (int i = 0; i < 5; ++i) {
                    const cv::Mat picture(20 + t, 30 + i, CV_8UC3, cv::Scalar::all(40 * t + i));
                    right += cv::norm(ingest(pngFile(picture)).bgr, picture, cv::NORM_INF) == 0 ? 1 : 0;
                }
            });
        }
    }
    EXPECT_EQ(right, 30);
}

std::ptrdiff_t openFileCount() {
    return std::distance(fs::directory_iterator("/proc/self/fd"), fs::directory_iterator());
}

TEST_F(SeparateDecoder, LeavesNoFileOpen) {
    const FileBytes file = pngFile(noisyPhoto({20, 20}));
    ingest(file);
    const std::ptrdiff_t before = openFileCount();
    for (int i = 0; i < 5; ++i) {
        ingest(file);
        EXPECT_THROW(ingest(bytesOf("no photo")), InputError);
    }
    EXPECT_EQ(openFileCount(), before);
}

class HostileDecoder : public SeparateDecoder {
protected:
    void SetUp() override {
        SeparateDecoder::SetUp();
        useDecoder(CONCORD_HOSTILE_DECODER);
    }
};

TEST_F(HostileDecoder, LosesOnlyItsPhoto) {
    const std::string failed = "the photo cannot be decoded (the decoder failed)";
    const std::string nonsense = "the photo cannot be decoded (the decoder's answer makes no sense)";
    const std::vector<std::pair<std::string, std::string>> cases{
        {"crash", failed},
        {"throw", failed},
        {"rubbish", nonsense},
        {"too few pixels", nonsense},
        {"too many pixels", nonsense},
        {"huge", "the photo has 2000000000 x 2000000000 pixels, expected at most 120 million pixels"},
        {"negative", "the photo has -4 x -3 pixels, expected at least one"},
        {"scale", nonsense},
        {"turned oddly", nonsense},
        {"format", nonsense},
        {"mark-up", nonsense},
        {"escape", nonsense},
        {"arguments", "no photo:  b> [2J /b>"}};
    for (const auto& [photo, refusal] : cases) {
        const std::string& what = photo;  // clang before 16 captures no structured bindings
        EXPECT_EQ(refusalOf([&] { ingest(bytesOf(what)); }), refusal) << what;
        EXPECT_EQ(ingest(bytesOf("behave")).bgr.size(), cv::Size(4, 3)) << "after \"" << what << '"';
    }
}

// The photo was written before the attempt. After a successful one, more bytes would make the answer invalid.
TEST_F(HostileDecoder, CannotOpenFilesOrSockets) {
    for (const char* what : {"read a file", "call home"}) {
        EXPECT_EQ(ingest(bytesOf(what)).bgr.size(), cv::Size(4, 3)) << what;
    }
}

TEST_F(HostileDecoder, TimesOut) {
    const DecoderCall call{DecoderTask::Ingest, 1600, 1000};
    EXPECT_EQ(refusalOf([&] { askDecoder(call, bytesOf("sleep"), std::chrono::milliseconds(200)); }),
              "the photo cannot be decoded (decoding took too long)");
    EXPECT_EQ(ingest(bytesOf("behave")).bgr.size(), cv::Size(4, 3));
}

// The file that lists the processes that this thread has started and that have not ended; not every system has it.
std::string childrenFile() { return "/proc/self/task/" + std::to_string(gettid()) + "/children"; }

std::size_t childCount() {
    std::ifstream file(childrenFile());
    return static_cast<std::size_t>(std::distance(std::istream_iterator<int>(file), {}));
}

TEST(DecoderProgram, IsStartedOnceAheadOfThePhotos) {
    if (!hasSandbox() || !fs::exists(childrenFile())) {
        GTEST_SKIP();
    }
    useDecoder(CONCORD_DECODER);
    EXPECT_EQ(childCount(), 0U);
    startDecoder();
    EXPECT_EQ(childCount(), 1U);
    startDecoder();
    EXPECT_EQ(ingest(pngFile(noisyPhoto({20, 20}))).bgr.size(), cv::Size(20, 20));
    EXPECT_EQ(childCount(), 1U);
    useDecoder({});
    EXPECT_EQ(childCount(), 0U);
    startDecoder();
    EXPECT_EQ(childCount(), 0U) << "photos are decoded in this process";
}

TEST(DecoderProgram, ThatCannotBeStartedAheadIsAnErrorOfThePhoto) {
    if (!hasSandbox()) {
        GTEST_SKIP();
    }
    const fs::path program = fs::path(testing::TempDir()) / ("no-program-" + std::to_string(getpid()));
    std::ofstream(program) << "no program";
    fs::permissions(program, fs::perms::owner_all);
    useDecoder(program.string());
    startDecoder();
    EXPECT_EQ(refusalOf([] {
                  ingest(pngFile(noisyPhoto({20, 20})));
              }),
              "the photo cannot be decoded (Exec format error)");
    useDecoder({});
    fs::remove(program);
}

TEST(DecoderProgram, ThatDoesNotServeIsAnError) {
    if (!hasSandbox()) {
        GTEST_SKIP();
    }
    useDecoder("/bin/true");
    startDecoder();
    EXPECT_EQ(refusalOf([] {
                  ingest(pngFile(noisyPhoto({20, 20})));
              }),
              "the photo cannot be decoded (the decoder is not running)");
    useDecoder({});
}

TEST(DecoderProgram, ThatIsMissingMeansDecodingInProcess) {
    useDecoder("/nowhere/concord-decode");
    EXPECT_EQ(ingest(pngFile(noisyPhoto({20, 20}))).bgr.size(), cv::Size(20, 20));
    useDecoder({});
}

FileBytes answerOf(const Photo& photo) {
    const int file = memfd_create("answer", MFD_CLOEXEC);
    writePhoto(file, photo);
    FileBytes bytes(static_cast<std::size_t>(lseek(file, 0, SEEK_END)));
    EXPECT_EQ(pread(file, bytes.data(), bytes.size(), 0), static_cast<ssize_t>(bytes.size()));
    close(file);
    return bytes;
}

TEST(DecoderAnswer, IfCorruptedIsRefusedOrGivesAPhoto) {
    Photo photo = ingestInProcess(jpegFile(noisyPhoto({24, 16}), {exifBlock(6, 28), {}}));
    photo.warnings.push_back({"photo-damaged", {CONCORD_TEXT("so %1"), {"it goes"}}});
    const FileBytes good = answerOf(photo);
    expectEqual(photoFromAnswer(good, {}), photo);
    std::mt19937 random(7);
    constexpr std::size_t headBytes = 160;  // everything before the pixels, and the first of these
    for (int round = 0; round < 20'000; ++round) {
        FileBytes bad = good;
        for (int k = 0; k < 1 + round % 3; ++k) {
            bad[random() % headBytes] = static_cast<unsigned char>(random() % 3 == 0 ? 255 : random());
        }
        if (round % 5 == 0) {
            bad.resize(random() % bad.size());
        }
        try {
            const Photo read = photoFromAnswer(bad, {});
            EXPECT_EQ(read.bgr.total() * 3, static_cast<std::size_t>(24 * 16 * 3));
        } catch (const InputError& error) {
            EXPECT_FALSE(english(error.message()).empty());
        }
    }
}

}  // namespace
}  // namespace concord::vision
