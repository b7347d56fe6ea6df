// The one rule for short texts that people write: names, places, notes. Whatever takes one in asks here, so that the
// same text stands in games, databases, copies and exports, and two spellings of one name are one name.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace concord {

enum class TextKind : std::uint8_t {
    Name,  // one line with something to see
    Line,  // the same, or nothing
    Note   // may be of several lines, with tabs and blanks as they are
};

// The text in its one form, and what is wrong with it, if anything.
//
// The form is NFC. A name or line has one blank for each run of white space, and none at its ends; a note has "\n"
// for every line break. Wrong are bytes that are no UTF-8, control characters, noncharacters, byte order marks, and a
// name or line of characters that cannot be seen: databases and terminals make something else of such texts, or
// nothing.
struct CheckedText {
    std::string text;  // what is wrong is mended: see repairedText()
    std::optional<Message> complaint;
};
CheckedText checkText(std::string_view text, TextKind kind);

// For a text that does not come from JSON. Throws InputError at `place` for one that is wrong.
std::string expectText(std::string_view text, TextKind kind, const std::string& place);

// A text that was kept before there was this rule, or that is being typed: U+FFFD stands for what is wrong in it, and
// "?" for a name that cannot be seen. What comes out is right, and stays as it is.
std::string repairedText(std::string_view text, TextKind kind);

// The same for the names of the players of one game, which are to differ ("Anna", "Anna 2"). A name that is right stays
// with who has it first.
std::vector<std::string> repairedNames(const std::vector<std::string>& names);

// A text in quotes for a message, with what cannot be seen spelled out: "A<U+200B>".
std::string spelledForMessage(std::string_view text);

}  // namespace concord
