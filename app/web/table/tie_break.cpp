#include "app/web/table/tie_break.h"

#include "scoring/harmonies/game_edits.h"
#include "scoring/harmonies/pad_rows.h"
#include "scoring/renature/pad_rows.h"

#include <algorithm>

namespace concord::web {

std::string tieBreakRow(const Table& table, const ScoreTable& score, bool isWanted) {
    if (table.game.get<renature::Game>() != nullptr) {
        return std::string(renature::collectedTokensRow);
    }
    const Game* const game = table.harmonies();
    if (game == nullptr || *score.tieBreak == '\0' || std::ranges::none_of(game->players, hasBareAnimalPoints)) {
        return {};
    }
    // Shown only where cubes would break a tie, or where some have been typed already.
    const bool hasTypedCubes = std::ranges::any_of(game->players, [](const Player& player) {
        return hasBareAnimalPoints(player) && player.animals->front().placed.has_value();
    });
    return isWanted || hasTypedCubes ? std::string(animalCubesRow) : std::string();
}

bool mayTypeTieBreak(const Table& table, std::size_t seat) {
    return table.harmonies() == nullptr || hasBareAnimalPoints(table.harmonies()->players.at(seat));
}

}  // namespace concord::web
