#include "app/gui/photo/photo_strip_model.h"

#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tool_tip.h"
#include "app/gui/photo/photo_drop.h"

#include <QFileInfo>
#include <QMimeData>

#include <algorithm>

namespace concord::gui {

namespace {

// Before there is a picture, the name of the file says which photo it is.
QString stateOf(const InboxPhoto& photo, bool hasPlayer) {
    const QString file = QFileInfo(photo.file.path).fileName();
    return photo.thumbnail.isNull() && hasPlayer && !file.isEmpty()
               ? PhotoStripModel::tr("%1 (%2)", "state of a photo, name of its file").arg(shortState(photo), file)
               : shortState(photo);
}

}  // namespace

PhotoStripModel::PhotoStripModel(PhotoInbox& inbox, Document& document, QObject* parent)
    : QAbstractListModel(parent), m_inbox(inbox), m_document(document), m_places(places()) {
    connect(&inbox, &PhotoInbox::photosChanged, this, &PhotoStripModel::refresh);
    connect(&inbox, &PhotoInbox::photoChanged, this, &PhotoStripModel::showChanged);
    connect(&document, &Document::structureChanged, this, &PhotoStripModel::refresh);
    connect(&document, &Document::replaced, this, &PhotoStripModel::refresh);
}

std::vector<PhotoStripModel::Place> PhotoStripModel::places() const {
    std::vector<Place> places;
    const int playerCount = m_document.isHarmonies() ? m_document.playerCount() : 0;
    for (int player = 0; player < playerCount; ++player) {
        const PlayerId id = m_document.playerState(player).player;
        const std::size_t before = places.size();
        for (const InboxPhoto& photo : m_inbox.photos()) {
            if (photo.player == id && !photo.isLoose) {
                places.push_back({photo.id, id});
            }
        }
        if (places.size() == before) {
            places.push_back({{}, id});
        }
    }
    for (const InboxPhoto& photo : m_inbox.photos()) {
        if (std::ranges::find(places, photo.id, &Place::photo) == places.end()) {
            places.push_back({photo.id, {}});
        }
    }
    return places;
}

void PhotoStripModel::refresh() {
    if (std::vector<Place> now = places(); now != m_places) {
        beginResetModel();
        m_places = std::move(now);
        endResetModel();
    } else if (!m_places.empty()) {
        emit dataChanged(index(0), index(rowCount() - 1));
    }
}

void PhotoStripModel::showChanged(const PhotoId& id) {
    if (places() != m_places) {
        refresh();
    } else if (const QModelIndex changed = indexOf(id); changed.isValid()) {
        emit dataChanged(changed, changed);
    }
}

void PhotoStripModel::setTexts() { refresh(); }

int PhotoStripModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_places.size());
}

const PhotoStripModel::Place* PhotoStripModel::place(const QModelIndex& index) const {
    const auto row = static_cast<std::size_t>(index.row());
    return index.isValid() && row < m_places.size() ? &m_places[row] : nullptr;
}

const InboxPhoto* PhotoStripModel::photo(const QModelIndex& index) const {
    const Place* const there = place(index);
    return there == nullptr ? nullptr : m_inbox.find(there->photo);
}

std::optional<int> PhotoStripModel::player(const QModelIndex& index) const {
    const Place* const there = place(index);
    return there != nullptr && there->player ? m_document.find(*there->player) : std::nullopt;
}

QModelIndex PhotoStripModel::indexOf(const PhotoId& id) const {
    const auto found = id.isEmpty() ? m_places.end() : std::ranges::find(m_places, id, &Place::photo);
    return found == m_places.end() ? QModelIndex() : index(static_cast<int>(found - m_places.begin()));
}

QVariant PhotoStripModel::data(const QModelIndex& index, int role) const {
    const InboxPhoto* const one = photo(index);
    const std::optional<int> seat = player(index);
    const QString name = seat ? QString::fromStdString(m_document.player(*seat).name) : QString();
    switch (role) {
        case PhotoRole:
            return QVariant::fromValue(one);
        case NameRole:
            return name.isEmpty() && one != nullptr ? QFileInfo(one->file.path).fileName() : name;
        case ColourRole:
            return seat ? playerColour(m_document.player(*seat), *seat) : QVariant();
        case StateRole:
            return one == nullptr ? tr("no photo") : stateOf(*one, !name.isEmpty());
        case Qt::DisplayRole:
        case Qt::AccessibleTextRole:
            return one == nullptr ? tr("%1: no photo").arg(name) : stateInWords(*one, name);
        case Qt::ToolTipRole:
        case Qt::AccessibleDescriptionRole: {
            if (one == nullptr) {
                const QString offer = tr("Drop a photo here to give it to %1.").arg(name);
                return role == Qt::ToolTipRole ? plainToolTip(offer) : offer;
            }
            QStringList lines{QFileInfo(one->file.path).fileName()};
            if (one->question) {
                lines << one->question->text();
            } else if (one->why) {
                lines << one->why();
            }
            const QString text = lines.join(QLatin1Char('\n'));
            return role == Qt::ToolTipRole ? plainToolTip(text) : text;
        }
        default:
            return {};
    }
}

Qt::ItemFlags PhotoStripModel::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    flags.setFlag(Qt::ItemIsDragEnabled, photo(index) != nullptr);
    flags.setFlag(Qt::ItemIsDropEnabled, player(index).has_value());
    return flags;
}

QStringList PhotoStripModel::mimeTypes() const { return {photoMimeType()}; }

QMimeData* PhotoStripModel::mimeData(const QModelIndexList& indexes) const {
    const InboxPhoto* const one = indexes.isEmpty() ? nullptr : photo(indexes.front());
    return one == nullptr ? new QMimeData : photoAsMimeData(one->id);
}

bool PhotoStripModel::canDropMimeData(const QMimeData* data, Qt::DropAction /*action*/, int /*row*/, int /*column*/,
                                      const QModelIndex& parent) const {
    return !photoOf(*data).isEmpty() && player(parent).has_value();
}

bool PhotoStripModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                   const QModelIndex& parent) {
    if (canDropMimeData(data, action, row, column, parent)) {
        m_inbox.give(photoOf(*data), m_document.playerState(*player(parent)).player);
    }
    return false;  // the rows follow from the inbox: the view must not remove any
}

}  // namespace concord::gui
