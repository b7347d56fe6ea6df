// What the window shows and edits: a game, the photos it was read from, and its score.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"
#include "app/gui/kit/wording.h"
#include "scoring/harmonies/score.h"
#include "scoring/table/score_table.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace concord::gui {

class Document : public QObject {
    Q_OBJECT

public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    // No document is open before the first replace().
    bool isOpen() const { return !m_table.game.isEmpty(); }
    const Table& table() const { return m_table; }
    const GameDocument& game() const { return m_table.game; }
    const ScoreTable& score() const { return m_score; }
    const std::vector<TablePlayer>& players() const { return m_players; }
    int playerCount() const { return static_cast<int>(m_players.size()); }
    const TablePlayer& player(int index) const { return m_players.at(static_cast<std::size_t>(index)); }
    const PlayerState& playerState(int player) const {
        return m_table.playerStates.at(static_cast<std::size_t>(player));
    }
    // The player's current seat; nothing for somebody who no longer plays.
    std::optional<int> find(PlayerId player) const;

    // Replaces the open table and clears the undo stack. waiting: the photos of the new table that are on no board.
    void replace(Table table, const QString& path, std::vector<WaitingPhoto> waiting = {});

    // One undo step. Does nothing if the table stays the same.
    void edit(Table after, const Wording& description);
    // The same, a step of its own even during a stroke.
    void editAlone(Table after, const Wording& description);
    // The edits between these two calls become one undo step: what one drag of the mouse paints.
    void beginStroke() { m_stroke = ++m_strokes; }
    void endStroke() { m_stroke = noStroke; }
    // Continues an earlier stroke, so that all edits of one typed line become one undo step. After another edit in
    // between they would become a second step.
    int stroke() const { return m_stroke; }
    void continueStroke(int stroke) { m_stroke = stroke; }

    // Each of these is one undo step too (see table_edits.h for details); invalid changes are ignored.
    void typeNumber(int player, std::string_view row, std::optional<int> number);
    void addPlayer(const QString& name, const QString& colour);
    void removePlayer(int player);
    void renamePlayer(int player, const QString& name);
    void setColour(int player, const QString& colour);
    // nullopt: nobody knows, and the window does not ask again.
    void setStartPlayer(std::optional<int> player);

    // --- Harmonies: for the pages that show boards and cards (harmonies_document.cpp)

    bool isHarmonies() const { return m_table.game.get<Game>() != nullptr; }
    // Without players while no game of Harmonies is open.
    const Game& harmonies() const;
    const GameScore& harmoniesScore() const { return m_harmoniesScore; }
    const Player& harmoniesPlayer(int index) const { return harmonies().players.at(static_cast<std::size_t>(index)); }
    // A cube on a stack that becomes empty is removed too; the cell counts as checked.
    void setStack(int player, Cell cell, Stack stack);
    // Does nothing on an empty cell.
    void setCube(int player, Cell cell, Cube cube);
    void markChecked(int player, Cell cell);
    // Stores the photo beside the player's board; its reading replaces the board, and its side becomes the game's (no
    // other player may have tokens on the other side). keepsChecked: the photo shows the same board as before, so cells
    // that a person has checked stay, and so do cubes put or taken by hand.
    void setPhoto(int player, std::shared_ptr<const Photo> photo, bool keepsChecked);
    // The side that a photo of the player's board must show; nothing if no other board has tokens.
    std::optional<Side> sideFor(int player) const;

    void typeAnimals(int player, const std::vector<int>& points);  // one per card
    void typeCubesPlaced(int player, std::optional<int> cubes);    // beside bare animal points
    void setRulings(const Rulings& rulings);
    void setWithSpirits(bool on);
    // What the photo shows in the cell, whatever was changed by hand; null if no photo of the game's side was read.
    const vision::CellReading* cellReading(int player, Cell cell) const;
    // The cells that should still be checked, the most important ones first.
    std::vector<Cell> doubtfulCells(int player) const;
    bool isDoubtful(int player, Cell cell) const;

    // The photos that are on no board: those of the open game, and those for a new game, which stay whatever is open.
    // Not part of the undo stack.
    const std::vector<WaitingPhoto>& waitingPhotos() const { return m_waiting; }
    void setWaitingPhotos(std::vector<WaitingPhoto> photos);

    // --- undo, file and record

    // Not part of the undo stack: undo leaves it as it is.
    void setRecording(const Recording& recording);

    QUndoStack* undoStack() { return &m_undoStack; }
    // What the next undo and redo would do; empty for none.
    QString undoName() const;
    QString redoName() const;
    QString path() const { return m_path; }  // of the concord-game file; empty: never saved
    void markSaved(const QString& path);
    bool isModified() const { return !m_undoStack.isClean(); }

signals:
    void aboutToChange();
    void aboutToReplace();  // by another document; the present one, if any, still exists
    void changed();         // table or score: after every edit, undo and redo, and with a new record id
    void replaced();        // another document; changed() follows
    // Number, names or colours of the players, or the variant of the game; changed() follows.
    void structureChanged();
    void pathChanged();
    void waitingPhotosChanged();

private:
    friend class TableEdit;
    static constexpr int noStroke = -1;
    void show(const Table& table);
    void compute();

    Table m_table;
    std::vector<WaitingPhoto> m_waiting;
    std::vector<TablePlayer> m_players;
    ScoreTable m_score;
    GameScore m_harmoniesScore;  // empty for another game
    QUndoStack m_undoStack;
    Recording m_recording;  // without an id: never recorded
    QString m_path;
    int m_stroke = noStroke;  // number of the current stroke
    int m_strokes = 0;        // begun so far
};

}  // namespace concord::gui
