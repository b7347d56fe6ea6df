// A second keeping of every game: a plain concord-game file beside the database, written before the change
// is committed. Should a page of the database ever be damaged, they bring back every game. Internal to
// this library.
#pragma once

#include "location.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace concord::record {

class GameCopies {
public:
    // A server has its own backups: nothing is written.
    explicit GameCopies(const Location& location);

    bool isKept() const { return !m_folder.isEmpty(); }

    // flush: false where many are written and flushAll() follows, before the commit.
    void write(const std::string& uuid, const std::string& json, bool erased, bool flush = true) const;
    void remove(const std::string& uuid) const;
    void writePlayers(const std::string& json) const;
    void flushAll() const;

    struct Copy {
        QString path;
        bool erased = false;
    };
    std::vector<Copy> all() const;

    // What stands there of a game, to be put back should the change not be committed.
    struct Before {
        QByteArray live;
        QByteArray erased;
    };
    Before before(const std::string& uuid) const;
    void putBack(const std::string& uuid, const Before& before) const noexcept;

    QString playersFile() const;

    // Copies of games that are not among these go into a folder "set-aside": nothing is thrown away.
    void keepOnly(const std::vector<std::string>& uuids) const;

private:
    QString pathOf(const std::string& uuid, bool erased) const;

    QString m_folder;
};

}  // namespace concord::record
