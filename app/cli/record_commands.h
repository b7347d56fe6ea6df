// The commands about the record of games: for each one its options, their definition and the function that runs it.
#pragma once

#include "app/cli/inputs.h"
#include "app/record/summary.h"

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace concord {
struct RepairedText;
}

namespace concord::record {
struct Entry;
class Location;
class Store;
}  // namespace concord::record

namespace concord::cli {

// Which record: a file, postgresql://..., or empty for the one in the platform's data folder.
struct DatabaseOptions {
    std::string database;
};

// Which games of the record; empty options do not filter.
struct FilterOptions : DatabaseOptions {
    std::string gameId;  // kind of game: "harmonies"
    std::string search;
    std::string player;
    std::string place;
    int year = 0;
    std::string side;
    bool solo = false;
    bool together = false;  // only games with at least two players

    record::GameFilter filter() const;
};

// Details of a game other than its boards; only options given on the command line count.
struct DetailOptions : DatabaseOptions {
    std::string played;
    std::string place;
    int minutes = 0;
    std::string starter;
    std::string note;
    std::vector<std::string> photos;
    std::vector<std::string> readings;  // files, in the order of `photos`
};

struct RecordOptions : DetailOptions {
    std::string file;
};
CLI::App* addRecord(CLI::App& app, RecordOptions& options);
int runRecord(const CLI::App& command, const RecordOptions& options, Streams& streams);

struct HistoryOptions : FilterOptions {
    bool json = false;
    bool csv = false;
    bool erased = false;  // list the deleted games instead
    // of "history show", "edit", "delete" and "undelete"
    std::string id;
    DatabaseOptions subcommandDatabase;  // see databaseOf(); "edit" has its own in `edit`
    bool explain = false;
    bool showJson = false;
    DetailOptions edit;
    std::string game;  // file with the new players, boards and cards
    std::vector<std::string> removedPhotos;
    bool permanently = false;
};
CLI::App* addHistory(CLI::App& app, HistoryOptions& options);
int runHistory(const CLI::App& command, const HistoryOptions& options, Streams& streams);

struct StatsOptions : FilterOptions {
    bool json = false;
};
CLI::App* addStats(CLI::App& app, StatsOptions& options);
int runStats(const StatsOptions& options, Streams& streams);

struct ExportOptions : FilterOptions {
    std::string file = "-";
    std::string format;  // "jsonl", "csv", "bgsplay" or empty: by the file's extension
    std::string link;    // id of the game that a link to BG Stats is wanted for
    bool force = false;  // replace files of any kind
};
CLI::App* addExport(CLI::App& app, ExportOptions& options);
int runExport(const ExportOptions& options, Streams& streams);

struct ImportOptions : DatabaseOptions {
    std::string file;
};
CLI::App* addImport(CLI::App& app, ImportOptions& options);
int runImport(const ImportOptions& options, Streams& streams);

struct RestoreOptions : DatabaseOptions {
    std::string backup;
    bool rebuild = false;     // from the copies of the games
    bool startAnew = false;   // with no game, although copies exist
    bool noBackup = false;    // do not back up the record before it is replaced by `backup`
    bool makeBackup = false;  // only back up the record
};
CLI::App* addRestore(CLI::App& app, RestoreOptions& options);
int runRestore(const RestoreOptions& options, Streams& streams);

struct PlayersOptions : DatabaseOptions {
    bool json = false;
    // of "players rename", "merge" and "split"
    record::Number player = 0;
    std::string name;                    // the new name
    record::Number into = 0;             // the player that the games of `player` count for
    DatabaseOptions subcommandDatabase;  // see databaseOf()
};
CLI::App* addPlayers(CLI::App& app, PlayersOptions& options);
int runPlayers(const CLI::App& command, const PlayersOptions& options, Streams& streams);

// --- what the commands share ----------------------------------------------------------------------

void addDatabaseOption(CLI::App& command, DatabaseOptions& options);
void addFilterOptions(CLI::App& command, FilterOptions& options);
void addDetailOptions(CLI::App& command, DetailOptions& options);

// The name of a record's or a backup's file. Throws InputError if it is not UTF-8: Qt would lose
// its other bytes.
QString checkedRecordName(const std::string& file);
record::Location locationOf(const DatabaseOptions& options);
// --database may be given before the subcommand and after it: the one after it counts.
const DatabaseOptions& databaseOf(const DatabaseOptions& subcommand, const DatabaseOptions& command);

enum class MissingRecord { Refuse, Create };

// Opens the record, runs work on it and returns its result. An InputError is written to standard error with
// the record's name, an OutputError with that of its file; then returns Failure.
// inputs: files of the command, none of which may be the record.
int withStore(const DatabaseOptions& options, MissingRecord missing, Streams& streams,
              const std::function<int(record::Store&)>& work, const std::vector<std::string>& inputs = {});

// The number of a game that is given by its number or its UUID, even if it was deleted. A number is not looked up.
// Throws InputError for a UUID that is not in the record, and for any other text.
record::Number gameNumber(record::Store& store, const std::string& id);

// Prints to standard error which texts of an older record were changed.
void reportRepaired(const record::Store& store, record::Number game, const std::vector<RepairedText>& repaired,
                    Streams& streams);

// Writes the given details into entry.record, and adds the photos of the options to the store.
void applyDetails(const CLI::App& command, const DetailOptions& options, record::Store& store, record::Entry& entry,
                  Streams& streams);

}  // namespace concord::cli
