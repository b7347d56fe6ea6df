// Heights of stacks from the apparent sizes of all their tops.
//
// The tokens' radius and thickness are unknown but the same on the whole board, and so is the camera, whose distance
// and tilt a view from above hardly shows. For every camera, radius and thickness, each height of a cell gets the
// likelihood of the detected rim, and they are weighted by how well they fit the whole board. So cells of known height
// (water, fields, stacks with a visible wall) measure the tokens for the other cells, and the camera: tops that do not
// lie off their cells towards the edge of the photo show one that is zoomed in, tops that are larger at one end of the
// board one that is tilted.
#pragma once

#include "vision/geometry/possible_cameras.h"
#include "vision/geometry/token_size.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/joint_heights.h"
#include "vision/stacks/top_rims.h"

#include <opencv2/core/matx.hpp>

#include <optional>
#include <span>
#include <vector>

namespace concord::vision {

// Where to search for the tops, in the photo that `work` was made from. `evidence` and `posteriors` are in the same
// order.
std::vector<TopGuess> topGuesses(const WorkImage& work, const std::vector<CellEvidence>& evidence,
                                 const std::vector<CellPosterior>& posteriors);

// The size of a box's tokens as one or more photos show it: a normal distribution of radius and thickness, mm.
struct SizeEstimate {
    cv::Vec2d meanMm;
    cv::Matx22d covariance;

    friend bool operator==(const SizeEstimate&, const SizeEstimate&) = default;
};

// The size that the rims show if the board is known, `tops` being in the order of cells(board.side()). Nothing if too
// few rims are seen. No prior is used, so that estimates of several photos may be multiplied. pose: that the tops were
// detected with.
std::optional<SizeEstimate> measureTokens(const Board& board, const std::vector<DetectedTop>& tops,
                                          const CameraPose& pose);

// What the tops show of the photo.
struct HeightUpdate {
    TokenSize token;              // the expected one if the first camera took the photo
    std::vector<double> cameras;  // the probability of each of the possible ones, however tilted
    JointHeights joint;           // of the posteriors
    // Log likelihood of all rims, 1/mm each; those that are not seen do not count. Mostly 0 to 20; far below if no size
    // of the tokens and none of the cameras explains them.
    double logEvidence = 0;        // if none of the cameras is tilted otherwise than it was fitted
    double tiltedLogEvidence = 0;  // however they are tilted, which explains many a wrong place too
};

// Multiplies the rims' likelihoods into the posteriors (in the order of cells(side), like `tops`). Height 0 gets the
// mean of the rim's likelihoods for heights 1 to 3; stacks of the same height keep their ratios. cameras: at least one,
// the first being that of the pose that the tops were detected with. known: the size of the box's tokens; it has hardly
// any effect if enough rims show another size.
HeightUpdate updateHeights(std::vector<CellPosterior>& posteriors, const std::vector<DetectedTop>& tops, Side side,
                           std::span<const PossibleCamera> cameras, const std::optional<SizeEstimate>& known = {});

}  // namespace concord::vision
