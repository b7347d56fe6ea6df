// How the inbox brings a photo that was read to a board, or asks whose it is.
#include "app/gui/document/board_edits.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/photo/photo_inbox.h"
#include "app/gui/photo/photo_questions.h"
#include "app/gui/photo/photo_warnings.h"
#include "vision/reading/compare_views.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

// The photo without the warning that its side is unsure: the game says which side it is.
std::shared_ptr<const Photo> ofKnownSide(const std::shared_ptr<const Photo>& photo) {
    const auto isAboutSide = [](const Warning& warning) { return warning.code == "side-unsure"; };
    if (std::ranges::none_of(photo->reading->warnings, isAboutSide)) {
        return photo;
    }
    auto sure = std::make_shared<Photo>(*photo);
    std::erase_if(sure->reading->warnings, isAboutSide);
    return sure;
}

}  // namespace

// Brings a photo that was read to its board, or asks; a loose one stays loose.
void PhotoInbox::settle(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    photo.isOfGonePlayer = false;
    photo.question.reset();
    if (photo.isLoose) {
        photo.state = InboxState::Loose;
        emit photoChanged(id);
        return;
    }
    if (!photo.player && photo.use == PhotoUse::NextPlayer) {
        if (const std::optional<int> next = nextWithoutBoard(m_document, m_selection.player())) {
            photo.player = m_document.playerState(*next).player;
            photo.playerName = nameOf(photo.player);
        }
    }
    const PhotoDecision decision = decide(m_document, photo);
    const auto playerId = [&] { return m_document.playerState(decision.player).player; };
    switch (decision.kind) {
        case PhotoDecision::Kind::NewGame:
            startGame(id);
            break;
        case PhotoDecision::Kind::NewPlayer:
            addPlayerWith(id);
            break;
        case PhotoDecision::Kind::Place:
            place(id, decision.player);
            break;
        case PhotoDecision::Kind::ReadAs:
            begin({id, Purpose::Arrival, {{photo.file}, decision.side, {}}, {}});
            break;
        case PhotoDecision::Kind::Fuse:
            begin({id,
                   Purpose::Fuse,
                   {{m_document.playerState(decision.player).photo->files.front(), photo.file}, decision.side, {}},
                   playerId(),
                   m_document.playerState(decision.player).photo});
            break;
        case PhotoDecision::Kind::Ask:
            ask(id, decision.question);
            break;
    }
}

void PhotoInbox::ask(const PhotoId& id, const PhotoQuestion& question) {
    InboxPhoto& photo = *entry(id);
    photo.state = InboxState::Question;
    photo.question = question;
    photo.isOfGonePlayer = photo.player && !m_document.find(*photo.player);
    emit photoChanged(id);
}

void PhotoInbox::startGame(const PhotoId& id) {
    InboxPhoto& photo = *entry(id);
    const std::shared_ptr<const Photo> result = photo.result;
    const Translatable why = photo.why;
    photo.use = PhotoUse::NewGame;
    photo.player.reset();
    photo.isOfGonePlayer = false;
    photo.isLoose = false;
    store();  // the photo must not stay with the game that is open
    m_isStarting = true;
    m_document.replace(tableFromPhoto(result), {});
    m_isStarting = false;
    if (result->reading) {
        announce(0, *result, {}, false);
    } else {
        emit boardMissing(why);
    }
}

void PhotoInbox::addPlayerWith(const PhotoId& id) {
    const InboxPhoto& photo = *entry(id);
    const std::shared_ptr<const Photo> result = photo.result;
    const bool isQuiet = photo.isQuiet;
    const int player = m_document.playerCount();
    const QString name = freeName(m_document.players());
    Table after = withNewPlayer();
    if (static_cast<int>(after.playerStates.size()) != player + 1) {
        return;
    }
    m_document.editAlone(withPhoto(std::move(after), player, result, false),
                         [name] { return tr("%1, by photo").arg(name); });
    announce(player, *result, {}, isQuiet);
}

Table PhotoInbox::withNewPlayer() const {
    return withPlayer(m_document.table(), freeName(m_document.players()).toStdString(),
                      freeColour(m_document.players()).toStdString());
}

PhotoInbox::Before PhotoInbox::before(int player) const {
    return {hasTokens(m_document.harmoniesPlayer(player)),
            m_document.sideFor(player) ? std::nullopt : std::optional(m_document.harmonies().side)};
}

// Called before the player's board is replaced, because a selected cell would then belong to another board.
void PhotoInbox::leaveCell(int player) {
    if (m_selection.player() == player) {
        m_selection.selectCell({});
        m_selection.highlight({}, false);
    }
}

void PhotoInbox::place(const PhotoId& id, int player) {
    InboxPhoto& photo = *entry(id);
    const Before before = this->before(player);
    const bool isQuiet = photo.isQuiet;
    const std::shared_ptr<const Photo> result = before.chosen ? photo.result : ofKnownSide(photo.result);
    photo.player = m_document.playerState(player).player;
    leaveCell(player);
    m_document.setPhoto(player, result, false);
    announce(player, *result, before, isQuiet);
}

bool PhotoInbox::putBeside(const PhotoId& id) {
    const InboxPhoto& photo = *entry(id);
    const std::optional<int> player = photo.player ? m_document.find(*photo.player) : std::nullopt;
    if (!player || !m_document.isHarmonies()) {
        return false;
    }
    if (const std::shared_ptr<const Photo>& there = m_document.playerState(*player).photo; there && there->reading) {
        return false;
    }
    m_document.setPhoto(*player, photo.result, false);
    return true;
}

// Shows the board to somebody who waits for it, reports the reader's warnings, and says in one message what a person
// may want to undo or change.
void PhotoInbox::announce(int player, const Photo& photo, const Before& before, bool isQuiet) {
    const vision::Reading& reading = *photo.reading;
    const bool isSeen = m_selection.player() == player;
    if (isSeen && !isQuiet) {
        emit placed();
    }
    const QString name = QString::fromStdString(m_document.player(player).name);
    if (!reading.warnings.empty()) {
        const bool isNamed = m_document.playerCount() > 1 || !isSeen;
        m_reports.add(InboxReports::Kind::Warning, [isNamed, name, warnings = reading.warnings] {
            return (isNamed ? tr("The photo of %1's board was read.").arg(name) + QLatin1Char(' ') : QString()) +
                   warningsInWords(warnings).join(QLatin1Char(' '));
        });
    }
    std::vector<Wording> sentences;
    if (before.hadBoard) {
        sentences.emplace_back([name] { return tr("The photo replaced %1's board.").arg(name); });
    }
    const bool isTurned = before.chosen && *before.chosen != reading.side;
    if (isTurned) {
        sentences.emplace_back(otherSideInWords(reading.side));
    }
    for (int other = 0; other < m_document.playerCount(); ++other) {
        if (other != player && reading.board.tokenCount() > 0 &&
            m_document.harmoniesPlayer(other).board == reading.board) {
            sentences.emplace_back([name, otherName = QString::fromStdString(m_document.player(other).name)] {
                return tr("%1 and %2 now have the same board. Was one photo given to two players?")
                    .arg(name, otherName);
            });
        }
    }
    if (sentences.empty()) {
        return;
    }
    const auto text = [sentences] {
        QStringList lines;
        for (const Wording& one : sentences) {
            lines << one();
        }
        return lines.join(QLatin1Char(' '));
    };
    if (isTurned && vision::couldBeSide(reading, *before.chosen)) {
        const PlayerId id = m_document.playerState(player).player;
        notify(
            text, [shown = reading.side] { return answerInWords(PhotoAnswer::ReadAsGameSide, shown); },
            [this, id] {
                if (const std::optional<int> seat = m_document.find(id)) {
                    m_selection.selectPlayer(*seat);
                    readAsOtherSide();
                }
            });
    } else {
        notify(
            text, [] { return tr("&Undo"); }, undoOfLatestStep());
    }
}

void PhotoInbox::notify(const Wording& text, const Wording& offer, const std::function<void()>& accept) {
    emit notified(text, offer, accept);
}

std::function<void()> PhotoInbox::undoOfLatestStep() {
    return [this, step = m_document.undoStack()->index()] {
        if (m_document.undoStack()->index() == step) {
            m_document.undoStack()->undo();
        }
    };
}

}  // namespace concord::gui
