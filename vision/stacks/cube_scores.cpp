#include "vision/stacks/cube_scores.h"

#include "vision/stacks/softmax.h"

#include <iterator>

namespace concord::vision {

namespace {

constexpr double fewAlike = 0.5;  // as many other tops of the colour take back half of what is common to all

// Probabilities of what is on top.
struct Top {
    std::array<double, tokenKinds> colours{};
    double bare = 0;  // that no cube is there
};

Top topOf(const CellEvidence& cell) {
    Top top{.bare = softmax(cell.cubeScores)[0]};
    const auto stacks = softmax(cell.stackScores);
    for (const Stack stack : allStacks()) {
        if (const auto token = stack.top()) {
            top.colours[static_cast<std::size_t>(*token)] += stacks[static_cast<std::size_t>(stack.kind())];
        }
    }
    return top;
}

// The probability that both are of one colour, and that no cube hides the other one.
double likeness(const Top& top, const Top& other) {
    return std::inner_product(top.colours.begin(), top.colours.end(), other.colours.begin(), 0.0) * other.bare;
}

}  // namespace

void addSeenCubes(std::vector<CellEvidence>& cells, std::span<const SeenCube> seen) {
    std::vector<Top> tops;
    std::transform(cells.begin(), cells.end(), std::back_inserter(tops), topOf);
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::array<double, cubeKinds> common{};
        double count = fewAlike;
        for (std::size_t j = 0; j < cells.size(); ++j) {
            if (j != i) {
                const double share = likeness(tops[i], tops[j]);
                count += share;
                for (std::size_t k = 0; k < common.size(); ++k) {
                    common[k] += share * seen[j].common[k];
                }
            }
        }
        for (std::size_t k = 0; k < common.size(); ++k) {
            cells[i].cubeScores[k] += seen[i].own[k] - common[k] / count;
        }
    }
}

}  // namespace concord::vision
