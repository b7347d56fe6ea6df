// The engine behind the page: reports the table after every change, and applies commands from phones to the document,
// one undo step each. docs/phone.md describes the messages.
#pragma once

#include "app/gui/phone/own_edits.h"
#include "app/gui/phone/table_facts.h"
#include "app/phone/messages/command.h"
#include "app/phone/messages/replies.h"
#include "scoring/renature/area.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>
#include <string>

namespace concord::gui {

class PhoneEngine : public QObject {
    Q_OBJECT

public:
    PhoneEngine(Document& document, PhonePhotos& photos, QObject* parent = nullptr);

    // The latest state as JSON.
    std::shared_ptr<const std::string> state() const { return m_state; }
    // Does what the command says, but only once if it is repeated. Returns the answer as JSON. possible: false if it
    // cannot be done at all; true also where it conflicts with somebody else's edit.
    std::string execute(const phone::Command& command, bool& possible);
    struct TakenPhoto {
        std::string id;
        std::optional<phone::Refusal> refused = {};  // why there is no id
        phone::Text note = {};                       // says that the photo was there before, or the table is full
    };
    // Takes an uploaded photo. player: an id, "new" or empty.
    TakenPhoto takePhoto(const QByteArray& contents, const QString& name, const std::string& player);
    std::string areaAnswer(const renature::Area& area) const;  // who gets what in the area, as JSON

    // The photo of a player's board, or one in the inbox; null: not read yet, or no photo has this id.
    std::shared_ptr<const Photo> photo(const std::string& id);
    // The reading of a cell in the photo; null: the cell was not read.
    const vision::CellReading* reading(const Photo& photo, Cell cell) const;

signals:
    void stateChanged();
    void gameBegun();  // with a player that a phone added; a game begun by a photo is the inbox's

private:
    void refresh(const std::string& by);  // by: the client who made the change; empty: the window
    void refreshSoon();
    phone::Reply apply(const phone::Command& command);
    phone::Reply change(const phone::Command& command, const phone::SetStack& what);
    phone::Reply change(const phone::Command& command, const phone::SetCube& what);
    phone::Reply change(const phone::Command& command, const phone::CheckCell& what);
    phone::Reply change(const phone::Command& command, const phone::TypeNumber& what);
    phone::Reply change(const phone::Command& command, const phone::AddPlayer& what);
    phone::Reply change(const phone::Command& command, const phone::RenamePlayer& what);
    phone::Reply change(const phone::Command& command, const phone::CancelPhoto& what);
    phone::Reply change(const phone::Command& command, const phone::RemovePhoto& what);
    phone::Reply change(const phone::Command& command, const phone::GivePhoto& what);
    phone::Reply change(const phone::Command& command, const phone::AnswerPhoto& what);
    phone::Reply change(const phone::Command& command, const phone::UndoOwn& what);
    // Actions that only other engines offer.
    template <typename Other>
    phone::Reply change(const phone::Command&, const Other&) {
        return phone::refused(phone::Refusal::NotOffered);
    }

    // Why the command is refused; empty: it may go on. key: of the value to be changed. what: its name in a conflict.
    phone::Reply refusal(const phone::Command& command, const std::string& key, const phone::Text& what) const;
    phone::Reply cellRefusal(const phone::Command& command, const std::string& player, Cell cell) const;
    phone::Reply edit(const phone::Command& command, Table after, OwnEdit own, const Wording& what);
    phone::Text noteOf(const PhonePhotos::Entry& known, const QString& name) const;
    std::optional<phone::Refusal> newPhotoRefusal(std::int64_t bytes) const;  // for a photo of so many bytes
    std::optional<int> addPlayer(const std::string& name);
    phone::Reply beginGame(const std::string& name);

    Document& m_document;
    PhonePhotos& m_photos;
    TableFactsReader m_facts;
    phone::Revisions m_revisions;
    PhoneClients m_clients;
    QTimer m_soon;
    std::shared_ptr<const std::string> m_state;
};

}  // namespace concord::gui
