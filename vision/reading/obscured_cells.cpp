#include "vision/reading/obscured_cells.h"

#include "vision/geometry/board_frame.h"
#include "vision/pixels/compare_pixels.h"
#include "vision/reading/obscured_features.h"
#include "vision/reading/obscured_weights.h"
#include "vision/stacks/stack_prior.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace concord::vision {

namespace {

static_assert(obscuredInputs == obscuredFeatureCount);

double logistic(double logOdds) { return 1 / (1 + std::exp(-logOdds)); }

// From the features of the cell alone, by a small network with one hidden layer.
double logOddsAlone(const ObscuredFeatures& features) {
    constexpr float farthest = 4;  // standard deviations: beyond them nothing was learned
    ObscuredWeights standardised{};
    for (std::size_t i = 0; i < standardised.size(); ++i) {
        standardised[i] = std::clamp((static_cast<float>(features[i]) - obscuredMean[i]) / obscuredStandardDeviation[i],
                                     -farthest, farthest);
    }
    float logOdds = obscuredBias;
    for (std::size_t k = 0; k < obscuredHiddenIn.size(); ++k) {
        const float sum = std::inner_product(standardised.begin(), standardised.end(), obscuredHiddenIn[k].begin(),
                                             obscuredHiddenBias[k]);
        logOdds += obscuredHiddenOut[k] * std::max(0.0F, sum);
    }
    return logOdds;
}

// What hides a cell, such as a cup, a hand or a lamp, often hides part of its neighbours too.
double logOddsBeside(Side side, std::size_t cell, const std::vector<Obscured>& alone) {
    constexpr double likely = 0.5;
    constexpr double most = 2 * besideWeight;
    double logOdds = 0;
    for (const Cell neighbour : neighbours(side, concord::cells(side)[cell])) {
        logOdds += besideWeight * std::max(0.0, alone[static_cast<std::size_t>(indexOf(side, neighbour))].p - likely) /
                   (1 - likely);
    }
    return std::min(logOdds, most);
}

double probabilityOf(double logOdds) {
    return std::max(0.0, (logistic(logOdds) - obscuredFloor) / (1 - obscuredFloor));
}

void blend(CellPosterior& posterior, double share) {
    for (std::size_t kind = 0; kind < posterior.stacks.size(); ++kind) {
        posterior.stacks[kind] = (1 - share) * posterior.stacks[kind] + share * stackPrior[kind];
    }
}

}  // namespace

std::vector<Obscured> obscuredCells(const Hypothesis& hypothesis, const std::vector<TopLight>& lights,
                                    const std::vector<Visibility>& visible) {
    constexpr double strongVeil = 0.2;  // of veilOver(), which is below 0.14 in 99 % of clean cells
    constexpr double clearlyBurnt = 0.2;
    // A token can vanish in light that leaves nothing dark even beside it, and an empty cell has no wall that would
    // show the contrary: of seven such cells that were read as empty, two held a token.
    constexpr double unknownInTheLight = 0.3;
    // An overexposed top shows no colour: of 675 such stacks that the features call visible, 62 were read wrongly, 17
    // of these with a probability of at least 90 %.
    constexpr double mostlyBurnt = 0.4;
    constexpr double unknownBelowLight = 0.12;
    const Board board = likeliestBoard(hypothesis.finding.side, hypothesis.posteriors);
    std::vector<double> logOdds;
    std::vector<Obscured> obscured;
    for (const ObscuredFeatures& features : obscuredFeatures(hypothesis, lights, visible)) {
        const TopLight& light = lights[logOdds.size()];
        const bool isHiddenByLight = light.burntOut > clearlyBurnt || veilOver(light, hypothesis.light) > strongVeil;
        logOdds.push_back(logOddsAlone(features));
        obscured.push_back({probabilityOf(logOdds.back()), isHiddenByLight});
    }
    const auto grays = grayTops(hypothesis.work, hypothesis.light, hypothesis.finding.side, hypothesis.token,
                                hypothesis.sheen.has_value(), lights, hypothesis.posteriors);
    const std::vector<Obscured> alone = obscured;
    for (std::size_t i = 0; i < alone.size(); ++i) {
        obscured[i].p = probabilityOf(logOdds[i] + logOddsBeside(hypothesis.finding.side, i, alone));
        const bool isEmpty = board.stack(hypothesis.evidence[i].cell).empty();
        const bool isFloodedWithLight =
            lights[i].burntOut > clearlyBurnt && veilOver(lights[i], hypothesis.light) > strongVeil;
        obscured[i].gray = grays[i];
        const bool isUnreadable = isEmpty ? isFloodedWithLight : lights[i].burntOut > mostlyBurnt;
        if (isUnreadable) {
            obscured[i].alwaysChecked = true;
            obscured[i].p = std::max(obscured[i].p, isEmpty ? unknownInTheLight : unknownBelowLight);
        }
    }
    return obscured;
}

std::vector<CellPosterior> comparedWithPhoto(const Hypothesis& hypothesis, const std::vector<Visibility>& visible,
                                             const std::vector<Obscured>& cells, Colours colours) {
    std::vector<CellPosterior> posteriors = hypothesis.posteriors;
    discountHidden(posteriors, visible);
    if (colours == Colours::Plausible) {
        comparePixels(hypothesis.work, hypothesis.light, hypothesis.finding.side, hypothesis.token, hypothesis.evidence,
                      inFullView(cells), posteriors);
    }
    return posteriors;
}

void discountObscured(std::vector<CellPosterior>& posteriors, const std::vector<Obscured>& cells) {
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        if (const auto& gray = cells[i].gray) {
            raiseBrown(posteriors[i], gray->brownProbability(brownAgainstGray(posteriors[i])));
        }
        blend(posteriors[i], cells[i].p);
    }
}

void discountAll(std::vector<CellPosterior>& posteriors) {
    constexpr double share = 0.6;
    for (CellPosterior& posterior : posteriors) {
        blend(posterior, share);
    }
}

std::vector<bool> inFullView(const std::vector<Obscured>& cells) {
    constexpr double unlikely = 0.2;
    std::vector<bool> inView(cells.size());
    std::transform(cells.begin(), cells.end(), inView.begin(), [](const Obscured& cell) { return cell.p < unlikely; });
    return inView;
}

bool isObscured(const Obscured& cell) {
    constexpr double likely = 0.5;
    return cell.p > likely;
}

bool isHiddenByLight(const Obscured& cell) { return isObscured(cell) && cell.burntOut; }

bool isTooObscured(const std::vector<Obscured>& cells) {
    constexpr std::ptrdiff_t few = 8;
    constexpr double tooMuch = 0.3;  // mean probability; none of 36 clean boards exceeded 0.1
    double sum = 0;
    std::ptrdiff_t outsideLight = 0;
    for (const Obscured& cell : cells) {
        if (!isHiddenByLight(cell)) {
            sum += cell.p;
            ++outsideLight;
        }
    }
    return outsideLight < few || sum > tooMuch * static_cast<double>(outsideLight);
}

std::vector<CellPosterior> outsideLight(const std::vector<CellPosterior>& posteriors,
                                        const std::vector<Obscured>& obscured) {
    std::vector<CellPosterior> outside;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        if (!isHiddenByLight(obscured[i])) {
            outside.push_back(posteriors[i]);
        }
    }
    return outside;
}

bool leavesLittle(const std::vector<CellPosterior>& visible, std::size_t cells) {
    constexpr double sure = 0.9;
    constexpr std::ptrdiff_t few = 6;
    const auto isSure = [](const CellPosterior& posterior) {
        return std::ranges::max(withOneBase(posterior).stacks) >= sure;
    };
    return visible.size() < cells && std::ranges::count_if(visible, isSure) < few;
}

}  // namespace concord::vision
