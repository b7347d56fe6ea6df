// What clicks and keys on the board do to the document. Which token may go where is
// asked of Stack; nothing here knows a rule.
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

    // The selected cell for who cannot see it: "c4: tall tree, animal cube". Empty while none is selected.
    QString cellInWords() const;

    // Connected to clicks and keys.
    void click(concord::Cell cell);    // selects the cell and applies the brush
    void drag(concord::Cell cell);     // the same, but silent where the brush can do nothing
    void takeOff(concord::Cell cell);  // the cube first, then the top token
    void add(concord::Cell cell, concord::Token token);
    void toggleCube(concord::Cell cell, concord::Cube cube);
    // The selected cell holds this stack. If it was doubtful, goes on to the next one; after the last, no cell is
    // selected.
    void choose(concord::Stack stack);
    void confirm();  // the selected cell is right as it stands
    void selectNextDoubtful();
    void moveSelection(int columns, int rows);
    void pressKey(int key);

signals:
    void brushChanged();
    void refused(const concord::gui::Wording& why);  // a sentence for the person

private:
    void goOn();

    Document& m_document;
    Selection& m_selection;
    Brush m_brush;
};

}  // namespace concord::gui
