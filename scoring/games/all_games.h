// The games of Concord.
#pragma once

namespace concord {

// Adds every game to the registry (game_registry.h). A second call does nothing.
void addAllGames();

}  // namespace concord
