// Checks every page and dialog for keyboard users, for screen readers and on small screens.
#include "app/gui/board/board_view.h"
#include "app/gui/cards/card_picker.h"
#include "app/gui/cards/cards_page.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/message_bar.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/photo/photo_bar.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/recorded_game_page.h"
#include "app/gui/record/statistics_page.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/score/pad_page.h"
#include "app/gui/score/score_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui_record_support.h"
#include "tests/app/gui_support.h"

#include <gtest/gtest.h>
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QAccessible>
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QGraphicsView>
#include <QKeySequence>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>

namespace concord::gui {
namespace {

// Whether Tab stops there, except inside a field that consists of several widgets.
bool isStop(const QWidget& widget) {
    const QWidget* const parent = widget.parentWidget();
    const bool isInner = widget.focusProxy() != nullptr || qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                         qobject_cast<const QComboBox*>(parent) != nullptr;
    return widget.isVisible() && widget.isEnabled() && !isInner && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

std::vector<QWidget*> stopsIn(const QWidget& page) {
    std::vector<QWidget*> stops;
    std::ranges::copy_if(page.findChildren<QWidget*>(), std::back_inserter(stops),
                         [](const QWidget* one) { return isStop(*one); });
    return stops;
}

std::string described(const QWidget& widget) {
    const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
    std::string text = widget.metaObject()->className();
    text += button != nullptr ? " \"" + button->text().toStdString() + '"' : std::string();
    for (const QWidget* up = widget.parentWidget(); up != nullptr; up = up->parentWidget()) {
        text += std::string(" in ") + up->metaObject()->className();
    }
    return text;
}

void expectNames(const QWidget& page) {
    for (QWidget* const stop : stopsIn(page)) {
        QAccessibleInterface* const face = QAccessible::queryAccessibleInterface(stop);
        ASSERT_NE(face, nullptr) << described(*stop);
        EXPECT_FALSE(face->text(QAccessible::Name).isEmpty()) << described(*stop);
    }
}

// Whether one is read before the other: blocks side by side from left to right, each from top to bottom.
bool isReadBefore(const QWidget& one, const QWidget& other) {
    if (one.isAncestorOf(&other) || other.isAncestorOf(&one)) {
        return one.isAncestorOf(&other);
    }
    const auto place = [](const QWidget& widget, const QWidget& in) {
        return QRect(widget.mapTo(&in, QPoint()), widget.size());
    };
    const QWidget* block = &one;
    while (block->parentWidget() != nullptr && !block->parentWidget()->isAncestorOf(&other)) {
        block = block->parentWidget();
    }
    const QWidget* otherBlock = &other;
    while (otherBlock->parentWidget() != block->parentWidget()) {
        otherBlock = otherBlock->parentWidget();
    }
    const QRect left = place(*block, *block->window());
    const QRect right = place(*otherBlock, *block->window());
    const int beside = std::min(left.bottom(), right.bottom()) - std::max(left.top(), right.top());
    return beside * 2 > std::min(left.height(), right.height()) ? left.left() < right.left() : left.top() < right.top();
}

// Where Tab leads within the page, from its first stop until it returns there.
std::vector<QWidget*> walkOf(const QWidget& page) {
    std::vector<QWidget*> walk;
    constexpr int max = 200;
    for (int key = 0; key < max; ++key) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QWidget* const now = QApplication::focusWidget();
        if (!walk.empty() && now == walk.back()) {
            continue;  // a date has several parts
        }
        if (now == nullptr || std::ranges::find(walk, now) != walk.end()) {
            break;
        }
        walk.push_back(now);
    }
    std::erase_if(walk, [&](const QWidget* stop) { return !page.isAncestorOf(stop); });
    const auto first = std::ranges::min_element(
        walk, [](const QWidget* one, const QWidget* other) { return isReadBefore(*one, *other); });
    std::rotate(walk.begin(), first, walk.end());
    return walk;
}

void expectReadingOrder(const QWidget& page) {
    const std::vector<QWidget*> walk = walkOf(page);
    for (std::size_t i = 1; i < walk.size(); ++i) {
        EXPECT_TRUE(isReadBefore(*walk[i - 1], *walk[i]))
            << described(*walk[i - 1]) << "\nleads to " << described(*walk[i]);
    }
    for (QWidget* const stop : stopsIn(page)) {
        EXPECT_EQ(std::ranges::count(walk, stop), 1) << "not reached: " << described(*stop);
    }
}

// A field has some space on both sides of its number.
void expectNumbersInFull(const QTableView& pad) {
    constexpr int air = 6;
    for (int player = 0; player < pad.model()->columnCount(); ++player) {
        for (int row = 0; row < pad.model()->rowCount(); ++row) {
            const QModelIndex field = pad.model()->index(row, player);
            const QFontMetrics metrics(field.data(Qt::FontRole).value<QFont>());
            const QString number = field.data().toString();
            EXPECT_LE(metrics.horizontalAdvance(number) + air, pad.columnWidth(player)) << number.toStdString();
        }
    }
}

class NoCamera : public Camera {
public:
    QStringList names() const override { return {}; }
    void start(int) override {}
    void stop() override {}
};

class AccessTest : public RecordFixture {
protected:
    AccessTest() {
        addThree();
        m_window.recordGamesIn(m_folder.location());
        m_window.resize(1024, 600);
        m_window.show();
        m_window.activateWindow();
        m_window.open(sampleBoard(QStringLiteral("four-players.json")));
        settleWindow();
    }
    ~AccessTest() override {
        installLanguage(QStringLiteral("en"));
        QCoreApplication::processEvents();
    }
    RecordPages& recordPages() { return *m_window.recordPages(); }
    void settleWindow() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            recordPages().asyncRecord().finish();
            QCoreApplication::processEvents();
        }
    }
    // Calls `what` for each page while it is shown.
    void onEveryPage(const std::function<void(QWidget&)>& what) {
        const auto see = [&](const std::function<void()>& show) {
            show();
            settleWindow();
            what(*m_window.pages()->currentWidget());
        };
        see([&] { m_window.pages()->show(m_window.startPage()); });
        see([&] { m_window.pages()->show(m_window.newGamePage()); });
        see([&] { m_window.showPad(); });
        see([&] { m_window.showBoard(1); });
        see([&] { m_window.showCards(0); });
        see([&] { m_window.cardsPage()->showKind(CardKind::Spirits); });
        see([&] { m_window.showDispute(0, "water"); });
        see([&] { recordPages().showPastGames(); });
        see([&] { recordPages().showGame(recordPages().pastGamesPage()->games().game(0).number); });
        see([&] { recordPages().showStatistics(); });
        QTabWidget* const tabs = recordPages().statisticsPage()->tabs();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab)) {
                see([&] { tabs->setCurrentIndex(tab); });
            }
        }
    }

    void onEveryDialog(const std::function<void(QDialog&)>& what) {
        recordPages().showPastGames();
        settleWindow();
        const record::Number game = recordPages().pastGamesPage()->games().game(0).number;
        const std::vector<std::function<void()>> openings{[&] { recordPages().actions().edit(game, &m_window); },
                                                          [&] { recordPages().actions().showCode(game, &m_window); },
                                                          [&] { recordPages().actions().editPlayers(&m_window); },
                                                          [&] { recordPages().actions().showErased(&m_window); }};
        for (const std::function<void()>& open : openings) {
            open();
            settleWindow();
            auto* const shown = dialog<QDialog>();
            ASSERT_NE(shown, nullptr);
            shown->activateWindow();
            settleWindow();
            what(*shown);
            shown->close();
            settleWindow();
        }
    }

    MainWindow m_window{nullptr, [] { return std::make_unique<NoCamera>(); }};
};

TEST_F(AccessTest, EverythingThatTakesTheKeyboardHasAName) {
    onEveryPage([](QWidget& page) { expectNames(page); });
}

TEST_F(AccessTest, TabLeadsThroughEveryPageAsItIsRead) {
    const GameOffer game{QStringLiteral("Ann 20"), QStringLiteral("today")};
    m_window.startPage()->offer({game, game, game});
    onEveryPage([this](QWidget&) { expectReadingOrder(*m_window.centralWidget()); });
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    m_window.editor().selectNextDoubtful();  // its stacks to choose from are stops too
    settleWindow();
    expectReadingOrder(*m_window.centralWidget());
}

TEST_F(AccessTest, DialogsNameWhatTakesTheKeyboard) {
    onEveryDialog([](QDialog& shown) {
        EXPECT_FALSE(shown.windowTitle().isEmpty());
        expectNames(shown);
    });
}

TEST_F(AccessTest, TabLeadsThroughEveryDialogAsItIsRead) {
    onEveryDialog([](QDialog& shown) { expectReadingOrder(shown); });
}

// The letters that Alt reaches in a window, and those of each of its menus, as Qt itself reads them.
void expectOwnLetters(const QWidget& window, const std::string& where) {
    const auto expectOwn = [&](const QStringList& texts, const std::string& scope) {
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
        expectOwn(textsOf(*menu), "menu " + menu->title().toStdString());
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
    expectOwn(texts, "window");
}

TEST_F(AccessTest, AltLettersAreUniqueOnEveryPageInEveryLanguage) {
    for (const QString& language : languages()) {
        installLanguage(language);
        onEveryPage(
            [&](QWidget& page) { expectOwnLetters(m_window, (language + u' ' + page.windowTitle()).toStdString()); });
        recordPages().recordOffer()->offer([] { return QStringLiteral("?"); },
                                           {{[] { return QStringLiteral("&File"); }, [] {}}});
        settleWindow();
        expectOwnLetters(m_window, language.toStdString());
        onEveryDialog(
            [&](QDialog& shown) { expectOwnLetters(shown, (language + u' ' + shown.windowTitle()).toStdString()); });
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
        Table four = m_window.document().table();
        four.playerStates.front().photo = doubtfulPhoto();
        m_window.document().replace(four, {});
        m_window.showBoard(0);
        settleWindow();
        const ScorePanel& score = *m_window.page()->scorePanel();
        EXPECT_LT(score.padView()->geometry().bottom(), score.itemsView()->geometry().top()) << language.toStdString();
        EXPECT_LE(score.itemsView()->geometry().bottom(), score.height()) << language.toStdString();
        expectNumbersInFull(*score.padView());
    }
}

TEST_F(AccessTest, AllBarsAtOnceLeaveASmallWindowItsSizeInEveryLanguage) {
    Table four = m_window.document().table();
    four.playerStates.front().photo = doubtfulPhoto();
    const Wording text = [] { return QStringLiteral("Something has to be said as well."); };
    for (const QString& language : languages()) {
        installLanguage(language);
        m_window.document().replace(four, {});
        m_window.showBoard(0);
        m_window.editor().selectNextDoubtful();
        settleWindow();
        m_window.messageBar()->showProblem(text);
        recordPages().recordOffer()->offer(text, {{text, [] {}}});
        recordPages().undoOffer()->offer(text, {{text, [] {}}});
        EXPECT_TRUE(recordPages().undoOffer()->isVisible());
        EXPECT_FALSE(recordPages().recordOffer()->isVisible());  // waits until the other is gone
        settleWindow();
        EXPECT_TRUE(m_window.messageBar()->isVisible());
        EXPECT_LE(m_window.minimumSizeHint().height(), 600) << language.toStdString();
        EXPECT_EQ(m_window.size(), QSize(1024, 600)) << language.toStdString();
        recordPages().undoOffer()->hide();
        EXPECT_TRUE(recordPages().recordOffer()->isVisible());
    }
}

TEST_F(AccessTest, TheCameraLeavesTheWindowAsItWas) {
    m_window.showBoard(0);
    m_window.page()->photoBar()->cameraAction()->trigger();
    settleWindow();
    m_window.page()->cameraPage()->closeButton()->click();
    settleWindow();
    EXPECT_EQ(m_window.size(), QSize(1024, 600));
}

TEST_F(AccessTest, ButtonsAreLargeEnoughForATiredHand) {
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

TEST_F(AccessTest, TheOfferForTheOpenGameReturnsAfterViewingOthers) {
    m_window.showPad();
    ASSERT_TRUE(recordPages().recordOffer()->isVisible());
    recordPages().showPastGames();
    EXPECT_FALSE(recordPages().recordOffer()->isVisible());
    m_window.showPad();
    EXPECT_TRUE(recordPages().recordOffer()->isVisible());
}

TEST_F(AccessTest, MessagesAreHiddenOnTheNextPage) {
    m_window.showPad();
    recordPages().recordAction()->trigger();
    settleWindow();
    ASSERT_TRUE(recordPages().recordOffer()->isVisible());
    m_window.showBoard(0);
    EXPECT_FALSE(recordPages().recordOffer()->isVisible());
}

TEST(StyleTest, AnEmptyBoxIsSeenOnDarkGround) {
    applyDark(true);
    QCheckBox box;
    box.resize(box.sizeHint());
    const QImage picture = box.grab().toImage();
    const int ground = box.palette().color(QPalette::Window).lightness();
    int contrast = 0;
    for (int x = 0; x < picture.width(); ++x) {
        contrast = std::max(contrast, std::abs(picture.pixelColor(x, picture.height() / 2).lightness() - ground));
    }
    applyDark(false);
    EXPECT_GT(contrast, 70);
}

double luminance(const QColor& colour) {
    const auto linear = [](float part) {
        return part <= 0.04045F ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

// Between letters and their ground, from 1 to 21, as accessibility guidelines measure it.
double contrast(const QColor& one, const QColor& other) {
    const double a = luminance(one);
    const double b = luminance(other);
    constexpr double glare = 0.05;
    return (std::max(a, b) + glare) / (std::min(a, b) + glare);
}

TEST_F(AccessTest, WhatIsChosenCanBeRead) {
    constexpr double readable = 4.5;
    for (const bool dark : {false, true}) {
        applyDark(dark);
        const QPalette look = QApplication::palette();
        const QColor letters = look.color(QPalette::HighlightedText);
        EXPECT_GE(contrast(letters, look.color(QPalette::Highlight)), readable) << dark;
        m_window.pages()->show(m_window.newGamePage());
        m_window.newGamePage()->fillIn();
        settleWindow();
        int chosen = 0;
        for (QPushButton* const button : m_window.newGamePage()->findChildren<QPushButton*>()) {
            if (button->isCheckable() && button->isChecked()) {
                ++chosen;
                const QImage picture = button->grab().toImage();
                for (const int y : {5, picture.height() / 2, picture.height() - 6}) {
                    EXPECT_GE(contrast(letters, picture.pixelColor(8, y)), readable) << described(*button) << dark;
                }
            }
        }
        EXPECT_EQ(chosen, 3);  // the game, the number of players and the side
    }
    applyDark(false);
}

// How many pixels of the control clearly show the keyboard focus.
int pixelsOfFocus(QWidget& control) {
    control.clearFocus();
    QCoreApplication::processEvents();
    const QImage without = control.grab().toImage();
    control.setFocus(Qt::TabFocusReason);
    control.window()->setAttribute(Qt::WA_KeyboardFocusChange);  // as Tab does
    QCoreApplication::processEvents();
    const QImage with = control.grab().toImage();
    constexpr int clearly = 110;
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            changed += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > clearly ? 1 : 0;
        }
    }
    return changed;
}

TEST_F(AccessTest, TheKeyboardIsSeenOnEveryPicture) {
    int pictures = 0;
    const auto look = [&](QWidget& page) {
        for (QWidget* const stop : stopsIn(page)) {
            if (qobject_cast<QGraphicsView*>(stop) != nullptr) {
                ++pictures;
                EXPECT_GT(pixelsOfFocus(*stop), stop->width()) << described(*stop);
            }
        }
    };
    for (const bool dark : {false, true}) {
        applyDark(dark);
        onEveryPage(look);
    }
    applyDark(false);
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    settleWindow();
    look(*m_window.page()->photoPanel());
    EXPECT_GE(pictures, 10);
}

TEST_F(AccessTest, WithTheMouseInHandABoardShowsNoKeyboard) {
    m_window.showBoard(0);
    settleWindow();
    BoardView& board = *m_window.page()->boardView();
    const auto edge = [&] { return board.grab().toImage().pixel(board.width() / 2, 1); };
    board.setFocus(Qt::TabFocusReason);
    m_window.setAttribute(Qt::WA_KeyboardFocusChange);
    settleWindow();
    const QRgb ring = edge();
    QTest::mouseClick(board.viewport(), Qt::LeftButton, {}, {5, 5});
    settleWindow();
    EXPECT_TRUE(board.hasFocus());
    EXPECT_NE(edge(), ring);
}

TEST(StyleTest, TheKeyboardIsSeenOnEveryKindOfButton) {
    for (const bool dark : {false, true}) {
        applyDark(dark);
        QWidget window;
        window.setFocusPolicy(Qt::StrongFocus);
        auto* const column = new QVBoxLayout(&window);
        auto* const blue = new QPushButton(QStringLiteral("Start"));
        blue->setDefault(true);
        auto* const tool = new QToolButton;
        tool->setText(QStringLiteral("Photo"));
        auto* const flat = new QToolButton;
        flat->setText(QStringLiteral("Blue"));
        flat->setAutoRaise(true);
        flat->setCheckable(true);
        flat->setChecked(true);
        auto* const choice = new QComboBox;
        choice->addItem(QStringLiteral("Ann"));
        auto* const tabs = new QTabBar;
        tabs->addTab(QStringLiteral("Players"));
        const QList<QWidget*> controls{blue,   new QPushButton(QStringLiteral("Close")), tool, flat,
                                       choice, new QCheckBox(QStringLiteral("Spirits")), tabs};
        for (QWidget* const control : controls) {
            column->addWidget(control);
        }
        window.show();
        window.activateWindow();
        QCoreApplication::processEvents();
        for (QWidget* const control : controls) {
            control->setFocusPolicy(Qt::StrongFocus);
            EXPECT_GT(pixelsOfFocus(*control), control->fontMetrics().horizontalAdvance(QStringLiteral("Blue")))
                << described(*control) << (dark ? ", dark" : ", light");
        }
    }
    applyDark(false);
}

}  // namespace
}  // namespace concord::gui
