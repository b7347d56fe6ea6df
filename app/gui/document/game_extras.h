// What the window has for one game beyond what it does with every game: its own rows and lines of the pad, words of the
// outcome, boards and cards on the sheet. A game without extras gets by with its score.
#pragma once

#include "app/gui/document/outcome.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/translatable.h"
#include "app/gui/kit/wording.h"

#include <QColor>
#include <QIcon>
#include <QPalette>
#include <QRectF>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstdint>
#include <functional>
#include <iosfwd>
#include <optional>
#include <string_view>
#include <vector>

class QMenu;
class QPainter;

namespace concord::gui {

class Document;
class GameExtraPage;
class PageWriter;
class Selection;

// A line of a score, explained.
struct ExplainedLine {
    QString title;                 // "Low tree: c2"
    QString reason;                // why here; may be empty
    QString rule;                  // in words, with its page
    std::vector<Cell> cells;       // of a board, where there is one
    std::vector<Cell> supporting;  // cells that explain the others without scoring
    bool isPath = false;           // the cells are in order from end to end
};

// A colour that the players of a game are known by.
struct GameColour {
    QString id;    // in files: "white"
    QString name;  // "White"
};

class GameExtras {
public:
    GameExtras() = default;
    GameExtras(const GameExtras&) = delete;
    GameExtras& operator=(const GameExtras&) = delete;
    virtual ~GameExtras() = default;

    // --- the table

    // Called after a game was read: sets what the table derives from it.
    virtual void complete(Table& table) const;
    // Applies the settings to a new, empty game.
    virtual void start(Table& table, const NewGame& settings) const;
    virtual Table withNumber(Table table, int player, std::string_view row, std::optional<int> number) const;
    // Numbers typed with "+" between them. Rows that hold one number get the sum. Returns why the numbers are refused;
    // empty if they are accepted.
    virtual Wording typeNumbers(Document& document, int player, std::string_view row,
                                const std::vector<int>& numbers) const;
    // The colours in a game of so many players, each for one player only; empty: any colour is possible.
    virtual std::vector<GameColour> colours(int players) const;
    // Returns why nobody can join, as typeNumbers() does.
    virtual Wording addPlayer(Document& document, const QString& name, const QString& colour) const;
    // Returns why the player cannot have the colour, as typeNumbers() does.
    virtual Wording giveColour(Document& document, int player, const QString& colour) const;
    virtual QIcon picture(int sizePx) const;  // for the button that chooses the game; may be null
    // A small picture of a game that was played: its boards, or how its points compare, those of the winner first.
    virtual void drawMiniature(QPainter& painter, const QRectF& into, const Table& table,
                               const QPalette& palette) const;

    // Whether the window can note what the paper says.
    virtual bool takesClaims() const;
    virtual void claim(Document& document, int player, std::string_view row, std::optional<int> claimed) const;

    // The name of the variant of a game in the record: "Side A"; empty where there are no variants.
    virtual QString variantName(const std::string& variant) const;
    // The name of a row, and its colour in charts; place: index of the row. variant: empty for any.
    virtual QString rowName(const PadRow& row, const std::string& variant) const;
    virtual QColor rowColour(std::string_view row, std::size_t place) const;

    // --- the outcome

    // Whether every player needs a number in the row, even if nothing was played there.
    virtual bool isRequired(const Table& table, std::string_view row) const;
    // For a solo game: describeSolo() sets headline and detail of a final outcome; soloSoFar() is an addition to the
    // detail until the outcome is final.
    virtual void describeSolo(const Document& document, Outcome& outcome) const;
    virtual QString soloSoFar(const Document& document) const;

    // --- the pad

    virtual bool hasBoards() const;  // and cards
    virtual QVariant rowIcon(std::string_view row, int size) const;
    // Whether the row is shown where numbers are typed, and where they are only read.
    virtual bool showsRowForTyping(const Document& document, const PadRow& row) const;
    virtual bool showsRowForReading(const Document& document, const PadRow& row) const;
    // Further lines, by ids of their own: beneath the names, and at the bottom.
    virtual std::vector<std::string_view> linesAbove(const Document& document) const;
    virtual std::vector<std::string_view> linesBelow(const Document& document) const;
    // The line that is typed only to break a tie; empty: there is none.
    virtual std::string_view tieBreakLine() const;
    virtual Translatable lineName(std::string_view line) const;
    virtual QString lineText(const Document& document, int player, std::string_view line) const;
    virtual bool isTypedLine(const Document& document, int player, std::string_view line) const;
    // Returns why the number is refused, as typeNumbers() does.
    virtual Wording typeLine(Document& document, int player, std::string_view line, std::optional<int> number) const;
    // A sentence that warns that a number typed here replaces more than a number; empty: it does not.
    virtual Wording replacesMore(const Document& document, int player, std::string_view row) const;
    virtual bool opensBoard(std::string_view line) const;  // or the game's own page of the player
    // Creates new pages, which the window then owns.
    virtual std::vector<GameExtraPage*> makePages(Document& document, Selection& selection) const;

    // --- explanation and sheet

    // index: of a line of the score in the player's column. language: of the names of cards.
    virtual ExplainedLine explained(const Document& document, int player, std::size_t index,
                                    const QString& language) const;
    virtual QString certainty(const Document& document, int player) const;  // may be empty
    virtual void writePlayer(PageWriter& page, const Document& document, int player) const;
    virtual void writeTable(PageWriter& page, const Document& document) const;  // beneath the players
    virtual void writeText(std::ostream& out, const Document& document) const;  // the pad and what belongs to it
};

// The table of a game file: tableFromFile(), completed by the game's complete().
Table openedTable(const GameFile& file);

// Replaces the contents of the menu by the colours of a game; see fillColourMenu().
void fillColourMenuOf(std::string_view game, int players, QMenu& menu,
                      const std::function<void(const QString&)>& chosen);

// Keeps a reference: extras must be a static.
void addGameExtras(std::string_view game, const GameExtras& extras);
const GameExtras& extrasOf(const GameDocument& game);
const GameExtras& extrasOf(std::string_view game);  // by its id

}  // namespace concord::gui
