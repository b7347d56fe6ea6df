#include "app/record/exchange.h"

#include "scoring/json/strict_json.h"

#include <algorithm>

namespace concord::record {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view{}
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// A game that is formatted over several lines does not end on its first line.
bool isOneDocument(std::string_view text) {
    const std::string_view first = trimmed(text.substr(0, text.find('\n')));
    return !first.ends_with('}') || first.size() == text.size();
}

}  // namespace

InputError inLine(std::size_t line, const InputError& error) {
    constexpr std::string_view inText = "line 1, ";  // replaced by the line number in the file
    const std::string place = error.place().starts_with(inText) ? error.place().substr(inText.size()) : error.place();
    return {"line " + std::to_string(line) + (place.empty() ? "" : ": " + place), error.message()};
}

std::size_t firstLineOf(std::string_view text) {
    return 1 + static_cast<std::size_t>(std::ranges::count(text.substr(0, text.find_first_not_of(blanks)), '\n'));
}

std::vector<Entry> entriesFromText(std::string_view text) {
    text = text.substr(0, text.find_last_not_of(blanks) + 1);  // npos + 1 is 0
    if (text.empty()) {
        return {};
    }
    if (isOneDocument(trimmed(text))) {
        return {entryFromJson(text)};  // untrimmed: errors count the blank lines before the game
    }
    std::vector<Entry> games;
    std::size_t line = firstLineOf(text);
    for (text = trimmed(text); !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        try {
            games.push_back(entryFromJson(trimmed(text.substr(0, end))));
        } catch (const InputError& error) {
            throw inLine(line, error);
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return games;
}

}  // namespace concord::record
