#include "app/web/table/table_facts.h"

#include "app/phone/messages/outcome_text.h"
#include "app/phone/messages/player_palette.h"
#include "app/phone/messages/upright_point.h"
#include "app/web/table/accepted.h"
#include "app/web/table/tie_break.h"
#include "scoring/renature/game.h"
#include "vision/reading/doubts.h"

#include <algorithm>

namespace concord::web {

namespace {

ScoreTable scoreOf(const Table& table) { return table.game.module().score(table.game); }

std::string shownTieBreakRow(const Table& table, const ScoreTable& score) {
    const phone::OutcomeText outcome =
        phone::outcomeOf(score, table.game.module().facts().outcome, requiredRows(table));
    return tieBreakRow(table, score, outcome.tieBreakWanted);
}

phone::ShownPhoto shownPhoto(const Table& table, std::size_t seat) {
    const BoardPhoto& photo = *table.seats[seat].photo;
    const bool isTurned = phone::isTurned(photo.orientation);
    phone::ShownPhoto shown{
        photo.photos.front(), isTurned ? photo.height : photo.width, isTurned ? photo.width : photo.height, {}};
    const auto place = [&](const cv::Point2d& point) {
        return phone::uprightPoint({point.x / std::max(1, photo.width), point.y / std::max(1, photo.height)},
                                   photo.orientation);
    };
    const vision::Reading* const reading = readingOf(table, seat);
    for (const vision::CellReading& cell : reading == nullptr ? std::vector<vision::CellReading>() : reading->cells) {
        phone::ReadCell read{cell.cell, {}, place(cell.center), {}};
        for (const vision::Alternative& alternative : vision::offeredAlternatives(cell)) {
            read.alternatives.push_back({alternative.stack, alternative.p});
        }
        std::ranges::transform(cell.outline, std::back_inserter(read.outline), place);
        if (const auto why = explanation(cell.reason)) {
            read.why = phone::textOf(*why);
        }
        shown.cells.push_back(std::move(read));
    }
    return shown;
}

phone::PlayerFacts playerFacts(const Table& table, std::size_t seat) {
    const Seat& state = table.seats[seat];
    phone::PlayerFacts facts;
    facts.id = idOf(state);
    facts.colour = phone::shownColour(table.players().at(seat), seat);
    facts.tieBreakIsTyped = mayTypeTieBreak(table, seat);
    if (table.harmonies() == nullptr) {
        return facts;
    }
    const Side side = table.harmonies()->side;
    for (const Cell cell : cells(side)) {
        if (state.checked.test(static_cast<std::size_t>(indexOf(side, cell)))) {
            facts.checked.push_back(cell);
        }
    }
    if (const vision::Reading* const reading = readingOf(table, seat)) {
        facts.doubtful = vision::doubtfulCells(*reading, state.checked);
    }
    if (state.photo) {
        facts.photo = shownPhoto(table, seat);
    }
    return facts;
}

}  // namespace

std::vector<std::string> requiredRows(const Table& table) {
    return table.withSpirits ? std::vector{std::string(name(Category::Spirit))} : std::vector<std::string>();
}

phone::TableFacts factsOf(const Table& table, const ScoreTable& score, const Photos& photos,
                          CertaintyTexts& certainties) {
    phone::TableFacts facts;
    facts.photos = photos.facts();
    if (!table.isOpen()) {
        return facts;
    }
    for (std::size_t seat = 0; seat < table.seats.size(); ++seat) {
        facts.players.push_back(playerFacts(table, seat));
        facts.players.back().certainty = certainties.of(table, seat);
    }
    facts.tieBreakRow = shownTieBreakRow(table, score);
    facts.can = {"remove-player", "games", "accept"};
    if (const std::vector<Contradiction> wrong = openContradictions(table, score); !wrong.empty()) {
        facts.contradiction = wrong.front();
    }
    if (table.harmonies() != nullptr) {
        facts.requiredRows = requiredRows(table);
        facts.can.insert(facts.can.end(), {"cards", "spirits", "set-side", "dispute"});
        facts.withSpirits = table.withSpirits;
    } else if (table.game.get<renature::Game>() != nullptr) {
        facts.can.insert(facts.can.end(), {"areas-left", "plants-left"});
    }
    return facts;
}

EditableRow editableRow(const Table& table, const std::string& row) {
    const ScoreTable score = scoreOf(table);
    if (row == shownTieBreakRow(table, score) && !row.empty()) {
        return {true, score.tieBreak, 0, maxPadNumber};
    }
    const std::optional<std::size_t> index = score.rowOf(row);
    if (!index || score.rows[*index].isSum()) {
        return {};
    }
    const PadRow& padRow = score.rows[*index];
    return {true, padRow.name, padRow.min, padRow.max};
}

std::vector<int> typedNumbers(const Table& table, std::size_t seat, const std::string& row) {
    const ScoreTable score = scoreOf(table);
    const PlayerColumn& column = score.players.at(seat);
    if (const std::optional<std::size_t> index = score.rowOf(row)) {
        const PadValue& value = column.values.at(*index);
        if (value.source != PointSource::Typed) {
            return {};
        }
        return value.parts.empty() ? std::vector{value.points} : value.parts;
    }
    return column.tieBreak ? std::vector{*column.tieBreak} : std::vector<int>();
}

}  // namespace concord::web
