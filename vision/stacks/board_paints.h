// Cells of one photo compared by the colours of their tops.
//
// A linear mixed model of the logarithms of these colours: the mean of each surface over all boards, what is special
// about its paint on this board, what the light adds to all of them, and noise. All are normally distributed. The other
// cells, each as the surfaces that it may be, give the posterior of paints and light in closed form, and that gives the
// likelihood of the cell's own colour for each surface, by a Student distribution: some tops lie in a shadow, or mirror
// something. So three tops that are surely green explain an olive one that would pass for yellow elsewhere, and where
// only one paint is in doubt, the light on the others says what it must look like.
#pragma once

#include "vision/stacks/box_profile.h"
#include "vision/stacks/confidence.h"
#include "vision/stacks/top_colours.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace concord::vision {

// The colours of one surface, as logarithms of linear light (BGR) relative to the bright parts of the plate, to which
// paintDark was added.
struct PaintModel {
    cv::Vec3d average;
    cv::Matx33d precision;  // of what is special about the paint of a board
    cv::Matx33d noise;      // covariance between its cells
    cv::Matx33d noisePrecision;
};
const std::array<PaintModel, boxSurfaces>& paintModels();

// Multiplies the likelihood ratios of each cell's surface into its posterior; stacks with the same top keep their
// proportions. Both are in the order of cells(side). A cell has no say in its own posterior, and less in others the
// less of it is visible.
void comparePaints(Side side, const std::vector<TopColour>& colours, std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
