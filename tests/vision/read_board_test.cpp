// Reads photos through all stages and compares with their truth files. The bounds may only be tightened.
#include "vision/reading/read_board.h"

#include "vision/photo/ingest.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace concord::vision {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

std::vector<unsigned char> bytesOf(const fs::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

const fs::path samples = fs::path(CONCORD_SAMPLES_DIR) / "photos";
const fs::path testPhotos = CONCORD_TEST_PHOTOS_DIR;

// Photos of a set; fails on a photo without truth file and on a truth file without photo.
std::vector<fs::path> photosOf(const fs::path& set) {
    std::vector<fs::path> photos;
    for (const auto& entry : fs::directory_iterator(set)) {
        const bool photo = entry.path().extension() == ".jpg";
        fs::path partner = entry.path();
        partner.replace_extension(photo ? ".json" : ".jpg");
        EXPECT_TRUE(fs::exists(partner)) << entry.path().filename() << " has no " << partner.filename();
        if (photo) {
            photos.push_back(entry.path());
        }
    }
    std::sort(photos.begin(), photos.end());
    return photos;
}

json truthOf(fs::path photo) {
    std::ifstream in(photo.replace_extension(".json"));
    return json::parse(in);
}

Stack stackOf(const json& tokens) {
    std::vector<Token> stack;
    for (const json& t : tokens) {
        stack.push_back(tokenFromName(t.get<std::string>()).value());
    }
    return Stack::fromTokens(stack).value();
}

Cube cubeOf(const json& truth, Cell cell) {
    const auto cube = truth.at("cubes").value(name(cell), std::string());
    return cube == "animal" ? Cube::Animal : cube == "spirit" ? Cube::Spirit : Cube::None;
}

// The colour under a red token affects no score, so it is never marked.
bool scoreTheSame(Stack a, Stack b) {
    const auto isBuilding = [](Stack stack) { return stack.height() == 2 && stack.top() == Token::Red; };
    return a == b || (isBuilding(a) && isBuilding(b));
}

struct Bounds {
    const char* title;
    fs::path set;
    int maxUnfound;        // boards that may be refused
    int maxMisplaced;      // cells that may be outlined in the wrong place
    int minTops;           // cells whose top colour must be right
    int minStacks;         // cells whose whole stack must be right, apart from the colour under a red token
    int minCubes;          // cells whose cube, or its absence, must be right
    int maxWrongUnmarked;  // cells with a wrong score that may be unmarked
};

void PrintTo(const Bounds& bounds, std::ostream* out) { *out << bounds.title; }

class PhotoSet : public testing::TestWithParam<Bounds> {};

TEST_P(PhotoSet, IsReadWithinItsBounds) {
    int unfound = 0;
    int misplaced = 0;
    int tops = 0;
    int stacks = 0;
    int cubes = 0;
    int wrongUnmarked = 0;
    for (const fs::path& photo : photosOf(GetParam().set)) {
        const json truth = truthOf(photo);
        const ReadResult result = readBoard(bytesOf(photo), photo.filename().string());
        const auto* reading = std::get_if<Reading>(&result);
        if (reading == nullptr) {
            ++unfound;
            continue;
        }
        EXPECT_EQ(name(reading->side), truth.at("side").get<std::string>()) << photo.filename();
        ASSERT_EQ(reading->cells.size(), truth.at("cells").size());
        for (const CellReading& cell : reading->cells) {
            const Stack right = stackOf(truth.at("cells").at(name(cell.cell)));
            tops += cell.stack.top() == right.top();
            stacks += scoreTheSame(cell.stack, right);
            cubes += cell.cube == cubeOf(truth, cell.cell);
            wrongUnmarked += !scoreTheSame(cell.stack, right) && !cell.review;
            const json& center = truth.at("centers_px").at(name(cell.cell));
            const cv::Point2d error = cell.center - cv::Point2d(center[0], center[1]);
            constexpr double farPx = 10;
            misplaced += cv::norm(error) > farPx;
        }
    }
    EXPECT_LE(unfound, GetParam().maxUnfound);
    EXPECT_LE(misplaced, GetParam().maxMisplaced);
    EXPECT_GE(tops, GetParam().minTops);
    EXPECT_GE(stacks, GetParam().minStacks);
    EXPECT_GE(cubes, GetParam().minCubes);
    EXPECT_LE(wrongUnmarked, GetParam().maxWrongUnmarked);
}

INSTANTIATE_TEST_SUITE_P(Samples, PhotoSet,
                         testing::Values(Bounds{"easy", samples / "easy", 0, 0, 98, 97, 96, 0},
                                         Bounds{"normal", samples / "normal", 0, 0, 48, 48, 47, 0},
                                         Bounds{"hard", samples / "hard", 0, 0, 22, 22, 22, 0}),
                         [](const auto& setInfo) { return std::string(setInfo.param.title); });

INSTANTIATE_TEST_SUITE_P(OtherTables, PhotoSet,
                         testing::Values(Bounds{"easy", testPhotos / "easy", 0, 0, 240, 239, 238, 0},
                                         Bounds{"normal", testPhotos / "normal", 0, 0, 240, 239, 238, 0},
                                         Bounds{"hard", testPhotos / "hard", 0, 0, 231, 227, 228, 0}),
                         [](const auto& setInfo) { return std::string(setInfo.param.title); });

// The wider set, if available: easy photos must be read, tables without a board refused.
TEST(WiderPhotoSet, HasItsEasyBoardsReadAndItsTablesRefused) {
    const fs::path photos = fs::path(CONCORD_SHARED_DIR) / "photos";
    if (!fs::exists(photos / "dev") || !fs::exists(photos / "negatives")) {
        GTEST_SKIP() << "no wider set of photos in " << photos;
    }
    int cells = 0;
    int tops = 0;
    int stacks = 0;
    for (const auto& entry : fs::directory_iterator(photos / "dev")) {
        if (entry.path().extension() != ".jpg" || truthOf(entry.path()).at("tier") != "easy") {
            continue;
        }
        const json truth = truthOf(entry.path());
        const ReadResult result = readBoard(bytesOf(entry.path()), entry.path().filename().string());
        const auto* reading = std::get_if<Reading>(&result);
        ASSERT_NE(reading, nullptr) << entry.path().filename();
        ASSERT_EQ(name(reading->side), truth.at("side").get<std::string>()) << entry.path().filename();
        for (const CellReading& cell : reading->cells) {
            const Stack right = stackOf(truth.at("cells").at(name(cell.cell)));
            ++cells;
            tops += cell.stack.top() == right.top();
            stacks += scoreTheSame(cell.stack, right);
        }
    }
    ASSERT_GT(cells, 0);
    EXPECT_GE(tops, 0.99 * cells);
    EXPECT_GE(stacks, 0.95 * cells);
    for (const auto& entry : fs::directory_iterator(photos / "negatives")) {
        if (entry.path().extension() == ".jpg") {
            EXPECT_TRUE(std::holds_alternative<NoBoard>(readBoard(bytesOf(entry.path()), "table.jpg")))
                << entry.path().filename();
        }
    }
}

TEST(PhotoWithoutBoard, IsRefusedWithHelpfulAdvice) {
    std::vector<fs::path> photos = photosOf(samples / "no-board");
    std::ranges::copy(photosOf(testPhotos / "no-board"), std::back_inserter(photos));
    for (const fs::path& photo : photos) {
        const ReadResult result = readBoard(bytesOf(photo), photo.filename().string());
        const auto* refusal = std::get_if<NoBoard>(&result);
        ASSERT_NE(refusal, nullptr) << photo.filename() << " was read as a board";
        EXPECT_EQ(refusal->stage, Stage::FindBoard);
        EXPECT_GT(english(refusal->message).size(), 40U);
    }
}

TEST(ReadBoard, ReportsAndDrawsEveryStageInOrder) {
    const auto photos = photosOf(samples / "easy");
    ASSERT_FALSE(photos.empty());
    std::vector<Stage> stages;
    std::vector<std::string> pictures;
    ReadOptions options;
    options.progress = [&](Stage s) { stages.push_back(s); };
    options.debug = [&](std::string_view picture, const cv::Mat& image) {
        EXPECT_FALSE(image.empty()) << picture;
        pictures.emplace_back(picture);
    };
    int decoded = 0;
    options.decoded = [&](const Photo& photo) {
        ++decoded;
        EXPECT_EQ(stages, std::vector{Stage::Ingest});
        EXPECT_EQ(photo.bgr.cols, photo.scale * photo.storedSize.width);
    };
    const ReadResult result = readBoard(bytesOf(photos.front()), "photo.jpg", options);
    ASSERT_TRUE(std::holds_alternative<Reading>(result));
    EXPECT_EQ(decoded, 1);
    EXPECT_EQ(stages, (std::vector{Stage::Ingest, Stage::FindBoard, Stage::Pose, Stage::Light, Stage::ReadStacks,
                                   Stage::Confidence, Stage::Report}));
    std::ranges::sort(pictures);
    EXPECT_EQ(pictures, (std::vector<std::string>{"1-ingest", "2-find-board", "3-pose", "4-light", "5-read-stacks",
                                                  "5-shadows", "5-top-rims", "6-confidence", "7-report"}));
}

// The place of the board is in doubt at first, so its cells are read more than once.
TEST(ReadBoard, ProgressNeverGoesBack) {
    std::vector<Stage> stages;
    ReadOptions options;
    options.progress = [&](Stage stage) { stages.push_back(stage); };
    const ReadResult result = readBoard(bytesOf(testPhotos / "hard" / "fresh_002_h.jpg"), "photo.jpg", options);
    const auto* reading = std::get_if<Reading>(&result);
    ASSERT_NE(reading, nullptr);
    EXPECT_GT(reading->timing.stagesMs.size(), stages.size());  // or it is no longer in doubt
    EXPECT_TRUE(std::ranges::is_sorted(stages));
    EXPECT_EQ(stages.back(), Stage::Report);
}

TEST(ReadBoard, SaysThatItWasStoppedAtAnyStage) {
    const auto photo = bytesOf(photosOf(samples / "easy").front());
    for (const Stage last :
         {Stage::Ingest, Stage::FindBoard, Stage::Pose, Stage::Light, Stage::ReadStacks, Stage::Confidence}) {
        std::stop_source source;
        ReadOptions options;
        options.progress = [&](Stage stage) {
            if (stage == last) {
                source.request_stop();
            }
        };
        const ReadResult result = readBoard(PhotoFile{photo, "photo.jpg"}, options, source.get_token());
        const auto* refusal = std::get_if<NoBoard>(&result);
        ASSERT_NE(refusal, nullptr) << name(last);
        EXPECT_EQ(english(refusal->message), "the reading was stopped") << name(last);
    }
}

TEST(ReadBoard, GivesTheSameReadingTwice) {
    const auto photo = bytesOf(photosOf(samples / "easy").front());
    const auto first = std::get<Reading>(readBoard(photo, "photo.jpg"));
    const auto second = std::get<Reading>(readBoard(photo, "photo.jpg"));
    EXPECT_EQ(first.board, second.board);
    EXPECT_EQ(first.total.mostLikely, second.total.mostLikely);
    EXPECT_EQ(first.total.sure, second.total.sure);
}

TEST(ReadBoard, FusesTwoViews) {
    const auto photo = bytesOf(testPhotos / "hard" / "fresh_004_h.jpg");
    ReadOptions options;
    options.secondPhoto = PhotoFile{bytesOf(testPhotos / "easy" / "fresh_004_e.jpg"), "again.jpg"};
    const auto alone = std::get<Reading>(readBoard(photo, "photo.jpg"));
    const auto both = std::get<Reading>(readBoard(photo, "photo.jpg", options));
    EXPECT_EQ(both.photos, (std::vector<std::string>{"photo.jpg", "again.jpg"}));
    EXPECT_LT(both.review.size(), alone.review.size())
        << "the second photo shows from above what other stacks hide in the first";
    const auto& stages = both.timing.stagesMs;
    EXPECT_NE(std::ranges::find(stages, "second-photo", [](const auto& stage) { return stage.first; }), stages.end());
}

// Both photos are from nearly the same direction, so the second does not show what the first hides.
TEST(ReadBoard, MarksCellsHiddenInBothViews) {
    const auto photo = bytesOf(testPhotos / "hard" / "fresh_003_h.jpg");
    const auto second = bytesOf(testPhotos / "normal" / "fresh_003_n.jpg");
    ReadOptions options;
    options.secondPhoto = PhotoFile{second, "second.jpg"};
    const auto one = std::get<Reading>(readBoard(photo, "photo.jpg"));
    const auto other = std::get<Reading>(readBoard(second, "second.jpg"));
    const auto both = std::get<Reading>(readBoard(photo, "photo.jpg", options));
    for (const Cell hidden : {Cell{0, 0}, Cell{0, 1}}) {
        for (const Reading* reading : {&one, &other, &both}) {
            EXPECT_NE(std::ranges::find(reading->review, hidden), reading->review.end()) << name(hidden);
        }
    }
}

bool hasWarning(const Reading& reading, std::string_view code) {
    return std::ranges::find(reading.warnings, code, &Warning::code) != reading.warnings.end();
}

TEST(ReadBoard, WarnsOfASecondPhotoWhosePlaceIsUnsure) {
    const cv::Mat hard = cv::imread(testPhotos / "hard" / "fresh_001_h.jpg");
    cv::Mat tiny;
    cv::resize(hard, tiny, {}, 0.1625, 0.1625, cv::INTER_AREA);
    PhotoFile second{{}, "tiny.jpg"};
    cv::imencode(".jpg", tiny, second.bytes);
    ASSERT_TRUE(hasWarning(std::get<Reading>(readBoard(second)), "place-unsure"));
    ReadOptions options;
    options.secondPhoto = second;
    const auto both =
        std::get<Reading>(readBoard(bytesOf(testPhotos / "easy" / "fresh_001_e.jpg"), "photo.jpg", options));
    EXPECT_EQ(both.photos.size(), 2U);
    EXPECT_TRUE(hasWarning(both, "second-photo-place-unsure"));
    EXPECT_FALSE(hasWarning(both, "place-unsure")) << "only the outline in the first photo can be moved";
}

TEST(ReadBoard, ReportsWarningsOfTheSecondPhotoFile) {
    PhotoFile second{bytesOf(testPhotos / "hard" / "fresh_002_h.jpg"), "cut.jpg"};
    second.bytes.resize(second.bytes.size() - 2);  // without its end marker
    const auto alone = std::get<Reading>(readBoard(second));
    ASSERT_TRUE(hasWarning(alone, "photo-cut-short"));
    ReadOptions options;
    options.secondPhoto = second;
    const auto both =
        std::get<Reading>(readBoard(bytesOf(testPhotos / "easy" / "fresh_002_e.jpg"), "photo.jpg", options));
    const auto heading = std::ranges::find(both.warnings, "second-photo-warning", &Warning::code);
    ASSERT_NE(heading, both.warnings.end());
    ASSERT_NE(heading + 1, both.warnings.end());
    EXPECT_EQ((heading + 1)->code, "second-photo-cut-short");
    EXPECT_EQ((heading + 1)->message, alone.warnings.front().message);
}

// The same photo again, even with another comment in its file, must not raise the certainty.
TEST(ReadBoard, ReadsAPhotoGivenTwiceOnlyOnce) {
    const auto file = bytesOf(testPhotos / "hard" / "fresh_003_h.jpg");
    auto commented = file;
    const std::vector<unsigned char> comment{0xff, 0xfe, 0, 6, 'c', 'o', 'p', 'y'};
    commented.insert(commented.begin() + 2, comment.begin(), comment.end());
    const auto alone = std::get<Reading>(readBoard(file, "photo.jpg"));
    for (const auto& again : {file, commented}) {
        ReadOptions options;
        options.secondPhoto = PhotoFile{again, "again.jpg"};
        const auto both = std::get<Reading>(readBoard(file, "photo.jpg", options));
        EXPECT_EQ(both.photos, std::vector<std::string>{"photo.jpg"});
        EXPECT_TRUE(hasWarning(both, "same-photo-twice"));
        EXPECT_EQ(both.review, alone.review);
        EXPECT_EQ(both.total.sure, alone.total.sure);
        for (std::size_t i = 0; i < both.cells.size(); ++i) {
            EXPECT_EQ(both.cells[i].confidence, alone.cells[i].confidence);
        }
    }
}

TEST(ReadBoard, UsesOneViewWhenTheOtherShowsNoBoard) {
    ReadOptions options;
    options.secondPhoto = PhotoFile{bytesOf(photosOf(samples / "no-board").front()), "table.jpg"};
    const auto reading =
        std::get<Reading>(readBoard(bytesOf(photosOf(samples / "easy").front()), "photo.jpg", options));
    EXPECT_EQ(reading.photos.size(), 1U);
    const auto unread = std::ranges::find(reading.warnings, "second-photo-unread", &Warning::code);
    ASSERT_LT(unread, reading.warnings.end() - 1);
    // The reason is the same translatable message that the photo alone would have got.
    EXPECT_EQ((unread + 1)->code, "second-photo-why");
    const auto alone = std::get<NoBoard>(readBoard(*options.secondPhoto));
    EXPECT_EQ((unread + 1)->message, alone.message);
}

TEST(ReadBoard, RefusesPicturesTooThinForABoard) {
    for (const cv::Size size : {cv::Size(2, 3000), cv::Size(3000, 2), cv::Size(1, 1), cv::Size(2600, 5)}) {
        std::vector<unsigned char> file;
        cv::imencode(".png", cv::Mat(size, CV_8UC3, cv::Scalar(90, 120, 150)), file);
        const auto result = readBoard(file, "thin.png");
        EXPECT_TRUE(std::holds_alternative<NoBoard>(result)) << size;
    }
}

TEST(ReadBoard, ReadsTheBoardBetweenMarkedCorners) {
    const auto photo = photosOf(samples / "easy").front();
    const auto found = std::get<Reading>(readBoard(bytesOf(photo), "photo.jpg"));
    ReadOptions options;
    const auto& outline = found.boardOutline;  // begins with the two ends of the straight edge
    const cv::Point2f left(outline[0]);
    const cv::Point2f right(outline[1]);
    const cv::Point2f down((right - left).cross(cv::Point2f(0, 1)) > 0
                               ? cv::Point2f(left.y - right.y, right.x - left.x)
                               : cv::Point2f(right.y - left.y, left.x - right.x));
    options.boardOutline = {left, right, right + 0.8F * down, left + 0.8F * down};  // the plate is 200 x 160 mm
    const auto marked = std::get<Reading>(readBoard(bytesOf(photo), "photo.jpg", options));
    EXPECT_LT(cv::norm(marked.cells.front().center - found.cells.front().center), 15);
}

TEST(ReadBoard, RefusesCornersWithoutABoard) {
    ReadOptions options;
    options.boardOutline = {{10, 10}, {60, 10}, {60, 50}, {10, 50}};
    const auto result = readBoard(bytesOf(photosOf(samples / "easy").front()), "photo.jpg", options);
    ASSERT_TRUE(std::holds_alternative<NoBoard>(result));
    EXPECT_NE(english(std::get<NoBoard>(result).message).find("corners"), std::string::npos);
}

TEST(ReadBoard, IsRefusedWhenStoppedBeforeItStarts) {
    std::stop_source source;
    source.request_stop();
    const auto result = readBoard(bytesOf(photosOf(samples / "easy").front()), "photo.jpg", {}, source.get_token());
    ASSERT_TRUE(std::holds_alternative<NoBoard>(result));
    EXPECT_NE(english(std::get<NoBoard>(result).message).find("stopped"), std::string::npos);
}

TEST(ReadBoard, UsesTheSideItIsGiven) {
    ReadOptions options;
    options.side = Side::B;
    const auto result = readBoard(bytesOf(photosOf(samples / "easy").front()), "photo.jpg", options);
    EXPECT_EQ(std::get<Reading>(result).side, Side::B);
}

}  // namespace
}  // namespace concord::vision
