// Whether things may move.
#pragma once

class QWidget;

namespace concord::gui {

// Asks the desktop whether animations are switched off; it answers later, if at all.
void askDesktopForMotion();

// No animations are wanted: show their final state at once.
bool wantsStillness(const QWidget& widget);

}  // namespace concord::gui
