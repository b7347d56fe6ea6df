#include "scoring/json/text_rule.h"
#include "scoring/json/input_error.h"

#include <gtest/gtest.h>

#include <random>

namespace concord {
namespace {

using Kind = TextKind;

// The normalised text, or in brackets what is wrong with it.
std::string textOrComplaint(std::string_view text, Kind kind) {
    const CheckedText checked = checkText(text, kind);
    return checked.complaint ? '[' + english(*checked.complaint) + ']' : checked.text;
}

std::string operator""_bytes(const char* text, std::size_t length) { return {text, length}; }  // keeps zero bytes

TEST(TextRule, NormalisesNames) {
    EXPECT_EQ(textOrComplaint("Pauline", Kind::Name), "Pauline");
    EXPECT_EQ(textOrComplaint("  Anna \t\n Lena\u3000\u00a0 ", Kind::Name), "Anna Lena");
    EXPECT_EQ(textOrComplaint("Zoe\u0308", Kind::Name), "Zo\u00eb");
    EXPECT_EQ(textOrComplaint("a\u0327\u0301 a\u0301\u0327", Kind::Name),
              "\u00e1\u0327 \u00e1\u0327");                                  // marks in canonical order
    EXPECT_EQ(textOrComplaint("\u1112\u1161\u11ab", Kind::Name), "\ud55c");  // Hangul
    EXPECT_EQ(textOrComplaint("\u212b \uf900", Kind::Name), "\u00c5 \u8c48");
    EXPECT_EQ(textOrComplaint("\u0958", Kind::Name), "\u0915\u093c");  // excluded from composition
    EXPECT_EQ(textOrComplaint("x\u2028y\u0085z", Kind::Line), "x y z");
}

TEST(TextRule, KeepsWhatPeopleWrite) {
    for (const char* name : {"\u6f22\u5b57", "\u0639\u0644\u06cc\u200c\u0631\u0636\u0627", "\U0001f469\u200d\U0001f680",
                             "\u2764\ufe0f", "\u0928\u092e\u0938\u094d\u0924\u0947", "O'Neil \"Bob\" <b>", "\ufffd",
                             "\ue000", "\U000e0fff x", "A\u00ad", "\u200fX", "?"}) {
        EXPECT_EQ(textOrComplaint(name, Kind::Name), name);
        EXPECT_EQ(textOrComplaint(name, Kind::Line), name);
        EXPECT_EQ(textOrComplaint(name, Kind::Note), name);
    }
    EXPECT_EQ(textOrComplaint("", Kind::Line), "");
    EXPECT_EQ(textOrComplaint(" \u00a0", Kind::Line), "");
    EXPECT_EQ(textOrComplaint("", Kind::Note), "");
}

TEST(TextRule, LeavesLinesAndTabsInNotes) {
    EXPECT_EQ(textOrComplaint("two lines\nand a tab\t", Kind::Note), "two lines\nand a tab\t");
    EXPECT_EQ(textOrComplaint(" one\r\ntwo\rthree\u2028four\u2029\u0085\vfive  ", Kind::Note),
              " one\ntwo\nthree\nfour\n\n\nfive  ");
    EXPECT_EQ(textOrComplaint("Zoe\u0308\u3000", Kind::Note), "Zo\u00eb\u3000");
}

TEST(TextRule, RefusesWhatDatabasesAndTerminalsChange) {
    for (const Kind kind : {Kind::Name, Kind::Line, Kind::Note}) {
        const auto refused = [](const std::string& code, const std::string& text) {
            std::string refusal = "[expected a text without the character ";
            return refusal.append(code).append(", got \"").append(text).append("\"]");
        };
        EXPECT_EQ(textOrComplaint("A\0B"_bytes, kind), refused("U+0000", "A\\u0000B"));
        EXPECT_EQ(textOrComplaint("A\x01", kind), refused("U+0001", "A\\u0001"));
        EXPECT_EQ(textOrComplaint("\x1b[31mA", kind), refused("U+001B", "\\u001b[31mA"));
        EXPECT_EQ(textOrComplaint("A\x7f", kind), refused("U+007F", "A<U+007F>"));
        EXPECT_EQ(textOrComplaint("A\u009c", kind), refused("U+009C", "A<U+009C>"));
        EXPECT_EQ(textOrComplaint("\ufeffA", kind), refused("U+FEFF", "<U+FEFF>A"));
        EXPECT_EQ(textOrComplaint("\ufffe", kind), refused("U+FFFE", "<U+FFFE>"));
        EXPECT_EQ(textOrComplaint("A\uffffB", kind), refused("U+FFFF", "A<U+FFFF>B"));
        EXPECT_EQ(textOrComplaint("\ufdd0 \ufdef", kind), refused("U+FDD0", "<U+FDD0> <U+FDEF>"));
        EXPECT_EQ(textOrComplaint("\U0010ffff", kind), refused("U+10FFFF", "<U+10FFFF>"));
        EXPECT_EQ(textOrComplaint("A\xff", kind), "[expected UTF-8 text, got the byte 0xFF]");
        EXPECT_EQ(textOrComplaint("A\xed\xa0\x80", kind),
                  "[expected UTF-8 text, got the byte 0xED]");  // half a surrogate pair
        EXPECT_EQ(textOrComplaint("A\xe2\x82", kind), "[expected UTF-8 text, got the byte 0xE2]");
    }
}

TEST(TextRule, RefusesInvisibleNames) {
    EXPECT_EQ(textOrComplaint("", Kind::Name), "[expected a name, got \"\"]");
    EXPECT_EQ(textOrComplaint(" \t", Kind::Name), R"([expected a name, got " \t"])");
    EXPECT_EQ(textOrComplaint("\u200b \u3000", Kind::Name), "[expected a name, got \"<U+200B> <U+3000>\"]");
    EXPECT_EQ(textOrComplaint("\u200b", Kind::Line), "[expected visible text, got \"<U+200B>\"]");
    for (const char* text :
         {"\u00a0", "\u3000", "\u200d", "\u2060", "\u00ad", "\ufe0f", "\u0301", "\u20dd", "\u115f", "\u3164", "\uffa0",
          "\u2800", "\u17b5", "\u180e", "\u202e", "\U000e0041", "\U000e0fff", "\U0001d173", "\u2065"}) {
        EXPECT_EQ(checkText(text, Kind::Name).text, "?") << textOrComplaint(text, Kind::Name);
        EXPECT_TRUE(checkText(text, Kind::Name).complaint);
        EXPECT_EQ(textOrComplaint(text, Kind::Note), text);
    }
}

TEST(TextRule, NamesThePlace) {
    EXPECT_EQ(expectText(" home ", Kind::Line, "--place"), "home");
    try {
        expectText("\x07", Kind::Line, "--place");
        ADD_FAILURE() << "accepted";
    } catch (const InputError& error) {
        EXPECT_STREQ(error.what(), R"(--place: expected a text without the character U+0007, got "\u0007")");
    }
}

TEST(TextRule, RepairsTextsOfOlderPrograms) {
    EXPECT_EQ(repairedText("A\0B\x01"_bytes, Kind::Name), "A\ufffdB\ufffd");
    EXPECT_EQ(repairedText("\ufeffA", Kind::Name), "A");
    EXPECT_EQ(repairedText("A\ufffe\uffff", Kind::Name), "A\ufffd\ufffd");
    EXPECT_EQ(repairedText("\u200b", Kind::Name), "?");
    EXPECT_EQ(repairedText("\u200b", Kind::Line), "");
    EXPECT_EQ(repairedText("A\xff", Kind::Line), "A\ufffd");
    EXPECT_EQ(repairedNames({"Zo\u00eb", "Zoe\u0308", "\ufeff", "\u00a0"}),
              (std::vector<std::string>{"Zo\u00eb", "Zo\u00eb 2", "?", "? 2"}));
    // A name that needs no repair stays as it is, even if it comes after an equal one.
    EXPECT_EQ(repairedNames({"Zoe\u0308", "Zo\u00eb"}), (std::vector<std::string>{"Zo\u00eb 2", "Zo\u00eb"}));
    EXPECT_EQ(repairedNames({"A", "A", "B"}), (std::vector<std::string>{"A", "A 2", "B"}));
    EXPECT_EQ(repairedNames({"A", "A ", "A 2"}), (std::vector<std::string>{"A", "A 3", "A 2"}));
}

// Whatever the bytes, a repaired text is valid, and checking it changes nothing.
TEST(TextRule, AnyRepairedTextIsValid) {
    std::mt19937 random(5);
    const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random()) % n; };
    const std::vector<std::string> pieces{"\ufeff", "\ufffe",   "e",      "\u0301",      "\u0323",     "\u1100",
                                          "\u1161", "\u11a8",   "\u0344", " ",           "\r",         "\n",
                                          "\u2000", "\u2126",   "\u0f71", "\u0f73",      "\U0001d15e", "\u200d",
                                          "\x80",   "\xf4\x8f", "\ufb1d", "\u0000"_bytes};
    constexpr int textCount = 20000;
    for (int t = 0; t < textCount; ++t) {
        std::string text;
        for (std::size_t i = 0; i < below(8); ++i) {
            text += below(4) == 0 ? std::string(1, static_cast<char>(below(256))) : pieces[below(pieces.size())];
        }
        for (const Kind kind : {Kind::Name, Kind::Line, Kind::Note}) {
            const std::string repaired = repairedText(text, kind);
            EXPECT_EQ(textOrComplaint(repaired, kind), repaired);
        }
    }
}

TEST(TextRule, SortsALongRunOfMarksQuickly) {
    std::string text = "a";
    for (int i = 0; i < 200000; ++i) {  // too many for a sort in quadratic time
        text += i % 2 == 0 ? "\u0301" : "\u0323";
    }
    const std::string repaired = repairedText(text, Kind::Note);
    EXPECT_EQ(repaired.substr(0, 3), "\u1ea1");  // "a" with the first dot below: dots below are sorted before accents
    EXPECT_EQ(repairedText(repaired, Kind::Note), repaired);
}

}  // namespace
}  // namespace concord
