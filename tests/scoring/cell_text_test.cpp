#include "scoring/harmonies/cell_text.h"
#include "scoring/json/input_error.h"
#include "tests/scoring/boards.h"

#include <gtest/gtest.h>

namespace concord::testing {
namespace {

TEST(CellText, AcceptsSeparatorsThatPeopleType) {
    for (const char* text : {"a1-a2-b2", "a1 a2,b2", "a1, a2 ,b2", "A1A2B2", "a1;a2;b2", " a1 > a2 -> b2\n", "a1–a2—b2",
                             "a1→a2→b2", "a1/a2/b2", "a1、a2，b2"}) {
        EXPECT_EQ(names(cellsFromText(Side::A, text)), "a1 a2 b2") << text;
    }
    EXPECT_EQ(names(cellsFromText(Side::A, "b2 a1 b2")), "b2 a1 b2");
    EXPECT_EQ(names(cellsFromText(Side::B, "g4")), "g4");
}

TEST(CellText, ReportsWhatIsNotACell) {
    const std::vector<std::tuple<Side, const char*, const char*>> bad{
        {Side::A, "a1-h9", R"(expected a cell of side A, from a1 to e5, got "h9")"},
        {Side::A, "g1", R"(expected a cell of side A, from a1 to e5, got "g1")"},
        {Side::B, "a5", R"(expected a cell of side B, from a1 to g4, got "a5")"},
        {Side::A, "a", R"(expected a cell of side A, from a1 to e5, got "a")"},
        {Side::A, "a12", R"(expected a cell of side A, from a1 to e5, got "a12")"},
        {Side::A, "ä1", R"(expected a cell of side A, from a1 to e5, got "ä1")"},
        {Side::A, "", "expected cells such as a1-a2-b2, got none"},
        {Side::A, " - ", "expected cells such as a1-a2-b2, got none"},
    };
    for (const auto& [side, text, message] : bad) {
        try {
            cellsFromText(side, text);
            ADD_FAILURE() << "accepted: " << text;
        } catch (const InputError& error) {
            EXPECT_EQ(english(error.message()), message) << text;
        }
    }
}

TEST(CellText, ThrowsOnlyInputErrorsWhateverTheBytes) {
    std::mt19937 random(3);
    const std::string likelyBytes = "abceg12345 ,-\xE2\x80\x93\xFF>A9h";
    for (int i = 0; i < 100000; ++i) {
        std::string text;
        for (unsigned length = random() % 12; length > 0; --length) {
            text += random() % 8 == 0 ? static_cast<char>(random()) : likelyBytes[random() % likelyBytes.size()];
        }
        try {
            for (const Cell cell : cellsFromText(Side::B, text)) {
                ASSERT_TRUE(contains(Side::B, cell));
            }
        } catch (const InputError&) {
            continue;
        }
    }
}

}  // namespace
}  // namespace concord::testing
