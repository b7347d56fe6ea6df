#include "tools/drawing/random_game.h"

#include <algorithm>
#include <array>

namespace concord::drawing {

namespace {

// Tokens in the box (rulebook page 2), in the order of allTokens.
constexpr std::array<int, tokenKinds> supply{23, 23, 21, 19, 19, 15};

using Supply = std::array<int, tokenKinds>;

bool affordable(const Supply& left, Stack stack) {
    Supply need{};
    for (const Token t : stack.tokens())
        ++need[static_cast<std::size_t>(t)];
    for (std::size_t i = 0; i < need.size(); ++i)
        if (need[i] > left[i])
            return false;
    return true;
}

void take(Supply& left, Stack stack) {
    for (const Token t : stack.tokens())
        --left[static_cast<std::size_t>(t)];
}

// Relative frequency of a stack at the end of a real game: water and fields are frequent, unfinished bases rare.
float playedWeight(Stack stack) {
    if (stack.isWater())
        return 17;
    if (stack.isField())
        return 15;
    if (stack.isTree())
        return 8.5F;
    if (stack.isMountain())
        return 7.5F;
    if (stack.isBuilding())
        return 5;
    return stack.isTrunk() ? 4.5F : 3;
}

std::vector<float> stackWeights(Random& random, bool played, float buildingFactor) {
    std::vector<float> weights;
    for (const Stack stack : allStacks()) {
        if (stack.empty())
            weights.push_back(0);
        else if (played)
            weights.push_back(playedWeight(stack) * random.uniform(0.15F, 1.6F) + 0.4F);
        else
            weights.push_back(random.uniform(0.7F, 1.3F));
        if (stack.isBuilding())
            weights.back() *= buildingFactor;
    }
    return weights;
}

int randomEmptyCount(Random& random, int cellCount, bool played) {
    const float u = random.uniform();
    if (u < 0.05F)
        return cellCount - random.integer(1, 7);
    if (u < 0.15F)
        return 0;
    return played ? random.pick({1, 2, 2, 2, 3, 3, 4, 5, 6}) : random.integer(1, 5);
}

int neighboursWithSameTop(const Board& board, Cell cell) {
    const auto top = board.stack(cell).top();
    const auto around = neighbours(board.side(), cell);
    return static_cast<int>(
        std::count_if(around.begin(), around.end(), [&](Cell n) { return top && board.stack(n).top() == top; }));
}

// Swaps stacks where that puts more stacks with the same top token next to each other, as players do who build rivers,
// mountains and woods.
void gather(Random& random, Board& board, const std::vector<Cell>& filled) {
    const int swaps = random.pick({0, 60, 150, 300});
    const int last = static_cast<int>(filled.size()) - 1;
    if (last < 1)
        return;
    for (int i = 0; i < swaps; ++i) {
        const Cell a = filled[static_cast<std::size_t>(random.integer(0, last))];
        const Cell b = filled[static_cast<std::size_t>(random.integer(0, last))];
        const auto swapStacks = [&] {
            const Stack keep = board.stack(a);
            board.setStack(a, board.stack(b));
            board.setStack(b, keep);
        };
        const int before = neighboursWithSameTop(board, a) + neighboursWithSameTop(board, b);
        swapStacks();
        if (neighboursWithSameTop(board, a) + neighboursWithSameTop(board, b) < before)
            swapStacks();
    }
}

void addCubes(Random& random, Board& board, std::vector<Cell> filled) {
    random.shuffle(filled);
    const int wanted = random.chance(0.12F) ? random.integer(0, 3) : random.integer(6, 12);
    const int animals = std::min(wanted, static_cast<int>(filled.size()));
    for (int i = 0; i < animals; ++i)
        board.setCube(filled[static_cast<std::size_t>(i)], Cube::Animal);
    if (animals < static_cast<int>(filled.size()) && random.chance(0.45F))
        board.setCube(filled[static_cast<std::size_t>(animals)], Cube::Spirit);
}

}  // namespace

Board randomBoard(Random& random, Side side, float buildingFactor) {
    const bool played = random.chance(0.5F);
    std::vector<Cell> order(cells(side).begin(), cells(side).end());
    random.shuffle(order);
    order.resize(order.size() - static_cast<std::size_t>(randomEmptyCount(random, cellCount(side), played)));
    const std::vector<float> weights = stackWeights(random, played, buildingFactor);
    Board board(side);
    Supply left = supply;
    std::vector<Cell> filled;
    for (const Cell cell : order) {
        std::vector<float> possible = weights;
        for (std::size_t k = 0; k < possible.size(); ++k)
            if (!affordable(left, allStacks()[k]))
                possible[k] = 0;
        if (std::all_of(possible.begin(), possible.end(), [](float w) { return w <= 0; }))
            break;
        const Stack stack = allStacks()[random.weighted(possible)];
        take(left, stack);
        board.setStack(cell, stack);
        filled.push_back(cell);
    }
    if (played)
        gather(random, board, filled);
    addCubes(random, board, filled);
    return board;
}

void addSpirits(Random& random, Board& board, float share) {
    for (const Cell cell : cells(board.side())) {
        if (board.cube(cell) == Cube::Animal && random.chance(share)) {
            board.setCube(cell, Cube::Spirit);
        }
    }
}

}  // namespace concord::drawing
