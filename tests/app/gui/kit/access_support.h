// Shows every page and dialog of a window with games, one after the other.
#pragma once

#include "app/gui/cards/cards_page.h"
#include "app/gui/kit/pages.h"
#include "app/gui/kit/translation.h"
#include "app/gui/photo/camera_page.h"
#include "app/gui/record/past_games_page.h"
#include "app/gui/record/record_pages.h"
#include "app/gui/record/statistics_page.h"
#include "app/gui/score/dispute_page.h"
#include "app/gui/window/game_page.h"
#include "app/gui/window/main_window.h"
#include "app/gui/window/new_game_page.h"
#include "app/gui/window/start_page.h"
#include "tests/app/gui/record/record_support.h"
#include "tests/app/gui/support/support.h"

#include <gtest/gtest.h>
#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QDialog>
#include <QTabWidget>

#include <algorithm>
#include <functional>

namespace concord::gui {

// Whether Tab stops at the widget. A field that consists of several widgets is one stop.
inline bool isStop(const QWidget& widget) {
    const QWidget* const parent = widget.parentWidget();
    const bool isInner = widget.focusProxy() != nullptr || qobject_cast<const QAbstractSpinBox*>(parent) != nullptr ||
                         qobject_cast<const QComboBox*>(parent) != nullptr;
    return widget.isVisible() && widget.isEnabled() && !isInner && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

inline std::vector<QWidget*> stopsIn(const QWidget& page) {
    std::vector<QWidget*> stops;
    std::ranges::copy_if(page.findChildren<QWidget*>(), std::back_inserter(stops),
                         [](const QWidget* one) { return isStop(*one); });
    return stops;
}

inline std::string described(const QWidget& widget) {
    const auto* const button = qobject_cast<const QAbstractButton*>(&widget);
    std::string text = widget.metaObject()->className();
    text += button != nullptr ? " \"" + button->text().toStdString() + '"' : std::string();
    for (const QWidget* up = widget.parentWidget(); up != nullptr; up = up->parentWidget()) {
        text += std::string(" in ") + up->metaObject()->className();
    }
    return text;
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
        addThreeGames();
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
    // Waits for all results, including those of requests that results have triggered.
    void settleWindow() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            recordPages().asyncRecord().finish();
            QCoreApplication::processEvents();
        }
    }
    // Calls `check` for each page while it is shown.
    void onEveryPage(const std::function<void(QWidget&)>& check) {
        const auto visit = [&](const std::function<void()>& show) {
            show();
            settleWindow();
            check(*m_window.pages()->currentWidget());
        };
        visit([&] { m_window.pages()->show(m_window.startPage()); });
        visit([&] { m_window.pages()->show(m_window.newGamePage()); });
        visit([&] { m_window.showPad(); });
        visit([&] { m_window.showBoard(1); });
        visit([&] { m_window.showCards(0); });
        visit([&] { m_window.cardsPage()->showKind(CardKind::Spirits); });
        visit([&] { m_window.showDispute(0, "water"); });
        visit([&] { recordPages().showPastGames(); });
        visit([&] { recordPages().showGame(recordPages().pastGamesPage()->games().game(0).number); });
        visit([&] { recordPages().showStatistics(); });
        QTabWidget* const tabs = recordPages().statisticsPage()->tabs();
        for (int tab = 0; tab < tabs->count(); ++tab) {
            if (tabs->isTabVisible(tab)) {
                visit([&] { tabs->setCurrentIndex(tab); });
            }
        }
    }

    void onEveryDialog(const std::function<void(QDialog&)>& check) {
        recordPages().showPastGames();
        settleWindow();
        const record::Number game = recordPages().pastGamesPage()->games().game(0).number;
        const std::vector<std::function<void()>> openings{[&] { recordPages().actions().edit(game, &m_window); },
                                                          [&] { recordPages().actions().showCode(game, &m_window); },
                                                          [&] { recordPages().actions().editPlayers(&m_window); },
                                                          [&] { recordPages().boxAction()->trigger(); },
                                                          [&] { recordPages().actions().showDeleted(&m_window); }};
        for (const std::function<void()>& open : openings) {
            open();
            settleWindow();
            auto* const shown = dialog<QDialog>();
            ASSERT_NE(shown, nullptr);
            shown->activateWindow();
            settleWindow();
            check(*shown);
            shown->close();
            settleWindow();
        }
    }

    MainWindow m_window{nullptr, [] { return std::make_unique<NoCamera>(); }};
};

}  // namespace concord::gui
