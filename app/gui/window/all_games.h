// The games that the window knows.
#pragma once

namespace concord::gui {

// Adds each to the registry of games, with what the window has for it; once more does nothing.
void addAllGames();

}  // namespace concord::gui
