// How the inbox does what a person answers about a photo, and moves boards between players.
#include "app/gui/document/board_edits.h"
#include "app/gui/photo/photo_inbox.h"
#include "vision/reading/compare_views.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace concord::gui {

void PhotoInbox::answer(const PhotoId& id, PhotoAnswer answer) {
    const InboxPhoto* const photo = find(id);
    if (photo == nullptr || !photo->question || isBusy(id)) {
        return;
    }
    switch (answer) {
        case PhotoAnswer::NextPlayer:
            toNextPlayer(id);
            break;
        case PhotoAnswer::TakeNewer:
            takeNewer(id);
            break;
        case PhotoAnswer::Fuse:
            fuse(id);
            break;
        case PhotoAnswer::ReadAsGameSide:
            begin({id, Purpose::Arrival, {{photo->file}, m_document.harmonies().side, {}}, {}});
            break;
        case PhotoAnswer::ChangeSide:
            changeSide(id);
            break;
        case PhotoAnswer::OtherGame:
            startGame(id);
            break;
        case PhotoAnswer::MarkByHand:
            markByHand(id);
            break;
        case PhotoAnswer::SetAside:
            setAside(id);
            break;
    }
    showReports();
}

void PhotoInbox::moveBoard(int from, int to) {
    const QString one = QString::fromStdString(m_document.player(from).name);
    const QString other = QString::fromStdString(m_document.player(to).name);
    const bool isSwap = hasTokens(m_document.harmoniesPlayer(to)) || m_document.playerState(to).photo;
    leaveCell(from);
    leaveCell(to);
    m_document.editAlone(withBoardsSwapped(m_document.table(), from, to), [one, other, isSwap] {
        return isSwap ? tr("boards of %1 and %2 swapped").arg(one, other)
                      : tr("%1's board given to %2").arg(one, other);
    });
    notify(
        [one, other, isSwap] {
            return isSwap ? tr("%1 and %2 have swapped their boards.").arg(one, other)
                          : tr("%1's board is %2's now.").arg(one, other);
        },
        [] { return tr("&Undo"); }, undoOfLatestStep());
}

void PhotoInbox::toNextPlayer(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    photo.player.reset();
    photo.use = PhotoUse::NextPlayer;
    photo.addsPlayer = true;
    settle(id);
}

void PhotoInbox::takeNewer(const PhotoId& id) {
    entry(id)->use = PhotoUse::Board;
    settle(id);
}

void PhotoInbox::fuse(const PhotoId& id) {
    const InboxPhoto& photo = *entry(id);
    const std::optional<int> player = photo.player ? m_document.find(*photo.player) : std::nullopt;
    const std::shared_ptr<const Photo> there = player ? m_document.playerState(*player).photo : nullptr;
    if (!there || !there->reading) {
        settle(id);  // the board has gone meanwhile
        return;
    }
    begin({id, Purpose::Fuse, {{there->files.front(), photo.file}, there->reading->side, {}}, photo.player, there});
}

// Shows the photo, in which no board was found, beside an empty board, where a person can drag the outline into place.
// Where no game of Harmonies is open, starts one for it.
void PhotoInbox::markByHand(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    if (!m_document.isHarmonies()) {
        photo.question.reset();
        startGame(id);
        return;
    }
    if (const std::optional<int> player = nextWithoutBoard(m_document, m_selection.player())) {
        photo.question.reset();
        photo.player = m_document.playerState(*player).player;
        m_selection.selectPlayer(*player);
        const Translatable why = photo.why;
        if (putBeside(id)) {
            emit boardMissing(why);
        }
    } else {
        m_reports.add(InboxReports::Kind::Problem, [] { return tr("Everybody has a board."); });
    }
}

void PhotoInbox::setAside(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    photo.isLoose = true;
    photo.question.reset();
    if (photo.state != InboxState::NoBoard) {
        photo.state = InboxState::Loose;
    }
    emit photoChanged(id);
    store();
}

// --- the game's side is wrong

std::optional<int> PhotoInbox::seatFor(const InboxPhoto& photo) const {
    if (photo.player) {
        return m_document.find(*photo.player);
    }
    return photo.addsPlayer && mayAddPlayer(m_document) ? std::optional(m_document.playerCount()) : std::nullopt;
}

void PhotoInbox::changeSide(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    const std::optional<int> target = seatFor(photo);
    if (!target || m_sideChange) {
        settle(id);
        return;
    }
    m_sideChange = SideChange{id, photo.result->reading->side, 0, {}};
    photo.question.reset();
    photo.state = InboxState::Reading;
    emit photoChanged(id);
    std::vector<Job> jobs;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        const PlayerState& state = m_document.playerState(player);
        if (player != *target && state.photo && state.photo->reading &&
            vision::couldBeSide(*state.photo->reading, m_sideChange->side)) {
            jobs.push_back({idsOf(state.photo).front(),
                            Purpose::SideChange,
                            {state.photo->files, m_sideChange->side, {}},
                            state.player});
        }
    }
    m_sideChange->unfinished = static_cast<int>(jobs.size());
    std::ranges::for_each(jobs, [this](const Job& job) { begin(job); });
    if (jobs.empty()) {
        applySideChange();
    }
}

void PhotoInbox::finishSideChange(const Job& job, const PhotoOutcome& outcome) {
    if (!m_sideChange) {
        return;
    }
    if (outcome.photo && outcome.photo->reading && job.player) {
        m_sideChange->read.emplace_back(*job.player, outcome.photo);
    }
    if (--m_sideChange->unfinished == 0) {
        applySideChange();
    }
}

bool PhotoInbox::isCauseOfSideChange(const PhotoId& id) const { return m_sideChange && m_sideChange->cause == id; }

bool PhotoInbox::isReadForSideChange(const PhotoId& id) const {
    return std::ranges::any_of(
        m_jobs, [&](const auto& job) { return job.second.id == id && job.second.purpose == Purpose::SideChange; });
}

// Abandons the change; the boards stay as they are.
void PhotoInbox::stopSideChange() {
    const PhotoId cause = m_sideChange->cause;
    m_sideChange.reset();
    stopJobs([](const Job& job) { return job.purpose == Purpose::SideChange; });
    if (find(cause) != nullptr) {
        settle(cause);
    }
}

// In one undo step: places the photo that caused the change and the boards that were read again as that side, and
// empties the other boards, even those entered by hand.
void PhotoInbox::applySideChange() {
    const SideChange change = *m_sideChange;
    const InboxPhoto* const photo = find(change.cause);
    const std::optional<int> target = photo != nullptr ? seatFor(*photo) : std::nullopt;
    if (!target || !photo->result || !photo->result->reading) {
        stopSideChange();
        return;
    }
    m_sideChange.reset();
    const bool isNew = *target == m_document.playerCount();
    Table after = withPhoto(isNew ? withNewPlayer() : m_document.table(), *target, photo->result, false);
    QStringList emptied;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (player == *target || !hasTokens(m_document.harmoniesPlayer(player))) {
            continue;
        }
        const auto read = std::ranges::find(change.read, m_document.playerState(player).player,
                                            &std::pair<PlayerId, std::shared_ptr<const Photo>>::first);
        if (read != change.read.end()) {
            after = withPhoto(std::move(after), player, read->second, false);
        } else {
            after = withoutBoard(std::move(after), player);
            emptied << QString::fromStdString(m_document.player(player).name);
        }
    }
    leaveCell(m_selection.player());
    m_document.editAlone(std::move(after), [] { return tr("side of the game"); });
    notify(
        [side = change.side, emptied] {
            const QString turned =
                side == Side::A ? tr("The game is on side A now.") : tr("The game is on side B now.");
            return emptied.isEmpty() ? turned
                                     : tr("%1 These boards are now empty, because they were on the other side: %2.")
                                           .arg(turned, emptied.join(QStringLiteral(", ")));
        },
        [] { return tr("&Undo"); }, undoOfLatestStep());
    if (*target == m_selection.player()) {
        emit placed();
    }
}

}  // namespace concord::gui
