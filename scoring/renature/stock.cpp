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

BoardSet boardSet(int players, Owner owner) {
    const bool isOwn = owner == Owner::Own;
    switch (players) {
        case 2:  // two boards joined into one
            return isOwn ? BoardSet{{9, 4, 2, 2}, FactStatus::Derived} : BoardSet{{3, 2, 2, 2}, FactStatus::UpperBound};
        case 3:
            return isOwn ? BoardSet{{5, 3, 2, 1}, FactStatus::Derived} : BoardSet{{2, 1, 1, 1}, FactStatus::UpperBound};
        default:
            return isOwn ? BoardSet{{3, 2, 1, 1}, FactStatus::Stated} : BoardSet{{1, 1, 1, 1}, FactStatus::Stated};
    }
}

}  // namespace concord::renature
