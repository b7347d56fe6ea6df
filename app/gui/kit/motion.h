// Whether things may move.
#pragma once

class QWidget;

namespace concord::gui {

// Asks the desktop whether animations are switched off; it answers later, if at all.
void askDesktopForMotion();

// No animations are wanted: show what they would end in.
bool wantsStillness(const QWidget& widget);

}  // namespace concord::gui
