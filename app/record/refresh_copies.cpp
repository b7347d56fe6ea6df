#include "app/record/refresh_copies.h"

#include "app/record/game_rows.h"

#include <set>

namespace concord::record {

void refreshCopies(const Connection& connection, const GameCopies& copies, Change& change) {
    if (!copies.isKept()) {
        return;
    }
    std::set<std::string> games;
    QSqlQuery numbers =
        connection.run(QStringLiteral("SELECT id, uid, deleted_utc IS NOT NULL FROM games ORDER BY id"));
    while (connection.next(numbers)) {
        const std::string uuid = utf8(numbers.value(1).toString());
        const bool erased = numbers.value(2).toBool();
        games.insert(uuid);
        try {
            const StoredGame entry = readStored(connection, numbers.value(0).toLongLong());
            if (copies.contents(uuid, erased) != documentWithRecord(entry)) {
                change.writeCopy(entry, erased);
            }
        } catch (const RecordError& error) {
            if (error.kind() != RecordError::Kind::Damaged) {
                throw;
            }
        }
    }
    for (const GameCopies::Copy& copy : copies.all()) {
        if (!games.contains(copy.uuid)) {
            change.setCopyAside(copy.uuid);
        }
    }
    change.writePlayers(Players(connection).toJson());
}

}  // namespace concord::record
