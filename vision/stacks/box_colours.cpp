#include "vision/stacks/box_colours.h"

#include "vision/stacks/box_weights.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <numbers>

namespace concord::vision {

namespace {

constexpr int channels = 3;
constexpr double leastBare = 0.5;  // probability that no cube stands on a top whose colour counts
constexpr int paintVariables = static_cast<int>(boxSurfaces) * channels;  // the three channels of each surface

// A normal distribution of the box's paints, as deviations from boxAverage. withPhoto() appends the photo's light.
struct Normal {
    cv::Mat1d mean;  // a column
    cv::Mat1d covariance;
};

cv::Mat1d inverse(const cv::Mat1d& symmetric) { return symmetric.inv(cv::DECOMP_CHOLESKY); }

cv::Mat1d symmetric(const ColourCovariance& c) { return cv::Mat1d(matrixOf(c), true); }

cv::Mat1d column(const cv::Vec3d& v) { return cv::Mat1d(v, true); }

cv::Mat1d averageOf(std::size_t surface) {
    const auto& m = boxAverage[surface];
    return column({m[0], m[1], m[2]});
}

// The covariance of the mean colour of that many cells of a photo, about what paint and light make of it.
cv::Mat1d noiseOf(std::size_t surface, int cells) {
    return symmetric(boxPhotoNoise[surface]) + symmetric(boxCellNoise[surface]) / cells;
}

cv::Range channelsOf(std::size_t surface) {
    const int first = static_cast<int>(surface) * channels;
    return {first, first + channels};
}
const cv::Range lightChannels(paintVariables, paintVariables + channels);

void addTo(cv::Mat1d& matrix, const cv::Range& rows, const cv::Range& columns, const cv::Mat1d& part) {
    cv::Mat1d target = matrix(rows, columns);
    target += part;
}

// The paints before any photo.
Normal anyBox() {
    Normal normal{cv::Mat1d::zeros(paintVariables, 1), cv::Mat1d::zeros(paintVariables, paintVariables)};
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        const cv::Range at = channelsOf(surface);
        addTo(normal.covariance, at, at, symmetric(boxPaintSpread[surface]));
    }
    return normal;
}

// The posterior of the paints and of a photo's light, given its colours and what was known of the paints before.
Normal withPhoto(const Normal& before, const SurfaceColours& colours) {
    constexpr int all = paintVariables + channels;
    const cv::Mat1d precision = inverse(before.covariance);
    cv::Mat1d sum = cv::Mat1d::zeros(all, all);
    cv::Mat1d weighted = cv::Mat1d::zeros(all, 1);
    const cv::Range known(0, paintVariables);
    addTo(sum, known, known, precision);
    addTo(sum, lightChannels, lightChannels, inverse(symmetric(boxLightSpread)));
    addTo(weighted, known, {0, 1}, precision * before.mean);
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        if (colours[surface].cells == 0) {
            continue;
        }
        const cv::Range at = channelsOf(surface);
        const cv::Mat1d weight = inverse(noiseOf(surface, colours[surface].cells));
        const cv::Mat1d pull = weight * (column(colours[surface].logBgr) - averageOf(surface));
        for (const cv::Range& one : {at, lightChannels}) {
            addTo(weighted, one, {0, 1}, pull);
            for (const cv::Range& other : {at, lightChannels}) {
                addTo(sum, one, other, weight);
            }
        }
    }
    const cv::Mat1d covariance = inverse(sum);
    return {covariance * weighted, covariance};
}

// The paints as all settled boards show them.
Normal paintsOf(const BoxProfile& box) {
    const cv::Range known(0, paintVariables);
    Normal normal = anyBox();
    for (const BoxSighting& board : box.boards()) {
        const Normal joint = withPhoto(normal, board.colours);
        normal = {joint.mean(known, {0, 1}).clone(), joint.covariance(known, known).clone()};
    }
    return normal;
}

// The distance in standard deviations, squared, and the logarithm of the covariance's determinant.
struct Deviation {
    double squared = 0;
    double logDeterminant = 0;
};

Deviation deviation(const cv::Mat1d& off, const cv::Mat1d& covariance) {
    cv::Mat1d eigenvalues;
    cv::eigen(covariance, eigenvalues);
    Deviation result{off.dot(inverse(covariance) * off), 0};
    for (int i = 0; i < eigenvalues.rows; ++i) {
        result.logDeterminant += std::log(eigenvalues(i));
    }
    return result;
}

// The log density of a photo's colours, whatever its light.
double logDensity(const Normal& box, const SurfaceColours& colours) {
    std::vector<std::size_t> seen;
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        if (colours[surface].cells > 0) {
            seen.push_back(surface);
        }
    }
    if (seen.empty()) {
        return 0;
    }
    const int size = static_cast<int>(seen.size()) * channels;
    cv::Mat1d off = cv::Mat1d::zeros(size, 1);
    cv::Mat1d covariance = cv::Mat1d::zeros(size, size);
    for (std::size_t i = 0; i < seen.size(); ++i) {
        const cv::Range here = channelsOf(i);
        const cv::Range paint = channelsOf(seen[i]);
        addTo(off, here, {0, 1}, column(colours[seen[i]].logBgr) - averageOf(seen[i]) - box.mean(paint, {0, 1}));
        addTo(covariance, here, here, noiseOf(seen[i], colours[seen[i]].cells));
        for (std::size_t k = 0; k < seen.size(); ++k) {
            addTo(covariance, here, channelsOf(k),
                  box.covariance(paint, channelsOf(seen[k])) + symmetric(boxLightSpread));
        }
    }
    const auto [squared, logDeterminant] = deviation(off, covariance);
    return -0.5 * (squared + logDeterminant + size * std::log(2 * std::numbers::pi));
}

// The log-likelihood of each surface for a cell of that colour, up to a constant. A Student distribution: some cells
// lie in a shadow, or mirror a lamp.
std::array<double, boxSurfaces> logLikelihoods(const Normal& joint, const cv::Vec3d& logBgr) {
    std::array<double, boxSurfaces> likelihoods{};
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        const cv::Range at = channelsOf(surface);
        cv::Mat1d off =
            column(logBgr) - averageOf(surface) - joint.mean(at, {0, 1}) - joint.mean(lightChannels, {0, 1});
        cv::Mat1d covariance = noiseOf(surface, 1);
        for (const cv::Range& one : {at, lightChannels}) {
            for (const cv::Range& other : {at, lightChannels}) {
                covariance += joint.covariance(one, other);
            }
        }
        const auto [squared, logDeterminant] = deviation(off, covariance);
        likelihoods[surface] = -0.5 * ((boxFreedom + channels) * std::log1p(squared / boxFreedom) + logDeterminant);
    }
    return likelihoods;
}

// The mean colours of the sure cells, except for cell `leftOut`; colours.size() leaves none out.
SurfaceColours sureColours(Side side, const std::vector<CellColour>& colours,
                           const std::vector<CellPosterior>& posteriors, std::size_t leftOut) {
    constexpr double sure = 0.99;
    SurfaceColours means;
    for (std::size_t i = 0; i < colours.size(); ++i) {
        const BySurface p = surfacesOf(side, posteriors[i]);
        const auto likeliest = std::ranges::max_element(p);
        if (i != leftOut && colours[i].isUsable && posteriors[i].cubes[0] > leastBare && *likeliest >= sure) {
            SurfaceColour& mean = means[static_cast<std::size_t>(likeliest - p.begin())];
            mean.logBgr += colours[i].logBgr;
            ++mean.cells;
        }
    }
    for (SurfaceColour& mean : means) {
        mean.logBgr *= 1.0 / std::max(mean.cells, 1);
    }
    return means;
}

// Multiplies the ratios, tempered and limited, into one posterior.
void update(CellPosterior& posterior, Side side, const BySurface& logRatios) {
    const BySurface p = surfacesOf(side, posterior);
    double mean = 0;
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        mean += p[surface] * logRatios[surface];
    }
    BySurface factors{};
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        factors[surface] =
            std::exp(std::clamp(boxColourWeight * (logRatios[surface] - mean), -boxMostLogRatio, boxMostLogRatio));
    }
    multiply(posterior, side, factors);
}

}  // namespace

BySurface surfacesOf(Side side, const CellPosterior& posterior) {
    BySurface p{};
    for (const Stack stack : allStacks()) {
        p[surfaceOf(side, stack)] += posterior.stacks[static_cast<std::size_t>(stack.kind())];
    }
    return p;
}

void multiply(CellPosterior& posterior, Side side, const BySurface& factors) {
    double sum = 0;
    for (const Stack stack : allStacks()) {
        double& p = posterior.stacks[static_cast<std::size_t>(stack.kind())];
        p *= factors[surfaceOf(side, stack)];
        sum += p;
    }
    for (double& p : posterior.stacks) {
        p /= sum;
    }
}

double sameBoxLogOdds(const BoxProfile& box, Side side, const std::vector<CellColour>& colours,
                      const std::vector<CellPosterior>& posteriors) {
    const SurfaceColours seen = sureColours(side, colours, posteriors, colours.size());
    return logDensity(paintsOf(box), seen) - logDensity(anyBox(), seen);
}

bool applyColours(const BoxProfile& box, Side side, const std::vector<CellColour>& colours,
                  std::vector<CellPosterior>& posteriors) {
    if (box.isEmpty() || sameBoxLogOdds(box, side, colours, posteriors) < boxLeastLogOdds) {
        return false;
    }
    const Normal known = paintsOf(box);
    const Normal unknown = anyBox();
    const std::vector<CellPosterior> before = posteriors;
    // Twice, as the first round may correct cells that were sure of a wrong paint, and make others sure.
    for (int round = 0; round < 2; ++round) {
        const std::vector<CellPosterior> latest = posteriors;
        for (std::size_t i = 0; i < colours.size(); ++i) {
            if (!colours[i].isUsable || before[i].cubes[0] <= leastBare) {  // a cube would be taken for the paint
                continue;
            }
            const SurfaceColours others = sureColours(side, colours, latest, i);
            BySurface logRatios = logLikelihoods(withPhoto(known, others), colours[i].logBgr);
            const BySurface without = logLikelihoods(withPhoto(unknown, others), colours[i].logBgr);
            for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
                logRatios[surface] -= without[surface];
            }
            posteriors[i] = before[i];
            update(posteriors[i], side, logRatios);
        }
    }
    return true;
}

}  // namespace concord::vision
