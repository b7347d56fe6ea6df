#include "vision/stacks/same_paint.h"

#include "vision/stacks/box_colours.h"
#include "vision/stacks/same_paint_weights.h"

#include <array>
#include <cmath>

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

// How much likelier two cells with the same top are to lie at that distance than any two.
double likeness(const PaintPoint& one, const PaintPoint& other) {
    double squared = 0;
    for (std::size_t k = 0; k < paintCoordinates; ++k) {
        squared += (one[k] - other[k]) * (one[k] - other[k]);
    }
    return paintFloor + paintPeak * std::pow(1 + squared, -paintDecay);
}

}  // namespace

void comparePaints(Side side, const std::vector<CellEvidence>& evidence, const std::vector<Visibility>& visible,
                   std::vector<CellPosterior>& posteriors) {
    std::vector<PaintPoint> points;
    std::vector<BySurface> say;  // of each cell for each surface
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        points.push_back(pointOf(evidence[i].embedding));
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
