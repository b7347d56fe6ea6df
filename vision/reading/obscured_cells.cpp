#include "vision/reading/obscured_cells.h"

#include "vision/geometry/board_frame.h"
#include "vision/stacks/stack_prior.h"

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

bool isLikeliestEmpty(const CellPosterior& posterior) {
    const auto& p = posterior.stacks;
    return std::max_element(p.begin(), p.end()) - p.begin() == Stack().kind();
}

// Mean probability that the borders around a cell lie where expected.
double bordersAround(cv::Point2d cellMm, const std::vector<BorderSpot>& borders) {
    constexpr double reachMm = 17;
    double sum = 0;
    int count = 0;
    for (const BorderSpot& spot : borders) {
        if (cv::norm(spot.at - cellMm) < reachMm) {
            sum += spot.seen;
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

void blend(CellPosterior& posterior, double share) {
    for (std::size_t kind = 0; kind < posterior.stacks.size(); ++kind) {
        posterior.stacks[kind] = (1 - share) * posterior.stacks[kind] + share * stackPrior[kind];
    }
}

}  // namespace

std::vector<Obscured> obscuredCells(const Sight& sight, const std::vector<TopLight>& lights) {
    // The log-odds are fitted to photos of odd numbers degraded by tools/stress: they maximize the likelihood of the
    // true stacks after mixing with the prior. Undegraded photos count eight times.
    constexpr double always = 0.06;     // found in any clean cell
    constexpr double surelyDark = 0.2;  // in 99 % of clean cells some spot is darker than 0.14
    constexpr double mostlyBurnt = 0.2;
    const double bright = std::pow(std::max(sight.light.brightLevel, darkestBrightLevel) / 255, 2.2);
    const double boardBorders = std::min(shareSeen(sight.borders), 0.35);
    const auto cells = concord::cells(sight.finding.side);
    std::vector<Obscured> obscured;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const TopLight& light = lights[i];
        const auto& scores = sight.evidence[i].stackScores;
        const double score = std::min(*std::max_element(scores.begin(), scores.end()), 8.0);
        const double borders = bordersAround(cellCenterMm(sight.finding.side, cells[i]), sight.borders);
        const double veil = light.darkest / bright;
        double odds = -3.270 + 1.652 * light.burntOut + 0.236 * std::log(veil + 0.01) -
                      0.951 * std::log(light.contrast + 0.02) - 0.522 * score - 9.433 * boardBorders;
        odds += isLikeliestEmpty(sight.posteriors[i]) ? 1.121 + 8.168 * (1 - borders)
                                                      : 7.091 * (1 - sight.tops[i].seen) + 2.023 * (1 - borders);
        const double p = 1 / (1 + std::exp(-odds));
        obscured.push_back(
            {std::max(0.0, (p - always) / (1 - always)), light.burntOut > mostlyBurnt || veil > surelyDark});
    }
    return obscured;
}

void discountObscured(std::vector<CellPosterior>& posteriors, const std::vector<Obscured>& cells) {
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        blend(posteriors[i], cells[i].p);
    }
}

void discountAll(std::vector<CellPosterior>& posteriors) {
    constexpr double share = 0.6;
    for (CellPosterior& posterior : posteriors) {
        blend(posterior, share);
    }
}

bool isMostlyObscured(const std::vector<Obscured>& cells) {
    constexpr double mostly = 0.3;  // of 36 clean boards none came to more than 0.1
    double sum = 0;
    for (const Obscured& cell : cells) {
        sum += cell.p;
    }
    return sum > mostly * static_cast<double>(cells.size());
}

}  // namespace concord::vision
