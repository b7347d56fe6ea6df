#include "tests/scoring/boards.h"

#include <sstream>

namespace concord::testing {
namespace {

std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> result;
    for (std::string word; stream >> word;) {
        result.push_back(word);
    }
    return result;
}

template <typename Map>
Board mapped(const Board& board, Map map) {
    Board result(board.side());
    for (const Cell cell : cells(board.side())) {
        const Cell target = map(cell);
        result.setStack(target, board.stack(cell));
        result.setCube(target, board.cube(cell));
    }
    return result;
}

}  // namespace

Cell cellNamed(Side side, std::string_view name) { return cellFromName(side, name).value(); }

Stack stackOf(std::string_view tokens) {
    std::vector<Token> stack;
    for (const std::string& word : words(tokens)) {
        stack.push_back(tokenFromName(word).value());
    }
    return Stack::fromTokens(stack).value();
}

Board boardOf(Side side, std::initializer_list<CellText> cells) {
    Board board(side);
    for (const auto& [cell, tokens] : cells) {
        board.setStack(cellNamed(side, cell), stackOf(tokens));
    }
    return board;
}

Board boardWith(Side side, std::string_view stack, std::string_view cells) {
    Board board(side);
    for (const std::string& cell : words(cells)) {
        board.setStack(cellNamed(side, cell), stackOf(stack));
    }
    return board;
}

std::string names(const std::vector<Cell>& cells) {
    std::string text;
    for (const Cell cell : cells) {
        if (!text.empty()) {
            text += ' ';
        }
        text += name(cell);
    }
    return text;
}

Board randomBoard(Side side, std::mt19937& random, bool full) {
    std::vector<double> weights;
    std::uniform_real_distribution<double> share(0, 1);
    for (int kind = 0; kind < Stack::kinds; ++kind) {
        const double x = share(random);
        // To the third power, so that only a few kinds get a large weight.
        weights.push_back(full && kind == 0 ? 0 : x * x * x + 0.01);
    }
    std::discrete_distribution<int> kind(weights.begin(), weights.end());
    Board board(side);
    for (const Cell cell : cells(side)) {
        board.setStack(cell, Stack::fromKind(kind(random)));
    }
    return board;
}

Board mirroredLeftRight(const Board& board) {
    return mapped(board, [&](Cell cell) {
        return Cell{static_cast<std::int8_t>(columnCount(board.side()) - 1 - cell.column), cell.row};
    });
}

Board mirroredTopBottom(const Board& board) {
    return mapped(board, [&](Cell cell) {
        return Cell{cell.column, static_cast<std::int8_t>(rowCount(board.side(), cell.column) - 1 - cell.row)};
    });
}

Board rotatedByHalfTurn(const Board& board) { return mirroredLeftRight(mirroredTopBottom(board)); }

std::vector<int> pointsByCategory(const std::vector<ScoreItem>& items) {
    std::vector<int> points(landscapeCategoryCount);
    for (const ScoreItem& item : items) {
        points.at(static_cast<std::size_t>(item.category)) += item.points;
    }
    return points;
}

int pointsOf(const std::vector<ScoreItem>& items) {
    int sum = 0;
    for (const ScoreItem& item : items) {
        sum += item.points;
    }
    return sum;
}

}  // namespace concord::testing
