#include "vision/stacks/confidence.h"

#include "vision/stacks/softmax.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace concord::vision {

namespace {

// Slightly above what scripts/train/fit_temperature.py finds on boards that the networks were not fitted to, as photos
// of other tables will differ from those: 0.95 for stacks on drawn boards and pairs of views, 1.38 for cubes on drawn
// boards where they are of glass.
constexpr double stackTemperature = 1.00;
constexpr double cubeTemperature = 1.40;
constexpr double goodMatchErrorMm = 2.5;  // a larger error raises the temperature of every cell

// The normalized product. No probability becomes zero.
template <std::size_t N>
std::array<double, N> product(const std::array<double, N>& a, const std::array<double, N>& b) {
    constexpr double minProbability = 1e-6;
    std::array<double, N> p{};
    double sum = 0;
    for (std::size_t k = 0; k < N; ++k) {
        p[k] = std::max(a[k], minProbability) * std::max(b[k], minProbability);
        sum += p[k];
    }
    for (double& v : p) {
        v /= sum;
    }
    return p;
}

// The temperature for a cell by what is visible of it; chosen on drawn boards, by log loss.
double hiddenTemperature(const Visibility& visible) {
    constexpr double enoughVisible = 0.15;  // share below which the temperature rises
    constexpr double maxRiseByToken = 0.6;
    constexpr double maxRiseByWall = 0.4;
    const auto lacking = [](double share) { return std::max(0.0, 1 - share / enoughVisible); };
    return 1 + maxRiseByToken * lacking(visible.token) +
           maxRiseByWall * (visible.wallDecides ? lacking(visible.wall) : 0);
}

// The power for the heights of a cell that is seen at that slant; chosen on drawn boards that the networks were not
// fitted to, by log loss.
double heightPower(double slantDeg) {
    constexpr double lowest = 0.65;
    constexpr double fromAboveDeg = 15;  // up to which it is the lowest
    constexpr double slantedDeg = 30;    // from which nothing is changed
    return std::clamp(lowest + (1 - lowest) * (slantDeg - fromAboveDeg) / (slantedDeg - fromAboveDeg), lowest, 1.0);
}

// Raises the probabilities of one to three tokens to a power; whether anything stands there is as certain as it was.
void flattenHeights(CellPosterior& posterior, double power) {
    constexpr double minProbability = 1e-9;
    const auto heights = posterior.heights();
    std::array<double, 4> factor{};
    double before = 0;
    double after = 0;
    for (std::size_t height = 1; height < heights.size(); ++height) {
        factor[height] = std::pow(std::max(heights[height], minProbability), power - 1);
        before += heights[height];
        after += heights[height] * factor[height];
    }
    if (after > 0) {
        factor[0] = after / before;
        posterior.scaleHeights(factor);
    }
}

}  // namespace

std::optional<Token> CellPosterior::likeliestTop() const {
    return Stack::fromKind(static_cast<int>(std::ranges::max_element(stacks) - stacks.begin())).top();
}

double CellPosterior::topIs(Token token) const {
    double p = 0;
    for (const Stack stack : allStacks()) {
        p += stack.top() == token ? stacks[static_cast<std::size_t>(stack.kind())] : 0;
    }
    return p;
}

std::array<double, 4> CellPosterior::heights() const {
    std::array<double, 4> p{};
    for (const Stack stack : allStacks()) {
        p[static_cast<std::size_t>(stack.height())] += stacks[static_cast<std::size_t>(stack.kind())];
    }
    return p;
}

void CellPosterior::scaleHeights(const std::array<double, 4>& factor) {
    double sum = 0;
    for (const Stack stack : allStacks()) {
        double& p = stacks[static_cast<std::size_t>(stack.kind())];
        p *= factor[static_cast<std::size_t>(stack.height())];
        sum += p;
    }
    for (double& p : stacks) {
        p /= sum;
    }
}

CellPosterior withOneBase(CellPosterior posterior) {
    std::vector<std::size_t> buildings;
    for (const Stack stack : allStacks()) {
        if (stack.height() == 2 && stack.top() == Token::Red) {
            buildings.push_back(static_cast<std::size_t>(stack.kind()));
        }
    }
    const auto p = [&](std::size_t kind) { return posterior.stacks[kind]; };
    const std::size_t likeliestBase = *std::ranges::max_element(buildings, {}, p);
    double any = 0;
    for (const std::size_t kind : buildings) {
        any += std::exchange(posterior.stacks[kind], 0);
    }
    posterior.stacks[likeliestBase] = any;
    return posterior;
}

LikeliestStack likeliestStack(const CellPosterior& posterior) {
    const auto stacks = withOneBase(posterior).stacks;
    const auto highest = std::ranges::max_element(stacks);
    return {Stack::fromKind(static_cast<int>(highest - stacks.begin())), *highest};
}

Board likeliestBoard(Side side, const std::vector<CellPosterior>& posteriors) {
    Board board(side);
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const auto& p = posteriors[i].stacks;
        const auto kind = std::max_element(p.begin(), p.end()) - p.begin();
        board.setStack(cells(side)[i], Stack::fromKind(static_cast<int>(kind)));
    }
    return board;
}

bool areMostInDoubt(const std::vector<CellPosterior>& posteriors) {
    constexpr double sure = 0.9;
    const auto isInDoubt = [](const CellPosterior& posterior) {
        const auto nothing = static_cast<std::size_t>(Stack().kind());
        const auto top = posterior.likeliestTop();
        return (top ? posterior.topIs(*top) : posterior.stacks[nothing]) < sure;
    };
    return 2 * std::ranges::count_if(posteriors, isInDoubt) > std::ssize(posteriors);
}

void discountHidden(std::vector<CellPosterior>& posteriors, const std::vector<Visibility>& visible) {
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        auto& stacks = posteriors[i].stacks;
        const double power = 1 / hiddenTemperature(visible[i]);
        double sum = 0;
        for (double& p : stacks) {
            p = std::pow(p, power);
            sum += p;
        }
        for (double& p : stacks) {
            p /= sum;
        }
    }
}

void discountFromAbove(std::vector<CellPosterior>& posteriors, const std::vector<double>& slantDeg) {
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        flattenHeights(posteriors[i], heightPower(slantDeg[i]));
    }
}

void discountUnknownCamera(std::vector<CellPosterior>& posteriors) {
    constexpr double power = 0.8;  // chosen on drawn illustrations and photos, by log loss
    for (CellPosterior& posterior : posteriors) {
        flattenHeights(posterior, power);
    }
}

void applySpiritLimit(std::vector<CellPosterior>& posteriors) {
    constexpr std::size_t none = 0;
    constexpr std::size_t animal = 1;
    constexpr std::size_t spirit = 2;
    constexpr double twoSpiritsFactor = 0.02;  // how much less probable two spirits are than the cells alone suggest
    constexpr double maxProbability = 1 - 1e-6;
    const std::size_t empty = static_cast<std::size_t>(Stack().kind());
    std::vector<double> odds;
    for (const CellPosterior& posterior : posteriors) {
        const double p = std::min(posterior.cubes[spirit] * (1 - posterior.stacks[empty]), maxProbability);
        odds.push_back(p / (1 - p));
    }
    const double sum = std::accumulate(odds.begin(), odds.end(), 0.0);
    const double squares = std::inner_product(odds.begin(), odds.end(), odds.begin(), 0.0);
    // Odds relative to no spirit: of none, one and two together; more are ruled out.
    const double total = 1 + sum + twoSpiritsFactor * (sum * sum - squares) / 2;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        auto& cubes = posteriors[i].cubes;
        const double before = std::min(cubes[spirit], maxProbability);
        const double after = odds[i] * (1 + twoSpiritsFactor * (sum - odds[i])) / total;
        cubes[animal] *= (1 - after) / (1 - before);
        cubes[spirit] = after;
        cubes[none] = std::max(0.0, 1 - cubes[animal] - after);
    }
}

std::vector<CellPosterior> fuse(const std::vector<CellPosterior>& one, const std::vector<CellPosterior>& other) {
    std::vector<CellPosterior> both;
    both.reserve(one.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        both.push_back({product(one[i].stacks, other[i].stacks), product(one[i].cubes, other[i].cubes)});
    }
    return both;
}

std::vector<CellPosterior> posteriorsOf(const std::vector<CellEvidence>& evidence, double matchErrorMm) {
    const double temperatureFactor = std::max(1.0, matchErrorMm / goodMatchErrorMm);
    std::vector<CellPosterior> posteriors;
    posteriors.reserve(evidence.size());
    for (const CellEvidence& e : evidence) {
        posteriors.push_back({softmax(e.stackScores, stackTemperature * temperatureFactor),
                              softmax(e.cubeScores, cubeTemperature * temperatureFactor)});
    }
    return posteriors;
}

}  // namespace concord::vision
