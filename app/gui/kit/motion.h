// Whether to show animations.
#pragma once

class QWidget;

namespace concord::gui {

// Asks the desktop whether animations are switched off; it answers later, if at all.
void askDesktopForMotion();

// Whether the user wants no animations, only their final state.
bool wantsNoAnimations(const QWidget& widget);

}  // namespace concord::gui
