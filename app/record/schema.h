// The tables of a record, and how older ones become newer ones.
//
//   players ── player_names          names lead to players, also those of earlier
//      │
//   game_players ── game_points      points by category, whatever the categories of the game are
//      │        └── game_traits      cards and the like: kind, value, amount
//   games ── game_documents          the game as JSON, and its score as it was
//      └──── game_photos ── photos ── photo_contents (of a server; else files beside the database)
//
// What is Harmonies' own lies in the documents, in `variant` (the side), in the names of categories
// and in traits.
#pragma once

#include "app/record/connection.h"

#include <functional>
#include <span>

namespace concord::record {

struct Migration {
    const char* sql;  // for Connection::runAll
};

// migrations()[n] makes version n + 1 of version n; version 0 is an empty database.
std::span<const Migration> migrations();

// What the table of the version holds: one row with a whole number from 1 on, unless it is damaged.
struct VersionTable {
    int version = 0;    // 0: no version
    std::string found;  // as a message shows it: -3, "first", null; [] or [1, 1] where it is not one row
};
VersionTable readVersionTable(const Connection& connection);

// 0 for an empty database. Throws RecordError for another program's, and for a version that is none.
int schemaVersion(const Connection& connection);

// Brings the database to the version that the steps lead to, in one transaction. `backUp` is called
// with the old version before anything of an existing record is changed. Throws RecordError where the
// database is newer than that; then nothing is touched.
void migrate(const Connection& connection, std::span<const Migration> steps,
             const std::function<void(int version)>& backUp);

// The steps that make a version. Throws RecordError where it is newer than they lead to.
std::span<const Migration> stepsTo(int version, std::span<const Migration> steps);

// Makes the tables of a version in an empty database. Within a transaction.
void createTables(const Connection& connection, std::span<const Migration> steps);

// Makes them in an empty database, or brings older ones up to date. Within a transaction.
void upgradeTables(const Connection& connection, std::span<const Migration> steps);

// Makes one table again that somebody removed, as the steps made it at first. Within a transaction.
void createTable(const Connection& connection, std::span<const Migration> steps, const QString& table);

}  // namespace concord::record
