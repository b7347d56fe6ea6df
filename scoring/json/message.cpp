#include "scoring/json/message.h"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace concord {

bool operator==(const Message& a, const Message& b) {
    return std::string_view(a.text) == std::string_view(b.text) && a.args == b.args && a.parts == b.parts;
}

std::string english(const Message& message) {
    std::string result;
    const std::string_view text = message.text;
    std::vector<std::string> inserted = message.args;
    std::ranges::transform(message.parts, std::back_inserter(inserted), english);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlaceholder = text[i] == '%' && i + 1 < text.size() && text[i + 1] >= '1' && text[i + 1] <= '9';
        const auto index = isPlaceholder ? static_cast<std::size_t>(text[i + 1] - '1') : inserted.size();
        if (index < inserted.size()) {
            result += inserted[index];
            ++i;
        } else {
            result += text[i];
        }
    }
    return result;
}

}  // namespace concord
