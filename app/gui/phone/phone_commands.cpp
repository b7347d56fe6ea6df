// Commands from phones, one by one.
#include "app/gui/phone/phone_engine.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/player_colours.h"
#include "app/text/words.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace concord::gui {

using phone::Command;
using phone::Refusal;
using phone::refused;
using phone::Reply;
using phone::Text;

namespace {

Reply done() {
    Reply reply;
    reply.done = true;
    return reply;
}

bool isRefusal(const Reply& reply) { return !reply.error.isEmpty() || !reply.conflict.isEmpty(); }

// The name of the undo step, such as "c4: tall tree (phone)".
Wording fromPhone(const Wording& what) {
    return [what] { return PhoneEngine::tr("%1 (phone)").arg(what()); };
}

QString nameOf(Cell cell) { return QString::fromStdString(name(cell)); }

}  // namespace

Reply PhoneEngine::apply(const Command& command) {
    const bool isPossibleWithoutGame = std::holds_alternative<phone::CancelPhoto>(command.action) ||
                                       std::holds_alternative<phone::RemovePhoto>(command.action) ||
                                       std::holds_alternative<phone::AnswerPhoto>(command.action) ||
                                       std::holds_alternative<phone::AddPlayer>(command.action);
    if (!m_document.isOpen() && !isPossibleWithoutGame) {
        return refused(Refusal::NoGame);
    }
    return std::visit([&](const auto& what) { return change(command, what); }, command.action);
}

Reply PhoneEngine::refusal(const Command& command, const std::string& key, const Text& what) const {
    if (m_revisions.isGone(key)) {
        return refused(Refusal::PlayerGone);
    }
    Reply reply;
    if (m_revisions.conflicts(key, command.revision, command.client)) {
        const std::string by = m_revisions.changedBy(key);
        const PhoneClient* const other = m_clients.find(by);
        const std::optional<int> who = other == nullptr ? std::nullopt : m_facts.find(other->who);
        reply.conflict = phone::changedMeanwhile(what, who ? m_document.player(*who).name : std::string(), by.empty());
    }
    return reply;
}

Reply PhoneEngine::cellRefusal(const Command& command, const std::string& player, Cell cell) const {
    if (!m_document.isHarmonies() || !contains(m_document.harmonies().side, cell)) {
        return refused(Refusal::NoSuchCell);
    }
    return refusal(command, phone::cellKey(player, cell), {"%1", {name(cell)}});
}

Reply PhoneEngine::edit(const Command& command, Table after, OwnEdit own, const Wording& what) {
    if (after != m_document.table()) {
        m_document.editAlone(std::move(after), fromPhone(what));
        std::deque<OwnEdit>& edits = m_clients.of(command.client).edits;
        constexpr std::size_t maxEdits = 100;
        if (edits.size() >= maxEdits) {
            edits.pop_front();
        }
        own.previous = m_revisions.changedAt(own.key);
        edits.push_back(std::move(own));  // execute() sets its revision
    }
    return done();
}

Reply PhoneEngine::change(const Command& command, const phone::SetStack& what) {
    if (Reply no = cellRefusal(command, what.player, what.cell); isRefusal(no)) {
        return no;
    }
    const int player = *m_facts.find(what.player);
    return edit(command, withStack(m_document.table(), player, what.cell, what.stack),
                {what.player, phone::cellKey(what.player, what.cell), cellNow(m_document, player, what.cell)},
                [what] { return tr("%1: %2").arg(nameOf(what.cell), words::stack(what.stack)); });
}

Reply PhoneEngine::change(const Command& command, const phone::SetCube& what) {
    if (Reply no = cellRefusal(command, what.player, what.cell); isRefusal(no)) {
        return no;
    }
    const int player = *m_facts.find(what.player);
    if (what.cube != Cube::None && cellNow(m_document, player, what.cell).stack.empty()) {
        return refused(Refusal::CubeWithoutToken);
    }
    return edit(command, withCube(m_document.table(), player, what.cell, what.cube),
                {what.player, phone::cellKey(what.player, what.cell), cellNow(m_document, player, what.cell)},
                [what] { return tr("%1: %2").arg(nameOf(what.cell), words::cube(what.cube)); });
}

Reply PhoneEngine::change(const Command& command, const phone::CheckCell& what) {
    if (Reply no = cellRefusal(command, what.player, what.cell); isRefusal(no)) {
        return no;
    }
    const int player = *m_facts.find(what.player);
    return edit(command, withChecked(m_document.table(), player, what.cell),
                {what.player, phone::cellKey(what.player, what.cell), cellNow(m_document, player, what.cell)},
                [what] { return tr("%1 is right").arg(nameOf(what.cell)); });
}

Reply PhoneEngine::change(const Command& command, const phone::TypeNumber& what) {
    const std::optional<std::size_t> index = m_document.score().rowOf(what.row);
    const bool isTieBreak = what.row == tieBreakRow(m_document);
    if (!isTieBreak && (!index || m_document.score().rows[*index].isSum())) {
        return refused(Refusal::NoSuchRow);
    }
    PadRow row = index ? m_document.score().rows[*index] : PadRow();
    if (isTieBreak) {
        row.name = m_document.score().tieBreak;
    }
    if (std::ranges::any_of(what.points, [&](int points) { return points < row.min || points > row.max; })) {
        return phone::outOfRange(row.min, row.max);
    }
    const std::string key = phone::rowKey(what.player, what.row);
    if (Reply no = refusal(command, key, {row.name, {}}); isRefusal(no)) {
        return no;
    }
    const int player = *m_facts.find(what.player);
    const NumberBefore before = numberNow(m_document, player, what.row);
    Table after = withTyped(m_document, player, what.row, what.points);
    if (after == m_document.table() && before.typed != what.points) {
        return refused(Refusal::NumberRefused);
    }
    return edit(command, std::move(after), {what.player, key, before},
                [name = QString::fromStdString(m_document.player(player).name), row, points = what.points] {
                    const QString rowText = words::rowName(row);
                    return points.empty() ? tr("%1, %2: number deleted").arg(name, rowText)
                                          : tr("%1, %2: %3 typed")
                                                .arg(name, rowText,
                                                     QString::number(std::accumulate(points.begin(), points.end(), 0)));
                });
}

std::optional<int> PhoneEngine::addPlayer(const std::string& name) {
    const int before = m_document.playerCount();
    const QString chosen = name.empty() ? freeName(m_document.players()) : QString::fromStdString(name);
    m_document.editAlone(
        withPlayer(m_document.table(), chosen.toStdString(), freeColour(m_document.players()).toStdString()),
        fromPhone([chosen] { return tr("%1 added").arg(chosen); }));
    return m_document.playerCount() > before ? std::optional(m_document.playerCount() - 1) : std::nullopt;
}

// Begins a game of Harmonies with this player.
Reply PhoneEngine::beginGame(const std::string& name) {
    NewGame game;
    game.players = {{name.empty() ? freeName({}).toStdString() : name, {}}};
    m_document.replace(tableFor(game), {});
    emit gameBegun();
    Reply reply = done();
    reply.player = m_facts.idOf(0);
    return reply;
}

Reply PhoneEngine::change(const Command& command, const phone::AddPlayer& what) {
    if (!m_document.isOpen()) {
        return beginGame(what.name);
    }
    const std::optional<int> player = addPlayer(what.name);
    if (!player) {
        return refused(Refusal::CannotJoin);
    }
    Reply reply = done();
    reply.player = m_facts.idOf(*player);
    m_clients.of(command.client).edits.push_back({reply.player, phone::nameKey(reply.player), AbsentBefore{}});
    return reply;
}

Reply PhoneEngine::change(const Command& command, const phone::RenamePlayer& what) {
    const std::string key = phone::nameKey(what.player);
    if (Reply no = refusal(command, key, phone::theName()); isRefusal(no)) {
        return no;
    }
    const int player = *m_facts.find(what.player);
    const std::string before = m_document.player(player).name;
    Table after = withName(m_document.table(), player, what.name);
    if (after == m_document.table() && before != what.name) {
        return refused(Refusal::NameTaken);
    }
    return edit(command, std::move(after), {what.player, key, NameBefore{before}},
                [name = QString::fromStdString(what.name)] { return tr("player called %1").arg(name); });
}

Reply PhoneEngine::change(const Command& /*command*/, const phone::CancelPhoto& what) {
    return m_photos.cancel(what.photo) ? done() : refused(Refusal::PhotoGone);
}

Reply PhoneEngine::change(const Command& /*command*/, const phone::RemovePhoto& what) {
    return m_photos.remove(what.photo) ? done() : refused(Refusal::PhotoGone);
}

Reply PhoneEngine::change(const Command& command, const phone::GivePhoto& what) {
    const std::string key = phone::photoKey(what.photo);
    if (m_revisions.isGone(key)) {
        return refused(Refusal::PhotoGone);
    }
    if (Reply no = refusal(command, key, phone::thisPhoto()); isRefusal(no)) {
        return no;
    }
    const bool isNew = what.player == "new";
    const std::optional<int> player = isNew ? addPlayer({}) : m_facts.find(what.player);
    if (!player) {
        return refused(isNew ? Refusal::TableFull : Refusal::PlayerGone);
    }
    return m_photos.give(what.photo, m_document.playerState(*player).player) ? done() : refused(Refusal::PhotoGone);
}

Reply PhoneEngine::change(const Command& command, const phone::AnswerPhoto& what) {
    const std::string key = phone::photoKey(what.photo);
    if (m_revisions.isGone(key)) {
        return refused(Refusal::PhotoGone);
    }
    if (Reply no = refusal(command, key, phone::thisPhoto()); isRefusal(no)) {
        return no;
    }
    return m_photos.answer(what.photo, what.answer) ? done() : refused(Refusal::PhotoGone);
}

Reply PhoneEngine::change(const Command& command, const phone::UndoOwn& /*what*/) {
    std::deque<OwnEdit>& edits = m_clients.of(command.client).edits;
    if (edits.empty()) {
        return refused(Refusal::NothingToUndo);
    }
    const OwnEdit last = edits.back();
    edits.pop_back();
    const std::optional<int> player = m_facts.find(last.player);
    const bool addedPlayer = std::holds_alternative<AbsentBefore>(last.before);
    const auto hasPhotos = [&] {
        const std::vector<PhonePhotos::Entry> entries = m_photos.entries();
        return std::ranges::any_of(entries, [&](const PhonePhotos::Entry& entry) {
            return entry.player == m_document.playerState(*player).player;
        });
    };
    if (!player || last.revision == 0 || m_revisions.changedAt(last.key) != last.revision ||
        (addedPlayer && (!hasNothingYet(m_document, *player) || hasPhotos()))) {
        return phone::notUndone();
    }
    Table after = restored(m_document, *player, last);
    m_document.editAlone(std::move(after), fromPhone([] { return tr("edit taken back"); }));
    refresh(command.client);
    // The previous edit of the same value can be undone next.
    for (OwnEdit& earlier : m_clients.of(command.client).edits) {
        if (earlier.key == last.key && earlier.revision == last.previous) {
            earlier.revision = m_revisions.changedAt(last.key);
        }
    }
    return done();
}

}  // namespace concord::gui
