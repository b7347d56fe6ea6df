// Texts for people, stored as an English template and its arguments, so that the app can translate them while JSON
// stays English.
#pragma once

#include <string>
#include <vector>

// Marks a template for lupdate; the text itself is the key of its translation.
#define CONCORD_TEXT(text) text
// Marks a template with %n in it, which has plural forms.
#define CONCORD_COUNTED_TEXT(text) text

namespace concord {

struct Message {
    const char* text = "";          // English template with %1, %2 ... for the arguments
    std::vector<std::string> args;  // already formatted, never translated
    // Messages inside this one, such as colours or their lists, which are translated too. They follow the arguments:
    // with two arguments the first part is %3. The process that decodes photos does not send them.
    std::vector<Message> parts = {};

    friend bool operator==(const Message& a, const Message& b);
};

// The template with its arguments inserted.
std::string english(const Message& message);

// A remark about a scored game, which does not affect the score.
struct Warning {
    std::string code;  // fixed identifier, such as "cubes-do-not-add-up"
    Message message;

    friend bool operator==(const Warning&, const Warning&) = default;
};

}  // namespace concord
