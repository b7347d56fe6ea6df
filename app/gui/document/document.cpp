#include "app/gui/document/document.h"

#include "app/gui/document/table_edits.h"
#include "app/text/words.h"

#include <QUndoCommand>

#include <algorithm>
#include <utility>

namespace concord::gui {

// An entry of the undo stack: the table before and after.
class TableEdit : public QUndoCommand {
public:
    TableEdit(Document& document, Table after, Wording name)
        : m_document(document),
          m_name(std::move(name)),
          m_stroke(document.m_stroke),
          m_before(document.table()),
          m_after(std::move(after)) {}

    void undo() override { m_document.show(m_before); }
    void redo() override { m_document.show(m_after); }
    int id() const override { return m_stroke; }
    bool mergeWith(const QUndoCommand* later) override {
        m_after = static_cast<const TableEdit*>(later)->m_after;
        m_name = [] { return Document::tr("several cells"); };
        setObsolete(m_after == m_before);
        return true;
    }
    QString name() const { return m_name(); }

private:
    Document& m_document;
    Wording m_name;
    int m_stroke;
    Table m_before;
    Table m_after;
};

namespace {

QString nameOf(const Player& player) { return QString::fromStdString(player.name); }

QString nameOf(const QUndoCommand* step) {
    return step != nullptr ? static_cast<const TableEdit*>(step)->name() : QString();
}

bool sameShape(const Game& one, const Game& other) {
    const auto same = [](const Player& a, const Player& b) { return a.name == b.name && a.colour == b.colour; };
    return one.side == other.side && std::ranges::equal(one.players, other.players, same);
}

std::size_t bit(const Game& game, Cell cell) { return static_cast<std::size_t>(indexOf(game.side, cell)); }

}  // namespace

Document::Document(QObject* parent) : QObject(parent) {}

// The undo steps are destroyed first and would notify listeners that may already be half destroyed.
Document::~Document() { m_undoStack.blockSignals(true); }

std::optional<int> Document::find(PlayerId player) const {
    const auto found = std::ranges::find(m_table.playerStates, player, &PlayerState::player);
    return found == m_table.playerStates.end() ? std::nullopt
                                               : std::optional(static_cast<int>(found - m_table.playerStates.begin()));
}

void Document::replace(Table table, const QString& path) {
    emit aboutToReplace();
    emit aboutToChange();
    m_undoStack.clear();
    endStroke();
    m_table = std::move(table);
    m_score = scoreGame(m_table.game);
    m_path = path;
    m_recordId = recordId(m_table.game);
    emit replaced();
    emit changed();
    emit pathChanged();
}

void Document::edit(Table after, const Wording& description) {
    if (after != m_table) {
        m_undoStack.push(new TableEdit(*this, std::move(after), description));
    }
}

QString Document::undoName() const { return nameOf(m_undoStack.command(m_undoStack.index() - 1)); }

QString Document::redoName() const { return nameOf(m_undoStack.command(m_undoStack.index())); }

void Document::setStack(int player, Cell cell, Stack stack) {
    Table after = m_table;
    std::optional<Board>& board = after.game.players.at(static_cast<std::size_t>(player)).board;
    if (!board) {
        board = Board(after.game.side);
    }
    board->setStack(cell, stack);
    if (stack.empty()) {
        board->setCube(cell, Cube::None);
    }
    after.playerStates.at(static_cast<std::size_t>(player)).checked.set(bit(after.game, cell));
    edit(std::move(after),
         [cell, stack] { return tr("%1: %2").arg(QString::fromStdString(name(cell)), words::stack(stack)); });
}

void Document::setCube(int player, Cell cell, Cube cube) {
    Table after = m_table;
    Player& edited = after.game.players.at(static_cast<std::size_t>(player));
    if (!edited.board || edited.board->stack(cell).empty()) {
        return;
    }
    edited.board->setCube(cell, cube);
    edited.cubesKnown = true;
    edit(std::move(after),
         [cell, cube] { return tr("%1: %2").arg(QString::fromStdString(name(cell)), words::cube(cube)); });
}

void Document::markChecked(int player, Cell cell) {
    Table after = m_table;
    after.playerStates.at(static_cast<std::size_t>(player)).checked.set(bit(after.game, cell));
    edit(std::move(after), [cell] { return tr("%1 is right").arg(QString::fromStdString(name(cell))); });
}

std::optional<Side> Document::sideFor(int player) const {
    for (int other = 0; other < playerCount(); ++other) {
        const std::optional<Board>& board = this->player(other).board;
        if (other != player && board && board->tokenCount() > 0) {
            return game().side;
        }
    }
    return {};
}

void Document::setPhoto(int player, std::shared_ptr<const Photo> photo, bool keepsChecked) {
    Table after = m_table;
    Player& edited = after.game.players.at(static_cast<std::size_t>(player));
    PlayerState& state = after.playerStates.at(static_cast<std::size_t>(player));
    if (photo->reading) {
        Board board = photo->reading->board;
        if (keepsChecked && edited.board && edited.board->side() == board.side()) {
            for (const Cell cell : cells(board.side())) {
                if (state.checked.test(static_cast<std::size_t>(indexOf(board.side(), cell)))) {
                    board.setStack(cell, edited.board->stack(cell));
                    board.setCube(cell, edited.board->cube(cell));
                }
            }
        } else {
            state.checked.reset();
        }
        edited.board = board;
        edited.cubesKnown = true;
        after.game.side = board.side();
        for (std::size_t i = 0; i < after.game.players.size(); ++i) {
            if (std::optional<Board>& other = after.game.players[i].board; other && other->side() != board.side()) {
                other = Board(board.side());  // had no tokens
                after.playerStates[i].checked.reset();
            }
        }
    }
    state.photo = std::move(photo);
    // A step of its own, even during a mouse drag.
    const int stroke = std::exchange(m_stroke, noStroke);
    edit(std::move(after), [] { return tr("photo"); });
    m_stroke = stroke;
}

void Document::typeNumber(int player, Category category, std::optional<int> number) {
    edit(withNumber(m_table, player, category, number),
         [name = nameOf(this->player(player)), category, side = game().side, number] {
             const QString row = words::rowName(category, side);
             return number ? tr("%1, %2: %3 typed").arg(name, row).arg(*number)
                           : tr("%1, %2: number deleted").arg(name, row);
         });
}

void Document::typeAnimals(int player, const std::vector<int>& points) {
    edit(withAnimalPoints(m_table, player, points),
         [name = nameOf(this->player(player))] { return tr("%1: animals typed").arg(name); });
}

void Document::typeCubesPlaced(int player, std::optional<int> cubes) {
    edit(withCubesPlaced(m_table, player, cubes),
         [name = nameOf(this->player(player))] { return tr("%1: animal cubes typed").arg(name); });
}

void Document::addPlayer(const QString& name, const QString& colour) {
    edit(withPlayer(m_table, name.toStdString(), colour.toStdString()), [name] { return tr("%1 added").arg(name); });
}

void Document::removePlayer(int player) {
    edit(withoutPlayer(m_table, player), [name = nameOf(this->player(player))] { return tr("%1 removed").arg(name); });
}

void Document::renamePlayer(int player, const QString& name) {
    edit(withName(m_table, player, name.toStdString()), [name] { return tr("player called %1").arg(name); });
}

void Document::setColour(int player, const QString& colour) {
    Table after = m_table;
    after.game.players.at(static_cast<std::size_t>(player)).colour = colour.toStdString();
    edit(std::move(after), [name = nameOf(this->player(player))] { return tr("%1: colour").arg(name); });
}

void Document::setRulings(const Rulings& rulings) {
    Table after = m_table;
    after.game.rulings = rulings;
    edit(std::move(after), [] { return tr("rulings"); });
}

void Document::setWithSpirits(bool on) {
    edit(withSpirits(m_table, on), [on] { return on ? tr("with nature's spirits") : tr("without nature's spirits"); });
}

void Document::setStartPlayer(std::optional<int> player) {
    edit(withStartPlayer(m_table, player), [] { return tr("who started"); });
}

void Document::setRecordId(const std::string& id) {
    emit aboutToChange();
    m_recordId = id;
    m_table = withRecordId(m_table, id);
    emit changed();
}

const vision::CellReading* Document::cellReading(int player, Cell cell) const {
    const std::shared_ptr<const Photo>& photo = playerState(player).photo;
    if (!photo || !photo->reading || photo->reading->side != game().side) {
        return nullptr;
    }
    const auto found = std::ranges::find(photo->reading->cells, cell, &vision::CellReading::cell);
    return found == photo->reading->cells.end() ? nullptr : &*found;
}

std::vector<Cell> Document::doubtfulCells(int player) const {
    const PlayerState& state = playerState(player);
    if (!state.photo || !state.photo->reading || state.photo->reading->side != game().side) {
        return {};
    }
    std::vector<Cell> doubtful = state.photo->reading->review;
    std::erase_if(doubtful, [&](Cell cell) { return state.checked.test(bit(game(), cell)); });
    return doubtful;
}

bool Document::isDoubtful(int player, Cell cell) const {
    const vision::CellReading* reading = cellReading(player, cell);
    return reading != nullptr && reading->review && !playerState(player).checked.test(bit(game(), cell));
}

void Document::markSaved(const QString& path) {
    m_undoStack.setClean();
    m_path = path;
    emit pathChanged();
}

void Document::show(const Table& table) {
    emit aboutToChange();
    const bool newShape = !sameShape(m_table.game, table.game);
    m_table = withRecordId(table, m_recordId);
    m_score = scoreGame(m_table.game);
    if (newShape) {
        emit reshaped();
    }
    emit changed();
}

}  // namespace concord::gui
