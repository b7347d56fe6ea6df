#include "scoring/renature/clouds.h"

#include "scoring/json/message.h"

namespace concord::renature {

ScoreItem scoreClouds(int clouds) {
    return {Category::Clouds,
            Rule::Clouds,
            clouds,
            std::nullopt,
            {{CONCORD_TEXT("Clouds on the player board, 1 point each: %1."), {}, {clouds}}}};
}

}  // namespace concord::renature
