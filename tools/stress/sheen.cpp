#include "tools/stress/sheen.h"

#include "vision/geometry/board_frame.h"
#include "vision/pixels/sheen.h"

#include <vector>

namespace concord::stress {

namespace {

using accuracy::Truth;

std::vector<vision::StandingStack> stacksOf(const Truth& truth) {
    std::vector<vision::StandingStack> stacks;
    for (const Cell cell : cells(truth.board.side())) {
        const Stack stack = truth.board.stack(cell);
        const double topMm = stack.height() * truth.token.thicknessMm;
        const cv::Point2d middle = stack.empty() ? vision::cellCenterMm(truth.board.side(), cell)
                                                 : truth.pose.boardFromPhoto(truth.tops.at(name(cell)), topMm);
        stacks.push_back({stack, middle, truth.board.cube(cell) != Cube::None});
    }
    return stacks;
}

// The sheen as each top mirrors it, in linear light.
std::vector<vision::Sheen> sheenOfEach(std::size_t tops, double radiusMm, double light, Random& random) {
    constexpr double askewMm = 7;
    const cv::Vec3d lamp(0.7, 0.88, 1);
    const cv::Vec3d sky(1, 0.9, 0.8);
    const cv::Point2d middle(between(random, -55, 55), between(random, -45, 45));
    const cv::Vec3d colour = light * (between(random, 0, 1) < 0.5 ? lamp : sky);
    std::normal_distribution<double> off(0, askewMm);
    std::vector<vision::Sheen> each;
    for (std::size_t i = 0; i < tops; ++i) {
        each.push_back({colour, middle + cv::Point2d(off(random), off(random)), radiusMm});
    }
    return each;
}

}  // namespace

void addSheen(cv::Mat& bgr, const Truth& truth, double radiusMm, double light, Random& random) {
    const vision::BoardParts parts(truth.board.side(), truth.pose, truth.token, stacksOf(truth));
    const auto ofEach = sheenOfEach(parts.stacks().size(), radiusMm, light, random);
    const cv::Mat added = vision::lightOnTops(truth.pose, {{0, 0}, bgr.size()}, parts, ofEach);
    changeLight(bgr, [&](cv::Point at, const cv::Vec3f& pixel) { return pixel + added.at<cv::Vec3f>(at); });
}

}  // namespace concord::stress
