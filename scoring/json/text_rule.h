// The rule for short texts that people write: names, places, notes. All input is checked here, so that games,
// databases, copies and exports contain the same text, and two spellings of one name are equal.
#pragma once

#include "scoring/json/message.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace concord {

enum class TextKind : std::uint8_t {
    Name,  // one line with a visible character
    Line,  // the same, or empty
    Note   // may have several lines; tabs and blanks are kept
};

// The text in normalised form, and what is wrong with it, if anything.
//
// The form is NFC. A name or line has one blank for each run of white space, and none at its ends; a note has "\n" for
// every line break. Invalid are bytes that are not UTF-8, control characters, noncharacters, byte order marks, and a
// name or line without a visible character: databases and terminals change such texts or drop them.
struct CheckedText {
    std::string text;  // what is wrong is repaired: see repairedText()
    std::optional<Message> complaint;
};
CheckedText checkText(std::string_view text, TextKind kind);

// For a text that does not come from JSON. Throws InputError at `place` if it is invalid.
std::string expectText(std::string_view text, TextKind kind, const std::string& place);

// A text from before the rule, or one that is being typed: U+FFFD replaces what is invalid in it, and "?" a name
// without visible characters. The result is valid, and unchanged if repaired again.
std::string repairedText(std::string_view text, TextKind kind);

// The same for the names of the players of one game; the results differ ("Anna", "Anna 2"). The first player with a
// valid name keeps it.
std::vector<std::string> repairedNames(const std::vector<std::string>& names);

// A text in quotes for a message, with invisible characters escaped: "A<U+200B>".
std::string spelledForMessage(std::string_view text);

}  // namespace concord
