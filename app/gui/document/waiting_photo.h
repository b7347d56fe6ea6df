// A photo that no player has yet: it waits to be read, or for a person to say whose board it shows. Autosaved with its
// game, or in a file of its own for a new game, so that none is lost.
#pragma once

#include "app/gui/document/photo.h"
#include "app/gui/document/table.h"

#include <QString>

#include <optional>

namespace concord::gui {

struct WaitingPhoto {
    QString id;                      // SHA-1 of the contents in hexadecimal digits
    PhotoFile file;                  // with contents
    std::optional<PlayerId> player;  // whom it is meant for
    bool forNewGame = false;         // for a game that has not begun
    bool isLoose = false;            // belongs to nobody until a person gives it to a player
    bool replaces = false;           // replaces the board of its player, if there is one

    // The id stands for the file: it is the hash of its contents.
    friend bool operator==(const WaitingPhoto& one, const WaitingPhoto& other) {
        return one.id == other.id && one.player == other.player && one.forNewGame == other.forNewGame &&
               one.isLoose == other.isLoose && one.replaces == other.replaces;
    }
};

QString photoIdOf(const QByteArray& contents);

}  // namespace concord::gui
