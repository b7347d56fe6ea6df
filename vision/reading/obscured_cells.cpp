#include "vision/reading/obscured_cells.h"

#include "vision/geometry/board_frame.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

// What stands in a cell as a rule, by Stack::kind().
constexpr std::array<double, Stack::kinds> usual{0.10, 0.11, 0.12, 0.06,  0.08, 0.06,  0.055, 0.045,
                                                 0.06, 0.08, 0.08, 0.028, 0.04, 0.041, 0.041};

bool isLikeliestEmpty(const CellBelief& belief) {
    const auto& p = belief.stacks;
    return std::max_element(p.begin(), p.end()) - p.begin() == Stack().kind();
}

// How surely the borders around a cell are seen in their place.
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

void blend(CellBelief& belief, double share) {
    for (std::size_t kind = 0; kind < belief.stacks.size(); ++kind) {
        belief.stacks[kind] = (1 - share) * belief.stacks[kind] + share * usual[kind];
    }
}

}  // namespace

std::vector<Obscured> obscuredCells(const Sight& sight, const std::vector<TopLight>& lights) {
    // The log-odds are fitted to photos of odd numbers spoilt by tools/stress, by the likelihood of what truly stands
    // there once what was read is blended with what is usual; clean photos count eight times.
    constexpr double always = 0.06;     // so much is found in any cell
    constexpr double surelyDark = 0.2;  // of clean cells one in a hundred has no spot darker than 0.14
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
        double odds = -3.270 + 1.652 * light.burnt + 0.236 * std::log(veil + 0.01) -
                      0.951 * std::log(light.contrast + 0.02) - 0.522 * score - 9.433 * boardBorders;
        odds += isLikeliestEmpty(sight.beliefs[i]) ? 1.121 + 8.168 * (1 - borders)
                                                   : 7.091 * (1 - sight.tops[i].seen) + 2.023 * (1 - borders);
        const double p = 1 / (1 + std::exp(-odds));
        obscured.push_back(
            {std::max(0.0, (p - always) / (1 - always)), light.burnt > mostlyBurnt || veil > surelyDark});
    }
    return obscured;
}

void doubtObscured(std::vector<CellBelief>& beliefs, const std::vector<Obscured>& cells) {
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        blend(beliefs[i], cells[i].p);
    }
}

void doubtAll(std::vector<CellBelief>& beliefs) {
    constexpr double share = 0.6;
    for (CellBelief& belief : beliefs) {
        blend(belief, share);
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
