// Applies clicks and keys on the board to the document. The class Stack decides which token may go where; the only
// rule here is that a cube needs a token below it.
#pragma once

#include "app/gui/board/stack_keys.h"
#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"

#include <QObject>

#include <optional>
#include <vector>

namespace concord::gui {

// What a left click does.
struct Brush {
    enum class Kind { Select, Token, Stack, Cube, TakeOff };

    Kind kind = Kind::Select;
    Token token = Token::Blue;       // with Kind::Token
    Stack stack = concord::Stack();  // with Kind::Stack: replaces what the cell held
    Cube cube = Cube::Animal;        // with Kind::Cube

    friend bool operator==(const Brush&, const Brush&) = default;
};

class BoardEditor : public QObject {
    Q_OBJECT

public:
    BoardEditor(Document& document, Selection& selection, QObject* parent = nullptr);

    Brush brush() const { return m_brush; }
    void setBrush(Brush brush);

    // The selected player's stack; empty where there is no board.
    Stack stack(Cell cell) const;
    // Whether the token's key may be offered: no cell is selected, the token fits on the selected one, or the key would
    // go on to the next cell (belongsToNextCell()), which is not checked.
    bool mayAdd(Token token) const;
    // Whether a click on the cell would do what the brush is for.
    bool mayClick(Cell cell) const;

    // The selected cell in words, for screen readers: "c4: tall tree, animal cube". Empty if none is selected.
    QString cellInWords() const;

    // --- connected to clicks and keys

    // Selects the cell and applies the brush; a Stack or Cube brush removes a stack or cube equal to its own.
    void click(concord::Cell cell);
    // The second press of a double click: as click(), but a Stack or Cube brush removes nothing.
    void clickAgain(concord::Cell cell);
    void drag(concord::Cell cell);        // as clickAgain(), but silent if the brush can do nothing there
    void clickRight(concord::Cell cell);  // as takeOff(); while the brush is a stack, removes the whole stack
    void takeOff(concord::Cell cell);     // the cube, or the top token if there is no cube
    void add(concord::Cell cell, concord::Token token);
    void toggleCube(concord::Cell cell, concord::Cube cube);
    // Puts this stack on the selected cell. If the cell was doubtful, selects the first one that still is, or none.
    void choose(concord::Stack stack);
    void confirm();             // the selected cell, if doubtful, is right as it is; then selects as choose() does
    void selectNextDoubtful();  // does nothing without one
    void moveSelection(int columns, int rows);  // stays on the board; selects the first cell if none is selected
    // To be called when the board gets the focus. With no photo and no cell selected, selects the first cell.
    void start();
    void pressKey(int key);  // board_keys.cpp
    // Returns to the Select brush and clears the highlighting; false if there was nothing to do.
    bool cancel();

signals:
    void brushChanged();
    void refused(const concord::gui::Wording& why);  // a sentence to show to the user

private:
    // What a key did: for Backspace, and to decide whether the next key goes on to the next cell.
    struct Step {
        Cell before;           // selected before it
        Cell after;            // and after it
        bool isEdit = false;   // it changed the board; otherwise it only moved on, or the stack stood there already
        bool isBuilt = false;  // a token or a stack was typed on the cell
        bool isWhole = false;  // what was typed last is a whole stack, not a token
    };

    Cube presentCube(Cell cell) const;
    void selectNextDoubtfulOrNone();
    void put(Cell cell, Stack stack);
    const Step* lastStepOn(Cell cell) const;
    bool belongsToNextCell(Cell cell, Token token) const;
    template <typename Change>
    void typeOn(Step step, const Change& change);
    template <typename Change>
    void build(Cell cell, bool onNext, bool isWhole, const Change& change);
    void typeCube(Cell cell, Cube cube);
    void chooseAlternative(Cell cell, int key);
    bool goToNext(Cell from);
    void takeBack(Cell cell);

    Document& m_document;
    Selection& m_selection;
    Brush m_brush;
    std::vector<Step> m_steps;  // of the keys since anything else changed the board or the selection
    bool m_isTyping = false;    // the change in progress comes from a key, so m_steps stays
};

}  // namespace concord::gui
