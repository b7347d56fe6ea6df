// Every game of samples/renature must score as the file beside it says, to the letter.
#include "scoring/renature/game_json.h"
#include "scoring/renature/score_json.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace concord::renature {
namespace {

const std::filesystem::path folder = CONCORD_RENATURE_DIR;
const std::string gameEnding = ".json";
const std::string scoreEnding = ".score.json";

// The names of all files with this ending, without the ending.
std::set<std::string> namesWith(const std::string& ending) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        const std::string file = entry.path().filename().string();
        if (file.ends_with(ending) && file.ends_with(scoreEnding) == (ending == scoreEnding)) {
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

TEST(RenatureSamples, EachHasAnExpectedScore) {
    EXPECT_EQ(namesWith(gameEnding), namesWith(scoreEnding));
    EXPECT_GE(namesWith(gameEnding).size(), 3U);
}

class RenatureSample : public testing::TestWithParam<std::string> {};

TEST_P(RenatureSample, ScoresAsExpectedAndIsReadBackFromJson) {
    const std::string text = contents(folder / (GetParam() + gameEnding));
    const Game game = gameFromJson(text);
    EXPECT_EQ(scoreToJson(scoreGame(game)) + '\n', contents(folder / (GetParam() + scoreEnding)));
    EXPECT_EQ(gameFromJson(gameToJson(game)), game);
}

// "four-players" as GoogleTest wants it: "fourplayers".
std::string testName(const testing::TestParamInfo<std::string>& info) {
    std::string words = info.param;
    std::erase(words, '-');
    return words;
}

INSTANTIATE_TEST_SUITE_P(All, RenatureSample, testing::ValuesIn(namesWith(gameEnding)), testName);

}  // namespace
}  // namespace concord::renature
