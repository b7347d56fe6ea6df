// The record of games: recorded once, kept for years. A file of SQLite, or a database of PostgreSQL that
// several tables write to at once.
//
// Every change is one transaction: after an error, a crash or a power cut, it is there as a whole or not
// at all. Use a store from the thread that made it; each thread and program may have its own.
//
// All functions throw RecordError for what is wrong with the database (see record_error.h), and
// InputError for what is wrong with what they were given.
#pragma once

#include "app/record/harmonies.h"
#include "app/record/location.h"
#include "app/record/photo.h"
#include "app/record/player.h"
#include "app/record/record_error.h"
#include "app/record/summary.h"

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
    // A new file that counts once it is whole and flushed: no copies, and nothing is flushed on the way.
    bool beingBuilt = false;
};

// A game as it is looked at again.
struct OpenedGame {
    Number number = 0;
    int revision = 1;                      // counts its changes
    Game game;                             // with its record
    GameRecord record;                     // the same, read
    GameScore score;                       // as the rules are known today
    std::vector<SeatScore> recordedScore;  // as it was computed when it was recorded
    std::vector<SeatScore> scoreNow;       // `score` in the same shape, for comparing
    std::vector<RepairedText> repaired;    // texts that were kept before there was a rule for them

    // Rule facts changed the points since: both are to be shown.
    bool pointsChanged() const { return recordedScore != scoreNow; }
};

// What an import did.
struct ImportCounts {
    int added = 0;
    int updated = 0;                         // known by their UUID, and different
    int unchanged = 0;                       // known, and the same
    int newerHere = 0;                       // known, and changed here since the file was written: left as they are
    std::vector<std::string> missingPhotos;  // files that are named, but were not found
};

class Store {
public:
    // Opens the record, makes it where there is none, and brings an older one to today's version after
    // making a backup. Throws RecordError (Emptied) for one that is empty or gone while copies of its games are there.
    explicit Store(const Location& location, StoreOptions options = {});
    ~Store();
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;

    const Location& location() const { return m_location; }
    bool isReadOnly() const;

    // --- games

    // Records a finished game. Its record object may say where, when, ...; what is missing of UUID, time
    // and score is filled in. A UUID that the record knows is refused. Photos must be on the shelf.
    Number record(const Game& game);

    OpenedGame open(Number number);
    // Puts `game` in the place of the one that was opened with this revision, and answers the new
    // revision. Its score is computed anew where anything but the record object differs. Throws
    // RecordError (ChangedByOther) where somebody else changed it meanwhile.
    int save(Number number, const Game& game, int revision);

    // Hides a game from everything but erased(); restore() brings it back as it was.
    void erase(Number number);
    void restore(Number number);
    // Takes an erased game out of the record, with the photos that no other game shows.
    void eraseForever(Number number);

    // All games, newest first.
    std::vector<GameSummary> games();
    std::vector<GameSummary> erased();
    // The same with points and traits, for statistics.
    std::vector<GameSummary> gamesWithPoints();

    // The number of a game by its UUID; nothing where there is none, or it is erased.
    std::optional<Number> find(const std::string& uuid);

    // Takes all of the games in, or none: a known UUID updates that game, also an erased one. Errors name
    // the game by its line where there are several: "line 3: /record/starter: expected ...".
    ImportCounts import(const std::vector<Game>& games, const PhotoSource& photos);

    // --- players

    std::vector<PlayerEntry> players();
    // Games keep the name they were written with; both names lead to the player from now on.
    void rename(Number player, const QString& name);
    // `player` turns out to be `into`. Refused where both sat in one game.
    void merge(Number player, Number into);
    // Takes a merge back.
    void split(Number player);
    void setColour(Number player, const QString& colour);
    // All players as a copy holds them, into a record that has none yet.
    void takePlayers(const std::string& json);

    // --- photos

    // Takes in a photo (JPEG, PNG, WebP, TIFF or HEIC), without the place it was taken at; answers the
    // `file` for RecordedPhoto. The same photo twice is kept once.
    std::string addPhoto(const QByteArray& photo);
    QByteArray photo(const std::string& file);      // its bytes; throws InputError where it is missing
    QByteArray thumbnail(const std::string& file);  // JPEG of at most thumbnailSidePx; empty where unknown

    // --- any game: what the above is made of, for games other than Harmonies

    Number recordEntry(Entry entry);
    // mended: what was changed of texts that were kept before there was a rule for them.
    Entry entry(Number number, std::vector<RepairedText>* repaired = nullptr);

private:
    friend class GameReader;

    void bringUpToDate();
    Number insert(Entry entry);
    void expectPhotos(const Entry& entry) const;
    void takePhotos(const Entry& entry, const PhotoSource& photos, ImportCounts& counts);
    void importOne(Entry entry, ImportCounts& counts, std::vector<Number>& written);
    void setErased(Number number, bool erased);
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
