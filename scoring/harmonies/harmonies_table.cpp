#include "scoring/harmonies/harmonies_table.h"

#include "scoring/harmonies/game_edits.h"
#include "scoring/harmonies/pad_rows.h"
#include "scoring/harmonies/rule_text.h"

namespace concord {

namespace {

bool isLandscape(Category category) { return static_cast<int>(category) < landscapeCategoryCount; }

bool comesFromCards(const Player& player, Category category) {
    if (category == Category::Spirit) {
        return player.spirit && !player.spirit->card.empty();
    }
    return !hasBareAnimalPoints(player);  // also true of an empty list, which says that the player has no card
}

PointSource sourceOf(const Player& player, Category category) {
    if (padRow(category).isSum()) {
        return PointSource::Sum;
    }
    if (category == Category::Spirit && !player.spirit) {
        return PointSource::None;
    }
    if (!hasNumber(player, category)) {
        return PointSource::Unknown;
    }
    if (isLandscape(category)) {
        return player.typed.at(category) ? PointSource::Typed : PointSource::Board;
    }
    return comesFromCards(player, category) ? PointSource::Cards : PointSource::Typed;
}

ScoreLine lineOf(const ScoreItem& item) {
    ScoreLine line;
    line.row = static_cast<std::size_t>(item.category);
    line.rule = name(item.rule);
    line.points = item.points;
    line.why = {ruleSentence(item.rule), {}};
    line.page = rulebookPage(item.rule);
    for (const Cell cell : item.cells) {
        line.evidence.push_back(name(cell));
    }
    line.card = item.card;
    return line;
}

PlayerColumn columnOf(const Player& player, const PlayerScore& score) {
    PlayerColumn column{.name = player.name,
                        .colour = player.colour,
                        .values = {},
                        .lines = {},
                        .warnings = score.warnings,
                        .rank = score.rank,
                        .tieBreak = score.cubesPlaced};
    for (int c = 0; c < categoryCount; ++c) {
        const auto category = static_cast<Category>(c);
        PadValue value{.points = score.at(category),
                       .source = sourceOf(player, category),
                       .computed = score.computed.at(category),
                       .parts = {}};
        if (category == Category::Animals) {
            value.parts = score.animals;
        }
        column.values.push_back(std::move(value));
    }
    for (const ScoreItem& item : score.items) {
        column.lines.push_back(lineOf(item));
    }
    return column;
}

}  // namespace

ScoreItem itemOf(const ScoreLine& line) {
    ScoreItem item{.category = static_cast<Category>(line.row),
                   .rule = ruleFromName(line.rule).value_or(Rule::Typed),
                   .points = line.points,
                   .cells = {},
                   .card = line.card};
    item.cells.resize(line.evidence.size());
    return item;
}

ScoreTable harmoniesTable(const Game& game, const GameScore& score) {
    ScoreTable table;
    const auto rows = harmoniesRows();
    table.rows.assign(rows.begin(), rows.end());
    table.rows[static_cast<std::size_t>(Category::Water)].name = waterName(game.side);
    for (std::size_t p = 0; p < game.players.size(); ++p) {
        table.players.push_back(columnOf(game.players[p], score.players[p]));
    }
    if (score.suns) {
        table.players.front().values.push_back(
            {.points = score.suns->total(), .source = PointSource::Sum, .computed = {}, .parts = {}});
    } else {
        table.rows.pop_back();
    }
    table.winners = score.winners;
    table.warnings = score.warnings;
    table.tieBreak = CONCORD_TEXT("Animal cubes");
    if (game.rulings.spiritCubeBreaksTies) {
        table.tieBreakNote = CONCORD_TEXT("As agreed, a spirit's cube counts too.");
    }
    return table;
}

}  // namespace concord
