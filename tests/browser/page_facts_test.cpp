// The page draws boards and tokens by itself; these tests compare its facts with the program's.
#include "app/gui/board/board_layout.h"
#include "app/gui/board/token_drawing.h"
#include "app/phone/page_texts.h"
#include "scoring/harmonies/cell.h"
#include "scoring/harmonies/stack.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <fstream>
#include <set>
#include <sstream>

namespace concord {

namespace {

nlohmann::json pageFacts() {
    std::ifstream file(CONCORD_PAGE_DIR "/facts.js");
    std::stringstream text;
    text << file.rdbuf();
    const std::string source = text.str();
    const std::size_t from = source.find("= {") + 2;
    return nlohmann::json::parse(source.substr(from, source.rfind('}') - from + 1));
}

std::vector<std::string> namesOf(Stack stack) {
    std::vector<std::string> names;
    for (const Token token : stack.tokens()) {
        names.emplace_back(name(token));
    }
    return names;
}

TEST(PageFactsTest, BoardsHaveTheSameCells) {
    const nlohmann::json rows = pageFacts().at("rows");
    for (const Side side : {Side::A, Side::B}) {
        std::vector<int> counts;
        counts.reserve(static_cast<std::size_t>(columnCount(side)));
        for (int column = 0; column < columnCount(side); ++column) {
            counts.push_back(rowCount(side, column));
        }
        EXPECT_EQ(rows.at(std::string(name(side))).get<std::vector<int>>(), counts);
    }
    EXPECT_EQ(rows.size(), 2U);
}

TEST(PageFactsTest, LegalStacksAreTheSameInTheSameOrder) {
    const nlohmann::json stacks = pageFacts().at("stacks");
    ASSERT_EQ(stacks.size(), allStacks().size());
    for (std::size_t i = 0; i < stacks.size(); ++i) {
        EXPECT_EQ(stacks[i].at("tokens").get<std::vector<std::string>>(), namesOf(allStacks()[i]));
    }
}

TEST(PageFactsTest, TokensAndCubesHaveTheSameColours) {
    const nlohmann::json facts = pageFacts();
    ASSERT_EQ(facts.at("tokens").size(), allTokens.size());
    for (const Token token : allTokens) {
        EXPECT_EQ(facts.at("tokens").at(std::string(name(token))).at("colour"),
                  gui::tokenColour(token).name().toStdString());
    }
    EXPECT_EQ(facts.at("cubes").at("animal"), gui::cubeColour(Cube::Animal).name().toStdString());
    EXPECT_EQ(facts.at("cubes").at("spirit"), gui::cubeColour(Cube::Spirit).name().toStdString());
}

// The same distances as in geometry.js: columns are 1.5 radii apart, cells of a column are the square root of 3 times
// the radius apart, and every other column is half a cell lower.
TEST(PageFactsTest, CellsLieAsOnThePage) {
    const gui::BoardLayout layout(Side::A, 100);
    EXPECT_EQ(layout.centre({2, 0}), QPointF(300, 0));
    EXPECT_NEAR(layout.centre({0, 1}).y(), 173.205, 0.001);
    EXPECT_NEAR(layout.centre({1, 0}).y(), 86.603, 0.001);
    EXPECT_EQ(layout.centre({1, 0}).x(), 150);
}

TEST(PageFactsTest, EveryTextIsListedOnce) {
    const std::set<std::string> distinct(phone::pageTexts.begin(), phone::pageTexts.end());
    EXPECT_EQ(distinct.size(), phone::pageTexts.size());
}

}  // namespace

}  // namespace concord
