#include "scoring/renature/stock.h"

namespace concord::renature {

PlantCounts plantStock(Colour colour) {
    switch (colour) {
        case Colour::White:
        case Colour::Black:
            return {9, 4, 2, 2};
        case Colour::Orange:
        case Colour::Blue:
            return {5, 3, 2, 1};
        case Colour::Neutral:
            break;
    }
    return {6, 4, 4, 4};
}

InitialPlants initialPlants(int players, PlantOwner owner) {
    const bool isOwn = owner == PlantOwner::Player;
    switch (players) {
        case 2:  // two boards joined into one
            return isOwn ? InitialPlants{{9, 4, 2, 2}, FactStatus::Derived}
                         : InitialPlants{{3, 2, 2, 2}, FactStatus::UpperBound};
        case 3:
            return isOwn ? InitialPlants{{5, 3, 2, 1}, FactStatus::Derived}
                         : InitialPlants{{2, 1, 1, 1}, FactStatus::UpperBound};
        default:
            return isOwn ? InitialPlants{{3, 2, 1, 1}, FactStatus::Stated}
                         : InitialPlants{{1, 1, 1, 1}, FactStatus::Stated};
    }
}

}  // namespace concord::renature
