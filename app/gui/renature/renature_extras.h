// What the window has for Renature: areas, player boards, players by colour.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

const GameExtras& renatureExtras();

}  // namespace concord::gui
