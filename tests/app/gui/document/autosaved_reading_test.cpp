// Readings in autosaved games load unchanged.
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/autosaved_photos.h"
#include "tests/app/gui/document/autosaved_damage.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>
#include <random>

namespace concord::gui {
namespace {

// Readings with a value in every member, the same for the same seed.
class RandomReading {
public:
    explicit RandomReading(unsigned seed) : m_random(seed) {}

    vision::Reading reading() {
        vision::Reading reading;
        reading.photos = strings();
        reading.side = integer(0, 1) == 0 ? Side::A : Side::B;
        reading.sideConfidence = probability();
        reading.board = Board(reading.side);
        for (const Cell cell : cells(reading.side)) {
            const Stack stack = randomStack();
            reading.board.setStack(cell, stack);
            reading.board.setCube(cell, stack.empty() ? Cube::None : randomCube());
            reading.cells.push_back(cellReading(cell));
            if (reading.cells.back().review) {
                reading.review.push_back(cell);
            }
        }
        std::ranges::shuffle(reading.review, m_random);
        reading.total = {integer(-5, 200), integer(0, 200), integer(0, 200), probability()};
        reading.timing = {real(), real(), {{"ingest", real()}, {"pose", real()}}};
        const Message part{"side %1", strings()};
        reading.warnings = {{"several-boards", {"several boards are in view", {}}},
                            {"side-unsure", {"say which it is if side %1 is wrong: %2", strings(), {part, part}}}};
        reading.tiltDeg = real();
        reading.boardOutline = points();
        reading.imageSize = {integer(1, 9000), integer(1, 9000)};
        reading.exifOrientation = integer(1, 8);
        return reading;
    }

private:
    int integer(int min, int max) { return std::uniform_int_distribution(min, max)(m_random); }
    double real() { return std::uniform_real_distribution(-1e4, 1e4)(m_random); }
    double probability() {
        // A sum of rounded probabilities may be slightly more than 1.
        const std::vector<double> edges{0, 1, 1 + std::numeric_limits<double>::epsilon(), 1e-300};
        const auto edge = static_cast<std::size_t>(integer(0, 8));
        return edge < edges.size() ? edges[edge] : std::uniform_real_distribution(0.0, 1.0)(m_random);
    }
    Stack randomStack() { return allStacks()[static_cast<std::size_t>(integer(0, Stack::kinds - 1))]; }
    Cube randomCube() { return static_cast<Cube>(integer(0, 2)); }
    cv::Point2d point() { return {real(), real()}; }
    std::vector<cv::Point2d> points() {
        std::vector<cv::Point2d> points(static_cast<std::size_t>(integer(0, 8)));
        std::ranges::generate(points, [this] { return point(); });
        return points;
    }
    std::vector<std::string> strings() {
        const std::vector<std::string> examples{"table.jpg", "Käse \"1\".heic", "", "line\nbreak", "卓.png"};
        std::vector<std::string> strings(static_cast<std::size_t>(integer(0, 3)));
        std::ranges::generate(strings, [&] { return examples[static_cast<std::size_t>(integer(0, 4))]; });
        return strings;
    }
    vision::CellReading cellReading(Cell cell) {
        vision::CellReading reading;
        reading.cell = cell;
        reading.stack = randomStack();
        reading.confidence = probability();
        reading.review = integer(0, 2) == 0;
        if (reading.review) {
            reading.reason = static_cast<vision::ReviewReason>(integer(0, 3));
        }
        reading.center = point();
        reading.top = point();
        reading.outline = points();
        for (int i = integer(1, 4); i > 0; --i) {
            reading.alternatives.push_back({randomStack(), probability()});
        }
        reading.cube = randomCube();
        return reading;
    }

    std::mt19937 m_random;
};

TEST(AutosavedReadingTest, AReadingComesBackEqualInEverything) {
    for (unsigned seed = 0; seed < 300; ++seed) {
        Photo photo;
        photo.files = {{{}, QStringLiteral("/home/ann/table.jpg"), {}}};
        photo.scale = 1.0 / (1 + seed % 3);
        photo.exifOrientation = 1 + static_cast<int>(seed % 8);
        photo.reading = RandomReading(seed).reading();
        const std::shared_ptr<const Photo> loaded = photoFromJson(photoToJson(photo));
        ASSERT_TRUE(loaded && loaded->reading) << seed;
        ASSERT_TRUE(*loaded->reading == *photo.reading) << seed;
        EXPECT_EQ(loaded->scale, photo.scale);
        EXPECT_EQ(loaded->exifOrientation, photo.exifOrientation);
        ASSERT_EQ(loaded->files.size(), 1U);
        EXPECT_EQ(loaded->files.front().path, photo.files.front().path);
        ASSERT_TRUE(photoToJson(*loaded) == photoToJson(photo)) << seed;
    }
}

TEST(AutosavedReadingTest, NumbersThatAreNotFiniteDoNotLoseTheReading) {
    Photo photo = *doubtfulPhoto();
    photo.reading->tiltDeg = std::numeric_limits<double>::quiet_NaN();
    photo.reading->cells.front().top = {std::numeric_limits<double>::infinity(), 1e200};
    photo.reading->timing.readMs = -std::numeric_limits<double>::infinity();
    const std::shared_ptr<const Photo> loaded = photoFromJson(photoToJson(photo));
    ASSERT_TRUE(loaded && loaded->reading);
    EXPECT_EQ(loaded->reading->cells.back(), photo.reading->cells.back());
}

TEST(AutosavedReadingTest, ADamagedReadingIsRejected) {
    expectNoReadingAfter({{R"("side":"A")", R"("side":"C")"},
                          {R"("side":"A")", R"("side":"B")"},
                          {R"("format":"concord-reading")", R"("format":"concord-game")"},
                          {R"("complete":true)", R"("complete":1)"},
                          {R"("complete":true)", R"("complete":false)"},
                          {R"("a1":{)", R"("a2":{)"},
                          {R"("confidence":1,)", R"("confidence":1.1,)"},
                          {R"("confidence":1,)", R"("confidence":null,)"},
                          {R"("stack":["blue"])", R"("stack":["blew"])"},
                          {R"("stack":["blue"])", R"("stack":["green","blue"])"},
                          {R"("stack":["blue"])", R"("stack":null)"},
                          {R"("stack":["blue"])", R"("stack":1)"},
                          {R"("cube":"spirit")", R"("cube":"dragon")"},
                          {R"("alternatives":[{"p":1,"stack":[]}])", R"("alternatives":[])"},
                          {R"("alternatives":[{"p":1,"stack":[]}])", R"("alternatives":[{}])"},
                          {R"("top":[60,)", R"("tip":[60,)"},
                          {R"("top":[60,)", R"("top":[null,)"},
                          {R"("top":[60,)", R"("top":[1e7,)"},
                          {R"("outline":[[)", R"("outline":[7,[)"},
                          {R"("outline":[[)", R"("outline":{},"x":[[)"},
                          {R"("review":["c2")", R"("review":["z9")"},
                          {R"("reason":"hidden")", R"("reason":"tired")"},
                          {R"("reason":"hidden")", R"("reason":1)"},
                          {R"("mostLikely":7)", R"("mostLikely":7.5)"},
                          {R"("mostLikely":7)", R"("mostLikely":1e300)"},
                          {R"("stagesMs":[])", R"("stagesMs":[["pose"]])"},
                          {R"("exifOrientation":1,"format")", R"("exifOrientation":9,"format")"},
                          {R"("imageSize":[500,)", R"("imageSize":[-500,)"},
                          {R"("warnings":[])", R"("warnings":[{}])"},
                          {R"("warnings":[])", R"("warnings":[{"code":"","text":"","args":[],"parts":[1]}])"}},
                         [] {
                             Photo photo = *doubtfulPhoto();
                             photo.reading->cells.back().cube = Cube::Spirit;
                             std::ranges::find(photo.reading->cells, true, &vision::CellReading::review)->reason =
                                 vision::ReviewReason::Hidden;
                             return photoToJson(photo);
                         }());
    for (const QByteArray& invalid : {QByteArray(), QByteArray("{"), QByteArray("[]"), QByteArray(R"({"scale":2})")}) {
        EXPECT_FALSE(photoFromJson(invalid)) << invalid.toStdString();
    }
}

TEST(AutosavedReadingTest, CellsOfEarlierVersionsHaveNoReasonToBeChecked) {
    QByteArray json = photoToJson(*doubtfulPhoto());
    ASSERT_EQ(json.count(R"("reason":"doubtful",)"), 2);
    const auto loaded = photoFromJson(json.replace(R"("reason":"doubtful",)", ""));
    ASSERT_TRUE(loaded && loaded->reading);
    EXPECT_EQ(*loaded->reading, *doubtfulPhoto()->reading);
}

TEST(AutosavedReadingTest, MessagesThatAreNestedTooDeeplyAreRejected) {
    Photo photo = *doubtfulPhoto();
    Message message{"a", {}, {}};
    for (int depth = 0; depth < 60; ++depth) {
        message = {"a", {}, {message}};
    }
    photo.reading->warnings = {{"deep", message}};
    EXPECT_FALSE(photoFromJson(photoToJson(photo))->reading);
}

}  // namespace
}  // namespace concord::gui
