// The record of games: each is recorded once and stored for years. A file of SQLite, or a database of PostgreSQL that
// several people write to at once.
//
// Every change is one transaction: after an error, a crash or a power cut it is complete or absent. Use a store only on
// the thread that made it; each thread and program may have its own.
//
// All functions throw RecordError for problems with the database (see record_error.h), and InputError for invalid
// arguments.
#pragma once

#include "app/record/entry.h"
#include "app/record/location.h"
#include "app/record/photo.h"
#include "app/record/player.h"
#include "app/record/record_error.h"
#include "app/record/summary.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>

namespace concord::record {

class Connection;
class GameReader;
class Players;
class PhotoStore;
class Change;
class GameCopies;
struct Migration;

struct StoreOptions {
    bool readOnly = false;
    std::function<QDateTime()> clock = QDateTime::currentDateTime;  // with its time zone
    std::span<const Migration> migrations;                          // empty: those of this program
    // The store writes a new file that nobody uses until it is complete and flushed: no copies, no flushing in between.
    bool beingBuilt = false;
};

// A recorded game as it is opened.
struct OpenedGame {
    Number number = 0;
    int revision = 1;  // counts changes of the game
    Entry entry;
    ScoreTable score;                      // by the present rules
    std::vector<SeatScore> recordedScore;  // as computed when it was recorded or changed
    std::vector<SeatScore> scoreNow;       // `score` in the same shape, for comparing
    std::vector<RepairedText> repaired;    // texts that text_rule.h refuses, with their repaired form

    // The present rules give other points than were recorded: show both.
    bool pointsChanged() const { return recordedScore != scoreNow; }
};

// What becomes of the photos that a changed game no longer shows, unless another game does.
enum class RemovedPhotos : std::uint8_t {
    Keep,   // an undo may show them again
    Delete  // a person asked for it
};

// The result of an import.
struct ImportCounts {
    int added = 0;
    int updated = 0;                         // known by their UUID, and different
    int unchanged = 0;                       // known, and the same
    int newerHere = 0;                       // known, and changed here later than in the file: left as they are
    std::vector<std::string> missingPhotos;  // files that are named, but were not found
};

class Store {
public:
    // Opens the record, creates it if there is none, and migrates an older one after making a backup. Throws
    // RecordError (Emptied) for one that is empty or gone while copies of its games exist.
    explicit Store(const Location& location, StoreOptions options = {});
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const Location& location() const { return m_location; }
    bool isReadOnly() const;
    // Whether another program moved, removed or replaced the file since it was opened: every change is refused then
    // (RecordError Moved), and the record has to be opened again.
    bool isMoved() const;

    // --- games

    // Records a finished game. A missing UUID or time is filled in, the score is computed. A known UUID is refused.
    // Photos must have been added.
    Number record(Entry entry);

    OpenedGame open(Number number);
    // Replaces the game with `entry` and returns the new revision. revision: the one with which the game was opened.
    // The score is computed again if anything but `entry.record` differs. Throws RecordError (ChangedByOther) if
    // somebody else has changed or deleted the game in the meantime.
    int save(Number number, Entry entry, int revision, RemovedPhotos removed = RemovedPhotos::Keep);

    // Hides a game from games(), gamesWithPoints() and find(); restore() undoes it.
    void deleteGame(Number number);
    void restore(Number number);
    // Removes a deleted game from the record, with the photos that no other game shows.
    void deletePermanently(Number number);

    // All games, newest first.
    std::vector<GameSummary> games();
    // games(), with points and traits, for statistics.
    std::vector<GameSummary> gamesWithPoints();
    std::vector<GameSummary> deletedGames();

    // The number of a game by its UUID; nothing if there is none, or it is deleted.
    std::optional<Number> find(const std::string& uuid);
    // The same, ignoring case, and for deleted games too.
    std::optional<Number> findAny(const std::string& uuid);

    // Imports all of the games, or none. A known UUID updates that game, even a deleted one, unless it was changed
    // later here. If there are several games, errors name the line: "line 3: /record/starter: expected ...". firstLine:
    // of the first game.
    ImportCounts import(const std::vector<Entry>& games, const PhotoSource& photos, std::size_t firstLine = 1);

    // --- players

    std::vector<PlayerEntry> players();
    // Recorded games keep the former name, and from now on both names lead to this player. If a game is recorded later
    // in which both names play, they are two people: the former name then goes to a new player.
    void rename(Number player, const QString& name);
    // Merges `player` into `into`. Refused if both played in one game.
    void merge(Number player, Number into);
    // Undoes the merge of this player. Players who had been merged into this one before stay merged into the other.
    void split(Number player);
    void setColour(Number player, const QString& colour);
    // Reads all players from a copy into a record that has none.
    void takePlayers(const std::string& json);

    // --- photos

    // Adds a photo (JPEG, PNG, WebP, TIFF or HEIC), without the place it was taken at; returns the `file` for
    // RecordedPhoto. The same photo is stored once.
    std::string addPhoto(const QByteArray& photo);
    QByteArray photo(const std::string& file);      // its bytes; throws InputError if it is missing
    QByteArray thumbnail(const std::string& file);  // JPEG of at most thumbnailSidePx; empty where unknown

    // The game as it is stored, even one of a kind that this program does not know.
    // repaired: receives the texts that had to be changed because text_rule.h refuses them.
    StoredGame stored(Number number, std::vector<RepairedText>* repaired = nullptr);

private:
    friend class GameReader;

    void bringUpToDate();
    Number insert(const StoredGame& game);
    void expectPhotos(const GameRecord& record) const;
    void takePhotos(const GameRecord& record, const PhotoSource& photos, ImportCounts& counts);
    void importOne(StoredGame game, ImportCounts& counts, std::vector<Number>& written);
    void setDeleted(Number number, bool deleted);
    void deleteUnused(const std::vector<RecordedPhoto>& photos, Change& change);
    void changePlayers(const std::function<void()>& work);
    void writeCopies(Change& change, std::span<const Number> games);
    void commit(Change& change, Number number);
    std::string nowUtc() const;

    Location m_location;
    StoreOptions m_options;
    std::unique_ptr<GameCopies> m_copies;
    std::unique_ptr<Connection> m_connection;
    std::unique_ptr<Players> m_players;
    std::unique_ptr<PhotoStore> m_photos;
};

}  // namespace concord::record
