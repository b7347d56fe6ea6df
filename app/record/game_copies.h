// Copies of all games: plain concord-game files beside the database, from which the record is rebuilt if a page of the
// database is damaged. Internal to this library.
//
//   games/<uuid>.json           a game; .erased.json: one that was deleted
//   games/players.json
//   games/changes/7.pending/    the files of change 7, flushed before the database commits it
//   games/changes/7.committed/  the same after the commit, while its files are moved up into games/
//   games/set-aside/            copies that no longer count, kept so that nothing is lost
//
// The copies follow the database: a program that is killed leaves a change behind, and the next writer asks the
// database whether it was committed (see change.h).
#pragma once

#include "app/record/location.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace concord::record {

class GameCopies {
public:
    // No copies are stored.
    GameCopies() = default;
    // For a server no copies are stored: it has its own backups.
    explicit GameCopies(const Location& location);

    bool isKept() const { return !m_folder.isEmpty(); }

    struct Copy {
        QString path;
        std::string uuid;
        bool erased = false;
    };
    std::vector<Copy> all() const;
    // Whether there is a copy of any game; includePending: including those that may not have been committed.
    bool hasGames(bool includePending) const;
    std::string contents(const std::string& uuid, bool erased) const;  // empty: there is none
    QString playersFile() const { return m_folder + QStringLiteral("/players.json"); }
    const QString& folder() const { return m_folder; }

    // What a file in the folder of a change stands for: a new copy, or something to remove or set aside.
    enum class Part : std::uint8_t { Live, Erased, Players, Gone, SetAside, PhotoGone };
    QString pendingFolder(int change) const;
    static QString partName(const std::string& name, Part part);

    bool hasChanges() const;
    // Carries out what was committed and discards the rest. last: the last change that the database committed. Only
    // while holding the write lock of the database.
    void settle(int last) const;

    // The same for a damaged database, except that what was not committed is moved into set-aside/. last: nothing if it
    // cannot be read; then changes that may have been committed are stored where they do no harm. Returns what became
    // of these.
    struct Uncertain {
        enum class Outcome : std::uint8_t {
            Erased,    // a new game, stored as a deleted one
            SetAside,  // a changed game or list of players, moved into set-aside/
            Left       // a game that was to be removed or set aside, and stays
        } outcome;
        QString file;
    };
    std::vector<Uncertain> settleDamaged(std::optional<int> last) const;

    // Moves one of the copies into set-aside/; returns its new path, empty if there was none.
    QString setAside(const QString& path) const;
    // Moves all copies to an unused name, which is returned.
    QString moveAway() const;

private:
    struct ChangeFolder {
        int number = 0;
        bool committed = false;
        QString path;
    };

    QString changesFolder() const { return m_folder + QStringLiteral("/changes"); }
    std::vector<ChangeFolder> changes() const;
    QString pathOf(const std::string& uuid, Part part) const;
    bool remove(const std::string& uuid, Part part) const;
    bool setAside(const std::string& uuid, Part part) const;
    bool clearWay(const QString& partFile) const;
    void carryOut(const ChangeFolder& change) const;
    void settleUnknown(const ChangeFolder& change, std::vector<Uncertain>& uncertain) const;

    QString m_folder;  // empty: no copies
    QString m_photos;
};

}  // namespace concord::record
