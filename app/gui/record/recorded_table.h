// A recorded game as a table of the window, and the other way round.
#pragma once

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/score/pad_model.h"
#include "app/record/store.h"

namespace concord::gui {

// Without its photos; see tableFromRecord() for those.
Table tableOf(const record::OpenedGame& opened);
// The recorded and the claimed points, for the pad.
PadModel::Comparison comparisonOf(const record::OpenedGame& opened);

// recordTable() records the table as a new game; saveTable() replaces the game that was opened with this revision.
record::Number recordTable(record::Store& store, const Table& table);
void saveTable(record::Store& store, record::Number number, const Table& table, int revision);

}  // namespace concord::gui
