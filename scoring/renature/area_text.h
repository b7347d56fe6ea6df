// The plants of an area as people type them, colour by colour: "orange=bush", "blue=bush,2xturf".
#pragma once

#include "scoring/renature/area.h"

#include <string_view>

namespace concord::renature {

// "bush", "2xturf,oak": a count stands before its plant. Throws InputError.
PlantCounts plantsFromText(std::string_view text);

// Adds "orange=bush,2xturf" to the area. Throws InputError, also for a colour that the area has already.
void addPlants(Area& area, std::string_view text);

// Throws InputError for more plants than cells, or than there are in the box.
void expectPossible(const Area& area);

}  // namespace concord::renature
