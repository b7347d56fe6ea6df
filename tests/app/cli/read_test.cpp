#include "scoring/harmonies/game_json.h"
#include "tests/app/cli/has.h"
#include "tests/app/cli/run.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <opencv2/imgcodecs.hpp>

#include <regex>

namespace concord::cli {
namespace {

using Json = nlohmann::json;

const std::string boardPhoto = samplePhoto("easy/dev_018.jpg");

// A photo of a bare table.
std::string tablePhoto(const Folder& folder) {
    const cv::Mat table(600, 800, CV_8UC3, cv::Scalar(90, 120, 150));
    cv::imwrite(folder.path("table.png"), table);
    return folder.path("table.png");
}

TEST(ReadCommand, WritesAReadingAsJson) {
    const Outcome outcome = runConcord({"read", "--json", boardPhoto});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json reading = Json::parse(outcome.out);
    EXPECT_EQ(reading["format"], "concord-reading");
    EXPECT_EQ(reading["version"], 1);
    EXPECT_EQ(reading["photos"], Json::array({boardPhoto}));
    EXPECT_EQ(reading["side"], "B");
    EXPECT_EQ(reading["cells"].size(), 25U);
    for (const auto& [cell, found] : reading["cells"].items()) {
        EXPECT_GE(found["confidence"], 0.0) << cell;
        EXPECT_LE(found["confidence"], 1.0) << cell;
        EXPECT_EQ(found["center"].size(), 2U) << cell;
        EXPECT_EQ(found["alternatives"][0]["stack"], found["stack"]) << cell;
        const bool empty = found["stack"].empty();
        EXPECT_EQ(reading["board"]["cells"].contains(cell), !empty) << cell;
    }
    for (const auto& cell : reading["review"]) {
        EXPECT_TRUE(reading["cells"].contains(cell.get<std::string>()));
    }
    EXPECT_LE(reading["total"]["low"], reading["total"]["mostLikely"]);
    EXPECT_GE(reading["total"]["high"], reading["total"]["mostLikely"]);
    EXPECT_GE(reading["timing"]["readMs"], 0.0);
}

TEST(ReadCommand, DrawsTheBoardWithItsDoubtsFirst) {
    const Outcome outcome = runConcord({"read", boardPhoto});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const auto picture = outcome.out.find("/ a1 ");
    ASSERT_NE(picture, std::string::npos);
    const auto doubts = std::min(outcome.out.find("Please check "), outcome.out.find("No cell needs a second look."));
    EXPECT_LT(doubts, picture);
    EXPECT_GT(outcome.out.find("Landscapes: "), picture);
    EXPECT_TRUE(has(outcome.out, "Side B, "));
}

TEST(ReadCommand, WritesAGameOfOnePlayer) {
    const Folder folder;
    const Outcome outcome = runConcord({"read", boardPhoto, "--json", "-o", folder.path("game.json")});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Game game = gameFromJson(folder.read("game.json"));
    ASSERT_EQ(game.players.size(), 1U);
    EXPECT_EQ(game.players[0].name, "Player 1");
    EXPECT_EQ(game.side, Side::B);
    ASSERT_TRUE(game.players[0].board);
    const Json reading = Json::parse(outcome.out);
    for (const Cell cell : cells(Side::B)) {
        const Json& stack = reading["cells"][name(cell)]["stack"];
        EXPECT_EQ(game.players[0].board->stack(cell).height(), static_cast<int>(stack.size())) << name(cell);
    }
    EXPECT_EQ(runConcord({"score", folder.path("game.json")}).status, 0);
}

TEST(ReadCommand, DrawsAnOverlayAndPicturesOfTheStages) {
    const Folder folder;
    const Outcome outcome = runConcord(
        {"read", boardPhoto, "--overlay", folder.path("over.png"), "--debug", folder.path("stages/of/photo")});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(folder.read("over.png").starts_with("\x89PNG"));
    int pictures = 0;
    for (const auto& entry : std::filesystem::directory_iterator(folder.path("stages/of/photo"))) {
        EXPECT_TRUE(contentsOf(entry.path()).starts_with("\x89PNG")) << entry.path();
        ++pictures;
    }
    EXPECT_GE(pictures, 7);
}

TEST(ReadCommand, ReadsTheGivenSide) {
    const Outcome outcome = runConcord({"read", "--json", "--side", "A", boardPhoto});
    if (outcome.status == 0) {  // the photo shows side B, and may not be readable as side A
        EXPECT_EQ(Json::parse(outcome.out)["side"], "A");
    } else {
        EXPECT_EQ(outcome.status, 1) << outcome.err;
    }
    EXPECT_EQ(Json::parse(runConcord({"read", "--json", "--side", "B", boardPhoto}).out)["side"], "B");
}

TEST(ReadCommand, ReturnsOneWithoutABoard) {
    const Folder folder;
    const std::string noBoard = tablePhoto(folder);
    const Outcome outcome = runConcord({"read", noBoard, "--json", "-o", folder.path("game.json")});
    EXPECT_EQ(outcome.status, 1);
    EXPECT_TRUE(outcome.out.empty());
    EXPECT_TRUE(outcome.err.starts_with(noBoard + ": "));
    EXPECT_FALSE(std::filesystem::exists(folder.path("game.json")));
}

TEST(ReadCommand, ReturnsTwoForAFileThatIsNotAPhoto) {
    const Folder folder;
    const std::string text = folder.write("text.jpg", "not a photo");
    const std::string truncated = folder.write("half.jpg", contentsOf(boardPhoto).substr(0, 20000));
    for (const std::string& file : {text, truncated, folder.path("none.jpg"), folder.path("")}) {
        const Outcome outcome = runConcord({"read", file});
        EXPECT_EQ(outcome.status, 2) << file;
        EXPECT_TRUE(outcome.err.starts_with(file + ": ")) << outcome.err;
        EXPECT_EQ(outcome.out, "") << file;
    }
}

TEST(ReadCommand, SaysWhichFileCouldNotBeWritten) {
    const Folder folder;
    const std::string file = folder.path("missing/game.json");
    const Outcome outcome = runConcord({"read", boardPhoto, "--json", "-o", file});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.err.starts_with(file + ": expected a file that can be written")) << outcome.err;
}

TEST(ReadBatch, ReadsEveryPhotoInOrder) {
    const Folder folder;
    const std::string text = folder.write("text.jpg", "not a photo");
    const std::string noBoard = tablePhoto(folder);
    const std::string copy = folder.write("copy.jpg", contentsOf(boardPhoto));
    const std::vector<std::string> photos{boardPhoto, text, noBoard, copy, boardPhoto};
    std::vector<std::string> args{"read", "--batch", "--json"};
    args.insert(args.end(), photos.begin(), photos.end());
    const Outcome outcome = runConcord(args);
    EXPECT_EQ(outcome.status, 2);
    const auto lines = linesOf(outcome.out);
    ASSERT_EQ(lines.size(), photos.size());
    for (const std::size_t good : {0U, 3U, 4U}) {
        EXPECT_EQ(Json::parse(lines[good])["photos"], Json::array({photos[good]}));
    }
    for (const std::size_t bad : {1U, 2U}) {
        const Json answer = Json::parse(lines[bad]);
        EXPECT_EQ(answer["photo"], photos[bad]);
        EXPECT_FALSE(answer["error"].get<std::string>().empty());
    }
    EXPECT_EQ(runConcord({"read", "--batch", "--json", boardPhoto, noBoard}).status, 1);
    EXPECT_EQ(runConcord({"read", "--batch", "--json", boardPhoto}).status, 0);
}

TEST(ReadBatch, ReadsAPhotoAsWithoutBatch) {
    const auto withoutTiming = [](const std::string& text) {
        Json reading = Json::parse(text);
        reading.erase("timing");
        return reading;
    };
    EXPECT_EQ(withoutTiming(runConcord({"read", "--batch", "--json", boardPhoto}).out),
              withoutTiming(runConcord({"read", "--json", boardPhoto}).out));
}

TEST(ReadCommand, PrintsTheDurationOfEachStage) {
    const Outcome outcome = runConcord({"read", "--json", "--timing", boardPhoto});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_TRUE(Json::accept(outcome.out));
    for (const char* stage :
         {"ingest", "find-board", "pose", "light", "read-stacks", "confidence", "report", "total"}) {
        EXPECT_TRUE(std::regex_search(outcome.err, std::regex(std::string("(^|\n)") + stage + " +[0-9]+[.][0-9] ms\n")))
            << outcome.err;
    }
    EXPECT_TRUE(runConcord({"read", "--json", boardPhoto}).err.empty());
}

TEST(ReadCommand, ReadsTwoViewsOfOneBoard) {
    const std::string easy = testPhoto("easy/fresh_002_e.jpg");
    const std::string hard = testPhoto("hard/fresh_002_h.jpg");
    const Outcome outcome = runConcord({"read", "--json", easy, "--same-board", hard});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    EXPECT_EQ(Json::parse(outcome.out)["photos"], Json::array({easy, hard}));
}

TEST(ReadCommand, SaysThatBothPhotosAreTheSame) {
    const Folder folder;
    const std::string copy = folder.write("copy.jpg", contentsOf(boardPhoto));
    for (const std::string& samePhoto : {boardPhoto, copy}) {
        const Json reading = Json::parse(runConcord({"read", "--json", boardPhoto, "--same-board", samePhoto}).out);
        EXPECT_EQ(reading["photos"], Json::array({boardPhoto}));
        ASSERT_FALSE(reading["warnings"].empty());
        EXPECT_EQ(reading["warnings"].back()["code"], "same-photo-twice");
    }
    EXPECT_TRUE(
        has(runConcord({"read", boardPhoto, "--same-board", boardPhoto}).out, "Warning: both photos are the same"));
}

TEST(ReadCommand, IgnoresASecondPhotoOfAnotherBoardWithAWarning) {
    const std::string first = testPhoto("easy/fresh_001_e.jpg");
    const std::string second = testPhoto("normal/fresh_002_n.jpg");
    const Outcome outcome = runConcord({"read", "--json", first, "--same-board", second});
    EXPECT_EQ(outcome.status, 0) << outcome.err;
    Json reading = Json::parse(outcome.out);
    EXPECT_EQ(reading["photos"], Json::array({first}));
    const Json views = reading["views"];
    EXPECT_EQ(views["sameBoard"], "no");
    ASSERT_FALSE(views["differing"].empty());
    ASSERT_EQ(reading["warnings"].size(), 1U);
    EXPECT_EQ(reading["warnings"][0]["code"], "views-differ");
    const std::string text = runConcord({"read", first, "--same-board", second}).out;
    for (const auto& [cell, difference] : views["differing"].items()) {
        EXPECT_TRUE(has(reading["warnings"][0]["message"], cell));
        EXPECT_NE(difference["first"], difference["second"]) << cell;
        EXPECT_TRUE(has(text, "  " + cell + ": first photo ")) << text;
    }
    Json alone = Json::parse(runConcord({"read", "--json", first}).out);
    for (const char* mayDiffer : {"views", "warnings", "timing"}) {
        reading.erase(mayDiffer);
        alone.erase(mayDiffer);
    }
    EXPECT_EQ(reading, alone);
}

TEST(ReadCommand, WarnsIfThePhotoShowsAnotherSide) {
    const std::string photo = testPhoto("easy/fresh_001_e.jpg");
    EXPECT_GT(Json::parse(runConcord({"read", "--json", "--side", "B", photo}).out)["sideConfidence"], 0.95);
    const Outcome outcome = runConcord({"read", "--json", "--side", "A", photo});
    ASSERT_EQ(outcome.status, 0) << outcome.err;
    const Json reading = Json::parse(outcome.out);
    EXPECT_EQ(reading["side"], "A");
    EXPECT_LT(reading["sideConfidence"], 0.05);
    const auto warns = [](const Json& warning) { return warning["code"] == "side-differs"; };
    EXPECT_TRUE(std::ranges::any_of(reading["warnings"], warns));
}

TEST(ReadCommand, NamesTheSecondPhotoThatCannotBeOpened) {
    const Outcome outcome = runConcord({"read", boardPhoto, "--same-board", "nowhere.jpg"});
    EXPECT_EQ(outcome.status, 2);
    EXPECT_TRUE(outcome.out.empty());
    EXPECT_TRUE(has(outcome.err, "nowhere.jpg")) << outcome.err;
}

}  // namespace
}  // namespace concord::cli
