// Types as a person does: every key goes to the widget with the keyboard focus, and shortcuts and Alt letters
// work. Counts the keys; a chord such as Ctrl+N counts as one key.
#pragma once

#include "app/gui/board/stack_keys.h"
#include "scoring/harmonies/board.h"

#include <QApplication>
#include <QString>
#include <QTest>
#include <QWidget>

#include <algorithm>
#include <optional>

namespace concord::gui {

class Typist {
public:
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier, int times = 1) {
        for (int i = 0; i < times; ++i) {
            ++m_keys;
            QTest::keyClick(focusedWidget(), key, modifiers);
            QCoreApplication::processEvents();
        }
    }
    // Letters, digits and signs, one key each.
    void type(const QString& text) {
        for (const QChar one : text) {
            ++m_keys;
            QTest::keyClicks(focusedWidget(), QString(one));
            QCoreApplication::processEvents();
        }
    }
    void enter() { press(Qt::Key_Return); }

    int keys() const { return m_keys; }
    void startCounting() { m_keys = 0; }

    static QWidget* focusedWidget() {
        if (QWidget* const popup = QApplication::activePopupWidget()) {
            return popup;
        }
        QWidget* const focused = QApplication::focusWidget();
        return focused != nullptr ? focused : QApplication::activeWindow();
    }

private:
    int m_keys = 0;
};

// The shortest way to type a board with its cubes: a key for each whole stack or else for each token, and a space where
// the next letter would otherwise still go to the previous cell.
inline QString keysOfBoard(const Board& board) {
    QString keys;
    std::optional<Stack> previous;  // the stack of the cell that is still selected; none after a space
    bool wasWhole = false;
    for (const Cell cell : cells(board.side())) {
        const Stack stack = board.stack(cell);
        const auto whole = std::ranges::find(stackKeys(), stack, &StackKey::stack);
        const bool isWhole = whole != stackKeys().end();
        const bool needsSpace =
            stack.empty() || (!isWhole && !wasWhole && previous && previous->with(stack.tokens().front()));
        if (previous && needsSpace) {
            keys += QLatin1Char(' ');
        }
        previous = stack;
        wasWhole = isWhole;
        if (stack.empty()) {
            keys += QLatin1Char(' ');
            previous.reset();
        } else if (isWhole) {
            keys += QChar(whole->key);
        } else {
            for (const Token token : stack.tokens()) {
                keys += QChar(keyOf(token));
            }
        }
        keys += board.cube(cell) == Cube::Animal   ? QStringLiteral("A")
                : board.cube(cell) == Cube::Spirit ? QStringLiteral("S")
                                                   : QString();
    }
    return keys.toLower();
}

}  // namespace concord::gui
