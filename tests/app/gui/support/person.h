// A person at the window: real keys and clicks, counted, with the time that the program takes for them.
#pragma once

#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "tests/app/gui/support/support.h"
#include "tests/app/gui/support/typist.h"

#include <gtest/gtest.h>
#include <QApplication>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMouseEvent>
#include <QPointer>
#include <QTest>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <initializer_list>

namespace concord::gui {

// What a job takes. The seconds follow the keystroke-level model (Card, Moran, Newell 1980): an average typist's time
// for a key, the time to point and press for a click, and the time to think before each step of the job.
struct Effort {
    int keys = 0;
    int clicks = 0;  // drawing over several cells in one go counts as one click
    int thoughts = 0;
    double programSeconds = 0;

    double seconds() const {
        constexpr double key = 0.28;
        constexpr double click = 1.1 + 0.2;
        constexpr double thought = 1.35;
        return keys * key + clicks * click + thoughts * thought + programSeconds;
    }
};

class Person {
public:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        act([&] { m_typist.press(key, modifiers); });
    }
    void type(const QString& text) {
        act([&] { m_typist.type(text); });
    }
    void enter() { press(Qt::Key_Return); }

    void click(QWidget& widget) { click(widget, widget.rect().center()); }
    void click(QWidget& widget, QPoint place) {
        ASSERT_TRUE(widget.isVisible()) << widget.metaObject()->className();
        ++m_effort.clicks;
        act([&] { QTest::mouseClick(&widget, Qt::LeftButton, {}, place); });
    }
    void doubleClick(QWidget& widget, QPoint place) {
        click(widget, place);
        ++m_effort.clicks;
        act([&] { QTest::mouseDClick(&widget, Qt::LeftButton, {}, place); });
    }
    // Drags over these cells with the button held; one cell is a click.
    void draw(BoardView& board, std::initializer_list<const char*> cells) {
        ++m_effort.clicks;
        const auto& layout = dynamic_cast<const BoardScene&>(*board.scene()).layout();
        const auto placeOf = [&](const char* cell) {
            return board.mapFromScene(layout.centre(cellNamed(cell, layout.side())));
        };
        QWidget* const target = board.viewport();
        act([&] {
            QTest::mousePress(target, Qt::LeftButton, {}, placeOf(*cells.begin()));
            for (const char* const cell : cells) {
                const QPoint place = placeOf(cell);
                QMouseEvent move(QEvent::MouseMove, place, target->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                                 {});
                QCoreApplication::sendEvent(target, &move);
            }
            QTest::mouseRelease(target, Qt::LeftButton, {}, placeOf(*(cells.end() - 1)));
        });
    }

    // Thinks about what to do next, before the next key or click.
    void think() { ++m_effort.thoughts; }
    void waitFor(const std::function<bool()>& condition) {
        constexpr int longEnough = 60'000;
        act([&] { EXPECT_TRUE(QTest::qWaitFor(condition, longEnough)); });
    }
    // Prepares what to do in the dialog that the next key or click opens.
    template <typename Dialog>
    void inNextDialog(const std::function<void(Dialog&)>& what) {
        QTimer::singleShot(0, qApp, [what] {
            const QPointer<Dialog> dialog = qobject_cast<Dialog*>(QApplication::activeModalWidget());
            ASSERT_FALSE(dialog.isNull());
            dialog->activateWindow();
            if (auto* const field = dialog->template findChild<QLineEdit*>()) {
                field->setFocus();  // Qt's file dialog opens with the focus in its name field
            }
            QCoreApplication::processEvents();
            what(*dialog);
            if (!dialog.isNull() && dialog->isVisible()) {
                ADD_FAILURE() << "the dialog is still open";
                dialog->reject();
            }
        });
    }

    Effort effort() const {
        Effort effort = m_effort;
        effort.keys = m_typist.keys();
        return effort;
    }
    void startCounting() {
        m_effort = {};
        m_typist.startCounting();
    }

private:
    // Only the outermost call is timed: a key may open a dialog in which more keys are pressed.
    void act(const std::function<void()>& what) {
        QElapsedTimer timer;
        timer.start();
        ++m_depth;
        what();
        QCoreApplication::processEvents();
        --m_depth;
        if (m_depth == 0) {
            constexpr double perSecond = 1e9;
            m_effort.programSeconds += static_cast<double>(timer.nsecsElapsed()) / perSecond;
        }
    }

    Typist m_typist;
    Effort m_effort;
    int m_depth = 0;
};

}  // namespace concord::gui
