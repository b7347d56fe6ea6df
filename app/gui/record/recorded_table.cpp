#include "app/gui/record/recorded_table.h"

#include "app/gui/document/game_extras.h"

namespace concord::gui {

Table tableOf(const record::OpenedGame& opened) {
    Table table = tableFromFile({opened.entry.game, {}});
    table.record = opened.entry.record;
    extrasOf(table.game).complete(table);
    return table;
}

PadModel::Comparison comparisonOf(const record::OpenedGame& opened) {
    const GameDocument& game = opened.entry.game;
    return {opened.recordedScore, game.module().claims(game)};
}

record::Number recordTable(record::Store& store, const Table& table) {
    return store.record({table.game, table.record});
}

void saveTable(record::Store& store, record::Number number, const Table& table, int revision) {
    store.save(number, {table.game, table.record}, revision);
}

}  // namespace concord::gui
