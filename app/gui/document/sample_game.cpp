#include "app/gui/document/sample_game.h"

#include "app/gui/document/document_file.h"
#include "app/gui/document/game_extras.h"

#include <QFile>

namespace concord::gui {

namespace {

constexpr const char* sampleId = "5a3b1e5c-0d1f-4c0e-9a5e-c04c0d5a3b1e";  // never assigned to a recorded game

}  // namespace

Table sampleGame() {
    QFile file(QStringLiteral(":/samples/four-players.json"));
    file.open(QIODevice::ReadOnly);
    Table table = openedTable(gameFromContents(file.readAll(), file.fileName()));
    table.record.id = sampleId;
    return table;
}

bool isSample(const Table& table) { return table.record.id == sampleId; }

}  // namespace concord::gui
