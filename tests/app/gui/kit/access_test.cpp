// Checks every page and dialog for keyboard users, for screen readers and on small screens.
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/kit/access_support.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QDialog>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace concord::gui {
namespace {

void expectAccessibleNames(const QWidget& page) {
    for (QWidget* const stop : stopsIn(page)) {
        QAccessibleInterface* const accessible = QAccessible::queryAccessibleInterface(stop);
        ASSERT_NE(accessible, nullptr) << described(*stop);
        EXPECT_FALSE(accessible->text(QAccessible::Name).isEmpty()) << described(*stop);
    }
}

// Whether one is read before the other: blocks side by side from left to right, each from top to bottom.
bool isReadBefore(const QWidget& one, const QWidget& other) {
    if (one.isAncestorOf(&other) || other.isAncestorOf(&one)) {
        return one.isAncestorOf(&other);
    }
    const auto rectInWindow = [](const QWidget& widget) {
        return QRect(widget.mapTo(widget.window(), QPoint()), widget.size());
    };
    const QWidget* block = &one;
    while (block->parentWidget() != nullptr && !block->parentWidget()->isAncestorOf(&other)) {
        block = block->parentWidget();
    }
    const QWidget* otherBlock = &other;
    while (otherBlock->parentWidget() != block->parentWidget()) {
        otherBlock = otherBlock->parentWidget();
    }
    const QRect rect = rectInWindow(*block);
    const QRect otherRect = rectInWindow(*otherBlock);
    const int overlap = std::min(rect.bottom(), otherRect.bottom()) - std::max(rect.top(), otherRect.top());
    const bool areSideBySide = overlap * 2 > std::min(rect.height(), otherRect.height());
    return areSideBySide ? rect.left() < otherRect.left() : rect.top() < otherRect.top();
}

// The widgets of the page that Tab leads to, beginning with the one that is read first.
std::vector<QWidget*> tabOrderOf(const QWidget& page) {
    std::vector<QWidget*> order;
    constexpr int maxKeys = 200;
    for (int key = 0; key < maxKeys; ++key) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* const focused = QApplication::focusWidget();
        if (!order.empty() && focused == order.back()) {
            continue;  // Tab first goes through the parts of a date
        }
        if (focused == nullptr || std::ranges::find(order, focused) != order.end()) {
            break;
        }
        order.push_back(focused);
    }
    std::erase_if(order, [&](const QWidget* stop) { return !page.isAncestorOf(stop); });
    const auto first = std::ranges::min_element(
        order, [](const QWidget* one, const QWidget* other) { return isReadBefore(*one, *other); });
    std::rotate(order.begin(), first, order.end());
    return order;
}

void expectReadingOrder(const QWidget& page) {
    const std::vector<QWidget*> order = tabOrderOf(page);
    for (std::size_t i = 1; i < order.size(); ++i) {
        EXPECT_TRUE(isReadBefore(*order[i - 1], *order[i]))
            << described(*order[i - 1]) << "\nleads to " << described(*order[i]);
    }
    for (QWidget* const stop : stopsIn(page)) {
        EXPECT_EQ(std::ranges::count(order, stop), 1) << "not reached: " << described(*stop);
    }
}

void expectNumbersFit(const QTableView& pad) {
    constexpr int padding = 6;  // left and right of a number, together
    for (int player = 0; player < pad.model()->columnCount(); ++player) {
        for (int row = 0; row < pad.model()->rowCount(); ++row) {
            const QModelIndex field = pad.model()->index(row, player);
            const QFontMetrics metrics(field.data(Qt::FontRole).value<QFont>());
            const QString number = field.data().toString();
            EXPECT_LE(metrics.horizontalAdvance(number) + padding, pad.columnWidth(player)) << number.toStdString();
        }
    }
}

TEST_F(AccessTest, EveryTabStopHasAnAccessibleName) {
    onEveryPage([](QWidget& page) { expectAccessibleNames(page); });
}

TEST_F(AccessTest, TabFollowsTheReadingOrderOfEveryPage) {
    const GameOffer game{QStringLiteral("Ann 20"), QStringLiteral("today")};
    m_window.startPage()->offer({game, game, game});
    onEveryPage([this](QWidget&) { expectReadingOrder(*m_window.centralWidget()); });
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    m_window.editor().selectNextDoubtful();  // Tab also stops at the stacks to choose from
    settleWindow();
    expectReadingOrder(*m_window.centralWidget());
}

TEST_F(AccessTest, EveryDialogHasATitleAndAccessibleNames) {
    onEveryDialog([](QDialog& shown) {
        EXPECT_FALSE(shown.windowTitle().isEmpty());
        expectAccessibleNames(shown);
    });
}

TEST_F(AccessTest, TabFollowsTheReadingOrderOfEveryDialog) {
    onEveryDialog([](QDialog& shown) { expectReadingOrder(shown); });
}

// Expects different Alt letters in a window and in each of its menus, as Qt itself reads them.
void expectUniqueAltLetters(const QWidget& window, const std::string& where) {
    const auto expectUnique = [&](const QStringList& texts, const std::string& scope) {
        QSet<QString> letters;
        for (const QString& text : texts) {
            const QString letter = QKeySequence::mnemonic(text).toString();
            EXPECT_TRUE(letter.isEmpty() || !letters.contains(letter))
                << where << ", " << scope << ": " << text.toStdString() << " of "
                << texts.join(QStringLiteral(" | ")).toStdString();
            letters << letter;
        }
    };
    const auto textsOf = [](const QWidget& menu) {
        QStringList texts;
        for (const QAction* const action : menu.actions()) {
            if (action->isVisible() && !action->isSeparator()) {
                texts << action->text();
            }
        }
        return texts;
    };
    QStringList texts;
    for (const QMenu* const menu : window.findChildren<QMenu*>()) {
        expectUnique(textsOf(*menu), "menu " + menu->title().toStdString());
    }
    for (const QMenuBar* const bar : window.findChildren<QMenuBar*>()) {
        texts << textsOf(*bar);
    }
    for (const QWidget* const widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != &window) {
            continue;
        }
        const auto* const button = qobject_cast<const QAbstractButton*>(widget);
        const auto* const label = qobject_cast<const QLabel*>(widget);
        if (button != nullptr && !button->shortcut().isEmpty()) {
            EXPECT_EQ(button->shortcut(), QKeySequence::mnemonic(button->text())) << described(*button);
            texts << button->text();
        } else if (label != nullptr && label->buddy() != nullptr) {
            texts << label->text();
        }
    }
    expectUnique(texts, "window");
}

TEST_F(AccessTest, AltLettersAreUniqueOnEveryPageInEveryLanguage) {
    for (const QString& language : languages()) {
        installLanguage(language);
        onEveryPage([&](QWidget& page) {
            expectUniqueAltLetters(m_window, (language + u' ' + page.windowTitle()).toStdString());
        });
        recordPages().recordOffer()->offer([] { return QStringLiteral("?"); },
                                           {{[] { return QStringLiteral("&File"); }, [] {}}});
        settleWindow();
        expectUniqueAltLetters(m_window, language.toStdString());
        onEveryDialog([&](QDialog& shown) {
            expectUniqueAltLetters(shown, (language + u' ' + shown.windowTitle()).toStdString());
        });
    }
}

TEST_F(AccessTest, EveryPageFitsASmallScreenInEveryLanguage) {
    for (const QString& language : languages()) {
        installLanguage(language);
        settleWindow();
        m_window.messageBar()->showProblem([] { return QStringLiteral("Something has to be said as well."); });
        onEveryPage([&](QWidget& page) {
            EXPECT_LE(m_window.minimumSizeHint().width(), 1024) << page.windowTitle().toStdString();
            EXPECT_LE(m_window.minimumSizeHint().height(), 600) << page.windowTitle().toStdString();
        });
        m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
        m_window.showBoard(0);
        settleWindow();
        EXPECT_EQ(m_window.size(), QSize(1024, 600)) << language.toStdString();
        m_window.open(sampleBoard(QStringLiteral("four-players.json")));
        Table fourPlayers = m_window.document().table();
        fourPlayers.playerStates.front().photo = doubtfulPhoto();
        m_window.document().replace(fourPlayers, {});
        m_window.showBoard(0);
        settleWindow();
        const ScorePanel& score = *m_window.gamePage()->scorePanel();
        EXPECT_LT(score.padView()->geometry().bottom(), score.itemsView()->geometry().top()) << language.toStdString();
        EXPECT_LE(score.itemsView()->geometry().bottom(), score.height()) << language.toStdString();
        expectNumbersFit(*score.padView());
    }
}

TEST_F(AccessTest, AllBarsAtOnceFitASmallWindowInEveryLanguage) {
    Table fourPlayers = m_window.document().table();
    fourPlayers.playerStates.front().photo = doubtfulPhoto();
    const Wording text = [] { return QStringLiteral("Something has to be said as well."); };
    for (const QString& language : languages()) {
        installLanguage(language);
        m_window.document().replace(fourPlayers, {});
        m_window.showBoard(0);
        m_window.editor().selectNextDoubtful();
        settleWindow();
        m_window.messageBar()->showProblem(text);
        recordPages().recordOffer()->offer(text, {{text, [] {}}});
        recordPages().undoOffer()->offer(text, {{text, [] {}}});
        EXPECT_TRUE(recordPages().undoOffer()->isVisible());
        EXPECT_FALSE(recordPages().recordOffer()->isVisible());  // until the other is gone
        settleWindow();
        EXPECT_TRUE(m_window.messageBar()->isVisible());
        EXPECT_LE(m_window.minimumSizeHint().height(), 600) << language.toStdString();
        EXPECT_EQ(m_window.size(), QSize(1024, 600)) << language.toStdString();
        recordPages().undoOffer()->hide();
        EXPECT_TRUE(recordPages().recordOffer()->isVisible());
    }
}

TEST_F(AccessTest, TheCameraLeavesTheSizeOfTheWindow) {
    m_window.showBoard(0);
    m_window.gamePage()->photoBar()->cameraAction()->trigger();
    settleWindow();
    m_window.gamePage()->cameraPage()->closeButton()->click();
    settleWindow();
    EXPECT_EQ(m_window.size(), QSize(1024, 600));
}

TEST_F(AccessTest, ButtonsAreLargeEnough) {
    onEveryPage([](QWidget& page) {
        constexpr int min = 30;
        for (const QWidget* const stop : stopsIn(page)) {
            if (qobject_cast<const QAbstractButton*>(stop) != nullptr ||
                qobject_cast<const QComboBox*>(stop) != nullptr) {
                EXPECT_GE(std::min(stop->width(), stop->height()), min) << described(*stop);
            }
        }
    });
}

TEST_F(AccessTest, TheOfferForTheOpenGameReturnsAfterViewingPastGames) {
    m_window.showPad();
    ASSERT_TRUE(recordPages().recordOffer()->isVisible());
    recordPages().showPastGames();
    EXPECT_FALSE(recordPages().recordOffer()->isVisible());
    m_window.showPad();
    EXPECT_TRUE(recordPages().recordOffer()->isVisible());
}

TEST_F(AccessTest, AnOfferIsHiddenOnTheNextPage) {
    m_window.showPad();
    recordPages().recordAction()->trigger();
    settleWindow();
    ASSERT_TRUE(recordPages().recordOffer()->isVisible());
    m_window.showBoard(0);
    EXPECT_FALSE(recordPages().recordOffer()->isVisible());
}

}  // namespace
}  // namespace concord::gui
