// Carries out the commands of the page.
#include "app/web/table/engine.h"

#include "app/web/table/accepted.h"
#include "app/web/table/table_facts.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/renature_module.h"

#include <algorithm>
#include <utility>

namespace concord::web {

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

}  // namespace

Reply Engine::apply(const Command& command) {
    const bool isPossibleWithoutGame = std::holds_alternative<phone::CancelPhoto>(command.action) ||
                                       std::holds_alternative<phone::RemovePhoto>(command.action) ||
                                       std::holds_alternative<phone::AnswerPhoto>(command.action);
    if (!m_table.isOpen() && !isPossibleWithoutGame) {
        return refused(Refusal::NoGame);
    }
    return std::visit([&](const auto& what) { return change(command, what); }, command.action);
}

Reply Engine::refusal(const Command& command, const std::string& key, const Text& what) const {
    if (m_revisions.isGone(key)) {
        return refused(Refusal::PlayerGone);
    }
    Reply reply;
    if (m_revisions.conflicts(key, command.revision, command.client)) {
        reply.conflict = phone::changedMeanwhile(what);
    }
    return reply;
}

Reply Engine::cellRefusal(const Command& command, const std::string& player, Cell cell) const {
    if (m_table.harmonies() == nullptr || !contains(m_table.harmonies()->side, cell)) {
        return refused(Refusal::NoSuchCell);
    }
    return refusal(command, phone::cellKey(player, cell), {"%1", {name(cell)}});
}

// Looks for no conflict: cards have no revisions, because only this page changes them.
Reply Engine::cardRefusal(const Command& command, const std::string& player) const {
    if (m_table.harmonies() == nullptr) {
        return refused(Refusal::NotOffered);
    }
    return m_revisions.isGone(phone::nameKey(player)) || command.client.empty() ? refused(Refusal::PlayerGone)
                                                                                : Reply();
}

Reply Engine::change(const Command& command, const phone::SetStack& what) {
    if (Reply reply = cellRefusal(command, what.player, what.cell); isRefusal(reply)) {
        return reply;
    }
    edit(withStack(m_table, *seatOf(m_table, what.player), what.cell, what.stack));
    return done();
}

Reply Engine::change(const Command& command, const phone::SetCube& what) {
    if (Reply reply = cellRefusal(command, what.player, what.cell); isRefusal(reply)) {
        return reply;
    }
    const std::size_t seat = *seatOf(m_table, what.player);
    const std::optional<Board>& board = m_table.harmonies()->players.at(seat).board;
    if (what.cube != Cube::None && (!board || board->stack(what.cell).empty())) {
        return refused(Refusal::CubeWithoutToken);
    }
    edit(withCube(m_table, seat, what.cell, what.cube));
    return done();
}

Reply Engine::change(const Command& command, const phone::CheckCell& what) {
    if (Reply reply = cellRefusal(command, what.player, what.cell); isRefusal(reply)) {
        return reply;
    }
    edit(withChecked(m_table, *seatOf(m_table, what.player), what.cell));
    return done();
}

Reply Engine::change(const Command& command, const phone::TypeNumber& what) {
    const EditableRow row = editableRow(m_table, what.row);
    if (!row.exists) {
        return refused(Refusal::NoSuchRow);
    }
    if (std::ranges::any_of(what.points, [&](int points) { return points < row.min || points > row.max; })) {
        return phone::outOfRange(row.min, row.max);
    }
    const std::string key = phone::rowKey(what.player, what.row);
    if (Reply reply = refusal(command, key, {row.name, {}}); isRefusal(reply)) {
        return reply;
    }
    const std::size_t seat = *seatOf(m_table, what.player);
    Table after = withNumbers(m_table, seat, what.row, what.points);
    if (after == m_table && typedNumbers(m_table, seat, what.row) != what.points) {
        return refused(Refusal::NumberRefused);
    }
    edit(std::move(after));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::AddPlayer& what) {
    Table after = withPlayer(m_table, what.name.empty() ? freeName(m_table, m_photos.playerWord) : what.name);
    if (after.seats.size() == m_table.seats.size()) {
        return refused(Refusal::CannotJoin);
    }
    edit(std::move(after));
    Reply reply = done();
    reply.player = idOf(m_table.seats.back());
    return reply;
}

Reply Engine::change(const Command& command, const phone::RenamePlayer& what) {
    if (Reply reply = refusal(command, phone::nameKey(what.player), phone::theName()); isRefusal(reply)) {
        return reply;
    }
    const std::size_t seat = *seatOf(m_table, what.player);
    Table after = withName(m_table, seat, what.name);
    if (after == m_table && m_table.players().at(seat).name != what.name) {
        return refused(Refusal::NameTaken);
    }
    edit(std::move(after));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::CancelPhoto& what) {
    return m_photos.cancel(what.photo) ? done() : refused(Refusal::PhotoGone);
}

Reply Engine::change(const Command& /*command*/, const phone::RemovePhoto& what) {
    return m_photos.remove(what.photo) ? done() : refused(Refusal::PhotoGone);
}

Reply Engine::change(const Command& /*command*/, const phone::GivePhoto& what) {
    std::optional<std::size_t> seat = seatOf(m_table, what.player);
    if (!m_photos.mayGive(what.photo)) {
        return refused(Refusal::PhotoGone);
    }
    if (what.player == "new" && mayAddPlayer(m_table)) {
        edit(withPlayer(m_table, freeName(m_table, m_photos.playerWord)));
        seat = m_table.seats.size() - 1;
    }
    if (!seat) {
        return refused(what.player == "new" ? Refusal::TableFull : Refusal::PlayerGone);
    }
    return m_photos.give(what.photo, *seat) ? done() : refused(Refusal::PhotoGone);
}

Reply Engine::change(const Command& /*command*/, const phone::AnswerPhoto& what) {
    return m_photos.answer(what.photo, what.answer) ? done() : refused(Refusal::PhotoGone);
}

Reply Engine::change(const Command& /*command*/, const phone::UndoOwn& /*what*/) {
    if (m_undo.empty()) {
        return refused(Refusal::NothingToUndo);
    }
    const int lastNumber = m_table.lastNumber;
    m_table = std::move(m_undo.back());
    m_table.lastNumber = lastNumber;  // so that no id is given twice
    m_undo.pop_back();
    m_photos.followTable();
    return done();
}

// --- what only this engine offers

Reply Engine::change(const Command& /*command*/, const phone::RemovePlayer& what) {
    const std::optional<std::size_t> seat = seatOf(m_table, what.player);
    if (!seat) {
        return refused(Refusal::PlayerGone);
    }
    Table after = withoutPlayer(m_table, *seat);
    if (after == m_table) {
        return refused(Refusal::LastPlayer);
    }
    edit(std::move(after));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::SetSide& what) {
    if (m_table.harmonies() == nullptr) {
        return refused(Refusal::NotOffered);
    }
    Table after = withSide(m_table, what.side);
    if (after.harmonies()->side != what.side) {
        return refused(Refusal::SideInUse);
    }
    edit(std::move(after));
    return done();
}

Reply Engine::change(const Command& command, const phone::SetCard& what) {
    if (Reply reply = cardRefusal(command, what.player); isRefusal(reply)) {
        return reply;
    }
    const std::size_t seat = *seatOf(m_table, what.player);
    const AnimalCard* const card = animalCard(what.card);
    const std::optional<std::size_t> holder = cardHolder(*m_table.harmonies(), what.card);
    const bool isPossible = card != nullptr && what.cubes.value_or(0) <= static_cast<int>(card->points.size());
    if (!isPossible || (holder && *holder != seat)) {
        return refused(Refusal::CardTaken);
    }
    edit(withCard(m_table, seat, what.card, what.cubes));
    return done();
}

Reply Engine::change(const Command& command, const phone::SetSpirit& what) {
    if (Reply reply = cardRefusal(command, what.player); isRefusal(reply)) {
        return reply;
    }
    const std::size_t seat = *seatOf(m_table, what.player);
    const std::optional<std::size_t> holder =
        what.spirit.empty() ? std::nullopt : cardHolder(*m_table.harmonies(), what.spirit);
    if ((holder && *holder != seat) || (!what.spirit.empty() && spiritCard(what.spirit) == nullptr)) {
        return refused(Refusal::CardTaken);
    }
    edit(withSpirit(m_table, seat, what.spirit, what.placed));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::SetSpiritsInPlay& what) {
    if (m_table.harmonies() == nullptr) {
        return refused(Refusal::NotOffered);
    }
    edit(withSpirits(m_table, what.on));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::AcceptContradiction& what) {
    const std::optional<std::size_t> seat = seatOf(m_table, what.player);
    if (!seat) {
        return refused(Refusal::PlayerGone);
    }
    const ScoreTable score = m_table.game.module().score(m_table.game);
    const std::vector<Contradiction> contradictions = openContradictions(m_table, score);
    const auto found = std::ranges::find_if(contradictions, [&](const Contradiction& one) {
        return one.player == static_cast<int>(*seat) && one.row == what.row && one.code == what.code;
    });
    if (found == contradictions.end()) {
        return refused(Refusal::NothingWrong);
    }
    edit(withAccepted(m_table, score, *found));
    return done();
}

Reply Engine::change(const Command& /*command*/, const phone::SetAreasLeft& what) {
    return changeRenature([&](renature::Game& game) { game.areas = what.areas; });
}

Reply Engine::change(const Command& /*command*/, const phone::SetPlantsLeft& what) {
    const std::optional<std::size_t> seat = seatOf(m_table, what.player);
    if (!seat) {
        return refused(Refusal::PlayerGone);
    }
    return changeRenature([&](renature::Game& game) { game.players.at(*seat).plantsLeft = what.plants; });
}

// Refuses a change that would break a limit, with the reason.
Reply Engine::changeRenature(const std::function<void(renature::Game&)>& change) {
    if (m_table.game.get<renature::Game>() == nullptr) {
        return refused(Refusal::NotOffered);
    }
    renature::Game game = m_table.game.as<renature::Game>();
    change(game);
    if (const std::vector<renature::BrokenLimit> broken = brokenLimits(game); !broken.empty()) {
        Reply reply;
        reply.error = {"That is not possible: %1.", {}, {phone::textOf(broken.front().message)}};
        return reply;
    }
    Table after = m_table;
    after.game = renature::documentOf(std::move(game));
    edit(std::move(after));
    return done();
}

}  // namespace concord::web
