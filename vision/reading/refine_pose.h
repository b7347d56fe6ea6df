// The pose of a hypothesis, refined by the borders between the cells.
#pragma once

#include "vision/reading/hypothesis.h"

#include <stop_token>

namespace concord::vision {

// From this share of visible borders on, they confirm the place by themselves.
inline constexpr double clearlySeen = 0.30;

// Searches for the borders around the pose, and fits the pose to them.
void refinePose(Hypothesis& hypothesis);

// When few borders are visible: retries from poses given by the stacks and by a coarse search, then with the board
// tilted more and less. Takes several times as long.
void refinePoseFurther(Hypothesis& hypothesis, const std::stop_token& stop);

// Retries from poses that put the board several millimetres beside the place, for when the stacks contradict it. Keeps
// a pose that shows more borders.
void refinePoseAround(Hypothesis& hypothesis, const std::stop_token& stop);

}  // namespace concord::vision
