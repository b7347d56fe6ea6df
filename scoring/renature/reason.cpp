#include "scoring/renature/reason.h"

#include <string_view>
#include <utility>

namespace concord::renature {
namespace {

// How the list at the start of a sentence begins.
Message firstWord(Colour colour) {
    switch (colour) {
        case Colour::White:
            return {CONCORD_TEXT("White"), {}};
        case Colour::Black:
            return {CONCORD_TEXT("Black"), {}};
        case Colour::Orange:
            return {CONCORD_TEXT("Orange"), {}};
        case Colour::Blue:
            return {CONCORD_TEXT("Blue"), {}};
        case Colour::Neutral:
            break;
    }
    return {CONCORD_TEXT("Neutral"), {}};
}

Message word(Colour colour) {
    switch (colour) {
        case Colour::White:
            return {CONCORD_TEXT("white"), {}};
        case Colour::Black:
            return {CONCORD_TEXT("black"), {}};
        case Colour::Orange:
            return {CONCORD_TEXT("orange"), {}};
        case Colour::Blue:
            return {CONCORD_TEXT("blue"), {}};
        case Colour::Neutral:
            break;
    }
    return {CONCORD_TEXT("neutral"), {}};
}

// "Orange", "Blue and neutral", "White, blue and neutral"
Message listed(const std::vector<Colour>& colours) {
    Message list = firstWord(colours.front());
    for (std::size_t i = 1; i < colours.size(); ++i) {
        const bool isLast = i + 1 == colours.size();
        list = {isLast ? CONCORD_TEXT("%1 and %2") : CONCORD_TEXT("%1, %2"), {}, {std::move(list), word(colours[i])}};
    }
    return list;
}

}  // namespace

bool operator==(const Reason& a, const Reason& b) {
    return std::string_view(a.text) == b.text && a.colours == b.colours && a.numbers == b.numbers;
}

Message messageOf(const Reason& reason) {
    Message message{reason.text, {}};
    if (!reason.colours.empty()) {
        message.parts.push_back(listed(reason.colours));
    }
    for (const int number : reason.numbers) {
        message.parts.push_back({"%1", {std::to_string(number)}});
    }
    return message;
}

Message messageOf(const std::vector<Reason>& reasons) {
    Message message;
    for (const Reason& reason : reasons) {
        message = message.text == std::string_view()
                      ? messageOf(reason)
                      : Message{CONCORD_TEXT("%1 %2"), {}, {std::move(message), messageOf(reason)}};
    }
    return message;
}

std::string english(const Reason& reason) { return concord::english(messageOf(reason)); }

std::string english(const std::vector<Reason>& reasons) { return concord::english(messageOf(reasons)); }

}  // namespace concord::renature
