#include "app/record/refresh_copies.h"

#include "app/record/game_rows.h"

#include <algorithm>
#include <exception>
#include <iterator>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace concord::record {

namespace {

// Whether a game that can be read has no copy.
bool lacksCopies(const Connection& connection, const GameCopies& copies) {
    const std::vector<GameCopies::Copy> all = copies.all();
    std::set<std::string> copied;
    std::ranges::transform(all, std::inserter(copied, copied.end()), &GameCopies::Copy::uuid);
    QSqlQuery games = connection.run(QStringLiteral("SELECT id, uid FROM games ORDER BY id"));
    while (connection.next(games)) {
        if (!copied.contains(utf8(games.value(1).toString())) &&
            readIfIntact(connection, games.value(0).toLongLong())) {
            return true;
        }
    }
    return false;
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

void refreshIncompleteCopies(const Connection& connection, const GameCopies& copies) noexcept {
    try {
        if (!lacksCopies(connection, copies)) {
            return;
        }
        auto transaction = Transaction::ifFree(connection);
        if (!transaction) {
            return;
        }
        connection.expectAsOpened();
        Change change(connection, copies, std::move(transaction));  // completes what another program has just recorded
        if (lacksCopies(connection, copies)) {
            refreshCopies(connection, copies, change);
            change.commit();
        }
    } catch (const std::exception&) {
        // For example for lack of disk space.
    }
}

}  // namespace concord::record
