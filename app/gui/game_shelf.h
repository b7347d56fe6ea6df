// The games put aside between two starts of the program: a folder with a file a game and the
// pictures of its photos. Every file is written whole or stays as it was, whatever happens
// meanwhile; several programs may use the folder at once.
#pragma once

#include "kept_game.h"
#include "kept_photos.h"

#include <QLockFile>
#include <QString>

#include <memory>
#include <vector>

namespace concord::gui {

class GameShelf {
public:
    static constexpr int mostGames = 20;

    explicit GameShelf(QString folder);  // made when the first game is put there

    // A name for a new game. It belongs to this program until the lock goes.
    struct Place {
        QString id;
        std::unique_ptr<QLockFile> lock;
    };
    Place newPlace() const;
    // The place of a game that is there; without a lock when another program has it open.
    Place place(const QString& id) const;

    // Empty when it is done, or else why it could not be, as a sentence. From one thread at a time.
    Wording save(const QString& id, const KeptGame& game);
    // With its photos; one that is missing leaves its board as it is. From that thread too.
    std::optional<KeptGame> load(const QString& id) const;
    void remove(const QString& id) const;

    struct Entry {
        QString id;
        KeptGame game;  // without photos
    };
    // Those that no running program has open, the latest first. What is no kept game is left alone.
    std::vector<Entry> games() const;

    // Lets go of all but the latest games, and of pictures that no game refers to.
    void tidy() const;

private:
    QString fileOf(const QString& id) const;

    QString m_folder;
    mutable KeptPhotos m_photos;  // remembers their names
};

}  // namespace concord::gui
