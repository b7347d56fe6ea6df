#include "scoring/harmonies/board.h"

#include <algorithm>

namespace concord {

int Board::tokenCount() const {
    int count = 0;
    for (const Stack stack : m_stacks) {
        count += stack.height();
    }
    return count;
}

int Board::tokenCount(Token token) const {
    int count = 0;
    for (const Stack stack : m_stacks) {
        count += static_cast<int>(std::ranges::count(stack.tokens(), token));
    }
    return count;
}

int Board::cubeCount(Cube cube) const {
    return static_cast<int>(std::ranges::count_if(cells(m_side), [&](Cell cell) { return m_cubes[at(cell)] == cube; }));
}

}  // namespace concord
