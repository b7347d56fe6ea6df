// The tables of a record, and the migration of older ones.
//
//   players ── player_names          all present and former names
//      │
//   game_players ── game_points      points by category; every game has its own categories
//      │        └── game_traits      cards and the like: kind, value, amount
//   games ── game_documents          the game as JSON, and its score as it was
//      └──── game_photos ── photos ── photo_contents (of a server; else files beside the database)
//
// Data specific to one kind of game is in the documents, in `variant` (of Harmonies: the side), in the names of
// categories and in traits.
#pragma once

#include "app/record/connection.h"

#include <functional>
#include <span>

namespace concord::record {

struct Migration {
    const char* sql;  // for Connection::runAll
};

// migrations()[n] turns version n into version n + 1; version 0 is an empty database.
std::span<const Migration> migrations();

// The given steps, or the program's own migrations if there are none.
inline std::span<const Migration> orDefault(std::span<const Migration> steps) {
    return steps.empty() ? migrations() : steps;
}

// The contents of the version table: one row with a whole number from 1 on, unless it is damaged.
struct VersionTable {
    int version = 0;    // 0: no version
    std::string found;  // as a message shows it: -3, "first", null; [] or [1, 1] if there is not exactly one row
};
VersionTable readVersionTable(const Connection& connection);

// 0 for an empty file, and for a server's database without a record. Throws RecordError for a file of another program,
// and for an invalid version.
int schemaVersion(const Connection& connection);

// Migrates the database to the version that the steps lead to, in one transaction. `backUp` is called with the old
// version before an existing record is changed. Throws RecordError if the database is newer; then nothing is changed.
void migrate(const Connection& connection, std::span<const Migration> steps,
             const std::function<void(int version)>& backUp);

// The steps that make a version. Throws RecordError if the version is newer than the last step.
std::span<const Migration> stepsTo(int version, std::span<const Migration> steps);

// Creates the tables of a version in an empty database. Within a transaction.
void createTables(const Connection& connection, std::span<const Migration> steps);

// Creates them in an empty database, or migrates older ones. Within a transaction.
void upgradeTables(const Connection& connection, std::span<const Migration> steps);

// Creates one missing table as the migrations originally did. Within a transaction.
void createTable(const Connection& connection, std::span<const Migration> steps, const QString& table);

}  // namespace concord::record
