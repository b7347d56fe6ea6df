#include "vision/stacks/same_paint.h"

#include "vision/stacks/same_paint_weights.h"

#include <array>
#include <cmath>

namespace concord::vision {

namespace {

constexpr std::size_t topKinds = 7;  // the six colours, and none of an empty cell

using ByTop = std::array<double, topKinds>;
using PaintPoint = std::array<double, paintCoordinates>;

std::size_t topIndex(Stack stack) {
    return stack.empty() ? topKinds - 1 : static_cast<std::size_t>(stack.top().value());
}

ByTop topsOf(const CellPosterior& posterior) {
    ByTop p{};
    for (const Stack stack : allStacks()) {
        p[topIndex(stack)] += posterior.stacks[static_cast<std::size_t>(stack.kind())];
    }
    return p;
}

PaintPoint pointOf(const CellEmbedding& code) {
    PaintPoint point{};
    for (std::size_t k = 0; k < paintCoordinates; ++k) {
        for (std::size_t i = 0; i < code.size(); ++i) {
            point[k] += static_cast<double>(paintProjection[k][i]) * static_cast<double>(code[i]);
        }
    }
    return point;
}

// How much likelier two cells with the same top are to lie at that distance than any two.
double likeness(const PaintPoint& one, const PaintPoint& other) {
    double squared = 0;
    for (std::size_t k = 0; k < paintCoordinates; ++k) {
        squared += (one[k] - other[k]) * (one[k] - other[k]);
    }
    return paintFloor + paintPeak * std::pow(1 + squared, -paintDecay);
}

// Multiplies the factors into the posterior.
void update(CellPosterior& posterior, const ByTop& factors) {
    double sum = 0;
    for (const Stack stack : allStacks()) {
        double& p = posterior.stacks[static_cast<std::size_t>(stack.kind())];
        p *= factors[topIndex(stack)];
        sum += p;
    }
    for (double& p : posterior.stacks) {
        p /= sum;
    }
}

}  // namespace

void comparePaints(const std::vector<CellEvidence>& evidence, const std::vector<Visibility>& visible,
                   std::vector<CellPosterior>& posteriors) {
    std::vector<PaintPoint> points;
    std::vector<ByTop> say;  // of each cell for each top
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        points.push_back(pointOf(evidence[i].embedding));
        say.push_back(topsOf(posteriors[i]));
        for (double& weight : say.back()) {
            weight *= leastSay + (1 - leastSay) * visible[i].token;
        }
    }
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        ByTop cells{};  // that are read as the top
        ByTop alike{};  // the same, weighted by their likeness
        for (std::size_t j = 0; j < evidence.size(); ++j) {
            if (j == i) {
                continue;
            }
            const double alikeness = likeness(points[i], points[j]);
            for (std::size_t top = 0; top < topKinds; ++top) {
                cells[top] += say[j][top];
                alike[top] += say[j][top] * alikeness;
            }
        }
        ByTop factors{};
        for (std::size_t top = 0; top < topKinds; ++top) {
            const double ratio = (boardWeight + alike[top]) / (boardWeight + cells[top]);
            factors[top] = std::pow(ratio, paintPower);
        }
        update(posteriors[i], factors);
    }
}

}  // namespace concord::vision
