#include "app/record/refresh_copies.h"

#include "app/record/game_rows.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace concord::record {

namespace {

struct Uncopied {
    Number number = 0;
    bool erased = false;
};

std::vector<Uncopied> gamesWithoutCopy(const Connection& connection, const GameCopies& copies) {
    const std::vector<GameCopies::Copy> all = copies.all();
    std::set<std::string> copied;
    std::ranges::transform(all, std::inserter(copied, copied.end()), &GameCopies::Copy::uuid);
    std::vector<Uncopied> games;
    QSqlQuery query = connection.run(QStringLiteral("SELECT id, uid, deleted_utc IS NOT NULL FROM games ORDER BY id"));
    while (connection.next(query)) {
        if (!copied.contains(utf8(query.value(1).toString()))) {
            games.push_back({query.value(0).toLongLong(), query.value(2).toBool()});
        }
    }
    return games;
}

}  // namespace

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
        const auto entry = readIfIntact(connection, numbers.value(0).toLongLong());
        if (entry && copies.contents(uuid, erased) != documentWithRecord(*entry)) {
            change.writeCopy(*entry, erased);
        }
    }
    for (const GameCopies::Copy& copy : copies.all()) {
        if (!games.contains(copy.uuid)) {
            change.setCopyAside(copy.uuid);
        }
    }
    change.writePlayers(Players(connection).toJson());
}

void addMissingCopies(const Connection& connection, const GameCopies& copies) noexcept {
    try {
        if (gamesWithoutCopy(connection, copies).empty()) {
            return;
        }
        Change change(connection, copies);  // completes what another program has just recorded
        bool added = false;
        for (const Uncopied& game : gamesWithoutCopy(connection, copies)) {
            if (const auto entry = readIfIntact(connection, game.number)) {
                change.writeCopy(*entry, game.erased);
                added = true;
            }
        }
        if (added) {
            change.writePlayers(Players(connection).toJson());
        }
        change.commit();
    } catch (const std::exception&) {
        // For example for lack of disk space, or because another program is writing.
    }
}

}  // namespace concord::record
