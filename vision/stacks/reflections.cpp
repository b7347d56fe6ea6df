#include "vision/stacks/reflections.h"

#include "vision/geometry/board_frame.h"
#include "vision/stacks/clipping.h"
#include "vision/stacks/linear_light.h"
#include "vision/stacks/low_surface.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace concord::vision {

namespace {

constexpr double faintest = 0.56;   // light that a reflection has to add; what adds less may be a pale token in the sun
constexpr double clear = 0.61;      // what adds less is subtracted in part: rounding of the pose must not decide
constexpr double smallestMm = 5.7;  // standard deviation; tokens among shadows look like smaller ones
constexpr double largestMm = 25;

// Linear light of the darkest channel.
cv::Mat darkestChannel(const cv::Mat& bgr) {
    cv::Mat dark(bgr.size(), CV_32F);
    for (int y = 0; y < bgr.rows; ++y) {
        const auto* from = bgr.ptr<cv::Vec3b>(y);
        auto* to = dark.ptr<float>(y);
        for (int x = 0; x < bgr.cols; ++x) {
            to[x] = linearOf(std::min({from[x][0], from[x][1], from[x][2]}));
        }
    }
    return dark;
}

cv::Mat boardMask(const WorkImage& work) {
    constexpr double meanHeightMm = 10;
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.emplace_back(work.pose.photoFromBoard({p.x, p.y, meanHeightMm}));
    }
    cv::Mat mask = cv::Mat::zeros(work.bgr.size(), CV_8U);
    cv::fillPoly(mask, std::vector{outline}, cv::Scalar(255));
    return mask;
}

struct Spot {
    cv::Point2d offsetMm;
    double logLight = 0;
};

// The darkest pixel of every square around a place, as far as it is not overexposed. shift: moves all
// squares, in fractions of a side.
std::vector<Spot> darkSpots(const cv::Mat& dark, cv::Point2d at, cv::Point2d shift, double reachMm, double pxPerMm) {
    constexpr double squareMm = 3;
    constexpr double shadow = 0.005;
    constexpr float overexposed = 0.93F;
    std::vector<Spot> spots;
    const int squares = cvCeil(reachMm / squareMm);
    const int side = std::max(1, cvRound(squareMm * pxPerMm));
    const cv::Point first(cvRound(at.x + shift.x * side), cvRound(at.y + shift.y * side));
    for (int row = -squares; row < squares; ++row) {
        for (int column = -squares; column < squares; ++column) {
            const cv::Rect square(first.x + column * side, first.y + row * side, side, side);
            const cv::Rect inside = square & cv::Rect({0, 0}, dark.size());
            if (inside.area() < square.area()) {
                continue;
            }
            double least = 0;
            cv::Point where;
            cv::minMaxLoc(dark(inside), &least, nullptr, &where);
            const cv::Point2d offset = (cv::Point2d(where + inside.tl()) - at) * (1 / pxPerMm);
            if (least < overexposed && cv::norm(offset) < reachMm) {
                spots.push_back({offset, std::log(least + shadow)});
            }
        }
    }
    return spots;
}

// The reflection below the darkest spots around a place; nothing when they do not lie on one.
std::optional<Reflection> fitReflection(const cv::Mat& dark, cv::Point2d start, cv::Point2d shift, double pxPerMm) {
    constexpr int rounds = 4;
    constexpr std::size_t enough = 16;
    constexpr double reach = 1.7;  // standard deviations
    constexpr double firstReachMm = 16;
    constexpr double farthestMm = 12;
    constexpr double low = 0.1;  // quantile: hardly any spot is darker than the light that the reflection adds
    Reflection reflection{start, firstReachMm / reach * pxPerMm, 0};
    for (int round = 0; round < rounds; ++round) {
        const double reachMm = std::clamp(reach * reflection.radius / pxPerMm, 9.0, 40.0);
        const std::vector<Spot> spots = darkSpots(dark, reflection.at, shift, reachMm, pxPerMm);
        if (spots.size() < enough) {
            return std::nullopt;
        }
        std::vector<cv::Vec4d> terms;
        std::vector<double> values;
        for (const Spot& spot : spots) {
            terms.push_back(quadraticTerms(spot.offsetMm));
            values.push_back(spot.logLight);
        }
        const cv::Vec4d fit = lowSurface(terms, values, low);
        if (fit[3] >= 0) {
            return std::nullopt;
        }
        const double unit = quadraticUnitMm;
        const cv::Point2d top = cv::Point2d(fit[1], fit[2]) * (-unit / (2 * fit[3]));
        reflection.radius = unit * std::sqrt(-1 / (2 * fit[3])) * pxPerMm;
        reflection.light = std::exp(fit.dot(quadraticTerms(top)));
        reflection.at += top * pxPerMm;
        if (cv::norm(reflection.at - start) > farthestMm * pxPerMm) {
            return std::nullopt;
        }
    }
    return reflection;
}

// Whether hardly anything within the reflection is darker than the light that it adds, which brightens even shadows.
bool liesBelowNearlyAll(const Reflection& reflection, const cv::Mat& dark, cv::Point2d shift, double pxPerMm) {
    constexpr double reach = 2.2;  // standard deviations
    constexpr double noise = 0.8;  // noise may darken a spot to this fraction of the light
    constexpr double exceptions = 0.04;
    constexpr double visible = 0.02;
    std::size_t darker = 0;
    std::size_t all = 0;
    for (const Spot& spot : darkSpots(dark, reflection.at, shift, reach * reflection.radius / pxPerMm, pxPerMm)) {
        const double expected = reflection.lightAt(reflection.at + spot.offsetMm * pxPerMm);
        if (expected > visible) {
            ++all;
            darker += std::exp(spot.logLight) < noise * expected ? 1 : 0;
        }
    }
    return all > 0 && static_cast<double>(darker) < exceptions * static_cast<double>(all);
}

bool isLamp(const Reflection& reflection, const cv::Mat& dark, cv::Point2d shift, double pxPerMm) {
    return reflection.light > faintest && reflection.radius > smallestMm * pxPerMm &&
           reflection.radius < largestMm * pxPerMm && liesBelowNearlyAll(reflection, dark, shift, pxPerMm);
}

// The reflection of a lamp at a place, the mean over several grids of squares: what a single grid shows of a patch of
// sun among shadows depends on the last bits of the pose.
std::optional<Reflection> lampAt(const cv::Mat& dark, cv::Point2d start, double pxPerMm) {
    constexpr int shifts = 3;  // along each axis
    constexpr int enough = 3;  // grids
    Reflection sum;
    int lamps = 0;
    constexpr int grids = shifts * shifts;
    for (int i = 0; i < grids && lamps + grids - i >= enough; ++i) {
        const cv::Point2d shift = cv::Point2d(cv::Point(i % shifts, i / shifts)) / shifts;
        const auto reflection = fitReflection(dark, start, shift, pxPerMm);
        if (reflection && isLamp(*reflection, dark, shift, pxPerMm)) {
            sum.at += reflection->at;
            sum.radius += reflection->radius;
            sum.light += reflection->light;
            ++lamps;
        }
    }
    if (lamps < enough) {
        return std::nullopt;
    }
    const double light = sum.light / lamps;
    return Reflection{sum.at / lamps, sum.radius / lamps,
                      light * std::min(1.0, (light - faintest) / (clear - faintest))};
}

void subtract(cv::Mat& dark, const Reflection& reflection) {
    for (int y = 0; y < dark.rows; ++y) {
        auto* row = dark.ptr<float>(y);
        for (int x = 0; x < dark.cols; ++x) {
            row[x] = std::max(0.0F, row[x] - static_cast<float>(reflection.lightAt(cv::Point2d(x, y))));
        }
    }
}

}  // namespace

double Reflection::lightAt(cv::Point2d pixel) const {
    const cv::Point2d offset = pixel - at;
    return light * std::exp(-offset.dot(offset) / (2 * radius * radius));
}

std::vector<Reflection> findReflections(const WorkImage& work) {
    constexpr double motifMm = 2.7;  // half the side: smaller bright things are no lamps
    constexpr int most = 8;
    constexpr int tries = 16;
    constexpr double palest = 0.4;  // linear light after erosion; darker places are not tried
    constexpr double triedMm = 8;   // no place is tried within this distance of one that was tried
    const double pxPerMm = work.pose.pxPerMm({0, 0, 0});
    const cv::Mat mask = boardMask(work);
    cv::Mat dark = darkestChannel(work.bgr);
    cv::Mat open = mask.clone();
    std::vector<Reflection> found;
    const int reach = std::max(1, cvRound(motifMm * pxPerMm));
    const cv::Mat square = cv::getStructuringElement(cv::MORPH_RECT, {2 * reach + 1, 2 * reach + 1});
    cv::Mat eroded;
    cv::erode(dark, eroded, square);
    for (int round = 0; round < tries && static_cast<int>(found.size()) < most; ++round) {
        double brightest = 0;
        cv::Point at;
        cv::minMaxLoc(eroded, nullptr, &brightest, nullptr, &at, open);
        if (brightest < palest) {
            break;
        }
        if (const auto reflection = lampAt(dark, at, pxPerMm)) {
            found.push_back(*reflection);
            subtract(dark, *reflection);
            cv::erode(dark, eroded, square);
        }
        cv::circle(open, at, cvRound(triedMm * pxPerMm), cv::Scalar(0), cv::FILLED);
    }
    return found;
}

cv::Mat withoutReflections(const cv::Mat& bgr, const cv::Mat& share, const std::vector<Reflection>& reflections,
                           double scale) {
    cv::Mat cleaned = bgr.clone();
    for (int y = 0; y < cleaned.rows; ++y) {
        auto* row = cleaned.ptr<cv::Vec3b>(y);
        const auto* part = share.ptr<cv::Vec3b>(y);
        for (int x = 0; x < cleaned.cols; ++x) {
            const cv::Point2d at = (cv::Point2d(x, y) + cv::Point2d(0.5, 0.5)) * scale - cv::Point2d(0.5, 0.5);
            double light = 0;
            for (const Reflection& reflection : reflections) {
                light += reflection.lightAt(at);
            }
            if (light > 0.002) {
                for (int c = 0; c < 3; ++c) {
                    row[x][c] = codeWithout(row[x][c], static_cast<float>(light), part[x][c]);
                }
            }
        }
    }
    return cleaned;
}

}  // namespace concord::vision
