#include "vision/stacks/top_heights.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace concord::vision {

namespace {

// Chosen on drawn boards and pairs of views that the networks were not fitted to; the share of misdetected rims also on
// rendered photos.
constexpr double hardlySeen = 0.4;     // fraction of the rim; a smaller one is ignored
constexpr double rimMistaken = 0.04;   // fraction of rims that are misdetected
constexpr double mistakenPerMm = 0.7;  // density of the radius of these
constexpr double slackMm = 1.8;        // how far a token can slide in its cell
constexpr double beyondSlackMm = 1.2;  // standard deviation beyond that
constexpr double strayToken = 0.05;    // fraction of tokens that lie anywhere

constexpr int thicknesses = 19;
constexpr int radii = 25;
constexpr int sizes = thicknesses * radii;
constexpr int heights = 4;  // of a stack, 0 to 3

TokenSize sizeOf(int index) {
    const int radius = index % radii;
    const int thickness = index / radii;
    return {2 * (9.3 + 0.1 * radius), thinnestTokenMm + 0.3 * thickness};
}

// Log prior of a size: a spread around the middle of the sizes on sale.
double logPrior(const TokenSize& size) {
    const double radius = (size.diameterMm - tokenDiameterMm) / 1.8;
    const double thickness = (size.thicknessMm - tokenThicknessMm) / 1.5;
    return -0.5 * (radius * radius + thickness * thickness);
}

using BySize = std::array<double, sizes>;

void normalize(BySize& p) {
    const double sum = std::reduce(p.begin(), p.end());
    for (double& v : p) {
        v /= sum;
    }
}

// The logs of the prior probabilities of the sizes.
BySize logPriors(const std::optional<SizeEstimate>& known) {
    BySize prior{};
    for (std::size_t k = 0; k < sizes; ++k) {
        prior[k] = std::exp(logPrior(sizeOf(static_cast<int>(k))));
    }
    normalize(prior);
    if (known) {
        // A mixture with the usual sizes: rims of another box leave the known size no weight.
        constexpr double knownShare = 0.95;
        const cv::Matx22d precision = known->covariance.inv();
        BySize near{};
        for (std::size_t k = 0; k < sizes; ++k) {
            const TokenSize size = sizeOf(static_cast<int>(k));
            const cv::Vec2d off = cv::Vec2d(size.diameterMm / 2, size.thicknessMm) - known->meanMm;
            near[k] = std::exp(-0.5 * off.dot(precision * off)) + 1e-30;
        }
        normalize(near);
        for (std::size_t k = 0; k < sizes; ++k) {
            prior[k] = knownShare * near[k] + (1 - knownShare) * prior[k];
        }
    }
    for (double& p : prior) {
        p = std::log(p);
    }
    return prior;
}

using Likelihood = std::array<BySize, heights>;  // of a cell's detected rim, by height and size

// A normal density relative to its peak; 0 where it is negligible beside misdetected rims and stray tokens.
double bell(double deviation) {
    constexpr double negligible = 6;
    return std::abs(deviation) > negligible ? 0 : std::exp(-0.5 * deviation * deviation);
}

// A detected rim and the cell that it belongs to.
struct Rim {
    DetectedTop onSurface;  // the circle on the board's surface, which is the same for all cameras
    cv::Point2d cellMm;
    bool isSeen = false;
};

// camera: the one that the rim was detected with.
Rim rimOf(const DetectedTop& top, cv::Point2d cellMm, const cv::Vec3d& camera) {
    constexpr double nearestCameraMm = 60;  // over the board; nearer ones are errors of the pose
    return {top.at(0, camera), cellMm, top.seen >= hardlySeen && camera[2] >= nearestCameraMm};
}

// Likelihood of the rim by height and size if it was photographed by a camera at that place, up to a constant factor.
Likelihood likelihoodOf(const Rim& rim, const cv::Vec3d& camera) {
    Likelihood likelihood;
    for (auto& ofHeight : likelihood) {
        ofHeight.fill(1);
    }
    if (!rim.isSeen) {
        return likelihood;
    }
    likelihood[0].fill(0);
    for (std::size_t k = 0; k < sizes; k += radii) {
        const double thicknessMm = sizeOf(static_cast<int>(k)).thicknessMm;
        for (std::size_t height = 1; height < heights; ++height) {
            const DetectedTop there = rim.onSurface.at(static_cast<double>(height) * thicknessMm, camera);
            const double slide = bell(std::max(0.0, cv::norm(there.centerMm - rim.cellMm) - slackMm) / beyondSlackMm);
            const double position = slide * (1 - strayToken) + strayToken;
            for (std::size_t r = 0; r < radii; ++r) {
                const double radiusMm = sizeOf(static_cast<int>(r)).diameterMm / 2;
                const double radius = there.radii.at(radiusMm - there.radiusMm);
                const double l = (radius * (1 - rimMistaken) + mistakenPerMm * rimMistaken) * position;
                likelihood[height][k + r] = l;
                likelihood[0][k + r] += l / (heights - 1);
            }
        }
    }
    return likelihood;
}

// Likelihood of a cell's rim by size, summed over its heights.
BySize evidenceOf(const CellPosterior& posterior, const Likelihood& likelihood) {
    const auto p = posterior.heights();
    BySize evidence{};
    for (std::size_t height = 0; height < heights; ++height) {
        for (std::size_t k = 0; k < sizes; ++k) {
            evidence[k] += p[height] * likelihood[height][k];
        }
    }
    return evidence;
}

// The logs of the posterior of the sizes, up to a constant.
BySize logWeightsOf(const std::vector<BySize>& evidence, const BySize& logPriors) {
    // Stray tokens and misdetected rims keep each factor far from 0, so the product of all cells is a normal number.
    BySize product{};
    product.fill(1);
    for (const auto& cell : evidence) {
        for (std::size_t k = 0; k < sizes; ++k) {
            product[k] *= cell[k];
        }
    }
    BySize weight = logPriors;
    for (std::size_t k = 0; k < sizes; ++k) {
        weight[k] += std::log(product[k]);
    }
    return weight;
}

// Turns logs into probabilities that add up to 1 over all. Returns the log of what they added up to before.
double normalizeLogs(std::span<BySize> weights) {
    double highest = weights[0][0];
    for (const BySize& weight : weights) {
        highest = std::max(highest, *std::max_element(weight.begin(), weight.end()));
    }
    double sum = 0;
    for (BySize& weight : weights) {
        for (double& w : weight) {
            w = std::exp(w - highest);
            sum += w;
        }
    }
    for (BySize& weight : weights) {
        for (double& w : weight) {
            w /= sum;
        }
    }
    return highest + std::log(sum);
}

// The usual size if all weights are 0, as for a camera that cannot have taken the photo.
TokenSize meanSize(const BySize& weight) {
    double sum = 0;
    TokenSize mean{0, 0};
    for (std::size_t k = 0; k < sizes; ++k) {
        const TokenSize size = sizeOf(static_cast<int>(k));
        sum += weight[k];
        mean.diameterMm += weight[k] * size.diameterMm;
        mean.thicknessMm += weight[k] * size.thicknessMm;
    }
    return sum > 0 ? TokenSize{mean.diameterMm / sum, mean.thicknessMm / sum} : TokenSize{};
}

}  // namespace

std::vector<TopGuess> topGuesses(const WorkImage& work, const std::vector<CellEvidence>& evidence,
                                 const std::vector<CellPosterior>& posteriors) {
    constexpr double surelyEmpty = 0.9;
    std::vector<TopGuess> guesses;
    for (std::size_t i = 0; i < evidence.size(); ++i) {
        const auto p = posteriors[i].heights();
        const double mean = (p[1] + 2 * p[2] + 3 * p[3]) / std::max(p[1] + p[2] + p[3], 1e-9);
        const cv::Point2d half(0.5, 0.5);
        guesses.push_back(
            {(evidence[i].top + half) * (1 / work.scale) - half, p[0] > surelyEmpty ? 0 : mean * tokenThicknessMm});
    }
    return guesses;
}

std::optional<SizeEstimate> measureTokens(const Board& board, const std::vector<DetectedTop>& tops,
                                          const cv::Vec3d& camera) {
    constexpr int enoughTops = 5;
    std::vector<BySize> evidence;
    const auto all = cells(board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int height = board.stack(all[i]).height();
        if (height > 0 && tops[i].seen >= hardlySeen) {
            const Rim rim = rimOf(tops[i], cellCenterMm(board.side(), all[i]), camera);
            evidence.push_back(likelihoodOf(rim, camera)[static_cast<std::size_t>(height)]);
        }
    }
    if (evidence.size() < enoughTops) {
        return std::nullopt;
    }
    BySize weight = logWeightsOf(evidence, BySize{});
    normalizeLogs({&weight, 1});
    SizeEstimate estimate;
    const auto sizeAt = [](std::size_t k) {
        const TokenSize size = sizeOf(static_cast<int>(k));
        return cv::Vec2d(size.diameterMm / 2, size.thicknessMm);
    };
    const TokenSize mean = meanSize(weight);
    estimate.meanMm = {mean.diameterMm / 2, mean.thicknessMm};
    for (std::size_t k = 0; k < sizes; ++k) {
        const cv::Vec2d off = sizeAt(k) - estimate.meanMm;
        estimate.covariance += weight[k] * (off * off.t());
    }
    return estimate;
}

HeightUpdate updateHeights(std::vector<CellPosterior>& posteriors, const std::vector<DetectedTop>& tops, Side side,
                           std::span<const PossibleCamera> cameras, const std::optional<SizeEstimate>& known) {
    std::vector<Rim> rims;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        rims.push_back(rimOf(tops[i], cellCenterMm(side, cells(side)[i]), cameras.front().pose.position()));
    }
    const BySize priors = logPriors(known);
    std::vector<BySize> weights;                       // by camera
    std::vector<std::vector<Likelihood>> likelihoods;  // by camera and cell
    std::vector<std::vector<BySize>> evidence;         // the same
    for (const PossibleCamera& camera : cameras) {
        auto& ofCells = likelihoods.emplace_back();
        auto& evidenceOfCells = evidence.emplace_back();
        for (std::size_t i = 0; i < posteriors.size(); ++i) {
            ofCells.push_back(likelihoodOf(rims[i], camera.pose.position()));
            evidenceOfCells.push_back(evidenceOf(posteriors[i], ofCells.back()));
        }
        BySize& weight = weights.emplace_back(logWeightsOf(evidenceOfCells, priors));
        for (double& w : weight) {
            w += std::log(camera.p);
        }
    }
    const double logEvidence = normalizeLogs(weights);
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        std::array<double, heights> factor{};
        for (std::size_t c = 0; c < cameras.size(); ++c) {
            BySize weightByOthers{};  // what all cells but this one say of the size
            for (std::size_t k = 0; k < sizes; ++k) {
                weightByOthers[k] = weights[c][k] / evidence[c][i][k];
            }
            for (std::size_t height = 0; height < heights; ++height) {
                const BySize& likelihood = likelihoods[c][i][height];
                factor[height] =
                    std::inner_product(likelihood.begin(), likelihood.end(), weightByOthers.begin(), factor[height]);
            }
        }
        posteriors[i].scaleHeights(factor);
    }
    HeightUpdate update{.token = meanSize(weights.front()), .cameras = {}, .logEvidence = logEvidence};
    for (const BySize& weight : weights) {
        update.cameras.push_back(std::reduce(weight.begin(), weight.end()));
    }
    return update;
}

}  // namespace concord::vision
