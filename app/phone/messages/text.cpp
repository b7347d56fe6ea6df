#include "app/phone/messages/text.h"

#include <utility>

namespace concord::phone {

namespace {

// pair: the template that joins two parts.
Text joined(std::vector<Text> parts, const char* pair) {
    std::erase_if(parts, [](const Text& part) { return part.isEmpty(); });
    if (parts.empty()) {
        return {};
    }
    Text list = std::move(parts.front());
    for (std::size_t i = 1; i < parts.size(); ++i) {
        list = Text{pair, {}, {std::move(list), std::move(parts[i])}};
    }
    return list;
}

}  // namespace

Text textOf(const Message& message) {
    Text text{message.text, message.args};
    for (const Message& part : message.parts) {
        text.parts.push_back(textOf(part));
    }
    return text;
}

Text listOf(std::vector<Text> parts) { return joined(std::move(parts), "%1, %2"); }

Text sentences(std::vector<Text> parts) { return joined(std::move(parts), "%1 %2"); }

Text namesInWords(const std::vector<std::string>& names) {
    if (names.empty()) {
        return {};
    }
    std::string first = names.front();
    if (names.size() == 1) {
        return {"%1", {first}};
    }
    for (std::size_t i = 1; i + 1 < names.size(); ++i) {
        first += ", " + names[i];
    }
    return {"%1 and %2", {first, names.back()}};
}

std::string english(const Text& text) {
    std::vector<std::string> inserted = text.args;
    for (const Text& part : text.parts) {
        inserted.push_back(english(part));
    }
    std::string result;
    for (std::size_t i = 0; i < text.text.size(); ++i) {
        const char next = i + 1 < text.text.size() ? text.text[i + 1] : '\0';
        const auto index = static_cast<std::size_t>(next - '1');
        if (text.text[i] == '%' && next >= '1' && next <= '9' && index < inserted.size()) {
            result += inserted[index];
            ++i;
        } else if (text.text[i] == '%' && next == 'n' && text.count) {
            result += std::to_string(*text.count);
            ++i;
        } else {
            result += text.text[i];
        }
    }
    return result;
}

}  // namespace concord::phone
