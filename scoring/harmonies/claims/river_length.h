// The length of the river that some blue tokens make, for claims about rivers (rulebook page 8).
#pragma once

#include "scoring/harmonies/distances.h"
#include "scoring/harmonies/game.h"

#include <vector>

namespace concord {

// The length of the river that some tokens of one blue group make.
struct RiverLength {
    int tokens = 0;  // of the shortest way from `from` to `to`, or of the loop
    Cell from;       // the two tokens that are farthest apart, the smaller cell first
    Cell to;
    std::vector<Cell> loop;  // under the ruling ClosedRiver::Loop, if a loop of these tokens is longer
};

// distances: in one group of blue tokens. part: cells of that group, at least one.
RiverLength riverLength(const Distances& distances, CellSet part, ClosedRiver closedRiver);

// Connected tokens as a line in which each touches the next: in the given order if that is such a line, otherwise from
// end to end if each touches at most two others and they do not close a loop. Otherwise empty.
std::vector<Cell> walkAlong(Side side, const std::vector<Cell>& tokens);

// For a walk that is longer than the shortest way between its ends: the shortest path through the group that joins two
// of its tokens (both included) in fewer steps than the walk. Of several the one that skips most tokens, then the
// first.
std::vector<Cell> shortestShortcut(const Distances& distances, const std::vector<Cell>& walk);

}  // namespace concord
