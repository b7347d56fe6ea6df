#include "app/record/emptied.h"

#include "app/record/connection.h"
#include "app/record/game_copies.h"
#include "app/record/linked_folder.h"
#include "app/record/schema.h"

#include <QFileInfo>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

[[noreturn]] void refuse(const GameCopies& copies) {
    throw RecordError(Kind::Emptied,
                      {CONCORD_TEXT("expected the record of the games whose copies are in %1; the file is empty or "
                                    "missing: \"concord restore --rebuild\" rebuilds it from them, \"concord restore "
                                    "--start-anew\" sets them aside and starts with no game"),
                       {utf8(copies.folder())}});
}

bool hasEverHeldGames(const Connection& connection) {
    return connection.value(QStringLiteral("SELECT 1 FROM games LIMIT 1")).isValid() ||
           connection.value(QStringLiteral("SELECT seq FROM sqlite_sequence WHERE name = 'games'")).toLongLong() > 0;
}

}  // namespace

// This function and the next look at the copies before the database: another program may be recording the first game
// right now, and its copies must not be found after a database without it.
void expectFile(const Location& location, const GameCopies& copies) {
    if (copies.hasGames(true) && QFileInfo(location.file()).size() == 0) {
        refuse(copies);
    }
}

void expectGames(const Connection& connection, const GameCopies& copies) {
    if (!copies.hasGames(true)) {
        return;
    }
    const bool hasCommitted = copies.hasGames(false);
    const int version = schemaVersion(connection);
    const bool isKnownVersion = version <= static_cast<int>(migrations().size());
    if (version == 0 || (hasCommitted && isKnownVersion && !hasEverHeldGames(connection))) {
        refuse(copies);
    }
}

bool isEmptied(const Location& location) {
    const GameCopies copies(location);
    try {
        expectFile(location, copies);
        if (copies.hasGames(true)) {  // then expectFile() has found that the file exists
            expectGames(Connection(location, true), copies);
        }
    } catch (const RecordError& error) {
        if (error.kind() == Kind::Emptied) {
            return true;
        }
        throw;
    }
    return false;
}

QString startAnew(const Location& location) {
    moveFolderFromLink(location);
    if (!isEmptied(location)) {
        throw InputError(
            {}, {CONCORD_TEXT("expected a record that is empty or missing beside copies of its games, this one is not"),
                 {}});
    }
    return GameCopies(location).moveAway();
}

}  // namespace concord::record
