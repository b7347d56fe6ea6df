#include "app/gui/document/table.h"

#include <atomic>
#include <utility>

namespace concord::gui {

namespace {

std::uint64_t nextNumber() {
    static std::atomic<std::uint64_t> number = 0;
    return ++number;
}

}  // namespace

PlayerId::PlayerId() : m_number(nextNumber()) {}

Table tableFromFile(const GameFile& file) {
    Table table;
    table.game = file.game;
    table.playerStates.resize(playersOf(table).size());
    table.record = record::recordOrUnread(file.record, namesOf(table));
    return table;
}

GameFile fileOf(const Table& table) { return {table.game, record::recordToJson(table.record)}; }

std::vector<TablePlayer> playersOf(const Table& table) {
    return table.game.isEmpty() ? std::vector<TablePlayer>() : table.game.module().players(table.game);
}

std::vector<std::string> namesOf(const Table& table) {
    std::vector<std::string> names;
    for (const TablePlayer& player : playersOf(table)) {
        names.push_back(player.name);
    }
    return names;
}

}  // namespace concord::gui
