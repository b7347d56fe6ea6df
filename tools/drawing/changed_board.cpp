#include "tools/drawing/changed_board.h"

#include "tools/drawing/random.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace concord::drawing {

namespace {

std::vector<Cell> shuffled(Random& random, Side side) {
    std::vector<Cell> order(cells(side).begin(), cells(side).end());
    random.shuffle(order);
    return order;
}

void setStack(Board& board, Cell cell, Stack stack) {
    const Cube cube = stack.empty() ? Cube::None : board.cube(cell);
    board.setStack(cell, stack);
    board.setCube(cell, cube);
}

// Adds the token to the first cell of `order`, without `except`, where the rules allow it; false if there is none.
bool addToken(Board& board, Token token, const std::vector<Cell>& order, std::optional<Cell> except = {}) {
    for (const Cell cell : order) {
        const auto stack = board.stack(cell).with(token);
        if (stack && cell != except) {
            setStack(board, cell, *stack);
            return true;
        }
    }
    return false;
}

// Moves the top token of a random stack to another cell.
void moveRandomToken(Random& random, Board& board) {
    for (const Cell from : shuffled(random, board.side())) {
        const Stack stack = board.stack(from);
        if (stack.empty()) {
            continue;
        }
        setStack(board, from, stack.withoutTop());
        if (addToken(board, stack.top().value(), shuffled(random, board.side()), from)) {
            return;
        }
        setStack(board, from, stack);
    }
}

void addRandomToken(Random& random, Board& board) {
    std::array<Token, tokenKinds> tokens = allTokens;
    std::vector<Token> order(tokens.begin(), tokens.end());
    random.shuffle(order);
    const std::vector<Cell> targets = shuffled(random, board.side());
    std::ranges::any_of(order, [&](Token token) { return addToken(board, token, targets); });
}

// Number of tokens of `after` that were not in that place before. A token that was moved twice counts once.
int countNewTokens(const Board& before, const Board& after) {
    int count = 0;
    for (const Cell cell : cells(before.side())) {
        const auto tokensBefore = before.stack(cell).tokens();
        const auto tokensAfter = after.stack(cell).tokens();
        count += static_cast<int>(tokensAfter.end() - std::ranges::mismatch(tokensBefore, tokensAfter).in2);
    }
    return count;
}

}  // namespace

std::optional<BoardChange> changeFromName(std::string_view name) {
    constexpr std::array<std::pair<std::string_view, BoardChange>, 4> names{{{"none", BoardChange::None},
                                                                             {"two-moved", BoardChange::TwoMoved},
                                                                             {"three-added", BoardChange::ThreeAdded},
                                                                             {"cleared", BoardChange::Cleared}}};
    const auto* const found = std::ranges::find(names, name, &std::pair<std::string_view, BoardChange>::first);
    return found == names.end() ? std::nullopt : std::optional(found->second);
}

Board withChange(const Board& board, BoardChange change, std::uint64_t seed) {
    if (change == BoardChange::Cleared) {
        return Board(board.side());
    }
    Random random(seed);
    const int tokenCount = change == BoardChange::TwoMoved ? 2 : 3;
    for (int tries = 0; change != BoardChange::None; ++tries) {
        Board other = board;
        for (int i = 0; i < tokenCount; ++i) {
            change == BoardChange::TwoMoved ? moveRandomToken(random, other) : addRandomToken(random, other);
        }
        constexpr int maxTries = 100;  // for boards with too few tokens or too little room
        if (countNewTokens(board, other) == tokenCount || tries == maxTries) {
            return other;
        }
    }
    return board;
}

}  // namespace concord::drawing
