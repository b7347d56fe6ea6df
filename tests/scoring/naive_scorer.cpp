#include "tests/scoring/naive_scorer.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace concord::testing {
namespace {

using Name = std::string;
using Names = std::set<Name>;

// A board in which cells and colours are their names.
struct PlainBoard {
    std::map<Name, std::vector<std::string>> stacks;  // bottom to top
    std::map<Name, Names> around;
};

// columns: the number of cells in each column, such as "54545".
std::map<Name, Names> neighboursByDistance(const std::string& columns) {
    std::map<Name, std::pair<double, double>> centres;
    for (std::size_t column = 0; column < columns.size(); ++column) {
        for (int row = 0; row < columns[column] - '0'; ++row) {
            const Name name{static_cast<char>('a' + column), static_cast<char>('1' + row)};
            centres[name] = {std::sqrt(3.0) / 2 * static_cast<double>(column), row + (column % 2 == 1 ? 0.5 : 0.0)};
        }
    }
    std::map<Name, Names> around;
    for (const auto& [a, here] : centres) {
        for (const auto& [b, there] : centres) {
            const double distance = std::hypot(here.first - there.first, here.second - there.second);
            if (a != b && distance < 1.1) {  // 1 between neighbours, the square root of 3 to the next
                around[a].insert(b);
            }
        }
    }
    return around;
}

const std::map<Name, Names>& aroundOn(Side side) {
    static const auto sideA = neighboursByDistance("54545");
    static const auto sideB = neighboursByDistance("4343434");
    return side == Side::A ? sideA : sideB;
}

PlainBoard plainBoardOf(const Board& board) {
    PlainBoard plain;
    plain.around = aroundOn(board.side());
    for (const auto& [name, others] : plain.around) {
        const Cell cell{static_cast<std::int8_t>(name[0] - 'a'), static_cast<std::int8_t>(name[1] - '1')};
        std::vector<std::string>& stack = plain.stacks[name];
        for (const Token token : board.stack(cell).tokens()) {
            stack.emplace_back(std::vector<std::string>{"blue", "gray", "brown", "green", "yellow",
                                                        "red"}[static_cast<std::size_t>(token)]);
        }
    }
    return plain;
}

std::string top(const PlainBoard& plain, const Name& name) {
    const auto& stack = plain.stacks.at(name);
    return stack.empty() ? "nothing" : stack.back();
}

void floodFill(const PlainBoard& plain, const Name& start, const Names& inside, Names& seen) {
    if (inside.count(start) == 0 || !seen.insert(start).second) {
        return;
    }
    for (const Name& next : plain.around.at(start)) {
        floodFill(plain, next, inside, seen);
    }
}

std::vector<Names> regions(const PlainBoard& plain, Names inside) {
    std::vector<Names> result;
    while (!inside.empty()) {
        Names region;
        floodFill(plain, *inside.begin(), inside, region);
        for (const Name& name : region) {
            inside.erase(name);
        }
        result.push_back(region);
    }
    return result;
}

Names toppedWith(const PlainBoard& plain, const std::string& colour) {
    Names result;
    for (const auto& [name, stack] : plain.stacks) {
        if (top(plain, name) == colour) {
            result.insert(name);
        }
    }
    return result;
}

int pointsAtHeight(std::size_t height) { return height == 1 ? 1 : height == 2 ? 3 : 7; }

using Steps = std::map<Name, std::map<Name, int>>;

constexpr int unreachable = 1000;  // more steps than a board has cells

// The steps from each cell to each other one within the region.
Steps floydWarshall(const PlainBoard& plain, const Names& region) {
    Steps steps;
    for (const Name& a : region) {
        for (const Name& b : region) {
            steps[a][b] = a == b ? 0 : plain.around.at(a).count(b) != 0 ? 1 : unreachable;
        }
    }
    for (const Name& via : region) {
        for (const Name& a : region) {
            for (const Name& b : region) {
                steps[a][b] = std::min(steps[a][b], steps[a][via] + steps[via][b]);
            }
        }
    }
    return steps;
}

bool hasNoShortcut(const std::vector<Name>& loop, Steps& steps) {
    const int length = static_cast<int>(loop.size());
    for (int i = 0; i < length; ++i) {
        for (int k = i + 1; k < length; ++k) {
            const int alongLoop = std::min(k - i, length - (k - i));
            if (steps[loop[static_cast<std::size_t>(i)]][loop[static_cast<std::size_t>(k)]] < alongLoop) {
                return false;
            }
        }
    }
    return true;
}

// The length of the longest loop without a shortcut that begins with the trail; 0 if there is none. The trail starts at
// the cell of the loop whose name comes first.
int longestLoop(const PlainBoard& plain, Steps& steps, std::vector<Name>& trail) {
    int best = 0;
    for (const Name& next : plain.around.at(trail.back())) {
        if (steps.count(next) == 0 || next <= trail.front()) {
            continue;
        }
        int touched = 0;  // how many tokens `next` touches between the first and the last of the trail
        for (std::size_t i = 1; i + 1 < trail.size(); ++i) {
            touched += steps[next][trail[i]] <= 1 ? 1 : 0;
        }
        if (touched > 0 || next == trail.back()) {
            continue;
        }
        trail.push_back(next);
        if (trail.size() >= 3 && steps[next][trail.front()] == 1) {
            best = std::max(best, hasNoShortcut(trail, steps) ? static_cast<int>(trail.size()) : 0);
        } else {
            best = std::max(best, longestLoop(plain, steps, trail));
        }
        trail.pop_back();
    }
    return best;
}

int riverLength(const PlainBoard& plain, const Names& region, bool closedLoopsCount) {
    Steps steps = floydWarshall(plain, region);
    int longest = 0;
    for (const Name& a : region) {
        for (const Name& b : region) {
            longest = std::max(longest, steps[a][b] + 1);
        }
        if (closedLoopsCount) {
            std::vector<Name> trail{a};
            longest = std::max(longest, longestLoop(plain, steps, trail));
        }
    }
    return longest;
}

int pointsForRiver(int length) {
    const std::map<int, int> table{{0, 0}, {1, 0}, {2, 2}, {3, 5}, {4, 8}, {5, 11}, {6, 15}};
    return length > 6 ? 15 + 4 * (length - 6) : table.at(length);
}

int trees(const PlainBoard& plain) {
    int points = 0;
    for (const Name& name : toppedWith(plain, "green")) {
        points += pointsAtHeight(plain.stacks.at(name).size());
    }
    return points;
}

int mountains(const PlainBoard& plain) {
    int points = 0;
    for (const Name& name : toppedWith(plain, "gray")) {
        bool alone = true;
        for (const Name& other : plain.around.at(name)) {
            alone = alone && top(plain, other) != "gray";
        }
        points += alone ? 0 : pointsAtHeight(plain.stacks.at(name).size());
    }
    return points;
}

int fields(const PlainBoard& plain) {
    int points = 0;
    for (const Names& field : regions(plain, toppedWith(plain, "yellow"))) {
        points += field.size() > 1 ? 5 : 0;
    }
    return points;
}

int buildings(const PlainBoard& plain) {
    int points = 0;
    for (const Name& name : toppedWith(plain, "red")) {
        Names colours;
        for (const Name& other : plain.around.at(name)) {
            colours.insert(top(plain, other));
        }
        colours.erase("nothing");
        points += plain.stacks.at(name).size() == 2 && colours.size() >= 3 ? 5 : 0;
    }
    return points;
}

int water(const PlainBoard& plain, Side side, bool closedLoopsCount) {
    const Names blue = toppedWith(plain, "blue");
    if (side == Side::A) {
        int longest = 0;
        for (const Names& river : regions(plain, blue)) {
            longest = std::max(longest, riverLength(plain, river, closedLoopsCount));
        }
        return pointsForRiver(longest);
    }
    Names land;
    for (const auto& [name, stack] : plain.stacks) {
        if (blue.count(name) == 0) {
            land.insert(name);
        }
    }
    return 5 * std::max(1, static_cast<int>(regions(plain, land).size()));
}

}  // namespace

std::map<std::string, int> naiveScore(const Board& board, bool closedLoopsCount) {
    const PlainBoard plain = plainBoardOf(board);
    return {{"trees", trees(plain)},
            {"mountains", mountains(plain)},
            {"fields", fields(plain)},
            {"buildings", buildings(plain)},
            {"water", water(plain, board.side(), closedLoopsCount)}};
}

}  // namespace concord::testing
