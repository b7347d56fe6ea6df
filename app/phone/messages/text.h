// A text of the page: an English template, which the page translates, and what is inserted into it.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::phone {

struct Text {
    std::string text;               // with %1, %2 ... for the arguments, then for the parts, and %n for the count
    std::vector<std::string> args;  // names and numbers, never translated
    std::vector<Text> parts = {};
    std::optional<int> count = {};  // chooses the plural form

    bool isEmpty() const { return text.empty(); }
    friend bool operator==(const Text&, const Text&) = default;
};

Text textOf(const Message& message);
// "trees, fields, water"; empty for an empty list.
Text listOf(std::vector<Text> parts);
// Sentences after each other; empty ones are left out.
Text sentences(std::vector<Text> parts);
// "Ann, Bob and Cleo"
Text namesInWords(const std::vector<std::string>& names);

// The template with everything inserted, plural forms as they stand.
std::string english(const Text& text);

}  // namespace concord::phone
