#include "app/gui/photo/photo_inbox.h"

#include "vision/reading/compare_views.h"

#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

Side otherSide(Side side) { return side == Side::A ? Side::B : Side::A; }

}  // namespace

PhotoInbox::PhotoInbox(Document& document, Selection& selection, ReadPhoto read, QObject* parent)
    : QObject(parent), m_document(document), m_selection(selection), m_reader(std::move(read)) {
    connect(&m_reader, &PhotoReader::stageReached, this, &PhotoInbox::showStage);
    connect(&m_reader, &PhotoReader::decoded, this, &PhotoInbox::showPicture);
    connect(&m_reader, &PhotoReader::finished, this, &PhotoInbox::finish);
    connect(&document, &Document::replaced, this, &PhotoInbox::followReplacement);
    connect(&document, &Document::changed, this, &PhotoInbox::followDocument);
    // Queued, because the undo that brings a player back is still in progress when this signal is emitted.
    connect(&document, &Document::structureChanged, this, &PhotoInbox::followPlayers, Qt::QueuedConnection);
}

InboxPhoto* PhotoInbox::entry(const PhotoId& id) {
    const auto found = std::ranges::find(m_photos, id, &InboxPhoto::id);
    return found == m_photos.end() ? nullptr : &*found;
}

const InboxPhoto* PhotoInbox::find(const PhotoId& id) const {
    const auto found = std::ranges::find(m_photos, id, &InboxPhoto::id);
    return found == m_photos.end() ? nullptr : &*found;
}

QString PhotoInbox::nameOf(std::optional<PlayerId> player) const {
    const std::optional<int> seat = player ? m_document.find(*player) : std::nullopt;
    return seat ? QString::fromStdString(m_document.player(*seat).name) : QString();
}

bool PhotoInbox::isReadingFor(int player) const {
    const PlayerId wanted = m_document.playerState(player).player;
    return std::ranges::any_of(m_photos, [&](const InboxPhoto& photo) {
        return photo.player == wanted && (photo.state == InboxState::Waiting || photo.state == InboxState::Reading);
    });
}

std::optional<int> PhotoInbox::seatOf(const std::shared_ptr<const Photo>& photo) const {
    for (int player = 0; photo && m_document.isOpen() && player < m_document.playerCount(); ++player) {
        if (m_document.playerState(player).photo == photo) {
            return player;
        }
    }
    return {};
}

// --- user actions on a photo

void PhotoInbox::give(const PhotoId& id, PlayerId player) {
    InboxPhoto* const photo = entry(id);
    const std::optional<int> seat = m_document.find(player);
    if (photo == nullptr || !seat || !m_document.isHarmonies() || photo->state == InboxState::Unreadable) {
        return;
    }
    const std::optional<int> from = photo->player ? m_document.find(*photo->player) : std::nullopt;
    if (photo->isOnBoard && from) {
        if (*from != *seat) {
            moveBoard(*from, *seat);
        }
        return;
    }
    photo->player = player;
    photo->playerName = nameOf(player);
    photo->use = photo->use == PhotoUse::Board ? PhotoUse::Board : PhotoUse::SecondView;
    photo->isLoose = false;
    const std::optional<PhotoQuestion> question = std::exchange(photo->question, std::nullopt);
    if (isBusy(id) || photo->state == InboxState::Waiting) {
        store();
        emit photoChanged(id);
    } else if (photo->state == InboxState::NoBoard) {
        if (!putBeside(id)) {
            photo->question = question;
            store();
            emit photoChanged(id);
        }
    } else if (photo->result == nullptr || !photo->result->reading) {
        readAgain(id);
    } else {
        settle(id);
    }
}

void PhotoInbox::cancel(const PhotoId& id) {
    InboxPhoto* const photo = entry(id);
    if (photo == nullptr || (!isCauseOfSideChange(id) && !isBusy(id) && photo->state != InboxState::Waiting)) {
        return;
    }
    if (isCauseOfSideChange(id) || isReadForSideChange(id)) {
        stopSideChange();
        followDocument();
        showReports();
        return;
    }
    stopReading(id);
    photo->isLoose = true;
    photo->state = InboxState::Loose;
    followDocument();
    emit photoChanged(id);
    store();
    finishInOrder();
    showReports();
}

void PhotoInbox::readAgain(const PhotoId& id) {
    InboxPhoto* const photo = entry(id);
    if (photo == nullptr || photo->isOnBoard || isBusy(id)) {
        return;
    }
    if (photo->isLoose && photo->use == PhotoUse::NewGame && m_document.isHarmonies()) {
        photo->use = PhotoUse::NextPlayer;  // it must not replace the game that is open
    }
    photo->isLoose = photo->isQuiet && m_document.isOpen() && !m_document.isHarmonies();
    photo->state = InboxState::Waiting;
    photo->question.reset();
    photo->isOfGonePlayer = false;  // the new reading decides again
    photo->why = {};
    emit photoChanged(id);
    store();
    beginReadingStored();
}

std::optional<int> PhotoInbox::seatOnBoard(const InboxPhoto& photo) const {
    return photo.isOnBoard && photo.player ? m_document.find(*photo.player) : std::nullopt;
}

bool PhotoInbox::canRemove(const PhotoId& id) const {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr || photo->state == InboxState::OnBoard) {
        return false;
    }
    // While it is read again, its board is still in use.
    const std::optional<int> seat = seatOnBoard(*photo);
    return !seat || !m_document.playerState(*seat).photo || !m_document.playerState(*seat).photo->reading;
}

void PhotoInbox::remove(const PhotoId& id) {
    if (!canRemove(id)) {
        return;
    }
    const InboxPhoto* const photo = find(id);
    if (const std::optional<int> seat = seatOnBoard(*photo)) {  // no board was found in it
        Table after = m_document.table();
        after.playerStates.at(static_cast<std::size_t>(*seat)).photo.reset();
        m_document.editAlone(std::move(after),
                             [name = QFileInfo(photo->file.path).fileName()] { return tr("%1 removed").arg(name); });
    }
    stopReading(id);
    std::erase_if(m_photos, [&](const InboxPhoto& one) { return one.id == id; });
    emit photosChanged();
    store();
    finishInOrder();
    showReports();
}

// --- the photo of the selected player

std::shared_ptr<const Photo> PhotoInbox::selectedPlayersPhoto() const {
    return m_document.isHarmonies() ? m_document.playerState(m_selection.player()).photo : nullptr;
}

bool PhotoInbox::canAddView() const {
    return selectedPlayersPhoto() != nullptr && selectedPlayersPhoto()->reading.has_value();
}

bool PhotoInbox::canReadAsOtherSide() const {
    return canAddView() && !m_document.sideFor(m_selection.player()).has_value() &&
           vision::couldBeSide(*selectedPlayersPhoto()->reading, otherSide(selectedPlayersPhoto()->reading->side));
}

void PhotoInbox::readAsOtherSide() {
    if (canReadAsOtherSide()) {
        rereadSelectedPlayersPhoto(
            {selectedPlayersPhoto()->files, otherSide(selectedPlayersPhoto()->reading->side), {}});
    }
}

void PhotoInbox::readWithCorners(const std::vector<QPointF>& corners) {
    if (selectedPlayersPhoto() != nullptr) {
        // Only the first photo: the corners belong to it.
        rereadSelectedPlayersPhoto(
            {{selectedPlayersPhoto()->files.front()}, m_document.sideFor(m_selection.player()), corners});
    }
}

void PhotoInbox::rereadSelectedPlayersPhoto(const PhotoRequest& request) {
    const PhotoId id = idsOf(selectedPlayersPhoto()).front();
    if (isReadForSideChange(id)) {
        stopSideChange();
    }
    stopReading(id);
    begin({id, Purpose::Reread, request, m_document.playerState(m_selection.player()).player, selectedPlayersPhoto()});
}

}  // namespace concord::gui
