#include "height_belief.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

// Chosen on drawn boards and pairs of views that the networks never saw.
constexpr double sharpness = 7;         // log-odds that one unit of rim strength is worth
constexpr double rimTakenWrong = 0.06;  // part of the cells where the strongest rim is none of a top
constexpr double bevelMm = 0.2;         // the edge that is seen lies inside the rim

constexpr int thicknesses = 19;
constexpr int radii = 25;
constexpr int sizes = thicknesses * radii;
constexpr int heights = 4;  // of a stack, 0 to 3

TokenSize sizeOf(int index) { return {2 * (9.3 + 0.1 * (index % radii)), thinnestTokenMm + 0.3 * (index / radii)}; }

// Log-odds of a size before anything is seen: what is sold, and room around it.
double expected(const TokenSize& size) {
    const double radius = (size.diameterMm - tokenDiameterMm) / 1.8;
    const double thickness = (size.thicknessMm - tokenThicknessMm) / 1.5;
    return -0.5 * (radius * radius + thickness * thickness);
}

using Likelihood = std::array<std::array<double, sizes>, heights>;

// How likely what is seen of a cell is by height and size, in proportion; 1 on the average.
Likelihood likelihoodOf(const RimStrength& rim) {
    Likelihood likelihood;
    double strongest = 0;
    for (int height = 1; height < heights; ++height) {
        for (int k = 0; k < sizes; ++k) {
            const TokenSize size = sizeOf(k);
            double& l = likelihood[static_cast<std::size_t>(height)][static_cast<std::size_t>(k)];
            l = rim.between(height * size.thicknessMm, size.diameterMm / 2 - bevelMm);
            strongest = std::max(strongest, l);
        }
    }
    double sum = 0;
    for (std::size_t height = 1; height < heights; ++height) {
        for (double& l : likelihood[height]) {
            l = std::exp(sharpness * (l - strongest));
            sum += l;
        }
    }
    const double scale = (1 - rimTakenWrong) * (heights - 1) * sizes / sum;
    for (std::size_t height = 1; height < heights; ++height) {
        for (double& l : likelihood[height]) {
            l = l * scale + rimTakenWrong;
        }
    }
    for (std::size_t k = 0; k < sizes; ++k) {
        likelihood[0][k] = (likelihood[1][k] + likelihood[2][k] + likelihood[3][k]) / 3;
    }
    return likelihood;
}

std::array<double, heights> heightsOf(const CellBelief& belief) {
    std::array<double, heights> p{};
    for (const Stack stack : allStacks()) {
        p[static_cast<std::size_t>(stack.height())] += belief.stacks[static_cast<std::size_t>(stack.kind())];
    }
    return p;
}

// How likely what is seen of a cell is by size, its height being as believed.
std::array<double, sizes> evidenceOf(const CellBelief& belief, const Likelihood& likelihood) {
    const auto p = heightsOf(belief);
    std::array<double, sizes> evidence{};
    for (std::size_t height = 0; height < heights; ++height) {
        for (std::size_t k = 0; k < sizes; ++k) {
            evidence[k] += p[height] * likelihood[height][k];
        }
    }
    return evidence;
}

std::array<double, sizes> weightsOf(const std::vector<std::array<double, sizes>>& evidence) {
    std::array<double, sizes> weight{};
    for (std::size_t k = 0; k < sizes; ++k) {
        weight[k] = expected(sizeOf(static_cast<int>(k)));
        for (const auto& cell : evidence) {
            weight[k] += std::log(cell[k]);
        }
    }
    const double most = *std::max_element(weight.begin(), weight.end());
    double sum = 0;
    for (double& w : weight) {
        w = std::exp(w - most);
        sum += w;
    }
    for (double& w : weight) {
        w /= sum;
    }
    return weight;
}

void weigh(CellBelief& belief, const std::array<double, heights>& factor) {
    double sum = 0;
    for (const Stack stack : allStacks()) {
        double& p = belief.stacks[static_cast<std::size_t>(stack.kind())];
        p *= factor[static_cast<std::size_t>(stack.height())];
        sum += p;
    }
    for (double& p : belief.stacks) {
        p /= sum;
    }
}

}  // namespace

std::vector<PossibleHeights> possibleHeights(const std::vector<CellBelief>& beliefs) {
    constexpr double worthALook = 0.002;
    std::vector<PossibleHeights> possible;
    for (const CellBelief& belief : beliefs) {
        const auto p = heightsOf(belief);
        PossibleHeights& of = possible.emplace_back();
        std::transform(p.begin(), p.end(), of.begin(), [](double one) { return one > worthALook; });
    }
    return possible;
}

TokenSize weighHeights(std::vector<CellBelief>& beliefs, const std::vector<RimStrength>& rims) {
    std::vector<Likelihood> likelihoods;
    std::vector<std::array<double, sizes>> evidence;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        likelihoods.push_back(likelihoodOf(rims[i]));
        evidence.push_back(evidenceOf(beliefs[i], likelihoods[i]));
    }
    const auto weight = weightsOf(evidence);
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        std::array<double, heights> factor{};
        for (std::size_t height = 0; height < heights; ++height) {
            for (std::size_t k = 0; k < sizes; ++k) {
                factor[height] += weight[k] * likelihoods[i][height][k] / evidence[i][k];
            }
        }
        weigh(beliefs[i], factor);
    }
    const auto likeliest = std::max_element(weight.begin(), weight.end());
    return sizeOf(static_cast<int>(likeliest - weight.begin()));
}

}  // namespace concord::vision
