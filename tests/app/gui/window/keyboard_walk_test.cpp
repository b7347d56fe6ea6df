// A whole evening with the keyboard alone: start a game, type names, a board, cards and the pad, dispute, record the
// game and find it again.
#include "app/gui/board/board_view.h"
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/kit/alt_letters.h"
#include "app/gui/kit/optional_number_field.h"
#include "app/gui/kit/pages.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/pad_view.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "scoring/harmonies/cards.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/gui/support/typist.h"

#include <gtest/gtest.h>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTableView>
#include <QToolButton>

#include <algorithm>
#include <functional>
#include <vector>

namespace concord::gui {
namespace {

class KeyboardWalkTest : public RecordFixture {
protected:
    KeyboardWalkTest() {
        QSettings().remove(QStringLiteral("newGame"));
        QSettings().remove(QStringLiteral("players"));
        m_window.open(sampleBoard(QStringLiteral("rulebook-solo.json")));
        m_sample = m_window.document().harmoniesPlayer(0);
        m_window.recordGamesIn(m_folder.location());
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        settleWindow();
    }
    // Waits for all results of the record, including those of requests that results have triggered.
    void settleWindow() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            m_window.recordPages()->asyncRecord().finish();
            QCoreApplication::processEvents();
        }
    }
    Document& document() { return m_window.document(); }
    PadView& padView() { return *m_window.padPage()->padView(); }
    PadModel& padModel() { return m_window.padPage()->pad(); }
    // Waits until the condition holds: a button that is pressed with Alt acts a moment later.
    static bool waitFor(const std::function<bool()>& condition) {
        constexpr int timeoutMs = 5000;
        return QTest::qWaitFor(condition, timeoutMs);
    }
    void pressAltLetterOf(const QString& text) {
        const QChar letter = altLetter(text);
        ASSERT_FALSE(letter.isNull()) << text.toStdString();
        m_typist.press(static_cast<Qt::Key>(letter.unicode()), Qt::AltModifier);
    }
    QString labelOf(const QWidget& field) const {
        for (const QLabel* const label : m_window.findChildren<QLabel*>()) {
            if (label->buddy() == &field) {
                return label->text();
            }
        }
        return {};
    }

    void startFourPlayers();
    void typeTheFirstBoard();
    void typeCards();
    void typeThePad();
    void disputeTheTotal();
    void recordAndFindAgain();

    MainWindow m_window;
    Player m_sample;
    Typist m_typist;
};

void KeyboardWalkTest::startFourPlayers() {
    m_typist.press(Qt::Key_N, Qt::ControlModifier);
    ASSERT_TRUE(m_window.newGamePage()->isVisible());
    m_typist.press(Qt::Key_4, Qt::AltModifier);
    ASSERT_TRUE(waitFor([&] { return m_window.newGamePage()->playerCount() == 4; }));
    for (const char* name : {"Ann", "Ben", "Cleo", "Dora"}) {
        m_typist.type(QString::fromLatin1(name));
        m_typist.enter();
    }
    m_typist.enter();
    ASSERT_TRUE(m_window.padPage()->isVisible());
    ASSERT_EQ(document().playerCount(), 4);
    EXPECT_EQ(document().player(3).name, "Dora");
    EXPECT_TRUE(padView().hasFocus());
    EXPECT_EQ(padView().currentIndex(), padModel().index(padModel().rowOf("trees"), 0));
}

void KeyboardWalkTest::typeTheFirstBoard() {
    m_typist.press(Qt::Key_Up);  // to the row "Board" above the numbers
    m_typist.enter();
    ASSERT_TRUE(m_window.gamePage()->isVisible());
    ASSERT_TRUE(m_window.gamePage()->boardView()->hasFocus());
    m_typist.type(keysOfBoard(*m_sample.board));
    const Board& board = *document().harmoniesPlayer(0).board;
    for (const Cell cell : cells(board.side())) {
        EXPECT_EQ(board.cube(cell), m_sample.board->cube(cell)) << name(cell);
        EXPECT_EQ(board.stack(cell).top(), m_sample.board->stack(cell).top()) << name(cell);
        EXPECT_EQ(board.stack(cell).height(), m_sample.board->stack(cell).height()) << name(cell);
    }
}

void KeyboardWalkTest::typeCards() {
    m_typist.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    ASSERT_TRUE(m_window.cardsPage()->picker()->nameField()->hasFocus());
    for (const AnimalEntry& entry : *m_sample.animals) {
        m_typist.type(QString::fromStdString(animalCard(entry.card)->names.at("en")).left(5) + u' ' +
                      QString::number(entry.placed.value_or(0)));
        m_typist.enter();
    }
    EXPECT_EQ(document().harmoniesPlayer(0).animals, m_sample.animals);
    m_typist.press(Qt::Key_Backtab, Qt::ShiftModifier);
    ASSERT_TRUE(m_window.cardsPage()->picker()->kindButton(CardKind::Spirits)->hasFocus());
    m_typist.press(Qt::Key_Space);
    m_typist.press(Qt::Key_Tab);
    m_typist.type(QString::fromStdString(spiritCard(m_sample.spirit->card)->names.at("en")));
    m_typist.enter();
    EXPECT_EQ(document().harmoniesPlayer(0).spirit, m_sample.spirit);
    m_typist.press(Qt::Key_Left, Qt::AltModifier);
    ASSERT_TRUE(m_window.padPage()->isVisible());
}

void KeyboardWalkTest::typeThePad() {
    EXPECT_EQ(padView().currentIndex().column(), 0);
    m_typist.press(Qt::Key_Right);  // from Ann, whose board and cards are entered, to Ben
    m_typist.press(Qt::Key_Down);
    EXPECT_EQ(padView().currentIndex(), padModel().index(padModel().rowOf("trees"), 1));
    constexpr int maxFields = 60;
    for (int field = 1; padView().currentIndex().row() != padModel().rowOf("total"); ++field) {
        ASSERT_LT(field, maxFields);
        m_typist.type(QString::number(field));
        m_typist.enter();
    }
    EXPECT_EQ(padView().currentIndex().column(), 3);
    // A player's numbers are consecutive: trees, mountains, fields, buildings, water.
    for (int player = 1; player < 4; ++player) {
        EXPECT_EQ(document().harmoniesPlayer(player).typed.at(Category::Water).value_or(0) -
                      document().harmoniesPlayer(player).typed.at(Category::Trees).value_or(0),
                  4)
            << player;
    }
}

void KeyboardWalkTest::disputeTheTotal() {
    m_typist.press(Qt::Key_Left, Qt::NoModifier, 3);  // from Dora's total to Ann's
    m_typist.press(Qt::Key_D, Qt::ControlModifier);
    ASSERT_TRUE(m_window.disputePage()->isVisible());
    const int computed = m_window.disputePage()->model().computed();
    pressAltLetterOf(labelOf(*m_window.disputePage()->claimedField()));
    ASSERT_TRUE(m_window.disputePage()->claimedField()->hasFocus());
    m_typist.type(QString::number(computed + 1));
    m_typist.enter();
    EXPECT_EQ(m_window.disputePage()->model().claimed(), computed + 1);
    const int step = m_window.disputePage()->model().current();
    for (int stops = 0; QApplication::focusWidget()->accessibleName() != QStringLiteral("Everything that was counted");
         ++stops) {
        ASSERT_LT(stops, 20);
        m_typist.press(Qt::Key_Tab);
    }
    m_typist.press(Qt::Key_Right, Qt::NoModifier, 2);
    EXPECT_EQ(m_window.disputePage()->model().current(), step + 2);
    m_typist.press(Qt::Key_Left, Qt::AltModifier);
    ASSERT_TRUE(m_window.padPage()->isVisible());
}

void KeyboardWalkTest::recordAndFindAgain() {
    m_typist.press(Qt::Key_R, Qt::ControlModifier);
    settleWindow();
    ASSERT_EQ(storedGames().size(), 1U);
    m_typist.press(Qt::Key_H, Qt::ControlModifier);
    settleWindow();
    PastGamesPage& games = *m_window.recordPages()->pastGamesPage();
    ASSERT_TRUE(games.isVisible());
    m_typist.press(Qt::Key_F, Qt::ControlModifier);
    m_typist.type(QStringLiteral("dora"));
    ASSERT_EQ(games.games().rowCount(), 1);
    for (int stops = 0; QApplication::focusWidget() != games.table(); ++stops) {
        ASSERT_LT(stops, 20);
        m_typist.press(Qt::Key_Tab);
    }
    m_typist.press(Qt::Key_Down);
    m_typist.enter();
    settleWindow();
    ASSERT_TRUE(m_window.recordPages()->gamePage()->isVisible());
    document().removePlayer(3);  // so that it differs from the recorded game, which is opened
    pressAltLetterOf(m_window.recordPages()->gamePage()->openButton()->text());
    ASSERT_TRUE(waitFor([&] {
        settleWindow();
        return m_window.padPage()->isVisible();
    }));
    ASSERT_EQ(document().playerCount(), 4);
    EXPECT_EQ(document().player(3).name, "Dora");
    EXPECT_EQ(document().harmoniesPlayer(0).spirit, m_sample.spirit);
}

TEST_F(KeyboardWalkTest, AnEveningNeedsNoMouse) {
    for (const auto& step : std::vector<std::function<void()>>{
             [this] { startFourPlayers(); }, [this] { typeTheFirstBoard(); }, [this] { typeCards(); },
             [this] { typeThePad(); }, [this] { disputeTheTotal(); }, [this] { recordAndFindAgain(); }}) {
        step();
        ASSERT_FALSE(HasFatalFailure());
    }
}

// Once the page for four players is open, a name or a number takes a key for each letter or digit, and Enter.
TEST_F(KeyboardWalkTest, NamesAndNumbersTakeOnlyTheirCharactersAndEnter) {
    startFourPlayers();
    ASSERT_FALSE(HasFatalFailure());
    EXPECT_EQ(m_typist.keys(), 21);  // Ctrl+N, Alt+4, 14 letters, Enter after each name and on "Start"
    m_typist.startCounting();
    int fields = 0;
    constexpr int maxFields = 60;
    for (; padView().currentIndex().row() != padModel().rowOf("total"); ++fields) {
        ASSERT_LT(fields, maxFields);
        m_typist.type(QStringLiteral("12"));
        m_typist.enter();
    }
    EXPECT_EQ(m_typist.keys(), fields * 3);  // two digits and Enter
    for (int player = 0; player < 4; ++player) {
        EXPECT_EQ(document().harmoniesPlayer(player).typed.at(Category::Water), 12) << player;
    }
}

TEST_F(KeyboardWalkTest, EscapeGoesBackOnceNothingElseIsLeftToCancel) {
    startFourPlayers();
    ASSERT_FALSE(HasFatalFailure());
    m_typist.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    m_typist.type(QStringLiteral("fro"));
    m_typist.press(Qt::Key_Escape);
    EXPECT_TRUE(m_window.cardsPage()->isVisible());
    EXPECT_TRUE(m_window.cardsPage()->picker()->nameField()->text().isEmpty());
    m_typist.press(Qt::Key_Escape);
    ASSERT_TRUE(m_window.padPage()->isVisible());

    m_typist.press(Qt::Key_Up);  // to the row "Board" above the numbers
    m_typist.enter();
    ASSERT_TRUE(m_window.gamePage()->isVisible());
    m_window.editor().setBrush({.kind = Brush::Kind::TakeOff});
    m_typist.press(Qt::Key_Escape);
    EXPECT_TRUE(m_window.gamePage()->isVisible());
    EXPECT_EQ(m_window.editor().brush(), Brush());
    m_typist.press(Qt::Key_Escape);
    ASSERT_TRUE(m_window.padPage()->isVisible());

    m_typist.press(Qt::Key_D, Qt::ControlModifier);
    ASSERT_TRUE(m_window.disputePage()->isVisible());
    m_typist.press(Qt::Key_Escape);
    EXPECT_TRUE(m_window.padPage()->isVisible());
}

TEST_F(KeyboardWalkTest, EscapeClearsTheSearchBeforeItLeavesThePastGames) {
    m_window.recordPages()->recorder().record();
    settleWindow();
    m_typist.press(Qt::Key_H, Qt::ControlModifier);
    settleWindow();
    PastGamesPage& games = *m_window.recordPages()->pastGamesPage();
    ASSERT_TRUE(games.isVisible());
    m_typist.press(Qt::Key_F, Qt::ControlModifier);
    m_typist.type(QStringLiteral("nobody"));
    EXPECT_EQ(games.games().rowCount(), 0);
    m_typist.press(Qt::Key_Escape);
    EXPECT_EQ(games.games().rowCount(), 1);
    EXPECT_TRUE(games.isVisible());
    m_typist.press(Qt::Key_Escape);
    EXPECT_FALSE(games.isVisible());
}

}  // namespace
}  // namespace concord::gui
