// Makes it clear which button of several is the checked one, in dark colours too.
#pragma once

#include <QAbstractButton>

namespace concord::gui {

// Call it before the button is checked.
inline void showWhetherChecked(QAbstractButton* button) {
    QObject::connect(button, &QAbstractButton::toggled, button, [button](bool on) {
        QPalette palette;
        if (on) {
            constexpr int darker = 145;  // percent: buttons are painted lighter than their palette says
            palette.setColor(QPalette::Button, palette.color(QPalette::Highlight).darker(darker));
            palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
        }
        button->setPalette(palette);
    });
}

}  // namespace concord::gui
