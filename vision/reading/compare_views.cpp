#include "vision/reading/compare_views.h"

#include "vision/stacks/stack_prior.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace concord::vision {

namespace {

using StackPosterior = std::array<double, Stack::kinds>;

// Fitted with tools/view_pairs to drawn boards with even numbers; docs/accuracy.md has the figures for odd numbers.
constexpr double misreadRate = 0.001;  // share of cells whose posterior is worthless, however certain it is
constexpr double priorSame = 0.80;     // a person says that both photos show one board
constexpr double priorNewer = 0.04;    // in each direction
constexpr double minSame = 0.93;       // from here up: the same board
constexpr double maxDifferent = 0.50;  // up to here: different boards
constexpr double certainCell = 0.90;
constexpr int minComparable = 6;
constexpr double sidesSurelyDiffer = 0.95;

// Share of the cells that differ, for different boards: from nearly equal ones to boards with nothing in common.
constexpr std::array<double, 4> differingShares{0.06, 0.15, 0.4, 1.0};
// Share of the cells to which tokens were added: in one turn or a few.
constexpr std::array<double, 3> addedShares{0.04, 0.10, 0.25};

bool isBuilding(Stack stack) { return stack.height() == 2 && stack.top() == Token::Red; }

std::size_t indexOf(Stack stack) { return static_cast<std::size_t>(stack.kind()); }

// Adds the probabilities of all buildings to one of them: the colour under a red token does not count.
StackPosterior mergeBuildings(StackPosterior p) {
    std::size_t building = 0;  // none yet
    for (const Stack stack : allStacks()) {
        if (isBuilding(stack)) {
            const double part = std::exchange(p[indexOf(stack)], 0);
            building = building == 0 ? indexOf(stack) : building;
            p[building] += part;
        }
    }
    return p;
}

const StackPosterior& mergedPrior() {
    static const StackPosterior p = mergeBuildings(stackPrior);
    return p;
}

StackPosterior withMisreadings(StackPosterior p) {
    p = mergeBuildings(p);
    for (std::size_t kind = 0; kind < p.size(); ++kind) {
        p[kind] = (1 - misreadRate) * p[kind] + misreadRate * mergedPrior()[kind];
    }
    return p;
}

// Whether `after` is `before` with tokens added.
bool canGrowInto(Stack before, Stack after) {
    if (before.height() >= after.height()) {
        return false;
    }
    if (isBuilding(after)) {  // on any base
        const auto building = before.with(Token::Red);
        return before.empty() || (building && isBuilding(*building));
    }
    return std::ranges::equal(before.tokens(), after.tokens().first(before.tokens().size()));
}

// Bayes factors: how many times as probable the evidence of a cell is as with independent stacks.
struct CellFactors {
    double same = 1;  // if both photos show the same stack
    double secondNewer = 0;
    double firstNewer = 0;
};

double factorOfSame(const StackPosterior& first, const StackPosterior& second) {
    double factor = 0;
    for (std::size_t kind = 0; kind < first.size(); ++kind) {
        factor += mergedPrior()[kind] > 0 ? first[kind] * second[kind] / mergedPrior()[kind] : 0;
    }
    return factor;
}

// The Bayes factor of tokens having been added between `before` and `after`.
double factorOfAdded(const StackPosterior& before, const StackPosterior& after) {
    double factor = 0;
    for (const Stack from : allStacks()) {
        double prior = 0;
        double posterior = 0;
        for (const Stack to : allStacks()) {
            if (canGrowInto(from, to)) {
                prior += mergedPrior()[indexOf(to)];
                posterior += after[indexOf(to)];
            }
        }
        factor += prior > 0 ? before[indexOf(from)] * posterior / prior : 0;
    }
    return factor;
}

// Logarithm of the mean likelihood over `shares`, possible values of the probability that a cell changed. A changed
// cell has the factor factorOfChange(cell), any other one that of the same stack.
template <std::size_t N, typename FactorOfChange>
double logLikelihood(const std::vector<CellFactors>& cells, const std::array<double, N>& shares,
                     FactorOfChange factorOfChange) {
    std::array<double, N> logs{};
    for (std::size_t k = 0; k < N; ++k) {
        for (const CellFactors& cell : cells) {
            logs[k] += std::log((1 - shares[k]) * cell.same + shares[k] * factorOfChange(cell));
        }
    }
    const double max = *std::ranges::max_element(logs);
    double sum = 0;
    for (const double log : logs) {
        sum += std::exp(log - max) / static_cast<double>(N);
    }
    return max + std::log(sum);
}

void computeHypotheses(const std::vector<CellFactors>& cells, ViewComparison& comparison) {
    constexpr double priorDifferent = 1 - priorSame - 2 * priorNewer;
    const auto independent = [](const CellFactors&) { return 1.0; };
    const auto secondNewer = [](const CellFactors& cell) { return cell.secondNewer; };
    const auto firstNewer = [](const CellFactors& cell) { return cell.firstNewer; };
    std::array<double, 4> p{std::log(priorSame) + logLikelihood(cells, std::array{0.0}, independent),
                            std::log(priorNewer) + logLikelihood(cells, addedShares, secondNewer),
                            std::log(priorNewer) + logLikelihood(cells, addedShares, firstNewer),
                            std::log(priorDifferent) + logLikelihood(cells, differingShares, independent)};
    const double max = *std::ranges::max_element(p);
    double sum = 0;
    for (double& hypothesis : p) {
        hypothesis = std::exp(hypothesis - max);
        sum += hypothesis;
    }
    comparison.same = p[0] / sum;
    comparison.secondNewer = p[1] / sum;
    comparison.firstNewer = p[2] / sum;
}

// Probability that a cell differs, given that some cells do.
double probabilityOfDifference(const CellFactors& cell) {
    constexpr double share = differingShares[1];
    return share / (share + (1 - share) * cell.same);
}

Stack likeliestStack(const StackPosterior& p) {
    return Stack::fromKind(static_cast<int>(std::ranges::max_element(p) - p.begin()));
}

double confidence(const StackPosterior& p) {
    const StackPosterior merged = mergeBuildings(p);
    return *std::ranges::max_element(merged);
}

void compareCells(const ViewPosteriors& first, const ViewPosteriors& second, ViewComparison& comparison) {
    constexpr double probable = 0.5;
    std::vector<CellFactors> factors;
    for (std::size_t i = 0; i < first.cells.size(); ++i) {
        const StackPosterior& one = first.cells[i].stacks;
        const StackPosterior& other = second.cells[i].stacks;
        const StackPosterior a = withMisreadings(one);
        const StackPosterior b = withMisreadings(other);
        factors.push_back({factorOfSame(a, b), factorOfAdded(a, b), factorOfAdded(b, a)});
        const double p = probabilityOfDifference(factors.back());
        comparison.comparable += confidence(one) >= certainCell && confidence(other) >= certainCell;
        if (p > probable) {
            comparison.differing.push_back({cells(first.side)[i], likeliestStack(one), confidence(one),
                                            likeliestStack(other), confidence(other), p});
        }
    }
    computeHypotheses(factors, comparison);
}

Side likeliestSide(const ViewPosteriors& view) {
    const Side other = view.side == Side::A ? Side::B : Side::A;
    return view.sideConfidence < 0.5 ? other : view.side;
}

ViewPosteriors viewPosteriors(const Reading& reading) {
    ViewPosteriors view{reading.side, reading.sideConfidence, {}};
    for (const CellReading& cell : reading.cells) {
        StackPosterior& p = view.cells.emplace_back().stacks;
        for (const Alternative& alternative : cell.alternatives) {
            p[indexOf(alternative.stack)] = alternative.p;
        }
    }
    return view;
}

}  // namespace

std::string_view name(SameBoard verdict) {
    switch (verdict) {
        case SameBoard::Yes:
            return "yes";
        case SameBoard::No:
            return "no";
        case SameBoard::CannotTell:
            break;
    }
    return "cannot-tell";
}

bool ViewComparison::tokensWereAdded() const {
    const double newer = secondNewer + firstNewer;
    return sidesDiffer < sidesSurelyDiffer && newer > 1 - same - newer;
}

ViewComparison compareViews(const ViewPosteriors& first, const ViewPosteriors& second) {
    ViewComparison comparison;
    comparison.firstSide = likeliestSide(first);
    comparison.secondSide = likeliestSide(second);
    const double secondShowsFirstSide = first.side == second.side ? second.sideConfidence : 1 - second.sideConfidence;
    comparison.sidesDiffer =
        first.sideConfidence * (1 - secondShowsFirstSide) + (1 - first.sideConfidence) * secondShowsFirstSide;
    if (comparison.sidesDiffer >= sidesSurelyDiffer) {
        comparison.verdict = SameBoard::No;
        return comparison;
    }
    if (first.side != second.side) {
        return comparison;  // read as different sides, of which one is uncertain or given by a person
    }
    compareCells(first, second, comparison);
    if (comparison.same <= maxDifferent) {
        comparison.verdict = SameBoard::No;
    } else if (comparison.same >= minSame && comparison.comparable >= minComparable) {
        comparison.verdict = SameBoard::Yes;
    }
    return comparison;
}

ViewComparison compareViews(const Reading& first, const Reading& second) {
    return compareViews(viewPosteriors(first), viewPosteriors(second));
}

double probabilityOfSide(const Reading& reading, Side side) {
    return reading.side == side ? reading.sideConfidence : 1 - reading.sideConfidence;
}

bool couldBeSide(const Reading& reading, Side side) {
    constexpr double minProbability = 0.05;
    return probabilityOfSide(reading, side) >= minProbability;
}

}  // namespace concord::vision
