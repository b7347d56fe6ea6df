// A button of a group in which exactly one button is checked, and clearly looks so.
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
    button->setFocusPolicy(Qt::TabFocus);  // a click or Alt letter leaves the focus in the text field
    button->setMinimumHeight(touchHeight);
    group->addButton(button, id);
    return button;
}

}  // namespace concord::gui
