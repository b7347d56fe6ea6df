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

// By itself. The log-odds are fitted to photos of odd numbers degraded by tools/stress: they maximize the likelihood of
// the true stacks after mixing with the prior. Undegraded photos count eight times.
double oddsAlone(const Hypothesis& hypothesis, std::size_t cell, const TopLight& light, double veil) {
    const auto& scores = hypothesis.evidence[cell].stackScores;
    const double score = std::min(*std::max_element(scores.begin(), scores.end()), 8.0);
    const Side side = hypothesis.finding.side;
    const double borders = bordersAround(cellCenterMm(side, concord::cells(side)[cell]), hypothesis.borders);
    const double boardBorders = std::min(shareSeen(hypothesis.borders), 0.35);
    const double odds = -3.270 + 1.652 * light.burntOut + 0.236 * std::log(veil + 0.01) -
                        0.951 * std::log(light.contrast + 0.02) - 0.522 * score - 9.433 * boardBorders;
    return odds + (isLikeliestEmpty(hypothesis.posteriors[cell])
                       ? 1.121 + 8.168 * (1 - borders)
                       : 7.091 * (1 - hypothesis.tops[cell].seen) + 2.023 * (1 - borders));
}

// What hides a cell often hides a part of the cells beside it too: a cup, a hand, a lamp.
double oddsBeside(Side side, std::size_t cell, const std::vector<Obscured>& alone) {
    constexpr double weight = 3;  // per neighbour that is certainly hidden; chosen on fitted photos with hands and cups
    constexpr double likely = 0.5;
    constexpr double most = 6;
    double odds = 0;
    for (const Cell neighbour : neighbours(side, concord::cells(side)[cell])) {
        odds +=
            weight * std::max(0.0, alone[static_cast<std::size_t>(indexOf(side, neighbour))].p - likely) / (1 - likely);
    }
    return std::min(odds, most);
}

double probability(double odds) {
    constexpr double always = 0.06;  // found in any clean cell
    const double p = 1 / (1 + std::exp(-odds));
    return std::max(0.0, (p - always) / (1 - always));
}

void blend(CellPosterior& posterior, double share) {
    for (std::size_t kind = 0; kind < posterior.stacks.size(); ++kind) {
        posterior.stacks[kind] = (1 - share) * posterior.stacks[kind] + share * stackPrior[kind];
    }
}

}  // namespace

std::vector<Obscured> obscuredCells(const Hypothesis& hypothesis, const std::vector<TopLight>& lights) {
    constexpr double surelyDark = 0.2;  // in 99 % of clean cells some spot is darker than 0.14
    constexpr double mostlyBurnt = 0.2;
    const double bright = std::pow(std::max(hypothesis.light.brightLevel, darkestBrightLevel) / 255, 2.2);
    std::vector<double> odds;
    std::vector<Obscured> obscured;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const double veil = lights[i].darkest / bright;
        odds.push_back(oddsAlone(hypothesis, i, lights[i], veil));
        obscured.push_back({probability(odds[i]), lights[i].burntOut > mostlyBurnt || veil > surelyDark});
    }
    const std::vector<Obscured> alone = obscured;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        obscured[i].p = probability(odds[i] + oddsBeside(hypothesis.finding.side, i, alone));
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
