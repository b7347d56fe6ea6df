#include "scoring/json/message.h"

#include <string_view>

namespace concord {

bool operator==(const Message& a, const Message& b) {
    return std::string_view(a.text) == std::string_view(b.text) && a.args == b.args;
}

std::string english(const Message& message) {
    std::string result;
    const std::string_view text = message.text;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const auto number = isPlace ? static_cast<std::size_t>(text[i + 1] - '1') : message.args.size();
        if (number < message.args.size()) {
            result += message.args[number];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace concord
