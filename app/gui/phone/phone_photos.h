// Photos from phones: what the phones' server needs of the place where photos wait and are read.
#pragma once

#include "app/gui/document/document.h"
#include "app/phone/messages/table_state.h"

#include <QByteArray>
#include <QObject>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace concord::gui {

class PhonePhotos : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    struct Entry {
        std::string id;
        std::optional<PlayerId> player;
        phone::PhotoFacts facts;  // without the ids of the photo and the player
        std::int64_t bytes = 0;   // size of the file
        bool isOnBoard = false;   // a player has it, even if no board was found in it
    };
    virtual std::vector<Entry> entries() const = 0;
    // player: nothing for the next player without a board, or a new game. The same photo again gives the same id.
    virtual std::string add(const QByteArray& contents, const QString& name, std::optional<PlayerId> player) = 0;
    // These return false if there is no such photo, or if this cannot be done with it now.
    virtual bool give(const std::string& id, PlayerId player) = 0;
    virtual bool answer(const std::string& id, const std::string& answer) = 0;
    virtual bool cancel(const std::string& id) = 0;
    virtual bool remove(const std::string& id) = 0;
    // The photo with its reading, whether or not a player has it; null: not read yet, or no photo has this id.
    virtual std::shared_ptr<const Photo> photo(const std::string& id) const = 0;

signals:
    void changed();
};

}  // namespace concord::gui
