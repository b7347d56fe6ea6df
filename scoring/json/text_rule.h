// The rule for short texts that people write: names, places, notes. All input is checked here, so that games,
// databases, backup copies and exports contain the same text, and two Unicode encodings of one name are equal.
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
    Note   // may have several lines; tabs and spaces are kept
};

// The text in normalised form, and what is wrong with it, if anything.
//
// The form is NFC. In a name or line, each run of white space becomes one space, and none is left at the ends; a note
// has "\n" for every line break. These are invalid, because databases and terminals change or drop them: bytes that are
// not UTF-8, control characters other than white space, noncharacters, byte order marks, and a name, or a line that is
// not blank, without a visible character.
struct CheckedText {
    std::string text;  // what is wrong is repaired: see repairedText()
    std::optional<Message> complaint;
};
CheckedText checkText(std::string_view text, TextKind kind);

// For a text that does not come from JSON. Throws InputError at `place` if it is invalid.
std::string expectText(std::string_view text, TextKind kind, const std::string& place);

// Repairs a text that was stored before this rule existed, or that is being typed: byte order marks are dropped, and
// other invalid characters become U+FFFD. A name without a visible character becomes "?", and such a line empty. The
// result is valid, and unchanged if repaired again.
std::string repairedText(std::string_view text, TextKind kind);

// The same for the names of the players of one game; the results are distinct ("Anna", "Anna 2"). A name that needs no
// change is kept; of several equal ones, the first.
std::vector<std::string> repairedNames(const std::vector<std::string>& names);

// A text in quotes for a message, with invisible characters escaped: "A<U+200B>".
std::string spelledForMessage(std::string_view text);

}  // namespace concord
