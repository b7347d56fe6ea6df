#include "scoring/harmonies/cell_text.h"

#include "scoring/json/input_error.h"
#include "scoring/json/strict_json.h"

#include <algorithm>
#include <array>

namespace concord {
namespace {

// What may stand between cells, in UTF-8.
constexpr std::array<std::string_view, 17> separators{" ", "\t", "\n", "\r", ",",  ";",  "-", ">",     "/",
                                                      "‐", "–",  "—",  "→",  "、", "，", "−", "\u00A0"};

// The length of the separator that the text starts with; 0 for none.
std::size_t separatorLength(std::string_view text) {
    const auto* const found =
        std::ranges::find_if(separators, [&](std::string_view separator) { return text.starts_with(separator); });
    return found == separators.end() ? 0 : found->size();
}

std::size_t wordLength(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && separatorLength(text.substr(length)) == 0) {
        ++length;
    }
    return length;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

void addCells(Side side, std::string_view word, std::vector<Cell>& found) {
    for (std::size_t i = 0; i < word.size(); i += 2) {
        const std::string_view pair = word.substr(i, 2);
        const std::array<char, 2> cellName{lower(pair.front()), pair.back()};
        const auto cell = cellFromName(side, {cellName.data(), pair.size()});
        if (!cell) {
            throw InputError({}, {CONCORD_TEXT("expected a cell of side %1, from %2 to %3, got %4"),
                                  {std::string(name(side)), name(cells(side).front()), name(cells(side).back()),
                                   quotedForMessage(word)}});
        }
        found.push_back(*cell);
    }
}

}  // namespace

std::vector<Cell> cellsFromText(Side side, std::string_view text) {
    std::vector<Cell> found;
    while (!text.empty()) {
        const std::size_t separator = separatorLength(text);
        const std::size_t length = separator > 0 ? separator : wordLength(text);
        if (separator == 0) {
            addCells(side, text.substr(0, length), found);
        }
        text.remove_prefix(length);
    }
    if (found.empty()) {
        throw InputError({}, {CONCORD_TEXT("expected cells such as %1, got none"), {"a1-a2-b2"}});
    }
    return found;
}

}  // namespace concord
