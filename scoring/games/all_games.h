// The games of Concord.
#pragma once

namespace concord {

// Adds each to the registry (game_registry.h); once more does nothing.
void addAllGames();

}  // namespace concord
