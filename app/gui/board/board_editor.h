// Applies clicks and keys on the board to the document. Stack decides which token may go where; no rule is known here.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"

#include <QObject>

#include <optional>
#include <vector>

namespace concord::gui {

// What a left click does.
struct Brush {
    enum class Kind { Select, Token, Cube, TakeOff };

    Kind kind = Kind::Select;
    Token token = Token::Blue;  // with Kind::Token
    Cube cube = Cube::Animal;   // with Kind::Cube

    friend bool operator==(const Brush&, const Brush&) = default;
};

// The key that puts a token on the selected cell.
Qt::Key keyOf(Token token);

// The alternatives of a cell that a person is asked about, likeliest first: one to four.
std::vector<vision::Alternative> offeredAlternatives(const vision::CellReading& cell);

class BoardEditor : public QObject {
    Q_OBJECT

public:
    BoardEditor(Document& document, Selection& selection, QObject* parent = nullptr);

    Brush brush() const { return m_brush; }
    void setBrush(Brush brush);

    // The selected player's stack; empty where there is no board.
    Stack stack(Cell cell) const;
    // Whether the token may go on the selected cell; true while none is selected.
    bool mayAdd(Token token) const;
    // Whether a click on the cell would do what the brush is for.
    bool mayClick(Cell cell) const;

    // The selected cell in words, for screen readers: "c4: tall tree, animal cube". Empty if none is selected.
    QString cellInWords() const;

    // Connected to clicks and keys.
    void click(concord::Cell cell);    // selects the cell and applies the brush
    void drag(concord::Cell cell);     // the same, but silent if the brush can do nothing there
    void takeOff(concord::Cell cell);  // the cube first, then the top token
    void add(concord::Cell cell, concord::Token token);
    void toggleCube(concord::Cell cell, concord::Cube cube);
    // Puts this stack on the selected cell. If the cell was doubtful, selects the next doubtful one; after the last,
    // none.
    void choose(concord::Stack stack);
    void confirm();  // the selected cell is right as it is
    void selectNextDoubtful();
    void moveSelection(int columns, int rows);
    void pressKey(int key);

signals:
    void brushChanged();
    void refused(const concord::gui::Wording& why);  // a sentence to show to the user

private:
    void goOn();

    Document& m_document;
    Selection& m_selection;
    Brush m_brush;
};

}  // namespace concord::gui
