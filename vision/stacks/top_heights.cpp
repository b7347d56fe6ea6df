#include "vision/stacks/top_heights.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
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

constexpr std::size_t thicknesses = 19;
constexpr std::size_t radii = 25;
constexpr std::size_t sizes = thicknesses * radii;
constexpr std::size_t heights = 4;  // of a stack, 0 to 3

double radiusMm(std::size_t index) { return 9.3 + 0.1 * static_cast<double>(index % radii); }
double thicknessMm(std::size_t index) {
    const std::size_t steps = index / radii;
    return thinnestTokenMm + 0.3 * static_cast<double>(steps);
}
TokenSize sizeOf(std::size_t index) { return {2 * radiusMm(index), thicknessMm(index)}; }

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
        prior[k] = std::exp(logPrior(sizeOf(k)));
    }
    normalize(prior);
    if (known) {
        // A mixture with the usual sizes: rims of another box leave the known size no weight.
        constexpr double knownShare = 0.95;
        const cv::Matx22d precision = known->covariance.inv();
        BySize near{};
        for (std::size_t k = 0; k < sizes; ++k) {
            const TokenSize size = sizeOf(k);
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
    DetectedTop onSurface;                // the circle on the board's surface, as the camera saw it that found it
    std::array<cv::Point2d, 4> pixels{};  // of that circle's ends: right, left, upper and lower
    cv::Point2d cellMm;
    bool isSeen = false;
};

// pose: of the camera that the rim was detected with.
Rim rimOf(const DetectedTop& top, cv::Point2d cellMm, const CameraPose& pose) {
    constexpr double nearestCameraMm = 60;  // over the board; nearer ones are errors of the pose
    const cv::Vec3d camera = pose.position();
    Rim rim{top.at(0, camera), {}, cellMm, top.seen >= hardlySeen && camera[2] >= nearestCameraMm};
    const std::array<cv::Point2d, 4> directions{{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}};
    for (std::size_t k = 0; k < directions.size(); ++k) {
        const cv::Point2d end = rim.onSurface.centerMm + rim.onSurface.radiusMm * directions[k];
        rim.pixels[k] = pose.photoFromBoard({end.x, end.y, 0});
    }
    return rim;
}

// The circle on the board's surface as another camera sees it.
DetectedTop onSurface(const Rim& rim, const CameraPose& pose) {
    std::array<cv::Point2d, 4> ends;
    std::ranges::transform(rim.pixels, ends.begin(), [&](cv::Point2d pixel) { return pose.boardFromPhoto(pixel, 0); });
    DetectedTop circle = rim.onSurface;
    circle.centerMm = (ends[0] + ends[1] + ends[2] + ends[3]) / 4;
    circle.radiusMm = std::sqrt(cv::norm(ends[0] - ends[1]) * cv::norm(ends[2] - ends[3])) / 2;
    circle.radii.stepMm *= circle.radiusMm / rim.onSurface.radiusMm;
    return circle;
}

// Likelihood of the rim by height and size if that camera photographed it, up to a constant factor.
Likelihood likelihoodOf(const Rim& rim, const CameraPose& pose) {
    Likelihood likelihood;
    for (auto& ofHeight : likelihood) {
        ofHeight.fill(1);
    }
    if (!rim.isSeen) {
        return likelihood;
    }
    likelihood[0].fill(0);
    const cv::Vec3d camera = pose.position();
    const cv::Point2d below(camera[0], camera[1]);
    const DetectedTop circle = onSurface(rim, pose);
    for (std::size_t k = 0; k < sizes; k += radii) {
        for (std::size_t height = 1; height < heights; ++height) {
            // The circle in the plane of the top, as DetectedTop::at() computes it.
            const double growth = 1 - static_cast<double>(height) * thicknessMm(k) / camera[2];
            const cv::Point2d center = below + growth * (circle.centerMm - below);
            const double slide = bell(std::max(0.0, cv::norm(center - rim.cellMm) - slackMm) / beyondSlackMm);
            const double position = slide * (1 - strayToken) + strayToken;
            const double placesPerMm = 1 / (growth * circle.radii.stepMm);
            const double first = RadiusDensity::middle - circle.radiusMm / circle.radii.stepMm;
            for (std::size_t r = 0; r < radii; ++r) {
                const double radius = circle.radii.atPlace(first + radiusMm(r) * placesPerMm);
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
        const TokenSize size = sizeOf(k);
        sum += weight[k];
        mean.diameterMm += weight[k] * size.diameterMm;
        mean.thicknessMm += weight[k] * size.thicknessMm;
    }
    return sum > 0 ? TokenSize{mean.diameterMm / sum, mean.thicknessMm / sum} : TokenSize{};
}

std::vector<Rim> rimsOf(const std::vector<DetectedTop>& tops, Side side, const CameraPose& pose) {
    std::vector<Rim> rims;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        rims.push_back(rimOf(tops[i], cellCenterMm(side, cells(side)[i]), pose));
    }
    return rims;
}

// One of the possible cameras, with one tilt.
struct TiltedCamera {
    CameraPose pose;
    std::size_t number = 0;  // of the possible camera
};

// The logs of the probabilities of the sizes, up to a constant, if that camera took the photo.
BySize logWeightsOf(const std::vector<CellPosterior>& posteriors, const std::vector<Rim>& rims, const CameraPose& pose,
                    double p, const BySize& logPriors) {
    std::vector<BySize> evidence;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        evidence.push_back(evidenceOf(posteriors[i], likelihoodOf(rims[i], pose)));
    }
    BySize weight = logWeightsOf(evidence, logPriors);
    for (double& w : weight) {
        w += std::log(p);
    }
    return weight;
}

// All cameras that a photo may have been taken with, and the sizes of the tokens if it was.
struct Assumptions {
    std::vector<TiltedCamera> cameras;
    std::vector<BySize> weights;  // by camera; add up to 1
    double logEvidence = 0;       // these two as in HeightUpdate
    double tiltedLogEvidence = 0;
};

// Those that are improbable as they are need not be tilted.
Assumptions assumptionsOf(const std::vector<CellPosterior>& posteriors, const std::vector<Rim>& rims,
                          std::span<const PossibleCamera> cameras, const BySize& logPriors) {
    constexpr double improbable = 0.01;
    std::vector<BySize> untilted;
    for (const PossibleCamera& camera : cameras) {
        untilted.push_back(logWeightsOf(posteriors, rims, camera.pose, camera.p, logPriors));
    }
    Assumptions all;
    std::vector<BySize> probabilities = untilted;
    all.logEvidence = normalizeLogs(probabilities);
    for (std::size_t c = 0; c < cameras.size(); ++c) {
        if (std::reduce(probabilities[c].begin(), probabilities[c].end()) < improbable) {
            all.cameras.push_back({cameras[c].pose, c});
            all.weights.push_back(untilted[c]);
            continue;
        }
        for (const PossibleCamera& tilted : tiltedCameras(cameras[c].pose)) {
            all.cameras.push_back({tilted.pose, c});
            all.weights.push_back(logWeightsOf(posteriors, rims, tilted.pose, cameras[c].p * tilted.p, logPriors));
        }
    }
    all.tiltedLogEvidence = normalizeLogs(all.weights);
    return all;
}

constexpr double negligible = 1e-5;  // probability of a camera, or of a camera and a size

// Adds what one camera contributes to the factors of the heights of each cell, and to the cases: one for each size that
// it makes probable. weight: of the sizes.
void addCases(const std::vector<CellPosterior>& posteriors, const std::vector<Rim>& rims, const CameraPose& pose,
              const BySize& weight, std::vector<std::array<double, heights>>& factors, JointHeights& joint) {
    std::vector<std::size_t> probable;
    for (std::size_t k = 0; k < sizes; ++k) {
        if (weight[k] > negligible) {
            probable.push_back(k);
            joint.cases.push_back({weight[k], std::vector<std::array<double, heights>>(posteriors.size())});
        }
    }
    const auto cases = std::span(joint.cases).last(probable.size());
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const Likelihood likelihood = likelihoodOf(rims[i], pose);
        const BySize evidence = evidenceOf(posteriors[i], likelihood);
        BySize byOthers{};  // what all cells but this one say of the size
        std::transform(weight.begin(), weight.end(), evidence.begin(), byOthers.begin(), std::divides());
        for (std::size_t height = 0; height < heights; ++height) {
            const BySize& l = likelihood[height];
            factors[i][height] = std::inner_product(l.begin(), l.end(), byOthers.begin(), factors[i][height]);
            for (std::size_t n = 0; n < probable.size(); ++n) {
                cases[n].factors[i][height] = l[probable[n]] / evidence[probable[n]];
            }
        }
    }
}

// Relates the factors of the cases to the posteriors, which contain `factors`.
void makeRelative(JointHeights& joint, const std::vector<std::array<double, heights>>& factors) {
    double sum = 0;
    for (const JointHeights::Case& one : joint.cases) {
        sum += one.p;
    }
    for (JointHeights::Case& one : joint.cases) {
        one.p /= sum;
        for (std::size_t i = 0; i < factors.size(); ++i) {
            auto& ofCell = one.factors[i];
            std::transform(ofCell.begin(), ofCell.end(), factors[i].begin(), ofCell.begin(), std::divides());
        }
    }
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
                                          const CameraPose& pose) {
    constexpr int enoughTops = 5;
    std::vector<BySize> evidence;
    const auto all = cells(board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const int height = board.stack(all[i]).height();
        if (height > 0 && tops[i].seen >= hardlySeen) {
            const Rim rim = rimOf(tops[i], cellCenterMm(board.side(), all[i]), pose);
            evidence.push_back(likelihoodOf(rim, pose)[static_cast<std::size_t>(height)]);
        }
    }
    if (evidence.size() < enoughTops) {
        return std::nullopt;
    }
    BySize weight = logWeightsOf(evidence, BySize{});
    normalizeLogs({&weight, 1});
    SizeEstimate estimate;
    const auto sizeAt = [](std::size_t k) {
        const TokenSize size = sizeOf(k);
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
    const std::vector<Rim> rims = rimsOf(tops, side, cameras.front().pose);
    const auto [tilted, weights, logEvidence, tiltedLogEvidence] =
        assumptionsOf(posteriors, rims, cameras, logPriors(known));
    HeightUpdate update{.token = {},
                        .cameras = std::vector<double>(cameras.size()),
                        .joint = {},
                        .logEvidence = logEvidence,
                        .tiltedLogEvidence = tiltedLogEvidence};
    BySize ofFirst{};
    std::vector<std::array<double, heights>> factors(posteriors.size());
    for (std::size_t c = 0; c < tilted.size(); ++c) {
        const double p = std::reduce(weights[c].begin(), weights[c].end());
        update.cameras[tilted[c].number] += p;
        if (tilted[c].number == 0) {
            std::transform(ofFirst.begin(), ofFirst.end(), weights[c].begin(), ofFirst.begin(), std::plus());
        }
        if (p > negligible) {
            addCases(posteriors, rims, tilted[c].pose, weights[c], factors, update.joint);
        }
    }
    update.token = meanSize(ofFirst);
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        posteriors[i].scaleHeights(factors[i]);
    }
    makeRelative(update.joint, factors);
    return update;
}

}  // namespace concord::vision
