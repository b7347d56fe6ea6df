#include "app/gui/record/recorded_table.h"

#include <utility>

namespace concord::gui {

Table tableOf(const record::OpenedGame& opened) { return tableFromGame(opened.game); }

PadModel::Comparison comparisonOf(const record::OpenedGame& opened) {
    PadModel::Comparison comparison;
    for (const record::SeatScore& seat : opened.recordedScore) {
        SeatScore& recorded = comparison.recorded.emplace_back();
        recorded.total = seat.total;
        recorded.rank = seat.rank;
        for (const record::CategoryPoints& one : seat.points) {
            recorded.points.push_back({one.category, one.points});
        }
    }
    const Table table = tableOf(opened);
    comparison.claims = table.game.module().claims(table.game);
    return comparison;
}

record::Number recordTable(record::Store& store, const Table& table) { return store.record(gameOf(table)); }

void saveTable(record::Store& store, record::Number number, const Table& table, int revision) {
    store.save(number, gameOf(table), revision);
}

}  // namespace concord::gui
