// Photos cut out of larger ones: the optical axis is far from the middle of what remains.
#include "tools/accuracy/truth.h"
#include "tools/stress/turned_camera.h"
#include "vision/reading/hypothesis_search.h"
#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include <filesystem>
#include <optional>
#include <string>

namespace concord::vision {
namespace {

const std::filesystem::path photos = CONCORD_TEST_PHOTOS_DIR;

// A sample photo as if the camera had been turned away from the board, cut down to the board.
struct CroppedPhoto {
    CroppedPhoto(const char* sample, double turnDeg, unsigned seed)
        : truth(accuracy::readTruth(photos / (std::string(sample) + ".json"))),
          random(seed),
          camera(truth, turnDeg, random) {
        const cv::Mat whole = cv::imread(truth.photo.string(), cv::IMREAD_COLOR | cv::IMREAD_IGNORE_ORIENTATION);
        cv::imencode(".jpg", camera.photo(whole), file.bytes, {cv::IMWRITE_JPEG_QUALITY, 95});
    }

    accuracy::Truth truth;
    stress::Random random;
    stress::TurnedCamera camera;
    PhotoFile file{{}, "photo.jpg"};
};

TEST(PhotoBesideTheOpticalAxis, IsReadWhereTheBoardLies) {
    constexpr double turnDeg = 28;
    constexpr double nearPx = 20;  // 3 mm
    for (const char* sample : {"easy/fresh_002_e", "normal/fresh_005_n", "normal/fresh_004_n"}) {
        for (const unsigned seed : {1U, 2U, 3U}) {
            SCOPED_TRACE(testing::Message() << sample << ", seed " << seed);
            const CroppedPhoto photo(sample, turnDeg, seed);
            const ReadResult result = readBoard(photo.file);
            const auto* reading = std::get_if<Reading>(&result);
            ASSERT_NE(reading, nullptr);
            ASSERT_EQ(reading->side, photo.truth.board.side());
            for (const CellReading& cell : reading->cells) {
                EXPECT_LT(cv::norm(cell.center - photo.camera.moved(photo.truth.centers.at(name(cell.cell)))), nearPx)
                    << name(cell.cell);
            }
        }
    }
}

// A plane looks the same to many cameras where the optical axis is unknown; the tops show which of them took the photo.
TEST(PhotoBesideTheOpticalAxis, ShowsTheHeightsOfAllStacks) {
    for (const unsigned seed : {1U, 3U, 4U, 5U}) {
        SCOPED_TRACE(seed);
        const CroppedPhoto photo("easy/fresh_001_e", 12, seed);
        const ReadResult result = readBoard(photo.file);
        const auto* reading = std::get_if<Reading>(&result);
        ASSERT_NE(reading, nullptr);
        for (const CellReading& cell : reading->cells) {
            EXPECT_EQ(cell.stack.height(), photo.truth.board.stack(cell.cell).height()) << name(cell.cell);
        }
    }
}

// Where the board alone looks as in a whole photo.
TEST(PhotoBesideTheOpticalAxis, IsRecognisedByItsTops) {
    for (const char* sample : {"normal/fresh_003_n", "normal/fresh_005_n"}) {
        SCOPED_TRACE(sample);
        const Photo photo = ingest(CroppedPhoto(sample, 20, 1).file.bytes);
        std::optional<Framing> atAGlance;
        const auto tried = [&](const Hypothesis& hypothesis, HypothesisSearch::Depth depth) {
            if (depth == HypothesisSearch::Depth::Glance) {
                atAGlance = hypothesis.framing;
            }
        };
        HypothesisSearch search(photo, {}, {.tried = tried}, {});
        SearchTrace trace;
        const auto finding = search.find(trace);
        ASSERT_TRUE(finding);
        const auto hypothesis = search.readBest(*finding);
        ASSERT_TRUE(hypothesis);
        EXPECT_EQ(atAGlance, Framing::Whole);
        EXPECT_EQ(hypothesis->framing, Framing::Cropped);
        EXPECT_GT(hypothesis->topEvidence, 0);
    }
}

}  // namespace
}  // namespace concord::vision
