// A button of a group of which exactly one is checked, clearly visible.
#pragma once

#include <QButtonGroup>
#include <QPushButton>

namespace concord::gui {

inline constexpr int touchHeight = 40;

inline QPushButton* choiceButton(QButtonGroup* group, int id) {
    auto* const button = new QPushButton;
    QObject::connect(button, &QPushButton::toggled, button, [button](bool on) {
        QPalette palette;
        if (on) {
            constexpr int darker = 145;  // buttons are painted lighter than their palette says
            palette.setColor(QPalette::Button, palette.color(QPalette::Highlight).darker(darker));
            palette.setColor(QPalette::ButtonText, palette.color(QPalette::HighlightedText));
        }
        button->setPalette(palette);
    });
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);  // a click or Alt letter leaves the keyboard in the field being typed
    button->setMinimumHeight(touchHeight);
    group->addButton(button, id);
    return button;
}

}  // namespace concord::gui
