// How the inbox and the document follow each other: which photos are on boards, and which are stored with the game.
#include "app/gui/photo/photo_inbox.h"

#include <algorithm>
#include <set>
#include <utility>

namespace concord::gui {

// Hands the photos that are on no board to the document, which is autosaved with them. Those on boards are stored with
// their boards.
void PhotoInbox::store() {
    std::vector<WaitingPhoto> waiting;
    for (const InboxPhoto& photo : m_photos) {
        if (!photo.isOnBoard) {
            waiting.push_back({photo.id, photo.file, photo.player, photo.use == PhotoUse::NewGame, photo.isLoose,
                               photo.use == PhotoUse::Board});
        }
    }
    m_document.setWaitingPhotos(std::move(waiting));
}

void PhotoInbox::markStored(const QStringList& ids) {
    for (InboxPhoto& photo : m_photos) {
        photo.isStored = photo.isStored || ids.contains(photo.id);
    }
    beginReadingStored();
}

void PhotoInbox::restoreOne(const WaitingPhoto& waiting) {
    if (find(waiting.id) != nullptr || waiting.file.contents.isEmpty()) {
        return;
    }
    InboxPhoto photo;
    photo.id = waiting.id;
    photo.file = waiting.file;
    photo.player = waiting.player;
    photo.playerName = nameOf(waiting.player);
    photo.use = waiting.forNewGame ? PhotoUse::NewGame
                : waiting.replaces ? PhotoUse::Board
                : waiting.player   ? PhotoUse::SecondView
                                   : PhotoUse::NextPlayer;
    photo.isLoose = waiting.isLoose;
    photo.isStored = true;
    photo.isQuiet = true;
    m_photos.push_back(std::move(photo));
}

void PhotoInbox::restore(const std::vector<WaitingPhoto>& photos) {
    std::ranges::for_each(photos, [this](const WaitingPhoto& photo) { restoreOne(photo); });
    emit photosChanged();
    store();
    beginReadingStored();
}

// Another game: its photos take the place of those of the previous one. Photos for a new game stay: they become boards
// of added players if a photo has just started this game, else of players without a board; if there are none, they lie
// loose, and start a game only if a person says so.
void PhotoInbox::followReplacement() {
    const auto isOfPreviousGame = [](const InboxPhoto& photo) { return photo.use != PhotoUse::NewGame; };
    std::vector<PhotoId> removed;
    for (const InboxPhoto& photo : m_photos) {
        if (isOfPreviousGame(photo)) {
            removed.push_back(photo.id);
        }
    }
    m_sideChange.reset();
    std::ranges::for_each(removed, [this](const PhotoId& id) { stopReading(id); });
    std::erase_if(m_photos, isOfPreviousGame);
    for (const WaitingPhoto& waiting : m_document.waitingPhotos()) {
        if (!waiting.forNewGame) {
            restoreOne(waiting);
        }
    }
    const bool hasRoom = m_isStarting || nextWithoutBoard(m_document, 0);
    for (InboxPhoto& photo : m_photos) {
        if (hasRoom && photo.use == PhotoUse::NewGame) {
            photo.use = PhotoUse::NextPlayer;
            photo.addsPlayer = m_isStarting;
        } else if (photo.use == PhotoUse::NewGame) {
            photo.isLoose = true;  // it must not replace the game that somebody has just opened
        }
    }
    if (!m_isStarting) {
        m_reports.clear();
    }
    followDocument();
    emit photosChanged();
    store();
    beginReadingStored();
}

void PhotoInbox::followDocument() {
    const bool added = addPhotosOfBoards();
    std::map<PhotoId, int> players;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (const std::shared_ptr<const Photo>& photo = m_document.playerState(player).photo) {
            for (const PhotoId& id : idsOf(photo)) {
                players.emplace(id, player);
            }
        }
    }
    bool moved = false;
    for (InboxPhoto& photo : m_photos) {
        const auto found = players.find(photo.id);
        const bool isOnBoard = found != players.end();
        moved = moved || isOnBoard != photo.isOnBoard;
        if (isOnBoard) {
            updateFromBoard(photo, found->second);
        } else if (photo.isOnBoard) {
            photo.isOnBoard = false;
            photo.isLoose = true;
            if (photo.state == InboxState::OnBoard) {
                photo.state = InboxState::Loose;
            }
            emit photoChanged(photo.id);
        }
    }
    if (added) {
        emit photosChanged();
    }
    if (moved) {
        store();
    }
}

void PhotoInbox::updateFromBoard(InboxPhoto& photo, int player) {
    const PlayerState& state = m_document.playerState(player);
    const bool isRead = state.photo->reading.has_value();
    const InboxState now = isBusy(photo.id) ? photo.state : isRead ? InboxState::OnBoard : InboxState::NoBoard;
    const int points =
        isRead ? m_document.harmoniesScore().players.at(static_cast<std::size_t>(player)).landscapesTotal() : 0;
    const int doubts = static_cast<int>(m_document.doubtfulCells(player).size());
    const bool isAlone = state.photo->files.size() == 1;
    if (photo.isOnBoard && photo.state == now && photo.player == state.player && photo.points == points &&
        photo.doubts == doubts && (!isAlone || photo.result == state.photo)) {
        return;
    }
    if (photo.thumbnail.isNull() && photo.id == idsOf(state.photo).front()) {
        photo.thumbnail = thumbnailOf(*state.photo);
    }
    if (isAlone) {  // with two views, the result of this photo alone stays
        photo.result = state.photo;
    }
    photo.isOnBoard = true;
    photo.isLoose = false;
    photo.player = state.player;
    photo.playerName = nameOf(state.player);
    photo.state = now;
    photo.points = points;
    photo.doubts = doubts;
    photo.question.reset();
    emit photoChanged(photo.id);
}

// Undo and opened games bring boards whose photos are not in the inbox.
bool PhotoInbox::addPhotosOfBoards() {
    bool added = false;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        const std::shared_ptr<const Photo>& photo = m_document.playerState(player).photo;
        const std::vector<PhotoId> ids = photo ? this->idsOf(photo) : std::vector<PhotoId>();
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (find(ids[i]) == nullptr) {
                InboxPhoto one;
                one.id = ids[i];
                one.file = photo->files[i];
                one.isStored = true;
                m_photos.push_back(std::move(one));
                added = true;
            }
        }
    }
    return added;
}

const std::vector<PhotoId>& PhotoInbox::idsOf(const std::shared_ptr<const Photo>& photo) {
    // Computed once per photo. Photos that are gone are forgotten, as another may get the same address.
    std::erase_if(m_ids, [](const auto& one) { return one.second.first.expired(); });
    auto& known = m_ids[photo.get()];
    if (known.second.empty()) {
        known = {photo, gui::idsOf(*photo)};
    }
    return known.second;
}

// Photos of players who had left the game are placed when the players are back, and photos of the other side when the
// game changes to it. Takes over new names too.
void PhotoInbox::followPlayers() {
    const auto wantsSideOfGame = [this](const InboxPhoto& photo) {
        return photo.question && photo.question->shown == m_document.harmonies().side &&
               std::ranges::count(photo.question->answers, PhotoAnswer::ChangeSide) > 0;
    };
    std::vector<PhotoId> resolved;
    for (const InboxPhoto& photo : m_photos) {
        if ((photo.isOfGonePlayer && m_document.find(*photo.player)) || wantsSideOfGame(photo)) {
            resolved.push_back(photo.id);
        }
    }
    std::ranges::for_each(resolved, [this](const PhotoId& id) { settle(id); });
    for (InboxPhoto& photo : m_photos) {
        if (const QString name = nameOf(photo.player); !name.isEmpty() && name != photo.playerName) {
            photo.playerName = name;
            emit photoChanged(photo.id);
        }
    }
    showReports();
}

}  // namespace concord::gui
