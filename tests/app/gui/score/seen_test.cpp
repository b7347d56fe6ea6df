// The selection and the keyboard focus are visible in both themes.
#include "app/gui/board/board_view.h"
#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/theme.h"
#include "app/gui/photo/photo_panel.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "tests/app/gui/kit/access_support.h"
#include "tests/app/gui/record/colour_distance.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QCheckBox>
#include <QComboBox>
#include <QGraphicsView>
#include <QPushButton>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cstdlib>

namespace concord::gui {
namespace {

TEST(StyleTest, AnUncheckedCheckBoxIsVisibleOnADarkBackground) {
    applyDark(true);
    QCheckBox box;
    box.resize(box.sizeHint());
    const QImage picture = box.grab().toImage();
    const int background = box.palette().color(QPalette::Window).lightness();
    int greatestDifference = 0;
    for (int x = 0; x < picture.width(); ++x) {
        const int lightness = picture.pixelColor(x, picture.height() / 2).lightness();
        greatestDifference = std::max(greatestDifference, std::abs(lightness - background));
    }
    applyDark(false);
    EXPECT_GT(greatestDifference, 70);
}

TEST_F(AccessTest, SelectedItemsAreReadable) {
    constexpr double readable = 4.5;  // least contrast of text in WCAG 2
    for (const bool dark : {false, true}) {
        applyDark(dark);
        const QPalette palette = QApplication::palette();
        const QColor letters = palette.color(QPalette::HighlightedText);
        EXPECT_GE(contrast(letters, palette.color(QPalette::Highlight)), readable) << (dark ? "dark" : "light");
        m_window.pages()->show(m_window.newGamePage());
        m_window.newGamePage()->fillIn();
        settleWindow();
        int chosen = 0;
        for (QPushButton* const button : m_window.newGamePage()->findChildren<QPushButton*>()) {
            if (button->isCheckable() && button->isChecked()) {
                ++chosen;
                const QImage picture = button->grab().toImage();
                for (const int y : {5, picture.height() / 2, picture.height() - 6}) {
                    EXPECT_GE(contrast(letters, picture.pixelColor(8, y)), readable)
                        << described(*button) << (dark ? ", dark" : ", light");
                }
            }
        }
        EXPECT_EQ(chosen, 3);  // the game, the number of players and the side
    }
    applyDark(false);
}

// How many pixels of the control change clearly when it gets the keyboard focus.
int pixelsOfFocus(QWidget& control) {
    control.clearFocus();
    QCoreApplication::processEvents();
    const QImage without = control.grab().toImage();
    control.setFocus(Qt::TabFocusReason);
    control.window()->setAttribute(Qt::WA_KeyboardFocusChange);  // as Tab does
    QCoreApplication::processEvents();
    const QImage with = control.grab().toImage();
    constexpr int clearDifference = 110;
    int changed = 0;
    for (int y = 0; y < with.height(); ++y) {
        for (int x = 0; x < with.width(); ++x) {
            changed += std::abs(qGray(with.pixel(x, y)) - qGray(without.pixel(x, y))) > clearDifference ? 1 : 0;
        }
    }
    return changed;
}

TEST_F(AccessTest, TheFocusIsVisibleOnEveryGraphicsView) {
    int views = 0;
    const auto checkGraphicsViews = [&](QWidget& page) {
        for (QWidget* const stop : stopsIn(page)) {
            if (qobject_cast<QGraphicsView*>(stop) != nullptr) {
                ++views;
                EXPECT_GT(pixelsOfFocus(*stop), stop->width()) << described(*stop);
            }
        }
    };
    for (const bool dark : {false, true}) {
        applyDark(dark);
        onEveryPage(checkGraphicsViews);
    }
    applyDark(false);
    m_window.document().replace(tableFromPhoto(doubtfulPhoto()), {});
    m_window.showBoard(0);
    settleWindow();
    checkGraphicsViews(*m_window.gamePage()->photoPanel());
    EXPECT_GE(views, 10);
}

TEST_F(AccessTest, ABoardUsedWithTheMouseShowsNoFocus) {
    m_window.showBoard(0);
    settleWindow();
    BoardView& board = *m_window.gamePage()->boardView();
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

TEST(StyleTest, TheFocusIsVisibleOnEveryKindOfButton) {
    for (const bool dark : {false, true}) {
        applyDark(dark);
        QWidget window;
        window.setFocusPolicy(Qt::StrongFocus);
        auto* const column = new QVBoxLayout(&window);
        auto* const defaultButton = new QPushButton(QStringLiteral("Start"));
        defaultButton->setDefault(true);
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
        const QList<QWidget*> controls{defaultButton, new QPushButton(QStringLiteral("Close")), tool, flat,
                                       choice,        new QCheckBox(QStringLiteral("Spirits")), tabs};
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
