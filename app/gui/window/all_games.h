// The games that the window knows.
#pragma once

namespace concord::gui {

// Adds every game to the registry, with its words, pages and pictures. Calling it again does nothing.
void addAllGames();

}  // namespace concord::gui
