#include "scoring/harmonies/claims/claimed_river.h"

#include "scoring/harmonies/claims/river_length.h"
#include "scoring/harmonies/closed_loop.h"
#include "scoring/harmonies/river.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace concord {
namespace {

// Compares a claim with the rivers of the board, and explains the result.
class RiverClaim {
public:
    RiverClaim(const Board& board, ClosedRiver ruling, ClaimAnswer answer)
        : m_board(board),
          m_side(board.side()),
          m_ruling(ruling),
          m_answer(std::move(answer)),
          m_claimed(setOf(m_side, m_answer.claimed)),
          m_blueGroups(groups(m_side, cellsWhere(board, &Stack::isWater))) {
        const std::vector<ScoreItem> items = scoreRiver(board, ruling);
        if (!items.empty()) {
            m_best = items.front().cells;
            m_bestPoints = items.front().points;
        }
    }

    ClaimAnswer explain() {
        m_answer.points = hasLongestRiver() ? m_bestPoints : 0;
        for (const Cell cell : m_answer.claimed) {
            if (!m_board.stack(cell).isWater()) {
                return deny({cell}, notBlue(cell, m_board.stack(cell).top()));
            }
        }
        const std::vector<CellSet> parts = groups(m_side, m_claimed);
        return parts.size() > 1 ? denyGap(parts) : explainConnected(groupOf(m_claimed));
    }

private:
    static Message notBlue(Cell cell, std::optional<Token> top) {
        return top ? Message{CONCORD_TEXT("%1 is %2: a river is blue."), {name(cell)}, {colourWord(*top)}}
                   : Message{CONCORD_TEXT("%1 is empty: a river is blue."), {name(cell)}};
    }

    int bestLength() const { return static_cast<int>(m_best.size()); }
    int size() const { return static_cast<int>(m_answer.claimed.size()); }
    CellSet setOfOne(Cell cell) const { return setOf(m_side, {&cell, 1}); }

    CellSet groupOf(CellSet part) const {
        return *std::ranges::find_if(m_blueGroups, [&](CellSet group) { return (group & part) != 0; });
    }

    bool hasLongestRiver() const {
        return std::ranges::any_of(m_blueGroups, [&](CellSet group) {
            const CellSet part = m_claimed & group;
            return part != 0 && riverLength(Distances(m_side, group), part, m_ruling).tokens == bestLength();
        });
    }

    ClaimAnswer deny(std::vector<Cell> cells, Message sentence, Rule rule = Rule::River) {
        return denied(std::move(m_answer), rule, std::move(sentence), std::move(cells));
    }

    // Takes the first two consecutive tokens of the claim that lie in different parts. If blue joins them, names the
    // cells between the part of the first one and the part nearest to it.
    ClaimAnswer denyGap(const std::vector<CellSet>& parts) {
        const auto partOf = [&](Cell cell) {
            return std::ranges::find_if(parts, [&](CellSet part) { return (part & setOfOne(cell)) != 0; });
        };
        const auto gap =
            std::ranges::adjacent_find(m_answer.claimed, [&](Cell a, Cell b) { return partOf(a) != partOf(b); });
        const Cell from = *gap;
        const Cell to = *(gap + 1);
        const CellSet group = groupOf(setOfOne(from));
        if ((group & setOfOne(to)) == 0) {
            return deny({from, to}, {CONCORD_TEXT("No blue joins %1 and %2: they belong to two rivers, "
                                                  "of which only the longest counts."),
                                     {name(from), name(to)}});
        }
        const CellSet start = *partOf(from);
        std::vector<Cell> path = shortestPath(m_side, group, start, m_claimed & group & ~start);
        const std::string ends[] = {name(path.front()), name(path.back())};
        path.erase(path.begin());
        path.pop_back();
        Message sentence{CONCORD_TEXT("%1 and %2 do not touch: between them the river goes over %3, "
                                      "which was not claimed."),
                         {ends[0], ends[1], listOf(path)}};
        return deny(std::move(path), std::move(sentence));
    }

    ClaimAnswer explainConnected(CellSet group) {
        const Distances distances(m_side, group);
        const RiverLength length = riverLength(distances, m_claimed, m_ruling);
        if (size() == length.tokens) {
            return explainIfAllCount(distances, length);
        }
        // A part of a loop may be longer than the shortest way between its ends.
        if (isWithinBest()) {
            return denyPartOfLonger(m_best);
        }
        return denyTooMany(distances, length);
    }

    // For a claim of which every token counts for the length of the river.
    ClaimAnswer explainIfAllCount(const Distances& distances, const RiverLength& length) {
        const std::string tokens = std::to_string(length.tokens);
        const std::string points = std::to_string(m_bestPoints);
        if (bestLength() == 1) {
            return deny({}, {CONCORD_TEXT("A single blue token is no river yet: it pays nothing."), {}});
        }
        if (length.tokens == bestLength()) {
            return confirmed(
                std::move(m_answer), Rule::River,
                {length.loop.empty()
                     ? CONCORD_TEXT("This river is %1 tokens long and pays %2 points.")
                     : CONCORD_TEXT(
                           "This closed river counts in full in this game: it is %1 tokens long and pays %2 points."),
                 {tokens, points}},
                {});
        }
        std::vector<Cell> whole = longestThrough(distances, length);
        if (!whole.empty()) {
            return denyPartOfLonger(std::move(whole));
        }
        return deny(m_best,
                    {CONCORD_TEXT("Only the longest river counts: it has %1 tokens (%2), this one %3."),
                     {std::to_string(m_best.size()), chainOf(m_best), tokens}},
                    Rule::RiverShorter);
    }

    // whole: a longest river.
    ClaimAnswer denyPartOfLonger(std::vector<Cell> whole) {
        m_answer.points = m_bestPoints;
        Message sentence{
            CONCORD_TEXT("This is a part of a longer river, %1, which is %2 tokens long and pays %3 points."),
            {chainOf(whole), std::to_string(whole.size()), std::to_string(m_bestPoints)}};
        return deny(std::move(whole), std::move(sentence));
    }

    bool isWithinBest() const { return (setOf(m_side, m_best) & m_claimed) == m_claimed; }

    // A longest river that contains the claim, but of closed loops only m_best; empty if there is none.
    std::vector<Cell> longestThrough(const Distances& distances, const RiverLength& length) const {
        if (isWithinBest()) {
            return m_best;
        }
        if (distances.greatest() + 1 != bestLength()) {
            return {};
        }
        const int from = indexOf(m_side, length.from);
        const int to = indexOf(m_side, length.to);
        for (CellSet starts = distances.group(); starts != 0; starts &= starts - 1) {
            const int start = firstIndex(starts);
            for (CellSet ends = distances.farthestFrom(start); ends != 0; ends &= ends - 1) {
                const int end = firstIndex(ends);
                const int throughClaim =
                    distances.between(start, from) + length.tokens - 1 + distances.between(to, end);
                if (throughClaim == distances.greatest()) {
                    return extended(distances.group(), length, firstOf(starts), firstOf(ends));
                }
            }
        }
        return {};
    }

    std::vector<Cell> extended(CellSet group, const RiverLength& length, CellSet start, CellSet end) const {
        std::vector<Cell> river = shortestPath(m_side, group, start, setOfOne(length.from));
        const std::vector<Cell> middle = shortestPath(m_side, m_claimed, setOfOne(length.from), setOfOne(length.to));
        river.insert(river.end(), middle.begin() + 1, middle.end());
        const std::vector<Cell> rest = shortestPath(m_side, group, setOfOne(length.to), end);
        river.insert(river.end(), rest.begin() + 1, rest.end());
        return river;
    }

    // For a claim of more tokens than count for the length.
    ClaimAnswer denyTooMany(const Distances& distances, const RiverLength& length) {
        if (!length.loop.empty()) {
            return denyBeyondLoop(length);
        }
        if (longestClosedLoop(distances, size() - 1, m_claimed).length == size()) {
            return denyLoop(distances, length);
        }
        const std::vector<Cell> walk = walkAlong(m_side, m_answer.claimed);
        return walk.empty() ? denyWide(distances, length) : denyShortcut(distances, length, walk);
    }

    // Denies a claim whose tokens make a shorter river than claimed. ifLongest: the text if this shorter river is still
    // a longest one of the board; its points are added to args. ifShorter: the text if another is longer; the other's
    // number of tokens and its cells are added to args.
    ClaimAnswer denyByLength(const RiverLength& length, const char* ifLongest, const char* ifShorter,
                             std::vector<std::string> args, std::vector<Cell> cells) {
        if (length.tokens == bestLength()) {
            args.push_back(std::to_string(m_bestPoints));
            return deny(std::move(cells), {ifLongest, std::move(args)});
        }
        args.insert(args.end(), {std::to_string(m_best.size()), chainOf(m_best)});
        return deny(std::move(cells), {ifShorter, std::move(args)});
    }

    ClaimAnswer denyBeyondLoop(const RiverLength& length) {
        return denyByLength(
            length, CONCORD_TEXT("Of these %1 tokens only the loop of %2 counts (%3), which pays %4 points."),
            CONCORD_TEXT(
                "Of these %1 tokens only the loop of %2 would count (%3), but the longest river has %4 tokens (%5)."),
            {std::to_string(size()), std::to_string(length.tokens), chainOf(length.loop)}, length.loop);
    }

    // For a claim of a loop under the ruling that does not count loops.
    ClaimAnswer denyLoop(const Distances& distances, const RiverLength& length) {
        return denyByLength(length,
                            CONCORD_TEXT("These %1 tokens close a loop, of which only the shortest way between the two "
                                         "farthest apart counts in this "
                                         "game: it is %2 tokens long and pays %3 points."),
                            CONCORD_TEXT("These %1 tokens close a loop, of which only the shortest way between the two "
                                         "farthest apart counts in this "
                                         "game, %2 tokens; the longest river has %3 (%4)."),
                            {std::to_string(size()), std::to_string(length.tokens)},
                            between(distances, length.from, length.to));
    }

    ClaimAnswer denyWide(const Distances& distances, const RiverLength& length) {
        return denyByLength(
            length,
            CONCORD_TEXT("These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 "
                         "and %3, is %4 tokens long and pays %5 points."),
            CONCORD_TEXT("These %1 tokens are wider than one line: the shortest way between the two farthest apart, %2 "
                         "and %3, is %4 tokens long; the longest river has %5 (%6)."),
            {std::to_string(size()), name(length.from), name(length.to), std::to_string(length.tokens)},
            between(distances, length.from, length.to));
    }

    std::vector<Cell> between(const Distances& distances, Cell from, Cell to) const {
        return shortestPath(m_side, distances.group(), setOfOne(from), setOfOne(to));
    }

    ClaimAnswer denyShortcut(const Distances& distances, const RiverLength& length, const std::vector<Cell>& walk) {
        const std::vector<Cell> path = shortestShortcut(distances, walk);
        const std::string from = name(path.front());
        const std::string to = name(path.back());
        const std::string counted = std::to_string(length.tokens);
        const std::string claimed = std::to_string(size());
        if (path.size() == 2) {
            return denyByLength(
                length,
                CONCORD_TEXT("%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4, and "
                             "pays %5 points."),
                CONCORD_TEXT("%1 and %2 touch, and the shortest way counts: this river is %3 tokens long, not %4; the "
                             "longest one has %5 (%6)."),
                {from, to, counted, claimed}, path);
        }
        return denyByLength(
            length,
            CONCORD_TEXT(
                "From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5, "
                "and pays %6 points."),
            CONCORD_TEXT(
                "From %1 to %2 there is a shorter way through blue (%3): this river is %4 tokens long, not %5; "
                "the longest one has %6 (%7)."),
            {from, to, chainOf(path), counted, claimed}, path);
    }

    const Board& m_board;
    Side m_side;
    ClosedRiver m_ruling;
    ClaimAnswer m_answer;
    CellSet m_claimed;
    std::vector<CellSet> m_blueGroups;
    std::vector<Cell> m_best;  // the river that the score counts; empty without any blue
    int m_bestPoints = 0;
};

}  // namespace

ClaimAnswer explainClaimedRiver(const Board& board, ClosedRiver ruling, ClaimAnswer answer) {
    return RiverClaim(board, ruling, std::move(answer)).explain();
}

}  // namespace concord
