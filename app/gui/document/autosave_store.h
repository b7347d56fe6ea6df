// The games put aside between two starts of the program: a folder with a file a game and the
// pictures of its photos. Every file is written whole or stays as it was, whatever happens
// meanwhile; several programs may use the folder at once. Which game is the latest is counted, not timed: clocks are
// set back.
#pragma once

#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/autosaved_photos.h"

#include <QLockFile>
#include <QString>

#include <map>
#include <memory>
#include <vector>

namespace concord::gui {

class AutosaveStore {
public:
    static constexpr int mostGames = 20;

    explicit AutosaveStore(QString folder);  // made when the first game is put there

    // The name of a game. With the lock it belongs to this program until the lock goes; without one there was no room
    // for it, or another program has the game.
    struct Place {
        QString id;
        std::unique_ptr<QLockFile> lock;
        bool isTaken = false;  // another program has it
    };
    Place newPlace() const;
    Place place(const QString& id) const;  // of a game that is there

    struct Saved {
        Wording problem;        // empty when it is done, or else why it could not be, as a sentence
        bool wasTaken = false;  // somebody else changed it meanwhile: theirs stays, and this one has a new place
    };
    // From one thread at a time.
    Saved save(Place& place, const AutosavedGame& game);
    // With its photos; one that is missing leaves its board as it is. From that thread too.
    std::optional<AutosavedGame> load(const QString& id) const;
    void remove(const Place& place) const;  // unless it is not ours

    struct Entry {
        QString id;
        AutosavedGame game;  // without photos
    };
    // Those that no running program has open, the latest first. What is no kept game is left alone.
    std::vector<Entry> games() const;

    // Lets go of all but the latest games, of pictures that no game refers to, and of what dead programs left behind.
    void tidy() const;

private:
    QString fileOf(const QString& id) const;
    bool isOurs(const QString& id) const;
    void tidyRemains() const;
    qint64 orderOf(const QString& id) const;

    QString m_folder;
    // These remember what was read and written; see autosaved_photos.h for the first.
    mutable AutosavedPhotos m_photos;
    mutable std::map<QString, QByteArray> m_known;  // the games' files as this program knows them
};

}  // namespace concord::gui
