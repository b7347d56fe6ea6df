#include "app/gui/board/board_editor.h"
#include "app/gui/board/board_layout.h"
#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/gui/board/token_palette.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QMouseEvent>
#include <QSettings>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <optional>
#include <vector>

namespace concord::gui {
namespace {

TEST(BoardLayoutTest, EveryCellIsFoundWhereItIsDrawn) {
    for (const Side side : {Side::A, Side::B}) {
        const BoardLayout layout(side, 37);
        for (const Cell cell : cells(side)) {
            EXPECT_EQ(layout.cellAt(layout.centre(cell)), cell);
            for (const QPointF corner : layout.hexagon(cell)) {
                EXPECT_EQ(layout.cellAt(0.9 * corner + 0.1 * layout.centre(cell)), cell);
            }
        }
        EXPECT_FALSE(layout.cellAt({-1000, 0}).has_value());
    }
}

TEST(BoardLayoutTest, NeighboursTouchAndOthersDoNot) {
    for (const Side side : {Side::A, Side::B}) {
        const BoardLayout layout(side, 1);
        for (const Cell a : cells(side)) {
            for (const Cell b : cells(side)) {
                const double distance = QLineF(layout.centre(a), layout.centre(b)).length();
                const bool touch = a != b && distance < 1.8;  // the centres of neighbours lie sqrt(3) apart
                EXPECT_EQ(touch, std::ranges::count(neighbours(side, a), b) == 1) << name(a) << ' ' << name(b);
            }
        }
    }
}

TEST(BoardSceneTest, ShowsStacksCubesAndDoubts) {
    BoardScene scene;
    Board board(Side::B);
    const Cell cell = cellNamed("g4", Side::B);
    board.setStack(cell, stackOf({Token::Red, Token::Red}));
    board.setCube(cell, Cube::Spirit);
    scene.setBoard(board);
    scene.setDoubtful(cell, true);
    EXPECT_EQ(scene.appearance(cell).stack, board.stack(cell));
    EXPECT_EQ(scene.appearance(cell).cube, Cube::Spirit);
    EXPECT_TRUE(scene.appearance(cell).doubtful);
}

TEST(BoardSceneTest, HighlightingDimsTheOtherCellsAndCanBeCleared) {
    BoardScene scene;
    scene.setHighlighted({cellNamed("a1"), cellNamed("b1")}, true);
    EXPECT_TRUE(scene.appearance(cellNamed("a1")).highlighted);
    EXPECT_FALSE(scene.appearance(cellNamed("a1")).dimmed);
    EXPECT_TRUE(scene.appearance(cellNamed("c1")).dimmed);
    scene.setHighlighted({}, false);
    EXPECT_FALSE(scene.appearance(cellNamed("a1")).highlighted);
    EXPECT_FALSE(scene.appearance(cellNamed("c1")).dimmed);
}

QImage grabbed(BoardView& view) {
    QCoreApplication::processEvents();
    return view.grab().toImage();
}

QImage drawnFromScratch(const Board& board, QSize size) {
    BoardScene scene;
    scene.setBoard(board);
    BoardView view(&scene);
    view.resize(size);
    view.show();
    return grabbed(view);
}

TEST(BoardViewTest, CachedCellsLookLikeFreshlyDrawnOnes) {
    Board board(Side::A);
    board.setStack(cellNamed("c2"), stackOf({Token::Brown, Token::Green}));
    BoardScene scene;
    scene.setBoard(board);
    BoardView view(&scene);
    view.resize(500, 400);
    view.show();
    const QImage before = grabbed(view);
    board.setStack(cellNamed("c3"), stackOf({Token::Gray, Token::Red}));
    board.setCube(cellNamed("c2"), Cube::Animal);
    scene.setBoard(board);
    EXPECT_FALSE(grabbed(view) == before);
    EXPECT_TRUE(grabbed(view) == drawnFromScratch(board, view.size()));
    view.resize(700, 650);
    EXPECT_TRUE(grabbed(view) == drawnFromScratch(board, view.size()));
    applyDark(true);
    EXPECT_TRUE(grabbed(view) == drawnFromScratch(board, view.size())) << "dark";
    applyDark(false);
    const QFont upright = QApplication::font();
    QFont slanted = upright;
    slanted.setItalic(true);
    QApplication::setFont(slanted);
    EXPECT_TRUE(grabbed(view) == drawnFromScratch(board, view.size())) << "another font";
    QApplication::setFont(upright);
    board.setStack(cellNamed("c3"), {});
    board.setCube(cellNamed("c2"), Cube::None);
    scene.setBoard(board);
    view.resize(500, 400);
    EXPECT_TRUE(grabbed(view) == before);
}

TEST(BoardEditorTest, WithoutAGameThereIsNoDoubtfulCell) {
    Document document;
    Selection selection;
    BoardEditor editor(document, selection);
    editor.selectNextDoubtful();
    EXPECT_FALSE(selection.cell().has_value());
}

class EditorTest : public ::testing::Test {
protected:
    EditorTest() { m_document.replace(emptyTable(Side::A), {}); }
    Stack stack(const char* cell) const { return m_document.harmoniesPlayer(0).board->stack(cellNamed(cell)); }
    Cube cube(const char* cell) const { return m_document.harmoniesPlayer(0).board->cube(cellNamed(cell)); }

    Document m_document;
    Selection m_selection;
    BoardEditor m_editor{m_document, m_selection};
};

TEST_F(EditorTest, AClickAddsTheChosenColourWhereItIsLegal) {
    QSignalSpy refused(&m_editor, &BoardEditor::refused);
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Gray});
    for (int i = 0; i < 4; ++i) {
        m_editor.click(cellNamed("b2"));
    }
    EXPECT_EQ(stack("b2").height(), 3);
    EXPECT_EQ(refused.count(), 1);
    EXPECT_EQ(m_selection.cell(), cellNamed("b2"));
}

TEST_F(EditorTest, AnotherClickRemovesTheSameCube) {
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Brown});
    m_editor.click(cellNamed("b2"));
    m_editor.setBrush({.kind = Brush::Kind::Cube, .cube = Cube::Animal});
    m_editor.click(cellNamed("b2"));
    EXPECT_EQ(cube("b2"), Cube::Animal);
    m_editor.clickAgain(cellNamed("b2"));
    m_editor.drag(cellNamed("b2"));
    EXPECT_EQ(cube("b2"), Cube::Animal) << "neither a double click nor a drag removes it";
    m_editor.click(cellNamed("b2"));
    EXPECT_EQ(cube("b2"), Cube::None);
}

TEST_F(EditorTest, AnotherClickRemovesTheSameStack) {
    const Stack tree = stackOf({Token::Brown, Token::Green});
    m_editor.setBrush({.kind = Brush::Kind::Stack, .stack = tree});
    m_editor.click(cellNamed("b2"));
    EXPECT_EQ(stack("b2"), tree);
    m_editor.clickAgain(cellNamed("b2"));
    m_editor.drag(cellNamed("b2"));
    EXPECT_EQ(stack("b2"), tree) << "neither a double click nor a drag removes it";
    m_editor.click(cellNamed("b2"));
    EXPECT_TRUE(stack("b2").empty());
    m_editor.click(cellNamed("b2"));
    m_editor.clickRight(cellNamed("b2"));
    EXPECT_TRUE(stack("b2").empty()) << "a right click takes all of it";
}

TEST_F(EditorTest, WithoutABrushAClickOnlySelects) {
    m_editor.click(cellNamed("b2"));
    EXPECT_EQ(m_selection.cell(), cellNamed("b2"));
    EXPECT_EQ(m_document.undoStack()->count(), 0);
}

TEST_F(EditorTest, ThePaletteKnowsWhatMayGoOnTheSelectedCell) {
    m_editor.add(cellNamed("b2"), Token::Brown);
    m_selection.selectCell(cellNamed("b2"));
    EXPECT_TRUE(m_editor.mayAdd(Token::Green));
    EXPECT_TRUE(m_editor.mayAdd(Token::Red));
    EXPECT_FALSE(m_editor.mayAdd(Token::Blue));
    EXPECT_FALSE(m_editor.mayAdd(Token::Gray));
}

TEST_F(EditorTest, AnUnusableTokenStillSaysWhyAfterALanguageChange) {
    m_editor.add(cellNamed("b2"), Token::Brown);
    m_selection.selectCell(cellNamed("b2"));
    TokenPalette palette(m_editor);
    const QToolButton& gray = *palette.buttonOf(Token::Gray);
    const QString why = QStringLiteral("It cannot go on the selected cell.");
    ASSERT_EQ(gray.accessibleDescription(), why);
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(&palette, &change);
    EXPECT_EQ(gray.accessibleDescription(), why);
}

// In a window of 1024 pixels the palette is 528 pixels wide.
TEST_F(EditorTest, ThePaletteNamesItsTokensOnASmallScreenInEveryLanguage) {
    TokenPalette palette(m_editor);
    palette.resize(528, palette.sizeHint().height());
    palette.show();
    for (const QString& language : languages()) {
        installLanguage(language);
        QCoreApplication::processEvents();
        QCoreApplication::processEvents();  // lays out the new texts
        for (const Token token : allTokens) {
            const QToolButton& button = *palette.buttonOf(token);
            EXPECT_EQ(button.toolButtonStyle(), Qt::ToolButtonTextUnderIcon) << language.toStdString();
            EXPECT_GE(button.width(), button.fontMetrics().horizontalAdvance(button.text()))
                << button.text().toStdString();
        }
    }
    installLanguage(QStringLiteral("en"));
    QSettings().remove(QStringLiteral("language"));
    palette.resize(400, palette.height());
    EXPECT_EQ(palette.buttonOf(Token::Blue)->toolButtonStyle(), Qt::ToolButtonIconOnly);
}

TEST_F(EditorTest, TakingOffTakesTheCubeFirst) {
    m_editor.add(cellNamed("b2"), Token::Blue);
    m_editor.toggleCube(cellNamed("b2"), Cube::Animal);
    m_editor.takeOff(cellNamed("b2"));
    EXPECT_EQ(stack("b2").height(), 1);
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("b2")), Cube::None);
    m_editor.takeOff(cellNamed("b2"));
    EXPECT_TRUE(stack("b2").empty());
    m_editor.takeOff(cellNamed("b2"));
    EXPECT_EQ(m_document.undoStack()->count(), 4);
}

TEST_F(EditorTest, ArrowsReachEveryCellAndStayOnTheBoard) {
    m_editor.moveSelection(0, 0);  // selects the first cell
    std::vector<Cell> seen;
    for (int column = 0; column < 5; ++column) {
        for (int up = 0; up < 6; ++up) {
            m_editor.moveSelection(0, -1);
        }
        for (int down = 0; down < 6; ++down) {
            if (std::ranges::count(seen, *m_selection.cell()) == 0) {
                seen.push_back(*m_selection.cell());
            }
            m_editor.moveSelection(0, 1);
        }
        m_editor.moveSelection(1, 0);
    }
    EXPECT_EQ(seen.size(), 23U);
    EXPECT_EQ(m_selection.cell()->column, 4);
}

TEST_F(EditorTest, LettersBuildOnTheSelectedCell) {
    m_selection.selectCell(cellNamed("c3"));
    for (const int key : {Qt::Key_T, Qt::Key_T, Qt::Key_L, Qt::Key_A}) {
        m_editor.pressKey(key);
    }
    EXPECT_EQ(stack("c3"), stackOf({Token::Brown, Token::Brown, Token::Green}));
    EXPECT_EQ(m_document.harmoniesPlayer(0).board->cube(cellNamed("c3")), Cube::Animal);
}

TEST_F(EditorTest, DoubtfulCellsAreAskedAboutOneAfterAnother) {
    m_document.replace(tableFromPhoto(doubtfulPhoto()), {});
    m_editor.pressKey(Qt::Key_N);  // the next doubtful cell
    EXPECT_EQ(m_selection.cell(), cellNamed("c2"));
    m_editor.pressKey(Qt::Key_2);  // the second alternative
    EXPECT_EQ(stack("c2"), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(m_selection.cell(), cellNamed("b1"));
    m_editor.pressKey(Qt::Key_Return);  // right as it is
    EXPECT_EQ(stack("b1"), stackOf({Token::Blue}));
    EXPECT_TRUE(m_document.doubtfulCells(0).empty());
    const Table answered = m_document.table();
    m_editor.pressKey(Qt::Key_1);  // no doubtful cell is left
    EXPECT_FALSE(m_selection.cell().has_value());
    EXPECT_EQ(m_document.table(), answered);
}

TEST_F(EditorTest, WithNothingSelectedTheFirstLetterIsForTheFirstCell) {
    m_editor.pressKey(Qt::Key_W);
    EXPECT_EQ(m_selection.cell(), cellNamed("a1"));
    EXPECT_EQ(stack("a1"), stackOf({Token::Blue}));
    EXPECT_EQ(m_editor.cellInWords(), QStringLiteral("a1: water"));
}

TEST_F(EditorTest, WithABrushInHandTheSpaceBarDoesWhatAClickDoes) {
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Red});
    m_selection.selectCell(cellNamed("c3"));
    m_editor.pressKey(Qt::Key_Space);
    m_editor.pressKey(Qt::Key_Space);
    EXPECT_EQ(stack("c3"), stackOf({Token::Red, Token::Red}));
}

// A board edited with the mouse.
class MouseTest : public EditorTest {
protected:
    MouseTest() {
        QObject::connect(&m_scene, &BoardScene::strokeBegun, &m_document, &Document::beginStroke);
        QObject::connect(&m_scene, &BoardScene::strokeEnded, &m_document, &Document::endStroke);
        QObject::connect(&m_scene, &BoardScene::cellClicked, &m_editor, &BoardEditor::click);
        QObject::connect(&m_scene, &BoardScene::cellClickedAgain, &m_editor, &BoardEditor::clickAgain);
        QObject::connect(&m_scene, &BoardScene::cellRightClicked, &m_editor, &BoardEditor::clickRight);
        QObject::connect(&m_scene, &BoardScene::cellDragged, &m_editor, &BoardEditor::drag);
        QObject::connect(&m_scene, &BoardScene::cellRightDragged, &m_editor, &BoardEditor::clickRight);
        m_view.resize(500, 500);
        m_view.show();
    }
    QPoint placeOf(const char* cell) { return m_view.mapFromScene(m_scene.layout().centre(cellNamed(cell))); }
    void drag(Qt::MouseButton button, const char* from, const char* to) {
        QTest::mousePress(m_view.viewport(), button, {}, placeOf(from));
        const QPoint end = placeOf(to);
        QMouseEvent move(QEvent::MouseMove, end, m_view.viewport()->mapToGlobal(end), Qt::NoButton, button, {});
        QCoreApplication::sendEvent(m_view.viewport(), &move);
        QTest::mouseRelease(m_view.viewport(), button, {}, end);
    }

    BoardScene m_scene;
    BoardView m_view{&m_scene};
};

TEST_F(MouseTest, ADragPaintsEveryCellOnItsWayAsOneUndoStep) {
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Gray});
    m_editor.add(cellNamed("c3"), Token::Blue);  // gray cannot go there
    drag(Qt::LeftButton, "c1", "c5");
    for (const char* cell : {"c1", "c2", "c4", "c5"}) {
        EXPECT_EQ(stack(cell), stackOf({Token::Gray})) << cell;
    }
    EXPECT_EQ(stack("c3"), stackOf({Token::Blue}));
    EXPECT_EQ(m_document.undoStack()->count(), 2);
    m_document.undoStack()->undo();
    EXPECT_TRUE(stack("c1").empty());
    EXPECT_TRUE(stack("c5").empty());
    m_document.undoStack()->redo();
    EXPECT_EQ(stack("c4"), stackOf({Token::Gray}));
}

TEST_F(MouseTest, ARightDragTakesOneTokenOffEveryCell) {
    for (const char* cell : {"a2", "a3"}) {
        m_editor.add(cellNamed(cell), Token::Gray);
        m_editor.add(cellNamed(cell), Token::Gray);
    }
    drag(Qt::RightButton, "a1", "a3");
    EXPECT_EQ(stack("a2"), stackOf({Token::Gray}));
    EXPECT_EQ(stack("a3"), stackOf({Token::Gray}));
    EXPECT_EQ(m_document.undoStack()->count(), 5);
}

TEST_F(MouseTest, EveryClickIsAnUndoStepOfItsOwn) {
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Gray});
    QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, placeOf("b2"));
    QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, placeOf("b2"));
    m_document.undoStack()->undo();
    EXPECT_EQ(stack("b2"), stackOf({Token::Gray}));
}

TEST_F(MouseTest, NoCellIsHoveredOnceTheMouseHasLeftTheView) {
    std::vector<std::optional<Cell>> hovered;
    QObject::connect(&m_scene, &BoardScene::cellHovered, [&](std::optional<Cell> cell) { hovered.push_back(cell); });
    QTest::mouseMove(m_view.viewport(), placeOf("d3"));
    QEvent leave(QEvent::Leave);
    QCoreApplication::sendEvent(m_view.viewport(), &leave);
    ASSERT_FALSE(hovered.empty());
    EXPECT_EQ(hovered.front(), cellNamed("d3"));
    EXPECT_FALSE(hovered.back().has_value());
}

TEST_F(MouseTest, ADoubleClickAddsTwoTokensAndARightClickRemovesOne) {
    const QPoint place = placeOf("d3");
    m_editor.setBrush({.kind = Brush::Kind::Token, .token = Token::Brown});
    QTest::mouseClick(m_view.viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(m_view.viewport(), Qt::LeftButton, {}, place);
    EXPECT_EQ(stack("d3"), stackOf({Token::Brown, Token::Brown}));
    QTest::mouseClick(m_view.viewport(), Qt::RightButton, {}, place);
    EXPECT_EQ(stack("d3"), stackOf({Token::Brown}));
}

}  // namespace
}  // namespace concord::gui
