#include "app/gui/document/table_edits.h"

#include "app/gui/document/game_extras.h"
#include "app/record/settled_disputes.h"
#include "scoring/table/game_registry.h"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace concord::gui {

namespace {

// A record that cannot be read stays as it is.
template <typename Change>
void changeRecord(Table& table, const Change& change) {
    if (table.record.unread.empty()) {
        change(table.record);
    }
}

}  // namespace

Table tableFor(const NewGame& game) {
    const GameModule* const module = findGame(game.game);
    if (module == nullptr) {
        throw std::invalid_argument("unknown game: " + game.game);
    }
    std::vector<TablePlayer> players;
    for (const NewPlayer& one : game.players) {
        players.push_back({one.name, one.colour});
    }
    Table table;
    table.game = module->blank(players, name(game.side));
    table.playerStates.resize(module->players(table.game).size());
    extrasOf(table.game).start(table, game);
    return table;
}

Table withNumber(Table table, int player, std::string_view row, std::optional<int> number) {
    const GameExtras& extras = extrasOf(table.game);
    return extras.withNumber(std::move(table), player, row, number);
}

Table withPlayer(Table table, const std::string& name, const std::string& colour) {
    const GameModule& module = table.game.module();
    const std::size_t before = module.players(table.game).size();
    GameDocument game = module.withPlayer(table.game, {name, colour});
    if (module.players(game).size() > before) {
        // The ids of all players are kept, or none: the format has one entry per seat.
        changeRecord(table, [](record::GameRecord& record) { record.players.clear(); });
        table.game = std::move(game);
        table.playerStates.emplace_back();
    }
    return table;
}

Table withoutPlayer(Table table, int player) {
    const GameModule& module = table.game.module();
    const std::vector<TablePlayer> before = module.players(table.game);
    const std::string name = before.at(static_cast<std::size_t>(player)).name;
    GameDocument game = module.withoutPlayer(table.game, static_cast<std::size_t>(player));
    if (module.players(game).size() == before.size()) {
        return table;
    }
    changeRecord(table, [&](record::GameRecord& record) {
        if (record.starter == name) {
            record.starter.clear();
            table.starterSettled = false;
        }
        std::erase_if(record.photos, [&](const record::RecordedPhoto& photo) { return photo.player == name; });
        if (!record.players.empty()) {
            record.players.erase(record.players.begin() + player);
        }
        record::dropDisputesOf(record, name);
    });
    table.game = std::move(game);
    table.playerStates.erase(table.playerStates.begin() + player);
    return table;
}

Table withName(Table table, int player, const std::string& name) {
    const GameModule& module = table.game.module();
    const auto seat = static_cast<std::size_t>(player);
    const std::string before = module.players(table.game).at(seat).name;
    table.game = module.withName(table.game, seat, name);
    const std::string after = module.players(table.game).at(seat).name;
    if (after != before) {
        changeRecord(table, [&](record::GameRecord& record) {
            record.players.clear();  // all or none, and this name may be another person's
            if (record.starter == before) {
                record.starter = after;
            }
            for (record::RecordedPhoto& photo : record.photos) {
                photo.player = photo.player == before ? after : photo.player;
            }
            record::renameInDisputes(record, before, after);
        });
    }
    return table;
}

Table withColour(Table table, int player, const std::string& colour) {
    table.game = table.game.module().withColour(table.game, static_cast<std::size_t>(player), colour);
    return table;
}

Table withStartPlayer(Table table, std::optional<int> player) {
    const std::string name = player ? playersOf(table).at(static_cast<std::size_t>(*player)).name : std::string();
    changeRecord(table, [&](record::GameRecord& record) { record.starter = name; });
    table.starterSettled = true;
    return table;
}

std::optional<int> startPlayer(const Table& table) {
    const std::vector<TablePlayer> players = playersOf(table);
    const auto found = std::ranges::find(players, table.record.starter, &TablePlayer::name);
    return found == players.end() ? std::nullopt : std::optional(static_cast<int>(found - players.begin()));
}

Table withRecording(Table table, const Recording& recording) {
    if (!recording.id.empty()) {
        changeRecord(table, [&](record::GameRecord& record) {
            record.id = recording.id;
            if (record.played.empty()) {
                record.played = recording.played;
            }
        });
    }
    return table;
}

}  // namespace concord::gui
