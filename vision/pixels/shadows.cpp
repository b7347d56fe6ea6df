#include "vision/pixels/shadows.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace concord::vision {

namespace {

// Chosen on rendered photos that the networks were not fitted to.
constexpr double fullWeight = 0.1;          // of a point's light
constexpr double leastExplained = 0.03;     // of the cost of a board's light; else the heights stay as they are
constexpr double littleExplained = 0.02;    // where shadows would count nothing
constexpr double muchExplained = 0.12;      // from where on they count fully
constexpr double mostFactor = 20;           // for or against one height
constexpr double wallsAreSeenFromDeg = 40;  // off the vertical
constexpr double sureHeight = 0.99;         // no doubt
constexpr double hardlyDoubtful = 0.9999;   // not asked about

// What is known of the heights of a stack, if there is one: only those that its likeliest top may have.
ByHeight priorOf(const CellPosterior& posterior, Token top) {
    constexpr double least = 1e-5;
    ByHeight prior{};
    for (const Stack stack : allStacks()) {
        if (stack.top() == top) {
            prior[static_cast<std::size_t>(stack.height())] +=
                posterior.stacks[static_cast<std::size_t>(stack.kind())] + least;
        }
    }
    const double sum = std::accumulate(prior.begin(), prior.end(), 0.0);
    for (double& p : prior) {
        p /= sum;
    }
    return prior;
}

// A board whose heights are to be read.
struct OpenBoard {
    StackPlaces places;
    Heights heights;
    std::vector<ByHeight> priors;
    std::vector<std::size_t> open;  // stacks with more than one possible height

    bool hasDoubts() const {
        return std::ranges::any_of(
            open, [this](std::size_t stack) { return *std::ranges::max_element(priors[stack]) < sureHeight; });
    }
    // The likeliest; whether any changes.
    bool setHeights(const std::vector<ByHeight>& p) {
        const Heights before = heights;
        for (const std::size_t stack : open) {
            heights[stack] = static_cast<int>(std::ranges::max_element(p[stack]) - p[stack].begin());
        }
        return heights != before;
    }
};

OpenBoard openBoard(const BoardParts& parts, const CameraPose& pose, Side side, const TokenSize& token,
                    const std::vector<CellEvidence>& evidence, const std::vector<CellPosterior>& posteriors) {
    OpenBoard board;
    board.places.token = token;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const Stack stack = parts.stacks()[i].stack;
        board.heights.push_back(stack.height());
        const cv::Point2d middle = cellCenterMm(side, evidence[i].cell);
        auto& mm = board.places.mm.emplace_back();
        for (std::size_t height = 0; height < mm.size(); ++height) {
            mm[height] = placeOf(pose, evidence[i], middle, static_cast<double>(height) * token.thicknessMm);
        }
        board.priors.push_back(stack.empty() ? ByHeight{1} : priorOf(posteriors[i], *stack.top()));
        if (!stack.empty() && *std::ranges::max_element(board.priors.back()) < hardlyDoubtful) {
            board.open.push_back(i);
        }
    }
    return board;
}

std::vector<ShadedSpot> spotsOf(const std::vector<LitPoint>& points, const BoardLight& light,
                                const std::vector<Shades>& shades, const Heights& heights) {
    std::vector<ShadedSpot> spots;
    for (std::size_t i = 0; i < points.size(); ++i) {
        spots.push_back({points[i].pixel, lightAt(i, light, shades, heights, points[i].heightIn(heights))});
    }
    return spots;
}

ByHeight factorsOf(const ByHeight& prior, const ByHeight& posterior) {
    ByHeight factors{};
    for (std::size_t h = 0; h < factors.size(); ++h) {
        factors[h] = prior[h] > 0 ? std::clamp(posterior[h] / prior[h], 1 / mostFactor, mostFactor) : 1;
    }
    return factors;
}

}  // namespace

std::optional<Shadows> readShadows(const WorkImage& work, Side side, const TokenSize& token,
                                   const std::vector<CellEvidence>& evidence,
                                   const std::vector<CellPosterior>& posteriors) {
    constexpr std::size_t fewestPoints = 400;
    constexpr int mostRounds = 4;  // heights that were misread spoil the light
    if (slantDeg(work.pose, {}) > wallsAreSeenFromDeg) {
        return std::nullopt;
    }
    const BoardParts parts(side, work.pose, token, standingStacks(work.pose, side, token, evidence, posteriors));
    OpenBoard board = openBoard(parts, work.pose, side, token, evidence, posteriors);
    if (!board.hasDoubts()) {
        return std::nullopt;
    }
    const std::vector<LitPoint> points = litPoints(work, parts, token, posteriors);
    if (points.size() < fewestPoints) {
        return std::nullopt;
    }
    const Sky sky(token);
    BoardLight light;
    std::vector<Shades> shades;
    std::vector<ByHeight> heights;
    for (int round = 0; round < mostRounds; ++round) {
        light = round == 0 ? findLight(points, board.places, board.heights, sky)
                           : refineLight(points, board.places, board.heights, sky, light);
        if (!(light.explained >= leastExplained)) {
            return std::nullopt;
        }
        const double weight =
            fullWeight * std::clamp((light.explained - littleExplained) / (muchExplained - littleExplained), 0.0, 1.0);
        shades = shadesOf(points, board.places, sky, light);
        heights = heightsInLight(points, light, shades, board.heights, board.priors, board.open, weight);
        if (!board.setHeights(heights)) {
            break;
        }
    }
    Shadows shadows{{light.lamps.begin() + 1, light.lamps.end()}, spotsOf(points, light, shades, board.heights), {}};
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        shadows.factors.push_back(factorsOf(board.priors[i], heights[i]));
    }
    return shadows;
}

void applyShadows(const Shadows& shadows, std::vector<CellPosterior>& posteriors) {
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        auto& stacks = posteriors[i].stacks;
        for (const Token top : allTokens) {
            const double before = posteriors[i].topIs(top);
            std::vector<std::size_t> kindsOfTop;
            for (const Stack stack : allStacks()) {
                if (stack.top() == top) {
                    kindsOfTop.push_back(static_cast<std::size_t>(stack.kind()));
                    stacks[kindsOfTop.back()] *= shadows.factors[i][static_cast<std::size_t>(stack.height())];
                }
            }
            const double after = posteriors[i].topIs(top);
            for (const std::size_t kind : kindsOfTop) {
                stacks[kind] *= after > 0 ? before / after : 1;
            }
        }
    }
}

}  // namespace concord::vision
