#include "vision/stacks/same_paint.h"

#include "vision/stacks/box_colours.h"
#include "vision/stacks/same_paint_weights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <utility>

namespace concord::vision {

namespace {

using PaintPoint = std::array<double, paintCoordinates>;

PaintPoint pointOf(const CellEmbedding& code) {
    PaintPoint point{};
    for (std::size_t k = 0; k < paintCoordinates; ++k) {
        for (std::size_t i = 0; i < code.size(); ++i) {
            point[k] += static_cast<double>(paintProjection[k][i]) * static_cast<double>(code[i]);
        }
    }
    return point;
}

double squaredDistance(const PaintPoint& one, const PaintPoint& other) {
    double squared = 0;
    for (std::size_t k = 0; k < paintCoordinates; ++k) {
        squared += (one[k] - other[k]) * (one[k] - other[k]);
    }
    return squared;
}

// How much likelier two cells with the same top are to lie at that distance than any two.
double likeness(const PaintPoint& one, const PaintPoint& other) {
    return paintFloor + paintPeak * std::pow(1 + squaredDistance(one, other), -paintDecay);
}

// The tops that are read as one colour.
struct Colour {
    std::vector<std::size_t> cells;
    PaintPoint middle{};

    void add(std::size_t cell, const PaintPoint& point) {
        cells.push_back(cell);
        for (std::size_t k = 0; k < paintCoordinates; ++k) {
            middle[k] += (point[k] - middle[k]) / static_cast<double>(cells.size());
        }
    }
};

// The log-odds that the tops read as one colour are of the other one, as both look like one paint.
double misreadLogOdds(const Colour& one, Token oneToken, const Colour& other, Token otherToken,
                      const std::vector<CellPosterior>& posteriors) {
    constexpr double least = 1e-9;
    double couldBe = 0;  // mean of the log ratios: the same light and paint misled all of them, so they count as one
    for (const std::size_t cell : one.cells) {
        couldBe += std::log(std::max(posteriors[cell].topIs(otherToken), least) /
                            std::max(posteriors[cell].topIs(oneToken), least)) /
                   static_cast<double>(one.cells.size());
    }
    const double apart = std::sqrt(squaredDistance(one.middle, other.middle));
    return onePaintSlope * (onePaintDistance - apart) + couldBe;
}

// The posterior if the top is of one colour with that probability, and as it was otherwise.
void mixIn(CellPosterior& posterior, Token top, double probability) {
    const double before = posterior.topIs(top);
    if (!(before > 0)) {
        return;
    }
    for (const Stack stack : allStacks()) {
        double& p = posterior.stacks[static_cast<std::size_t>(stack.kind())];
        p *= (1 - probability) + (stack.top() == top ? probability / before : 0);
    }
}

// Two colours that lie as close together as the tops of one paint are one paint, of which a part was misread: the part
// that could as well be of the other colour.
void joinColours(const std::vector<PaintPoint>& points, const std::vector<Visibility>& visible,
                 std::vector<CellPosterior>& posteriors) {
    std::map<Token, Colour> colours;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const auto top = posteriors[i].likeliestTop();
        if (top && visible[i].token > clearlyShown) {
            colours[*top].add(i, points[i]);
        }
    }
    std::vector<CellPosterior> joined = posteriors;
    for (const auto& [one, ofOne] : colours) {
        double misread = 0;
        Token trueColour = one;
        for (const auto& [other, ofOther] : colours) {
            if (other == one) {
                continue;
            }
            // Not both are misread.
            const double here = std::exp(misreadLogOdds(ofOne, one, ofOther, other, posteriors));
            const double there = std::exp(misreadLogOdds(ofOther, other, ofOne, one, posteriors));
            if (const double p = here / (1 + here + there); p > misread) {
                misread = p;
                trueColour = other;
            }
        }
        for (std::size_t i = 0; i < posteriors.size(); ++i) {
            if (trueColour != one && posteriors[i].likeliestTop() == one) {
                mixIn(joined[i], trueColour, misread);
            }
        }
    }
    posteriors = std::move(joined);
}

}  // namespace

void comparePaints(Side side, const std::vector<CellEvidence>& evidence, const std::vector<Visibility>& visible,
                   std::vector<CellPosterior>& posteriors) {
    std::vector<PaintPoint> points;
    points.reserve(evidence.size());
    for (const CellEvidence& cell : evidence) {
        points.push_back(pointOf(cell.embedding));
    }
    joinColours(points, visible, posteriors);
    std::vector<BySurface> say;  // of each cell for each surface
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        say.push_back(surfacesOf(side, posteriors[i]));
        for (double& weight : say.back()) {
            weight *= leastSay + (1 - leastSay) * visible[i].token;
        }
    }
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        BySurface cells{};  // that are read as the surface
        BySurface alike{};  // the same, weighted by their likeness
        for (std::size_t j = 0; j < evidence.size(); ++j) {
            if (j == i) {
                continue;
            }
            const double alikeness = likeness(points[i], points[j]);
            for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
                cells[surface] += say[j][surface];
                alike[surface] += say[j][surface] * alikeness;
            }
        }
        BySurface factors{};
        for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
            const double ratio = (boardWeight + alike[surface]) / (boardWeight + cells[surface]);
            factors[surface] = std::pow(ratio, paintPower);
        }
        multiply(posteriors[i], side, factors);
    }
}

}  // namespace concord::vision
