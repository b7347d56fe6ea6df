#include "tools/stress/rows.h"

#include "tools/stress/cover.h"
#include "tools/stress/processing.h"
#include "tools/stress/sheen.h"
#include "tools/stress/things.h"
#include "tools/stress/turned_camera.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>

namespace concord::stress {

namespace {

using accuracy::Truth;

double boardWidthPx(const Truth& truth) {
    return cv::norm(truth.pose.photoFromBoard({100, 0, 0}) - truth.pose.photoFromBoard({-100, 0, 0}));
}

cv::Point2d topPixel(const Truth& truth, Cell cell) {
    const cv::Point2d at = vision::cellCenterMm(truth.board.side(), cell);
    return truth.pose.photoFromBoard({at.x, at.y, truth.board.stack(cell).height() * vision::tokenThicknessMm});
}

// Reflections of lamps on the tops of `count` stacks. radius: as a share of the board's width.
Degradation reflections(std::size_t count, double radius, double light) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        std::vector<Cell> stacks;
        for (const Cell cell : cells(truth.board.side())) {
            if (!truth.board.stack(cell).empty()) {
                stacks.push_back(cell);
            }
        }
        std::shuffle(stacks.begin(), stacks.end(), random);
        std::vector<cv::Point2d> centers;
        for (std::size_t i = 0; i < std::min(count, stacks.size()); ++i) {
            centers.push_back(topPixel(truth, stacks[i]));
        }
        addReflections(bgr, centers, radius * boardWidthPx(truth), light);
        return Change{};
    };
}

void addGlareSomewhere(cv::Mat& bgr, const Truth& truth, const cv::Vec3d& light, Random& random) {
    const double x = between(random, -50, 50);
    const double y = between(random, -50, 50);
    addGlare(bgr, truth.pose.photoFromBoard({x, y, 0}), boardWidthPx(truth) / 2, light);
}

Degradation glare(double light) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        addGlareSomewhere(bgr, truth, cv::Vec3d::all(light), random);
        return Change{};
    };
}

// Of a colour between that of a warm lamp and that of the sky.
Degradation colouredGlare(double light) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        const cv::Vec3d lamp(0.45, 0.75, 1);
        const cv::Vec3d sky(1, 0.85, 0.60);
        const double share = between(random, 0, 1);
        addGlareSomewhere(bgr, truth, light * ((1 - share) * lamp + share * sky), random);
        return Change{};
    };
}

// On tops that mirror a window or a wide lamp.
Degradation sheen(double light) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        addSheen(bgr, truth, 100, light, random);
        return Change{};
    };
}

// A degradation that leaves the truth as it is.
Degradation onlyPixels(const std::function<void(cv::Mat&, Random&)>& change) {
    return [=](cv::Mat& bgr, const Truth&, Random& random) {
        change(bgr, random);
        return Change{};
    };
}

Degradation hand(int count) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        return Change{.covered = coverByHand(bgr, truth, count, random)};
    };
}

Degradation cup(int count) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        return Change{.covered = coverByCup(bgr, truth, count, random)};
    };
}

Degradation thing(Thing which) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        return Change{.covered = coverByThing(bgr, truth, which, random)};
    };
}

Degradation offCentre(double angleDeg) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        const TurnedCamera camera(truth, angleDeg, random);
        bgr = camera.photo(bgr);
        const auto& pose = camera.pose();
        return Change{.frame = Frame{[camera](cv::Point2d p) { return camera.moved(p); }, cv::Size(pose.size),
                                     pose.focalPx, pose.axis}};
    };
}

// Degradations whose sizes are shares of the board's width.
Degradation inBoardWidths(const std::function<void(cv::Mat&, double widthPx, cv::Point2d middle, Random&)>& change) {
    return [=](cv::Mat& bgr, const Truth& truth, Random& random) {
        change(bgr, boardWidthPx(truth), truth.pose.photoFromBoard({0, 0, 0}), random);
        return Change{};
    };
}

// Sent by a messenger, and passed on: smaller, and compressed twice.
Change sendTwice(cv::Mat& bgr, const Truth& truth, Random& random) {
    const double longSide = between(random, 960, 1280);
    const double scale = std::min(1.0, longSide / std::max(bgr.cols, bgr.rows));
    cv::resize(bgr, bgr, {}, scale, scale, cv::INTER_AREA);
    std::uniform_int_distribution<int> quality(50, 75);
    compress(bgr, quality(random));
    compress(bgr, quality(random));
    const auto moved = [scale](cv::Point2d p) {
        const cv::Point2d half(0.5, 0.5);  // a pixel's middle
        return (p + half) * scale - half;
    };
    return {.frame = Frame{moved, bgr.size(), truth.pose.focalPx * scale, truth.pose.axis * scale}};
}

// Turned by any angle, as a program does that levels photos; what lies outside the photo is black.
Change turn(cv::Mat& bgr, const Truth& truth, Random& random) {
    const double angleDeg = between(random, -180, 180);
    const cv::Point2f middle(static_cast<float>(bgr.cols - 1) / 2, static_cast<float>(bgr.rows - 1) / 2);
    cv::Matx23d map = cv::getRotationMatrix2D(middle, angleDeg, 1);
    const cv::Size size = cv::RotatedRect(middle, bgr.size(), static_cast<float>(angleDeg)).boundingRect().size();
    map(0, 2) += (size.width - bgr.cols) / 2.0;
    map(1, 2) += (size.height - bgr.rows) / 2.0;
    cv::warpAffine(bgr, bgr, map, size, cv::INTER_CUBIC);
    const auto moved = [map](cv::Point2d p) {
        const cv::Vec2d to = map * cv::Vec3d(p.x, p.y, 1);
        return cv::Point2d(to[0], to[1]);
    };
    const cv::Vec2d axis = map * cv::Vec3d(truth.pose.axis.x, truth.pose.axis.y, 0);
    return {.frame = Frame{moved, size, truth.pose.focalPx, {axis[0], axis[1]}}};
}

}  // namespace

const std::map<std::string, Degradation>& rows() {
    static const std::map<std::string, Degradation> all{
        {"clean", onlyPixels([](cv::Mat&, Random&) {})},
        {"lamps-mild", reflections(2, 0.035, 0.35)},
        {"lamps-strong", reflections(3, 0.05, 0.9)},
        {"lamps-extreme", reflections(5, 0.07, 2.5)},
        {"veil-mild", glare(0.25)},
        {"veil-strong", glare(0.7)},
        {"veil-extreme", glare(1.6)},
        {"veil-coloured", colouredGlare(0.7)},
        {"sheen-mild", sheen(0.15)},
        {"sheen-strong", sheen(0.4)},
        {"gray", onlyPixels([](cv::Mat& bgr, Random&) { scaleSaturation(bgr, 0); })},
        {"nearly-gray", onlyPixels([](cv::Mat& bgr, Random&) { scaleSaturation(bgr, 0.1); })},
        {"inverted", onlyPixels([](cv::Mat& bgr, Random&) { invert(bgr); })},
        {"filtered", onlyPixels([](cv::Mat& bgr, Random& random) { applyColourFilter(bgr, random); })},
        {"hand-1", hand(1)},
        {"hand-2", hand(2)},
        {"hand-3", hand(3)},
        {"cup-1", cup(1)},
        {"cup-2", cup(2)},
        {"cup-3", cup(3)},
        {"any-hand", thing(Thing::Hand)},
        {"any-sleeve", thing(Thing::Sleeve)},
        {"any-cup", thing(Thing::Cup)},
        {"any-card", thing(Thing::Card)},
        {"any-pouch", thing(Thing::Pouch)},
        {"any-slab", thing(Thing::Slab)},
        {"any-trinket", thing(Thing::Trinket)},
        {"off-centre-12", offCentre(12)},
        {"off-centre-20", offCentre(20)},
        {"off-centre-28", offCentre(28)},
        {"blurred",
         inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d, Random&) { defocus(bgr, 0.005 * width); })},
        {"half-sharp", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, Random& random) {
             focusAcross(bgr, middle, 0.5 * width, 0.009 * width, random);
         })},
        {"shaken", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d, Random& random) {
             shake(bgr, 0.012 * width, random);
         })},
        {"noisy", onlyPixels([](cv::Mat& bgr, Random& random) { photographInTheDark(bgr, 0.05, random); })},
        {"shadow", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, Random& random) {
             castShadow(bgr, middle, 0.06 * width, 0.3, random);
         })},
        {"underexposed", onlyPixels([](cv::Mat& bgr, Random&) { expose(bgr, -2); })},
        {"overexposed", onlyPixels([](cv::Mat& bgr, Random&) { expose(bgr, 1); })},
        {"colour-cast", onlyPixels([](cv::Mat& bgr, Random& random) { castColour(bgr, 0.9, random); })},
        {"mixed-light", inBoardWidths([](cv::Mat& bgr, double width, cv::Point2d middle, Random& random) {
             mixLights(bgr, middle, 0.4 * width, 0.5, random);
         })},
        {"hdr", onlyPixels([](cv::Mat& bgr, Random&) { mapTonesLocally(bgr); })},
        {"sharpened", onlyPixels([](cv::Mat& bgr, Random&) { sharpen(bgr, 2, 2); })},
        {"vivid", onlyPixels([](cv::Mat& bgr, Random&) { scaleSaturation(bgr, 1.8); })},
        {"pale", onlyPixels([](cv::Mat& bgr, Random&) { scaleSaturation(bgr, 0.45); })},
        {"screen", onlyPixels([](cv::Mat& bgr, Random& random) { photographScreen(bgr, random); })},
        {"messenger", sendTwice},
        {"turned", turn},
    };
    return all;
}

}  // namespace concord::stress
