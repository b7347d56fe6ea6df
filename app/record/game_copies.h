// A second keeping of every game: a plain concord-game file beside the database. Should a page of the
// database ever be damaged, they bring back every game. Internal to this library.
//
//   games/<uuid>.json           a game; .erased.json: one that was deleted
//   games/players.json
//   games/changes/7.pending/    what change 7 makes of them, on the disk before the database commits it
//   games/changes/7.committed/  the same once it has: its files are on their way up into games/
//   games/set-aside/            copies that do not count: nothing is thrown away
//
// The copies follow the database: a program that is killed leaves a change behind, and the next one to
// write asks the database whether it was committed (see change.h).
#pragma once

#include "app/record/location.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace concord::record {

class GameCopies {
public:
    // None are kept.
    GameCopies() = default;
    // A server has its own backups: none are kept.
    explicit GameCopies(const Location& location);

    bool isKept() const { return !m_folder.isEmpty(); }

    struct Copy {
        QString path;
        std::string uuid;
        bool erased = false;
    };
    std::vector<Copy> all() const;
    // Whether there is a copy of any game; ofPending: also one that may not have been committed.
    bool hasGames(bool ofPending) const;
    std::string contents(const std::string& uuid, bool erased) const;  // empty: there is none
    QString playersFile() const { return m_folder + QStringLiteral("/players.json"); }
    const QString& folder() const { return m_folder; }

    // What the files in the folder of a change stand for: a copy that is to come, or what is to go.
    enum class Part : std::uint8_t { Live, Erased, Players, Gone, SetAside, PhotoGone };
    QString pendingFolder(int change) const;
    static QString partName(const std::string& name, Part part);

    bool hasChanges() const;
    // Carries out what was committed and forgets the rest. last: the change that the database committed last.
    // Only for whoever may write to the database now.
    void settle(int last) const;

    // The same where the database may be lost (last: nothing): then what may have been committed is kept in a way
    // that does no harm. Answers what became of it.
    struct Unsettled {
        enum class Fate : std::uint8_t { Erased, SetAside, Left } fate;
        QString file;  // a new game, now a deleted one; a change that was set aside; a game that was to go
    };
    std::vector<Unsettled> settleDamaged(std::optional<int> last) const;

    // Puts a file among them into set-aside/; answers its path there, empty where there was none.
    QString setAside(const QString& path) const;
    // Puts all copies under a name that is free, which is answered.
    QString moveAway() const;

private:
    struct ChangeFolder {
        int number = 0;
        bool committed = false;
        QString path;
    };

    QString changesFolder() const { return m_folder + QStringLiteral("/changes"); }
    std::vector<ChangeFolder> changes() const;
    QString pathOf(const std::string& uuid, Part form) const;
    bool remove(const std::string& uuid, Part form) const;
    bool setAside(const std::string& uuid, Part form) const;
    bool clearWay(const QString& partName) const;
    void carryOut(const ChangeFolder& change) const;
    void settleUnknown(const ChangeFolder& change, std::vector<Unsettled>& unsettled) const;

    QString m_folder;  // empty: none are kept
    QString m_photos;
};

}  // namespace concord::record
