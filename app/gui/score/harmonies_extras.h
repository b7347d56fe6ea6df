// What the window has for Harmonies: boards, cards and spirits.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

const GameExtras& harmoniesExtras();

}  // namespace concord::gui
