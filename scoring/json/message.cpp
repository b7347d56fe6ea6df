#include "scoring/json/message.h"

#include <algorithm>
#include <string_view>

namespace concord {

bool operator==(const Message& a, const Message& b) {
    const auto sameText = [](const char* x, const char* y) { return std::string_view(x) == std::string_view(y); };
    return sameText(a.text, b.text) && a.args == b.args && std::ranges::equal(a.words, b.words, sameText);
}

std::string english(const Message& message) {
    std::string result;
    const std::string_view text = message.text;
    std::vector<std::string> inserted = message.args;
    inserted.insert(inserted.end(), message.words.begin(), message.words.end());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const auto number = isPlace ? static_cast<std::size_t>(text[i + 1] - '1') : inserted.size();
        if (number < inserted.size()) {
            result += inserted[number];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace concord
