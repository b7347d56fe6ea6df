#include "scoring/json/strict_json.h"

#include <gtest/gtest.h>

namespace concord {
namespace {

// "place: message" of the refusal, or "accepted".
std::string refusalOf(const std::string& text) {
    try {
        const JsonDocument document(text);
        return "accepted";
    } catch (const InputError& error) {
        return error.place() + ": " + english(error.message());
    }
}

struct Case {
    std::string text;
    std::string refusal;
};

TEST(StrictJson, RefusesInvalidJsonWithLineAndColumn) {
    const std::vector<Case> cases{
        {"", "line 1, column 1: expected more: the text ends too early"},
        {"  \n ", "line 2, column 2: expected more: the text ends too early"},
        {"{\"a\": 1", "line 1, column 8: expected more: the text ends too early"},
        {"{\"a\":\n tru}", "line 2, column 5: expected correct JSON, got \"}\""},
        {"{\"a\": 1,}", "line 1, column 9: expected correct JSON, got \"}\""},
        {"{\u201ca\u201d: 1}", "line 1, column 2: expected correct JSON, got \"\u201c\""},
        {"[1] [2]", "line 1, column 5: expected correct JSON, got \"[\""},
        {"{\"é\": x}", "line 1, column 7: expected correct JSON, got \"x\""},
        {"// a comment\n1", "line 1, column 1: expected correct JSON, got \"/\""},
        {"[01]", "line 1, column 3: expected correct JSON, got \"1\""},
        {std::string("{}\0{}", 5), "line 1, column 3: expected correct JSON, got a zero byte"},
    };
    for (const Case& c : cases) {
        EXPECT_EQ(refusalOf(c.text), c.refusal) << c.text;
    }
}

TEST(StrictJson, RefusesInvalidUtf8) {
    EXPECT_EQ(refusalOf("[\"caf\xE9\"]"), "line 1, column 6: expected UTF-8 text, got the byte 0xE9");
    EXPECT_EQ(refusalOf("[\"\xC0\xAF\"]"), "line 1, column 3: expected UTF-8 text, got the byte 0xC0");  // overlong
    EXPECT_EQ(refusalOf("[\"\xED\xA0\x80\"]"),
              "line 1, column 3: expected UTF-8 text, got the byte 0xED");  // surrogate
    EXPECT_EQ(refusalOf("[\"\xF5\x80\x80\x80\"]"), "line 1, column 3: expected UTF-8 text, got the byte 0xF5");
    EXPECT_EQ(refusalOf("[\"caf\u00e9 \u6f22 \U0001F98A\"]"), "accepted");
    EXPECT_NE(refusalOf("[\"\\ud800\"]"), "accepted");  // half a surrogate pair
}

TEST(StrictJson, RefusesAKeyWrittenTwice) {
    EXPECT_EQ(refusalOf(R"({"a": 1, "b": 2, "a": 1})"), "/a: expected each key once, got \"a\" again");
    EXPECT_EQ(refusalOf(R"([{"x": {"b": 1, "b": 2}}])"), "/0/x/b: expected each key once, got \"b\" again");
    EXPECT_EQ(refusalOf(R"({"a": 1, "\u0061": 2})"), "/a: expected each key once, got \"a\" again");
    EXPECT_EQ(refusalOf(R"([{"a": 1}, {"a": 1}, {"A": 1, "a": {"a": 1}}])"), "accepted");
}

TEST(StrictJson, RefusesDeepNesting) {
    const auto nested = [](std::size_t depth) { return std::string(depth, '[') + std::string(depth, ']'); };
    EXPECT_EQ(refusalOf(nested(maxJsonDepth)), "accepted");
    std::string tooDeep;
    for (int level = 0; level < maxJsonDepth; ++level) {
        tooDeep += "/0";
    }
    EXPECT_EQ(refusalOf(nested(maxJsonDepth + 1)), tooDeep + ": expected at most 64 levels of nesting");
    EXPECT_EQ(refusalOf(std::string(maxJsonBytes, '[')), tooDeep + ": expected at most 64 levels of nesting");
}

TEST(StrictJson, ReportsTooLargeNumbersAtTheirPointers) {
    EXPECT_EQ(refusalOf("1e999"), ": expected a smaller number, got \"1e999\"");
    EXPECT_EQ(refusalOf(R"({"a": [0, {"b": -1e400}]})"), "/a/1/b: expected a smaller number, got \"-1e400\"");
}

TEST(StrictJson, RefusesATextThatIsTooLong) {
    EXPECT_EQ(refusalOf(std::string(maxJsonBytes, ' ')).find("expected at most"), std::string::npos);
    EXPECT_EQ(refusalOf(std::string(maxJsonBytes + 1, ' ')), ": expected at most 1048576 bytes of JSON");
}

TEST(StrictJson, KeepsTheSpellingOfNumbers) {
    const std::string text = R"({"a":[1,1.50,1e3,-0,-7,12345678901234567890123],"b":{"c/d~":null,"e":true}})";
    const JsonDocument document(text);
    EXPECT_EQ(document.root().toJson(), text);
    const auto numbers = document.root().member("a")->children();
    EXPECT_EQ(numbers[0].whole(), 1);
    EXPECT_FALSE(numbers[1].whole());
    EXPECT_FALSE(numbers[2].whole());
    EXPECT_EQ(numbers[4].whole(), -7);
    EXPECT_FALSE(numbers[5].whole());
    EXPECT_EQ(document.root().member("b")->children()[0].pointer(), "/b/c~1d~0");
    EXPECT_EQ(numbers[3].pointer(), "/a/3");
    EXPECT_FALSE(document.root().member("c"));
}

TEST(StrictJson, WritesALineForEachValue) {
    const JsonDocument document(R"({"a":[1.50,[]],"b":{"c":{}},"d":"x"})");
    EXPECT_EQ(document.root().toJson(JsonLayout::Lines), R"({
  "a": [
    1.50,
    []
  ],
  "b": {
    "c": {}
  },
  "d": "x"
})");
}

TEST(StrictJson, EscapesAndShortensTextInMessages) {
    EXPECT_EQ(quotedForMessage("gren"), "\"gren\"");
    EXPECT_EQ(quotedForMessage("a\x1B[31m\n"), "\"a\\u001b[31m\\n\"");
    EXPECT_EQ(quotedForMessage(std::string(1000, 'x')), '"' + std::string(40, 'x') + "...\"");
}

}  // namespace
}  // namespace concord
