// The photos of the inbox in a row: the players' in the order of the seats, with an empty place for a player without
// one, then those without a player. A photo can be dragged to another player.
#pragma once

#include "app/gui/photo/photo_inbox.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace concord::gui {

class PhotoStripModel : public QAbstractListModel {
    Q_OBJECT

public:
    enum Role { PhotoRole = Qt::UserRole, NameRole, ColourRole, StateRole };

    PhotoStripModel(PhotoInbox& inbox, Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;
    bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                         const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }

    const InboxPhoto* photo(const QModelIndex& index) const;    // null for an empty place
    std::optional<int> player(const QModelIndex& index) const;  // nothing if no player has it
    QModelIndex indexOf(const PhotoId& id) const;               // invalid if it is not there
    void setTexts();                                            // after a change of language

private:
    struct Place {
        PhotoId photo;  // empty for an empty place
        std::optional<PlayerId> player;

        friend bool operator==(const Place&, const Place&) = default;
    };

    std::vector<Place> places() const;
    void refresh();
    void showChanged(const PhotoId& id);
    const Place* place(const QModelIndex& index) const;

    PhotoInbox& m_inbox;
    Document& m_document;
    std::vector<Place> m_places;
};

}  // namespace concord::gui
