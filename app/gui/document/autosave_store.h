// The autosaved games: a folder with one file per game and the files of its photos. Every file is written completely
// or stays as it was; several programs may use the folder at once. The latest game is found by a counter, not by time,
// as clocks can be set back.
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
    static constexpr int maxGames = 20;

    explicit AutosaveStore(QString folder);  // the folder is created with the first place in it

    // The place of a game in the folder. With the lock it belongs to this program; without one no lock could be
    // written, or another program has the game.
    struct Place {
        QString id;
        std::unique_ptr<QLockFile> lock;
        bool isTaken = false;  // another program has it
    };
    Place newPlace() const;
    Place place(const QString& id) const;  // the place of that id, locked if possible

    struct Saved {
        Wording problem;        // empty on success, otherwise a sentence that says why it failed
        bool wasTaken = false;  // another program has or changed the game: its file stays, this one has a new place
    };
    // The place where the game that was opened from the record or from the file `path` is autosaved already, if nothing
    // is lost by using it again; otherwise a new place.
    Place placeOf(const Table& opened, const QString& path) const;

    // Only one of placeOf(), save(), load(), remove() and the functions for a new game may run at a time, on whatever
    // thread.
    Saved save(Place& place, const AutosavedGame& game);
    // With its photos; a missing photo leaves its board as it is. Nothing if the game cannot be read.
    std::optional<AutosavedGame> load(const QString& id) const;
    void remove(const Place& place) const;  // unless it belongs to another program

    struct Entry {
        QString id;
        AutosavedGame game;  // without photos
    };
    // Those that no running program has open, the latest first. Other files are ignored.
    std::vector<Entry> games() const;

    // --- photos for a game that has not begun

    // Replaces the photos that were saved in that place; an empty list removes its file. Returns why it failed; empty
    // on success.
    Wording saveForNewGame(Place& place, const std::vector<WaitingPhoto>& photos);
    // Photos left behind by programs that no longer run. The next saveForNewGame() that succeeds removes the files
    // that list them.
    std::vector<WaitingPhoto> loadForNewGame();

    // Removes the files of unused photos, what dead programs left behind, and the oldest games beyond maxGames.
    void tidy() const;

private:
    QString fileOf(const QString& id) const;
    bool isOurs(const QString& id) const;
    void tidyRemains() const;
    qint64 orderOf(const QString& id) const;

    void loadContents(std::vector<WaitingPhoto>& photos) const;
    QString newGameFileOf(const QString& id) const;

    QString m_folder;
    std::vector<Place> m_leftForNewGame;  // the places whose photos loadForNewGame() returned
    // Caches of what was read and written; see autosaved_photos.h for the first.
    mutable AutosavedPhotos m_photos;
    mutable std::map<QString, QByteArray> m_known;  // the games' files as this program last saw them
};

}  // namespace concord::gui
