// A button of a group of which exactly one is checked, clearly visible.
#pragma once

#include "app/gui/kit/checked_colours.h"

#include <QButtonGroup>
#include <QPushButton>

namespace concord::gui {

inline constexpr int touchHeight = 40;

inline QPushButton* choiceButton(QButtonGroup* group, int id) {
    auto* const button = new QPushButton;
    showWhetherChecked(button);
    button->setCheckable(true);
    button->setFocusPolicy(Qt::TabFocus);  // a click or Alt letter leaves the keyboard in the field being typed
    button->setMinimumHeight(touchHeight);
    group->addButton(button, id);
    return button;
}

}  // namespace concord::gui
