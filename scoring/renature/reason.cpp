#include "scoring/renature/reason.h"

#include "scoring/json/message.h"

namespace concord::renature {
namespace {

// "orange", "blue and neutral", "white, blue and neutral"
std::string listed(const std::vector<Colour>& colours) {
    std::string list;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const bool isLast = i + 1 == colours.size();
        list.append(i == 0 ? "" : isLast ? " and " : ", ").append(name(colours[i]));
    }
    return list;
}

}  // namespace

bool operator==(const Reason& a, const Reason& b) {
    return std::string_view(a.text) == b.text && a.colours == b.colours && a.numbers == b.numbers;
}

std::string english(const Reason& reason) {
    Message message{reason.text, {}};
    if (!reason.colours.empty()) {
        message.args.push_back(listed(reason.colours));
    }
    for (const int number : reason.numbers) {
        message.args.push_back(std::to_string(number));
    }
    return concord::english(message);
}

std::string english(const std::vector<Reason>& reasons) {
    std::string text;
    for (const Reason& reason : reasons) {
        text += (text.empty() ? "" : "; ") + english(reason);
    }
    return text;
}

}  // namespace concord::renature
