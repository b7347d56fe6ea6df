#include "vision/stacks/paled_tops.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"
#include "vision/stacks/board_paints.h"
#include "vision/stacks/disc.h"
#include "vision/stacks/linear_light.h"
#include "vision/stacks/low_surface.h"
#include "vision/stacks/paled_tops_weights.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <utility>

namespace concord::vision {

namespace {

double logistic(double logOdds) { return 1 / (1 + std::exp(-logOdds)); }

struct TopSpot {
    cv::Point2d offsetMm;  // from the middle of the top
    cv::Vec3d light;       // linear, BGR, relative to the bright parts of the plate
};

std::vector<TopSpot> spotsAround(const WorkImage& work, const Light& light, const cv::Point3d& top, double radiusMm) {
    std::vector<TopSpot> spots;
    visitDisc(work, top, radiusMm, [&](cv::Point2d boardMm, const cv::Vec3b& bgr) {
        spots.push_back({boardMm - cv::Point2d(top.x, top.y), cv::Vec3d(linearOf(bgr)) / light.linearBright()});
    });
    return spots;
}

double darkest(const TopSpot& spot) { return std::min({spot.light[0], spot.light[1], spot.light[2]}); }

// The surface below which that fraction of the spots lies; value: of a spot.
template <typename Value>
cv::Vec4d surfaceBelow(const std::vector<TopSpot>& spots, double quantile, const Value& value) {
    std::vector<cv::Vec4d> terms;
    std::vector<double> values;
    for (const TopSpot& spot : spots) {
        terms.push_back(quadraticTerms(spot.offsetMm));
        values.push_back(value(spot));
    }
    return lowSurface(terms, values, quantile);
}

constexpr double lowOnTop = 0.4;  // quantile of a top's spots; prints and cubes are light

// By how much the middle of a top is lighter than its edge in the darkest channel. onTop: its spots.
double bulge(const std::vector<TopSpot>& onTop) {
    constexpr double edge = 8.5 / quadraticUnitMm;
    return -surfaceBelow(onTop, lowOnTop, darkest)[3] * edge * edge;
}

// How much light is left in the darkest spots beside a top, as a fraction of what a reflection that explains the light
// on the top would add there.
double leftBeside(const std::vector<TopSpot>& onTop, const std::vector<TopSpot>& around) {
    constexpr double shadow = 0.005;
    constexpr double noise = 0.01;
    constexpr double fewSpots = 0.05;
    constexpr double nearestMm = 11;
    const cv::Vec4d logLight =
        surfaceBelow(onTop, lowOnTop, [](const TopSpot& spot) { return std::log(darkest(spot) + shadow); });
    std::vector<double> ratios;
    for (const TopSpot& spot : around) {
        if (cv::norm(spot.offsetMm) >= nearestMm) {
            const double expected = std::exp(logLight.dot(quadraticTerms(spot.offsetMm)));
            ratios.push_back((darkest(spot) + noise) / (expected + noise));
        }
    }
    return ratios.empty() ? 0 : quantile(std::move(ratios), fewSpots);
}

// How much of the brown paint (linear light, BGR) the spots show, if the rest is white light: the median.
double shareOf(const cv::Vec3d& brown, const std::vector<TopSpot>& onTop) {
    constexpr double colourless = 1e-6;  // squared; brown in a photo without colours
    const double mean = (brown[0] + brown[1] + brown[2]) / 3;
    const cv::Vec3d tint = brown - cv::Vec3d::all(mean);
    if (tint.dot(tint) < colourless) {
        return 0;
    }
    std::vector<double> shares;
    std::ranges::transform(onTop, std::back_inserter(shares),
                           [&](const TopSpot& spot) { return spot.light.dot(tint) / tint.dot(tint); });
    return quantile(std::move(shares), 0.5);
}

cv::Vec3d linear(const cv::Vec3d& logarithms) {
    return {std::exp(logarithms[0]), std::exp(logarithms[1]), std::exp(logarithms[2])};
}

// How much lighter a print is than the paint around it. Added light and its slopes change nothing.
double printContrast(const std::vector<TopSpot>& onTop) {
    constexpr double edgeMm = 8;  // a rim may be bright
    constexpr double paintBelow = 0.35;
    constexpr double printAbove = 0.92;
    std::vector<TopSpot> inside;
    std::ranges::copy_if(onTop, std::back_inserter(inside),
                         [](const TopSpot& spot) { return cv::norm(spot.offsetMm) < edgeMm; });
    const auto lightOf = [](const TopSpot& spot) { return spot.light.dot(cv::Vec3d::all(1.0 / 3)); };
    const cv::Vec4d paint = surfaceBelow(inside, paintBelow, lightOf);
    std::vector<double> contrasts;
    std::ranges::transform(inside, std::back_inserter(contrasts), [&](const TopSpot& spot) {
        return lightOf(spot) - paint.dot(quadraticTerms(spot.offsetMm));
    });
    return quantile(std::move(contrasts), printAbove);
}

// usual: on tops that are neither gray nor brown, 0 where there are too few.
double missingPrint(double contrast, double usual) {
    constexpr double noise = 0.02;
    constexpr double common = 0.3;
    constexpr double most = 1.7;
    constexpr double faint = 0.1;  // from a print that is usually this strong, half as much follows
    const double missing = std::log((usual + noise) / (contrast + noise));
    return std::clamp(missing - common, 0.0, most) * usual / (usual + faint);
}

constexpr double onTopMm = 8.5;  // without the rim
constexpr double aroundMm = 15;

// Empty if too little of the top is in the photo.
std::vector<TopSpot> spotsOn(const std::vector<TopSpot>& around) {
    constexpr std::size_t enough = 30;
    std::vector<TopSpot> onTop;
    std::ranges::copy_if(around, std::back_inserter(onTop),
                         [](const TopSpot& spot) { return cv::norm(spot.offsetMm) < onTopMm; });
    return onTop.size() < enough ? std::vector<TopSpot>{} : onTop;
}

std::optional<GrayTop> grayTop(const std::vector<TopSpot>& around, const cv::Vec3d& brown, double usualContrast,
                               bool sheenRemoved) {
    constexpr double greatest = 0.4;
    constexpr double leastBrown = 0.1;
    constexpr double mostBrown = 4;
    const std::vector<TopSpot> onTop = spotsOn(around);
    if (onTop.empty()) {
        return std::nullopt;
    }
    return GrayTop{std::clamp(bulge(onTop), 0.0, greatest) * std::min(leftBeside(onTop, around), 1.0),
                   std::log(std::clamp(shareOf(brown, onTop), leastBrown, mostBrown)),
                   missingPrint(printContrast(onTop), usualContrast), sheenRemoved};
}

// Logarithms (BGR) of the board's brown paint, relative to the bright parts of the plate, or of that of other boards.
cv::Vec3d brownOf(const std::vector<TopLight>& tops, const std::vector<CellPosterior>& posteriors, const Light& light) {
    std::vector<cv::Vec3d> browns;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (tops[i].isInPhoto && posteriors[i].likeliestTop() == Token::Brown) {
            browns.push_back(relativeColour(tops[i], light));
        }
    }
    return browns.empty() ? paintModels()[surfaceOf(Token::Brown)].average : medianColour(browns);
}

}  // namespace

double GrayTop::brownProbability(double logOdds) const {
    const double sheen = sheenRemoved ? 1 : 0;
    return logistic(paledBias + paledSheenBias * sheen + paledOddsWeight * logOdds +
                    paledReflectionWeight * reflection + paledBrownWeight * brown +
                    (paledPrintWeight + paledSheenPrintWeight * sheen) * missingPrint);
}

std::vector<std::optional<GrayTop>> grayTops(const WorkImage& work, const Light& light, Side side,
                                             const TokenSize& token, bool sheenRemoved,
                                             const std::vector<TopLight>& tops,
                                             const std::vector<CellPosterior>& posteriors) {
    const auto spots = [&](std::size_t i, double radiusMm) {
        return spotsAround(work, light, likeliestTopMm(side, i, token, posteriors[i]), radiusMm);
    };
    std::vector<std::size_t> grayCells;
    std::vector<double> contrasts;  // of the prints of tops that are neither gray nor brown
    for (std::size_t i = 0; i < tops.size(); ++i) {
        const std::optional<Token> top = posteriors[i].likeliestTop();
        if (!tops[i].isInPhoto || !top || top == Token::Brown) {
            continue;
        }
        if (top == Token::Gray) {
            grayCells.push_back(i);
        } else if (const auto onTop = spotsOn(spots(i, onTopMm)); !onTop.empty()) {
            contrasts.push_back(printContrast(onTop));
        }
    }
    constexpr std::size_t few = 4;
    const double usualContrast = contrasts.size() < few ? 0 : median(std::move(contrasts));
    const cv::Vec3d brown = linear(brownOf(tops, posteriors, light));
    std::vector<std::optional<GrayTop>> grays(tops.size());
    for (const std::size_t i : grayCells) {
        grays[i] = grayTop(spots(i, aroundMm), brown, usualContrast, sheenRemoved);
    }
    return grays;
}

double brownAgainstGray(const CellPosterior& posterior) {
    constexpr double least = 1e-5;
    double brown = least;
    double gray = least;
    for (const Stack stack : allStacks()) {
        const double p = posterior.stacks[static_cast<std::size_t>(stack.kind())];
        brown += stack.top() == Token::Brown ? p : 0;
        gray += stack.top() == Token::Gray ? p : 0;
    }
    return std::log(brown / gray);
}

void raiseBrown(CellPosterior& posterior, double probability) {
    const double before = logistic(brownAgainstGray(posterior));
    const double share = std::max(0.0, (probability - before) / (1 - before));
    for (const Stack stack : allStacks()) {
        if (stack.top() != Token::Gray) {
            continue;
        }
        const std::vector<Token> tokens(static_cast<std::size_t>(stack.height()), Token::Brown);
        if (const auto brown = Stack::fromTokens(tokens)) {
            double& from = posterior.stacks[static_cast<std::size_t>(stack.kind())];
            posterior.stacks[static_cast<std::size_t>(brown->kind())] += share * from;
            from *= 1 - share;
        }
    }
}

}  // namespace concord::vision
