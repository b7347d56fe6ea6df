// A board typed by hand: which keys build, which move on, and how many a whole board takes.
#include "app/gui/board/board_editor.h"
#include "app/gui/board/board_view.h"
#include "app/gui/board/token_palette.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/person.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/gui/support/typist.h"

#include <gtest/gtest.h>
#include <QSignalSpy>
#include <QToolButton>

#include <algorithm>

namespace concord::gui {
namespace {

class BoardKeysTest : public ::testing::Test {
protected:
    BoardKeysTest() { m_document.replace(emptyTable(Side::A), {}); }
    // '<' stands for Backspace; capital letters and the space have the same codes as their keys.
    void press(const char* keys) {
        for (const char* key = keys; *key != '\0'; ++key) {
            m_editor.pressKey(*key == '<' ? int{Qt::Key_Backspace} : *key);
        }
    }
    Stack stack(const char* cell) const { return m_document.harmoniesPlayer(0).board->stack(cellNamed(cell)); }
    std::string selected() const { return m_selection.cell() ? name(*m_selection.cell()) : std::string(); }

    Document m_document;
    Selection m_selection;
    BoardEditor m_editor{m_document, m_selection};
};

const Stack tallTree = stackOf({Token::Brown, Token::Brown, Token::Green});
const Stack building = stackOf({Token::Gray, Token::Red});

TEST_F(BoardKeysTest, SpaceAndReturnGoToTheNextCellByName) {
    m_selection.selectCell(cellNamed("a4"));
    press(" ");
    EXPECT_EQ(selected(), "a5");
    m_editor.pressKey(Qt::Key_Return);
    EXPECT_EQ(selected(), "b1");
    m_editor.pressKey(Qt::Key_Enter);
    EXPECT_EQ(selected(), "b2");
    EXPECT_EQ(m_document.undoStack()->count(), 0);
}

TEST_F(BoardKeysTest, OneKeyPutsAWholeStack) {
    press("E U B O R");
    EXPECT_EQ(stack("a1"), tallTree);
    EXPECT_EQ(stack("a2"), stackOf({Token::Gray, Token::Gray, Token::Gray}));
    EXPECT_EQ(stack("a3"), building);
    EXPECT_EQ(stack("a4"), stackOf({Token::Gray, Token::Gray}));
    EXPECT_EQ(stack("a5"), stackOf({Token::Brown, Token::Green}));
    m_selection.selectCell(cellNamed("a1"));
    press("B");
    EXPECT_EQ(stack("a1"), building) << "replaces what the cell held";
}

TEST_F(BoardKeysTest, EveryStackKeyIsALetterOfItsOwn) {
    std::vector<int> keys{Qt::Key_A, Qt::Key_S, Qt::Key_N};  // animal cube, spirit cube, next doubtful cell
    for (const Token token : allTokens) {
        keys.push_back(keyOf(token));
    }
    for (const StackKey& stackKey : stackKeys()) {
        keys.push_back(stackKey.key);
        EXPECT_EQ(stackOfKey(stackKey.key), stackKey.stack);
    }
    std::ranges::sort(keys);
    EXPECT_TRUE(std::ranges::adjacent_find(keys) == keys.end());
    EXPECT_EQ(keyLetters(), QStringLiteral("W M T L F H R E O U B"));
}

TEST_F(BoardKeysTest, ALetterThatCannotGoOnWhatWasTypedIsMeantForTheNextCell) {
    press("WFMTLEH");
    EXPECT_EQ(stack("a1"), stackOf({Token::Blue}));
    EXPECT_EQ(stack("a2"), stackOf({Token::Yellow}));
    EXPECT_EQ(stack("a3"), stackOf({Token::Gray}));
    EXPECT_EQ(stack("a4"), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(stack("a5"), tallTree);
    EXPECT_EQ(stack("b1"), stackOf({Token::Red}));
    EXPECT_EQ(selected(), "b1");
}

TEST_F(BoardKeysTest, AfterAWholeStackALetterIsForTheNextCell) {
    press("OM");
    EXPECT_EQ(stack("a1"), stackOf({Token::Gray, Token::Gray}));
    EXPECT_EQ(stack("a2"), stackOf({Token::Gray}));
}

TEST_F(BoardKeysTest, ALetterThatCannotGoOnAnOlderStackIsRefused) {
    m_editor.add(cellNamed("a1"), Token::Blue);
    m_selection.selectCell(cellNamed("a1"));
    QSignalSpy refused(&m_editor, &BoardEditor::refused);
    press("WW");
    EXPECT_EQ(refused.count(), 2);
    EXPECT_EQ(selected(), "a1");
    EXPECT_TRUE(stack("a2").empty());
    press("<");
    EXPECT_TRUE(stack("a1").empty()) << "no typed key to take back, so the top token is removed";
}

TEST_F(BoardKeysTest, CubesStayWithTheCellThatWasTyped) {
    press("EAWSH");
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("a1")), Cube::Animal);
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("a2")), Cube::Spirit);
    EXPECT_EQ(stack("a3"), stackOf({Token::Red}));
}

TEST_F(BoardKeysTest, BackspaceTakesBackKeyByKey) {
    const Table empty = m_document.table();
    press("TTL W M");
    EXPECT_EQ(selected(), "a3");
    press("<");
    EXPECT_TRUE(stack("a3").empty());
    EXPECT_EQ(selected(), "a3");
    press("<");
    EXPECT_EQ(selected(), "a2") << "Space is taken back too";
    press("<<");
    EXPECT_EQ(selected(), "a1");
    EXPECT_EQ(stack("a1"), tallTree);
    press("<");
    EXPECT_EQ(stack("a1"), stackOf({Token::Brown, Token::Brown}));
    press("<<");
    EXPECT_EQ(m_document.table(), empty);
}

TEST_F(BoardKeysTest, BackspaceReturnsToTheCellThatALetterLeft) {
    press("WF<");
    EXPECT_TRUE(stack("a2").empty());
    EXPECT_EQ(selected(), "a1");
    press("E");
    EXPECT_EQ(stack("a2"), tallTree);
}

TEST_F(BoardKeysTest, AfterAClickBackspaceTakesOffTheTopToken) {
    press("MM");
    m_editor.add(cellNamed("c1"), Token::Gray);  // as a click does
    m_selection.selectCell(cellNamed("a1"));
    press("<");
    EXPECT_EQ(stack("a1"), stackOf({Token::Gray}));
    EXPECT_EQ(stack("c1"), stackOf({Token::Gray}));
    press("<<");
    EXPECT_TRUE(stack("a1").empty());
}

TEST_F(BoardKeysTest, TheEndOfTheBoardIsReported) {
    Wording refusal;
    QObject::connect(&m_editor, &BoardEditor::refused, &m_editor, [&](const Wording& why) { refusal = why; });
    m_selection.selectCell(cellNamed("e5"));
    press("W");
    EXPECT_FALSE(refusal);
    press("F");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal(), QStringLiteral("e5 is the last cell."));
    EXPECT_EQ(stack("e5"), stackOf({Token::Blue}));
    EXPECT_EQ(selected(), "e5");
}

TEST_F(BoardKeysTest, AKeyboardWithCyrillicLettersHasTheSameKeys) {
    for (const QChar letter : QStringLiteral("ЦАЕЕД")) {  // W F T T L
        m_editor.pressKey(letter.unicode());
    }
    EXPECT_EQ(stack("a1"), stackOf({Token::Blue}));
    EXPECT_EQ(stack("a2"), stackOf({Token::Yellow}));
    EXPECT_EQ(stack("a3"), tallTree);
}

// Types the board of the rulebook in the window, in a new game.
class TypedBoardTest : public ::testing::Test {
protected:
    TypedBoardTest() {
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        m_window.open(sampleBoard(QStringLiteral("rulebook-example.json")));
        m_goal = m_window.document().harmoniesPlayer(0).board;
        NewGame game;
        game.players = {{"Ann", {}}, {"Ben", {}}};
        m_window.startGame(game);
        m_window.showBoard(0);
        QCoreApplication::processEvents();
    }
    const Board& board() { return *m_window.document().harmoniesPlayer(0).board; }
    void expectGoal() {
        for (const Cell cell : cells(Side::A)) {
            EXPECT_EQ(board().stack(cell).isBuilding(), m_goal->stack(cell).isBuilding()) << name(cell);
            if (!m_goal->stack(cell).isBuilding()) {  // below a red token the colour does not matter
                EXPECT_EQ(board().stack(cell), m_goal->stack(cell)) << name(cell);
            }
        }
    }

    MainWindow m_window;
    std::optional<Board> m_goal;
    Typist m_typist;
};

TEST_F(TypedBoardTest, TheFirstCellIsSelectedWhenTheBoardGetsTheFocus) {
    EXPECT_TRUE(m_window.gamePage()->boardView()->hasFocus());
    EXPECT_EQ(m_window.selection().cell(), cellNamed("a1"));
    m_window.selection().selectPlayer(1);
    EXPECT_EQ(m_window.selection().cell(), cellNamed("a1")) << "on the next player's board too";
}

TEST_F(TypedBoardTest, ABoardThatAPhotoFilledStaysAsItWas) {
    m_window.document().setPhoto(0, doubtfulPhoto(), false);
    m_window.selection().selectCell({});
    m_window.showPad();
    m_window.showBoard(0);
    EXPECT_FALSE(m_window.selection().cell().has_value());
}

// The board of the rulebook: 23 cells, all of them filled, with 30 tokens. With a key for every token and for every
// step to the next cell it would take 53.
TEST_F(TypedBoardTest, AWholeBoardTakesTwentyFiveKeys) {
    Board goal = *m_goal;
    for (const Cell cell : cells(Side::A)) {
        goal.setCube(cell, Cube::None);
    }
    const QString keys = keysOfBoard(goal);
    m_typist.type(keys);
    expectGoal();
    EXPECT_EQ(m_typist.keys(), 25) << keys.toStdString();
}

TEST_F(TypedBoardTest, ThePaletteOffersWhatTheNextKeyPuts) {
    const auto isOffered = [&](Token token) {
        return m_window.gamePage()->palettePanel()->buttonOf(token)->property("legal").toBool();
    };
    m_typist.type(QStringLiteral("w"));
    EXPECT_TRUE(isOffered(Token::Gray)) << "the next key is for the next cell";
    m_typist.press(Qt::Key_Down);
    m_typist.press(Qt::Key_Up);
    EXPECT_FALSE(isOffered(Token::Gray)) << "after moving away and back, the next key is for this cell";
}

TEST_F(TypedBoardTest, AWholeStackIsAlsoABrush) {
    TokenPalette& palette = *m_window.gamePage()->palettePanel();
    QToolButton* const button = palette.buttonOf({.kind = Brush::Kind::Stack, .stack = tallTree});
    ASSERT_NE(button, nullptr);
    EXPECT_TRUE(button->toolTip().contains(QStringLiteral("Key: E."))) << button->toolTip().toStdString();
    EXPECT_EQ(button->accessibleName(), QStringLiteral("tall tree"));
    QTest::mouseClick(button, Qt::LeftButton);
    m_window.editor().click(cellNamed("c3"));
    m_window.editor().click(cellNamed("c4"));
    EXPECT_EQ(board().stack(cellNamed("c3")), tallTree);
    EXPECT_EQ(board().stack(cellNamed("c4")), tallTree);
}

TEST_F(TypedBoardTest, ThePaletteHasTheMostFrequentStackFirst) {
    const TokenPalette& palette = *m_window.gamePage()->palettePanel();
    const auto leftOf = [&](const Stack& stack) {
        return palette.buttonOf({.kind = Brush::Kind::Stack, .stack = stack})->x();
    };
    for (const StackKey& stackKey : stackKeys()) {
        EXPECT_LE(leftOf(building), leftOf(stackKey.stack)) << stackKey.key;
    }
}

// The board of the rulebook by mouse alone. Each colour or stack is chosen once and drawn over its cells: a river, a
// mountain range or a field in one stroke. With a click to select each cell and one for each token it would take 53.
TEST_F(TypedBoardTest, AWholeBoardTakesNineteenClicksOfTheMouse) {
    Person person;
    BoardView& view = *m_window.gamePage()->boardView();
    TokenPalette& palette = *m_window.gamePage()->palettePanel();
    const auto choose = [&](const Brush& brush) { person.click(*palette.buttonOf(brush)); };
    const auto single = [](Token token) { return Brush{.kind = Brush::Kind::Token, .token = token}; };
    const auto whole = [](Stack stack) { return Brush{.kind = Brush::Kind::Stack, .stack = stack}; };
    choose(single(Token::Blue));
    person.draw(view, {"c1", "b1", "b2", "a3", "a4", "b4", "c5"});
    choose(single(Token::Yellow));
    person.draw(view, {"a1", "a2"});
    person.draw(view, {"b3", "c3", "c4"});
    person.draw(view, {"d1"});
    choose(whole(building));
    person.draw(view, {"c2", "d2"});
    person.draw(view, {"e4"});
    choose(single(Token::Gray));
    person.draw(view, {"d3", "e3", "e2"});
    choose(single(Token::Green));
    person.draw(view, {"a5"});
    choose(whole(stackOf({Token::Brown, Token::Green})));
    person.draw(view, {"d4"});
    choose(whole(stackOf({Token::Gray, Token::Gray, Token::Gray})));
    person.draw(view, {"e1"});
    choose(whole(stackOf({Token::Gray, Token::Gray})));
    person.draw(view, {"e5"});
    expectGoal();
    EXPECT_EQ(person.effort().clicks, 19);
}

}  // namespace
}  // namespace concord::gui
