#include "app/gui/score/ending.h"

#include <algorithm>

namespace concord::gui {

namespace {

std::vector<std::size_t> leadersOf(const std::vector<int>& totals) {
    std::vector<std::size_t> leaders;
    const int best = totals.empty() ? 0 : *std::ranges::max_element(totals);
    for (std::size_t player = 0; player < totals.size(); ++player) {
        if (totals[player] == best) {
            leaders.push_back(player);
        }
    }
    return leaders;
}

std::vector<std::size_t> winnersOf(const ScoreTable& score) {
    std::vector<std::size_t> winners;
    for (std::size_t player = 0; player < score.players.size(); ++player) {
        if (score.players[player].rank == 1) {
            winners.push_back(player);
        }
    }
    return winners;
}

}  // namespace

std::vector<EndingStep> endingOf(const ScoreTable& score) {
    std::vector<EndingStep> steps;
    std::vector<int> totals(score.players.size(), 0);
    for (std::size_t row = 0; row < score.rows.size(); ++row) {
        if (score.rows[row].kind != PadRow::Kind::Points) {
            continue;
        }
        EndingStep step;
        step.row = row;
        for (std::size_t player = 0; player < totals.size(); ++player) {
            step.added.push_back(score.players[player].values.at(row).points);
            totals[player] += step.added.back();
        }
        if (std::ranges::any_of(step.added, [](int points) { return points != 0; })) {
            step.totals = totals;
            step.leaders = leadersOf(totals);
            steps.push_back(std::move(step));
        }
    }
    if (!steps.empty()) {
        steps.back().leaders = winnersOf(score);
    }
    return steps;
}

}  // namespace concord::gui
