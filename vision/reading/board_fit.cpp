#include "vision/reading/board_fit.h"

namespace concord::vision {

BoardFit fitOf(const Reading& shown, std::optional<Side> side, const Reading* present) {
    constexpr double sureSide = 0.80;
    if (side && *side != shown.side) {
        const bool isPlausible = couldBeSide(shown, *side) && shown.sideConfidence < sureSide;
        return {isPlausible ? BoardFit::Kind::ReadAs : BoardFit::Kind::OtherSide, *side, {}};
    }
    if (present == nullptr) {
        return {BoardFit::Kind::Fits, shown.side, {}};
    }
    const ViewComparison views = compareViews(*present, shown);
    const bool isSame = views.verdict == SameBoard::Yes && present->side == shown.side;
    return {isSame ? BoardFit::Kind::SameBoard : BoardFit::Kind::OtherBoard, present->side, views};
}

}  // namespace concord::vision
