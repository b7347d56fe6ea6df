// What Harmonies adds to the document: boards, photos of them, cards and rulings.
#include "app/gui/document/document.h"

#include "app/gui/document/board_edits.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/text/words.h"
#include "vision/reading/doubts.h"

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

std::size_t bit(const Game& game, Cell cell) { return static_cast<std::size_t>(indexOf(game.side, cell)); }

}  // namespace

const Game& Document::harmonies() const {
    static const Game none;
    const Game* const game = m_table.game.get<Game>();
    return game == nullptr ? none : *game;
}

void Document::setStack(int player, Cell cell, Stack stack) {
    edit(withStack(m_table, player, cell, stack),
         [cell, stack] { return tr("%1: %2").arg(QString::fromStdString(name(cell)), words::stack(stack)); });
}

void Document::setCube(int player, Cell cell, Cube cube) {
    edit(withCube(m_table, player, cell, cube),
         [cell, cube] { return tr("%1: %2").arg(QString::fromStdString(name(cell)), words::cube(cube)); });
}

void Document::markChecked(int player, Cell cell) {
    edit(withChecked(m_table, player, cell),
         [cell] { return tr("%1 is right").arg(QString::fromStdString(name(cell))); });
}

std::optional<Side> Document::sideFor(int player) const {
    const Game& game = harmonies();
    for (std::size_t other = 0; other < game.players.size(); ++other) {
        if (static_cast<int>(other) != player && hasTokens(game.players[other])) {
            return game.side;
        }
    }
    return {};
}

void Document::setPhoto(int player, std::shared_ptr<const Photo> photo, bool keepsChecked) {
    editAlone(withPhoto(m_table, player, std::move(photo), keepsChecked), [] { return tr("photo"); });
}

void Document::typeAnimals(int player, const std::vector<int>& points) {
    edit(withAnimalPoints(m_table, player, points),
         [name = QString::fromStdString(this->player(player).name)] { return tr("%1: animals typed").arg(name); });
}

void Document::typeCubesPlaced(int player, std::optional<int> cubes) {
    edit(withCubesPlaced(m_table, player, cubes),
         [name = QString::fromStdString(this->player(player).name)] { return tr("%1: animal cubes typed").arg(name); });
}

void Document::setRulings(const Rulings& rulings) {
    Table after = m_table;
    changeHarmonies(after, [&](Game& game) { game.rulings = rulings; });
    edit(std::move(after), [] { return tr("rulings"); });
}

void Document::setWithSpirits(bool on) {
    edit(withSpirits(m_table, on), [on] { return on ? tr("with nature's spirits") : tr("without nature's spirits"); });
}

const vision::CellReading* Document::cellReading(int player, Cell cell) const {
    const std::shared_ptr<const Photo>& photo = playerState(player).photo;
    const bool isRead = photo && photo->reading && photo->reading->side == harmonies().side;
    return isRead ? vision::cellReading(*photo->reading, cell) : nullptr;
}

std::vector<Cell> Document::doubtfulCells(int player) const {
    const PlayerState& state = playerState(player);
    const bool isRead = state.photo && state.photo->reading && state.photo->reading->side == harmonies().side;
    return isRead ? vision::doubtfulCells(*state.photo->reading, state.checked) : std::vector<Cell>();
}

bool Document::isDoubtful(int player, Cell cell) const {
    const vision::CellReading* reading = cellReading(player, cell);
    return reading != nullptr && reading->review && vision::isWorthAsking(*reading) &&
           !playerState(player).checked.test(bit(harmonies(), cell));
}

}  // namespace concord::gui
