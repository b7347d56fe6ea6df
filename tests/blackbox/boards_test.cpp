// Every game of samples/boards must score as the file beside it says, to the letter. The expected
// files are written by scripts/update_expected_scores.sh.
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/score_json.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace concord {
namespace {

const std::filesystem::path folder = CONCORD_BOARDS_DIR;
const std::string gameEnding = ".json";
const std::string scoreEnding = ".score.json";

// The names of all files with this ending, without the ending.
std::set<std::string> namesWith(const std::string& ending) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        const bool isScore = file.ends_with(scoreEnding);
        if (file.ends_with(ending) && isScore == (ending == scoreEnding)) {
            names.insert(file.substr(0, file.size() - ending.size()));
        }
    }
    return names;
}

std::string contents(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

TEST(SampleBoards, EachHasAnExpectedScore) {
    EXPECT_EQ(namesWith(gameEnding), namesWith(scoreEnding));
    EXPECT_GE(namesWith(gameEnding).size(), 12U);
}

class SampleBoard : public testing::TestWithParam<std::string> {};

TEST_P(SampleBoard, ScoresAsExpected) {
    const Game game = gameFromJson(contents(folder / (GetParam() + gameEnding)));
    EXPECT_EQ(scoreToJson(scoreGame(game)) + '\n', contents(folder / (GetParam() + scoreEnding)));
}

// Sums are checked on their own, so that a wrong expected file cannot hide a wrong sum.
TEST_P(SampleBoard, AddsUpItsItems) {
    const GameScore score = scoreGame(gameFromJson(contents(folder / (GetParam() + gameEnding))));
    for (const PlayerScore& player : score.players) {
        for (const Category category : {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings,
                                        Category::Water, Category::Animals, Category::Spirit}) {
            int sum = 0;
            for (const ScoreItem& item : player.items) {
                sum += item.category == category ? item.points : 0;
            }
            EXPECT_EQ(player.at(category), sum) << player.name << ' ' << name(category);
        }
    }
}

// "four-players" as GoogleTest wants it: "FourPlayers".
std::string testName(const testing::TestParamInfo<std::string>& info) {
    std::string words;
    bool startsWord = true;
    for (const char c : info.param) {
        if (std::isalnum(static_cast<unsigned char>(c)) != 0) {
            words += startsWord ? static_cast<char>(std::toupper(static_cast<unsigned char>(c))) : c;
        }
        startsWord = c == '-';
    }
    return words;
}

INSTANTIATE_TEST_SUITE_P(All, SampleBoard, testing::ValuesIn(namesWith(gameEnding)), testName);

}  // namespace
}  // namespace concord
