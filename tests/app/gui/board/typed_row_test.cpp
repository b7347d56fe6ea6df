// A whole board as one line of text.
#include "app/gui/board/typed_row.h"
#include "app/gui/board/board_view.h"
#include "app/gui/board/row_field.h"
#include "app/gui/board/stack_keys.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/photo/stack_choices.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/gui/support/typist.h"

#include <gtest/gtest.h>

#include <random>

namespace concord::gui {
namespace {

using Stacks = std::vector<TypedStack>;

Stacks stacksOf(const QString& text, Side side = Side::A) {
    const TypedRow row = readRow(text, side);
    EXPECT_FALSE(row.problem.has_value()) << text.toStdString();
    return row.stacks;
}

std::string problemOf(const QString& text, Side side = Side::A) {
    const TypedRow row = readRow(text, side);
    return row.problem ? row.problem->sentence().toStdString() : std::string();
}

TEST(TypedRowTest, AGroupOfLettersIsTheStackOfACellFromTheBottomUp) {
    const Stacks expected{{cellNamed("a1"), stackOf({Token::Green})},
                          {cellNamed("a2"), stackOf({Token::Brown, Token::Brown})},
                          {cellNamed("a3"), stackOf({Token::Gray, Token::Gray})},
                          {cellNamed("a4"), stackOf({Token::Gray, Token::Gray, Token::Gray})},
                          {cellNamed("a5"), Stack()},
                          {cellNamed("b1"), stackOf({Token::Brown, Token::Brown, Token::Green})}};
    EXPECT_EQ(stacksOf(QStringLiteral("L TT MM MMM - TTL")), expected);
    EXPECT_EQ(stacksOf(QStringLiteral("  l,tt ; Mm u\t0 E  ")), expected);
    EXPECT_EQ(stacksOf(QStringLiteral("Ｌ　ＴＴ　ｍｍ　Ｕ　－　Ｅ")), expected) << "full-width letters";
    EXPECT_EQ(stacksOf(QStringLiteral("𝐋 𝐓𝐓 𝐦𝐦 𝐔 - 𝐄")), expected) << "letters of two UTF-16 code units";
    EXPECT_EQ(stacksOf(QStringLiteral("д ее ьь г - у")), expected) << "the same keys with Cyrillic letters";
    EXPECT_TRUE(stacksOf(QString()).empty());
}

TEST(TypedRowTest, ASlashGoesOnToTheNextColumn) {
    const Stacks expected{{cellNamed("a1"), stackOf({Token::Blue})},
                          {cellNamed("b1"), stackOf({Token::Yellow})},
                          {cellNamed("d1"), stackOf({Token::Red})}};
    EXPECT_EQ(stacksOf(QStringLiteral("W / F // H")), expected);
    EXPECT_EQ(stacksOf(QStringLiteral("W/F//H/")), expected);
    // After a full column a slash changes nothing.
    EXPECT_EQ(stacksOf(QStringLiteral("W W W W W / F")), stacksOf(QStringLiteral("W W W W W F")));
    EXPECT_EQ(problemOf(QString(300, u'/')), "");  // far more than there are columns
}

TEST(TypedRowTest, AProblemNamesTheGroupAndWhatWasExpected) {
    EXPECT_EQ(problemOf(QStringLiteral("W LT")),
              "Group 2, “LT”: Brown cannot go on low tree. Expected the tokens of one cell from the bottom up.");
    EXPECT_EQ(problemOf(QStringLiteral("W F mx")),
              "Group 3, “mx”: expected one of the letters W M T L F H R E O U B, or - for an empty cell, got “x”.");
    EXPECT_EQ(problemOf(QStringLiteral("L🌲")),
              "Group 1, “L🌲”: expected one of the letters W M T L F H R E O U B, or - for an empty cell, got “🌲”.");
    EXPECT_EQ(problemOf(QStringLiteral("ME")), "Group 1, “ME”: expected “E” to stand alone, it is a whole stack.");
    EXPECT_EQ(problemOf(QStringLiteral("W ").repeated(24)),
              "Group 24, “W”: expected no more groups, the board has only 23 cells.");
    EXPECT_EQ(problemOf(QStringLiteral("W ").repeated(25), Side::B), "");
    const TypedRow row = readRow(QStringLiteral("W LT F"), Side::A);
    EXPECT_EQ(row.stacks.size(), 1U) << "only what comes before the problem is read";
    EXPECT_EQ(row.problem->from, 2);
    EXPECT_EQ(row.problem->length, 2);
}

TEST(TypedRowTest, EveryBoardCanBeTyped) {
    std::mt19937 random(11);  // the same each time
    for (const Side side : {Side::A, Side::B}) {
        for (int i = 0; i < 200; ++i) {
            QStringList groups;
            Stacks expected;
            for (const Cell cell : cells(side)) {
                const Stack stack = allStacks()[random() % allStacks().size()];
                QString group;
                for (const Token token : stack.tokens()) {
                    group += QChar(keyOf(token));
                }
                groups << (stack.empty() ? QStringLiteral("-") : group);
                expected.push_back({cell, stack});
            }
            EXPECT_EQ(stacksOf(groups.join(QLatin1Char(' ')), side), expected);
        }
    }
}

TEST(TypedRowTest, AnyTextIsReadOrRefused) {
    std::mt19937 random(12);  // the same each time
    const QString characters = QStringLiteral("WMTLFHREOUBwm-.0/ ,;xÄ漢Ц🌲\"&<");
    for (int i = 0; i < 5000; ++i) {
        QString text;
        for (auto length = random() % 60; length > 0; --length) {
            text += characters.at(static_cast<qsizetype>(random() % static_cast<unsigned>(characters.size())));
        }
        const TypedRow row = readRow(text, i % 2 == 0 ? Side::A : Side::B);
        EXPECT_LE(row.stacks.size(), 25U);
        if (row.problem) {
            EXPECT_FALSE(row.problem->sentence().isEmpty());
            EXPECT_LE(row.problem->from + row.problem->length, text.size());
        }
    }
}

class RowFieldTest : public ::testing::Test {
protected:
    RowFieldTest() {
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        NewGame game;
        game.players = {{"Ann", {}}, {"Ben", {}}};
        m_window.startGame(game);
        m_window.showBoard(0);
        field().setFocus();
        QCoreApplication::processEvents();
    }
    RowField& field() { return *m_window.gamePage()->rowField(); }
    Document& document() { return m_window.document(); }
    Stack stack(const char* cell, int player = 0) {
        const std::optional<Board>& board = document().harmoniesPlayer(player).board;
        return board ? board->stack(cellNamed(cell)) : Stack();
    }

    MainWindow m_window;
    Typist m_typist;
};

TEST_F(RowFieldTest, ATypedRowIsPutOnTheBoardAtOnceAsOneUndoStep) {
    m_typist.type(QStringLiteral("l tt"));
    EXPECT_EQ(stack("a1"), stackOf({Token::Green}));
    EXPECT_EQ(stack("a2"), stackOf({Token::Brown, Token::Brown}));
    EXPECT_EQ(m_window.selection().cell(), cellNamed("a2"));
    m_typist.press(Qt::Key_Backspace);
    EXPECT_EQ(stack("a2"), stackOf({Token::Brown}));
    m_typist.type(QStringLiteral("l mmm"));
    EXPECT_EQ(document().undoStack()->count(), 1);
    EXPECT_EQ(document().undoName(), QStringLiteral("typed row"));
    m_typist.enter();
    EXPECT_TRUE(m_window.gamePage()->boardView()->hasFocus());
    EXPECT_TRUE(field().text().isEmpty());
    EXPECT_EQ(stack("a2"), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(stack("a3"), stackOf({Token::Gray, Token::Gray, Token::Gray}));
    document().undoStack()->undo();
    EXPECT_TRUE(stack("a1").empty());
    EXPECT_TRUE(stack("a3").empty());
}

TEST_F(RowFieldTest, CellsAfterTheLastGroupStayAsTheyAre) {
    document().setStack(0, cellNamed("a1"), stackOf({Token::Blue}));
    document().setStack(0, cellNamed("c3"), stackOf({Token::Red}));
    m_typist.type(QStringLiteral("f"));
    EXPECT_EQ(stack("a1"), stackOf({Token::Yellow}));
    EXPECT_EQ(stack("c3"), stackOf({Token::Red}));
    m_typist.press(Qt::Key_Backspace);
    EXPECT_EQ(stack("a1"), stackOf({Token::Blue}));
}

TEST_F(RowFieldTest, AProblemIsShownAndNothingTypedIsLost) {
    m_typist.type(QStringLiteral("w lt f"));
    EXPECT_TRUE(m_window.gamePage()->choices()->title().contains(QStringLiteral("Group 2")))
        << m_window.gamePage()->choices()->title().toStdString();
    EXPECT_EQ(stack("a1"), stackOf({Token::Blue}));
    m_typist.enter();
    EXPECT_TRUE(field().hasFocus());
    EXPECT_EQ(field().text(), QStringLiteral("w lt f"));
    EXPECT_EQ(field().selectedText(), QStringLiteral("lt"));
    m_typist.type(QStringLiteral("tl"));
    EXPECT_FALSE(m_window.gamePage()->choices()->title().contains(QStringLiteral("Group")));
    EXPECT_EQ(stack("a2"), stackOf({Token::Brown, Token::Green}));
    EXPECT_EQ(stack("a3"), stackOf({Token::Yellow}));
    m_typist.type(QStringLiteral("x"));
    m_typist.press(Qt::Key_Tab);  // leaves the field, which would be cleared if the row had no problem
    EXPECT_EQ(field().text(), QStringLiteral("w tlx f"));
}

TEST_F(RowFieldTest, ARowBelongsToThePlayerItWasTypedFor) {
    m_typist.type(QStringLiteral("w"));
    m_window.selection().selectPlayer(1);
    EXPECT_TRUE(field().text().isEmpty());
    m_typist.type(QStringLiteral("f"));
    EXPECT_EQ(stack("a1", 0), stackOf({Token::Blue}));
    EXPECT_EQ(stack("a1", 1), stackOf({Token::Yellow}));
}

TEST_F(RowFieldTest, OtherEditsWhileARowIsTypedStay) {
    m_typist.type(QStringLiteral("w"));
    document().setStack(0, cellNamed("e5"), stackOf({Token::Red}));
    m_typist.type(QStringLiteral(" f"));
    EXPECT_EQ(stack("e5"), stackOf({Token::Red}));
    EXPECT_EQ(stack("a2"), stackOf({Token::Yellow}));
    m_typist.press(Qt::Key_Escape);
    EXPECT_TRUE(m_window.gamePage()->boardView()->hasFocus());
    EXPECT_EQ(stack("a2"), stackOf({Token::Yellow}));
}

}  // namespace
}  // namespace concord::gui
