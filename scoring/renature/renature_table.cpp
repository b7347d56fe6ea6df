#include "scoring/renature/renature_table.h"

#include "scoring/renature/pad_rows.h"

namespace concord::renature {

namespace {

bool isGiven(const Game& game, const Player& player, Category category) {
    switch (category) {
        case Category::Track:
            return player.track.has_value();
        case Category::Areas:
            return game.areas.has_value();
        case Category::Clouds:
            return player.clouds.has_value();
        case Category::PlantsLeft:
            return player.plantsLeft.has_value();
        case Category::Tokens:
            return player.tokens.has_value();
        case Category::Total:
            break;
    }
    return true;
}

PointSource sourceOf(const Game& game, const Player& player, Category category) {
    if (category == Category::Total) {
        return PointSource::Sum;
    }
    if (player.typed.at(category)) {
        return PointSource::Typed;
    }
    if (!isGiven(game, player, category)) {
        return PointSource::Unknown;
    }
    return category == Category::Areas || category == Category::PlantsLeft ? PointSource::Board : PointSource::Typed;
}

ScoreLine lineOf(const ScoreItem& item) {
    ScoreLine line;
    line.row = static_cast<std::size_t>(item.category);
    line.rule = name(item.rule);
    line.points = item.points;
    line.why = messageOf(item.why);
    if (item.area) {
        line.evidence.push_back(std::to_string(*item.area));
    }
    return line;
}

PlayerColumn columnOf(const Game& game, const Player& player, const PlayerScore& score) {
    PlayerColumn column{.name = player.name,
                        .colour = std::string(name(player.colour)),
                        .values = {},
                        .lines = {},
                        .warnings = score.warnings,
                        .rank = score.rank,
                        .tieBreak = score.tokensCollected};
    for (const Category category : allCategories) {
        PadValue value{.points = score.at(category),
                       .source = sourceOf(game, player, category),
                       .computed = score.computed.at(category),
                       .parts = {}};
        const auto* tokens = player.tokens ? std::get_if<std::vector<int>>(&*player.tokens) : nullptr;
        if (category == Category::Tokens && tokens != nullptr && !player.typed.at(category)) {
            value.parts = *tokens;
        }
        column.values.push_back(std::move(value));
    }
    for (const ScoreItem& item : score.items) {
        column.lines.push_back(lineOf(item));
    }
    return column;
}

}  // namespace

ScoreTable scoreTable(const Game& game, const GameScore& score) {
    ScoreTable table;
    const auto rows = padRows();
    table.rows.assign(rows.begin(), rows.end());
    for (std::size_t p = 0; p < game.players.size(); ++p) {
        table.players.push_back(columnOf(game, game.players[p], score.players[p]));
    }
    table.winners = score.winners;
    table.warnings = score.warnings;
    table.tieBreak = CONCORD_TEXT("Collected tokens");
    return table;
}

}  // namespace concord::renature
