// "New game" by keyboard, and in the smallest window.
#include "app/gui/document/game_extras.h"
#include "app/gui/document/known_players.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/translation.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/window/game_choice.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/gui/support/typist.h"

#include <gtest/gtest.h>
#include <QAbstractItemView>
#include <QComboBox>
#include <QCompleter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSettings>
#include <QToolButton>

namespace concord::gui {
namespace {

class NewGameTest : public ::testing::Test {
protected:
    NewGameTest() {
        QSettings().remove(QStringLiteral("newGame"));
        QSettings().remove(QStringLiteral("players"));
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        QCoreApplication::processEvents();
    }
    ~NewGameTest() override {
        QSettings().remove(QStringLiteral("newGame"));
        installLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
    }
    NewGamePage& page() { return *m_window.newGamePage(); }
    void openFor(int players) {
        m_typist.press(Qt::Key_N, Qt::ControlModifier);
        m_typist.press(static_cast<Qt::Key>(Qt::Key_0 + players), Qt::AltModifier);
        constexpr int timeoutMs = 2000;
        EXPECT_TRUE(QTest::qWaitFor([&] { return page().playerCount() == players; }, timeoutMs));
    }
    QStringList playerNames() {
        QStringList names;
        for (const TablePlayer& player : m_window.document().players()) {
            names << QString::fromStdString(player.name);
        }
        return names;
    }

    MainWindow m_window;
    Typist m_typist;
};

const QStringList fourNames{QStringLiteral("Ann"), QStringLiteral("Ben"), QStringLiteral("Cleo"),
                            QStringLiteral("Dora")};

// 14 letters, Ctrl+N, Alt+4, Enter after each name and on "Start".
TEST_F(NewGameTest, EnterGoesFromNameToNameAndStarts) {
    openFor(4);
    for (const QString& name : fourNames) {
        m_typist.type(name);
        m_typist.enter();
    }
    EXPECT_TRUE(page().startButton()->hasFocus());
    m_typist.enter();
    EXPECT_TRUE(m_window.padPage()->isVisible());
    EXPECT_EQ(playerNames(), fourNames);
    EXPECT_EQ(m_typist.keys(), 21);
}

TEST_F(NewGameTest, TabGoesFromNameToNameToTheStartAndThenToTheColours) {
    openFor(4);
    for (const QString& name : fourNames) {
        m_typist.type(name);
        m_typist.press(Qt::Key_Tab);
    }
    EXPECT_TRUE(page().startButton()->hasFocus());
    for (int player = 0; player < 4; ++player) {
        m_typist.press(Qt::Key_Tab);
        EXPECT_EQ(Typist::focusedWidget()->accessibleName().left(17), QStringLiteral("Colour of player ")) << player;
    }
    m_typist.press(Qt::Key_Tab, Qt::NoModifier, 3);  // over the side and nature's spirits
    EXPECT_EQ(Typist::focusedWidget(), page().houseRules());
    m_typist.press(Qt::Key_Backtab, Qt::ShiftModifier, 8);  // over these, the four colours and the start button
    EXPECT_EQ(Typist::focusedWidget(), page().nameField(3));
    m_typist.enter();
    m_typist.enter();
    EXPECT_EQ(playerNames(), fourNames);
}

TEST_F(NewGameTest, KnownNamesAreSuggestedAndNeverForcedUponAnybody) {
    KnownPlayers().remember({{"Annabel", {}}, {"Bernhard", {}}});
    openFor(2);
    m_typist.type(QStringLiteral("Ann"));
    ASSERT_TRUE(page().nameField(0)->completer()->popup()->isVisible());
    m_typist.enter();  // somebody other than Annabel
    EXPECT_FALSE(page().nameField(0)->completer()->popup()->isVisible());
    EXPECT_TRUE(page().nameField(1)->hasFocus());
    m_typist.type(QStringLiteral("ber"));
    m_typist.press(Qt::Key_Down);
    m_typist.enter();  // accepts the highlighted suggestion
    EXPECT_EQ(page().nameField(0)->text(), QStringLiteral("Ann"));
    EXPECT_EQ(page().nameField(1)->text(), QStringLiteral("Bernhard"));
    EXPECT_TRUE(page().startButton()->hasFocus());
}

TEST_F(NewGameTest, TabAcceptsTheHighlightedSuggestionToo) {
    KnownPlayers().remember({{"Annabel", {}}});
    openFor(2);
    m_typist.type(QStringLiteral("ann"));
    m_typist.press(Qt::Key_Down);
    m_typist.press(Qt::Key_Tab);
    EXPECT_EQ(page().nameField(0)->text(), QStringLiteral("Annabel"));
    EXPECT_TRUE(page().nameField(1)->hasFocus());
}

TEST_F(NewGameTest, ThePlayersOfTheLastGameStartAgainWithOneKey) {
    openFor(2);
    m_typist.type(QStringLiteral("Ann"));
    m_typist.enter();
    m_typist.type(QStringLiteral("Ben"));
    m_typist.enter();
    m_typist.enter();
    m_typist.press(Qt::Key_N, Qt::ControlModifier);
    EXPECT_TRUE(page().startButton()->hasFocus());
    m_typist.press(Qt::Key_Backtab, Qt::ShiftModifier);
    m_typist.type(QStringLiteral("Cleo"));  // replaces the last name
    m_typist.enter();
    m_typist.enter();
    EXPECT_EQ(playerNames(), (QStringList{QStringLiteral("Ann"), QStringLiteral("Cleo")}));
}

TEST_F(NewGameTest, AGameWithTwoPlayersOfTheSameNameIsNotStarted) {
    openFor(2);
    m_typist.type(QStringLiteral("Ann"));
    m_typist.enter();
    m_typist.type(QStringLiteral("Ann"));
    m_typist.enter();
    EXPECT_TRUE(page().nameField(1)->hasFocus());
    m_typist.type(QStringLiteral("a"));
    m_typist.enter();
    m_typist.enter();
    EXPECT_EQ(playerNames(), (QStringList{QStringLiteral("Ann"), QStringLiteral("Anna")}));
}

TEST_F(NewGameTest, HouseRulesAreShownOnRequestAndWhileOneOfThemIsOn) {
    openFor(2);
    auto* const river = page().findChild<QComboBox*>();
    EXPECT_FALSE(river->isVisible());
    page().houseRules()->click();
    EXPECT_TRUE(river->isVisible());
    river->setCurrentIndex(1);
    page().startButton()->click();
    EXPECT_EQ(m_window.document().harmonies().rulings.closedRiver, ClosedRiver::Loop);
    m_typist.press(Qt::Key_N, Qt::ControlModifier);
    EXPECT_TRUE(river->isVisible());
}

TEST_F(NewGameTest, AColourKeepsItsNameWhenThePageIsFilledInAnew) {
    page().gameChoice()->choose("renature");
    page().setPlayerCount(2);
    page().startButton()->click();
    page().gameChoice()->choose("harmonies");
    page().fillIn();  // the last game was one of Renature
    QStringList names;
    for (const QPushButton* const button : page().findChildren<QPushButton*>()) {
        names << button->toolTip();
    }
    for (const GameColour& colour : extrasOf("renature").colours(2)) {
        EXPECT_TRUE(names.contains(colour.name)) << colour.name.toStdString();
        EXPECT_FALSE(names.contains(colour.id)) << colour.id.toStdString();
    }
}

TEST_F(NewGameTest, ThePlayersOfTheLastGameKeepTheirColoursWhateverWasChosenSince) {
    const auto colours = [this] {
        std::vector<std::string> all;
        for (const NewPlayer& player : page().game().players) {
            all.push_back(player.colour);
        }
        return all;
    };
    page().gameChoice()->choose("renature");
    page().setPlayerCount(2);
    const std::vector<std::string> before = colours();
    page().startButton()->click();
    page().gameChoice()->choose("harmonies");
    page().setPlayerCount(3);
    page().fillIn();
    EXPECT_EQ(page().game().game, "renature");
    EXPECT_EQ(colours(), before);
}

TEST_F(NewGameTest, FourPlayersFitTheSmallestWindowInEveryLanguage) {
    for (const QString& language : languages()) {
        installLanguage(language);
        m_window.pages()->show(m_window.newGamePage());
        page().setPlayerCount(4);
        page().houseRules()->setChecked(true);
        QCoreApplication::processEvents();
        EXPECT_EQ(m_window.size(), QSize(1024, 600)) << language.toStdString();
        const auto* const scroll = page().findChild<QScrollArea*>();
        EXPECT_EQ(scroll->verticalScrollBar()->maximum(), 0) << language.toStdString();
        EXPECT_EQ(scroll->horizontalScrollBar()->maximum(), 0) << language.toStdString();
    }
}

}  // namespace
}  // namespace concord::gui
