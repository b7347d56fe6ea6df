// Tables of all kinds: wood, stone, cloth, mats.
#pragma once

#include "tools/drawing/color.h"
#include "tools/drawing/material.h"

#include <memory>
#include <string>

namespace concord::drawing {

struct Table {
    std::string name;
    std::unique_ptr<Material> material;
};

Table randomTable(Random& random);
// Floors and mats with hexagons, squares or discs, which must not be taken for a board.
Table randomTiledTable(Random& random);
// Newspapers, oilcloths, carpets, maps: full of edges.
Table randomBusyTable(Random& random);

}  // namespace concord::drawing
