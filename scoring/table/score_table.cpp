#include "scoring/table/score_table.h"

#include <algorithm>
#include <stdexcept>

namespace concord {

std::optional<std::size_t> ScoreTable::rowOf(std::string_view id) const {
    const auto row = std::ranges::find(rows, id, &PadRow::id);
    return row == rows.end() ? std::nullopt : std::optional(static_cast<std::size_t>(row - rows.begin()));
}

std::size_t ScoreTable::totalRow() const {
    const auto row = std::ranges::find(rows, PadRow::Kind::Total, &PadRow::kind);
    if (row == rows.end()) {
        throw std::logic_error("a score table needs a row of kind Total");
    }
    return static_cast<std::size_t>(row - rows.begin());
}

std::optional<int> ScoreTable::points(std::size_t player, std::string_view id) const {
    const auto row = rowOf(id);
    return row ? std::optional(players.at(player).values.at(*row).points) : std::nullopt;
}

bool ScoreTable::hasPoints() const {
    return std::ranges::any_of(players, [this](const PlayerColumn& player) {
        for (std::size_t row = 0; row < rows.size(); ++row) {
            if (rows[row].kind == PadRow::Kind::Points && player.values.at(row).points != 0) {
                return true;
            }
        }
        return false;
    });
}

}  // namespace concord
