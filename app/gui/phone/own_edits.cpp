#include "app/gui/phone/own_edits.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "scoring/renature/game.h"

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

constexpr std::size_t maxClients = 64;

Table withBefore(const Document& document, int player, const CellBefore& before) {
    const auto seat = static_cast<std::size_t>(player);
    Table table = document.table();
    changeHarmonies(table, [&](Game& game) {
        if (std::optional<Board>& board = game.players.at(seat).board) {
            board->setStack(before.cell, before.stack);
            board->setCube(before.cell, before.cube);
        }
    });
    return withChecked(std::move(table), player, before.cell, before.checked);
}

bool isTokens(const Document& document, const std::string& row) {
    return document.game().get<renature::Game>() != nullptr && row == renature::name(renature::Category::Tokens);
}

std::vector<int> typedAs(std::optional<int> number) { return number ? std::vector{*number} : std::vector<int>(); }

Table withBefore(const Document& document, int player, const NumberBefore& before) {
    if (isTokens(document, before.row) && before.typed.size() < 2) {  // two or more typed tokens also give their count
        Document scratch;
        scratch.replace(withTyped(document, player, before.row, {}), {});
        scratch.replace(withTyped(scratch, player, tieBreakRow(scratch), typedAs(before.tieBreak)), {});
        return withTyped(scratch, player, before.row, before.typed);
    }
    Table table = withTyped(document, player, before.row, before.typed);
    return before.tieBreak && document.isHarmonies() ? withCubesPlaced(std::move(table), player, before.tieBreak)
                                                     : table;
}

Table withBefore(const Document& document, int player, const NameBefore& before) {
    return withName(document.table(), player, before.name);
}

Table withBefore(const Document& document, int player, const AbsentBefore&) {
    return withoutPlayer(document.table(), player);
}

}  // namespace

PhoneClient& PhoneClients::of(const std::string& id) {
    const auto found = std::ranges::find(m_clients, id, &PhoneClient::id);
    PhoneClient client;
    client.id = id;
    if (found != m_clients.end()) {
        client = std::move(*found);
        m_clients.erase(found);
    } else if (m_clients.size() >= maxClients) {
        m_clients.pop_front();
    }
    return m_clients.emplace_back(std::move(client));
}

const PhoneClient* PhoneClients::find(const std::string& id) const {
    const auto found = std::ranges::find(m_clients, id, &PhoneClient::id);
    return found == m_clients.end() ? nullptr : &*found;
}

CellBefore cellNow(const Document& document, int player, Cell cell) {
    const Game& game = document.harmonies();
    const std::optional<Board>& board = document.harmoniesPlayer(player).board;
    CellBefore now{cell, {}, Cube::None, false};
    if (board) {
        now.stack = board->stack(cell);
        now.cube = board->cube(cell);
    }
    now.checked = document.playerState(player).checked.test(static_cast<std::size_t>(indexOf(game.side, cell)));
    return now;
}

std::string tieBreakRow(const Document& document) {
    const GameExtras& extras = extrasOf(document.game());
    for (const std::string_view line : extras.linesBelow(document)) {
        for (int player = 0; player < document.playerCount(); ++player) {
            if (extras.isTypedLine(document, player, line)) {
                return std::string(line);
            }
        }
    }
    return {};
}

Table withTyped(const Document& document, int player, const std::string& row, const std::vector<int>& numbers) {
    const std::optional<int> one = numbers.empty() ? std::nullopt : std::optional(numbers.front());
    const GameExtras& extras = extrasOf(document.game());
    const bool isTieBreak = row == tieBreakRow(document);
    if (!isTieBreak && numbers.size() < 2) {
        return withNumber(document.table(), player, row, one);
    }
    Document scratch;  // the extras edit a document rather than a table
    scratch.replace(document.table(), {});
    if (isTieBreak) {
        extras.typeLine(scratch, player, row, one);
    } else {
        extras.typeNumbers(scratch, player, row, numbers);
    }
    return scratch.table();
}

NumberBefore numberNow(const Document& document, int player, const std::string& row) {
    NumberBefore now{row, {}};
    const ScoreTable& score = document.score();
    if (const std::optional<std::size_t> index = score.rowOf(row)) {
        const PadValue& value = score.players.at(static_cast<std::size_t>(player)).values.at(*index);
        if (value.source == PointSource::Typed) {
            now.typed = value.parts.empty() ? std::vector{value.points} : value.parts;
        }
    } else if (row == tieBreakRow(document)) {
        now.typed = typedAs(score.players.at(static_cast<std::size_t>(player)).tieBreak);
    }
    if (isTokens(document, row)) {
        now.tieBreak = score.players.at(static_cast<std::size_t>(player)).tieBreak;
    }
    if (document.isHarmonies() && row == name(Category::Animals) &&
        hasBareAnimalPoints(document.harmoniesPlayer(player))) {
        now.tieBreak = document.harmoniesPlayer(player).animals->front().placed;
    }
    return now;
}

bool hasNothingYet(const Document& document, int player) {
    const PlayerColumn& column = document.score().players.at(static_cast<std::size_t>(player));
    const auto counts = [](const PadValue& value) {
        return value.points != 0 || value.source == PointSource::Typed || value.source == PointSource::Cards;
    };
    const bool hasBoard = document.isHarmonies() && hasTokens(document.harmoniesPlayer(player));
    return !hasBoard && !document.playerState(player).photo && std::ranges::none_of(column.values, counts);
}

Table restored(const Document& document, int player, const OwnEdit& edit) {
    return std::visit([&](const auto& before) { return withBefore(document, player, before); }, edit.before);
}

}  // namespace concord::gui
