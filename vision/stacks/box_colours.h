// What the colours of a known box say about the tops of a photo.
//
// A linear mixed model of the logarithms of the tops' colours: the mean of each surface over all boxes, what is special
// about its paint in this box, what the light adds to all surfaces of a photo, what is special about the surface on
// this photo, and noise. All are normally distributed, so everything is computed in closed form, but a single cell may
// lie far off (a Student distribution). The settled boards give the posterior of the box's paints, and for each cell
// the other sure cells of the photo give that of its light. The cell gets the ratio of the likelihoods with and without
// the profile, so that a profile that knows nothing changes nothing.
#pragma once

#include "vision/stacks/box_profile.h"
#include "vision/stacks/confidence.h"

#include <opencv2/core/matx.hpp>

#include <array>
#include <vector>

namespace concord::vision {

using BySurface = std::array<double, boxSurfaces>;

// The probability of each surface; that of the other side's bare cells is 0.
BySurface surfacesOf(Side side, const CellPosterior& posterior);

// Multiplies each stack's probability by the factor of its surface, which is above 0, and normalizes them.
void multiply(CellPosterior& posterior, Side side, const BySurface& factors);

struct CellColour {
    cv::Vec3d logBgr;       // as in a SurfaceColour
    bool isUsable = false;  // false for a cell that is burnt out, hidden, obscured or outside the photo
};

// The logarithm of the Bayes factor: how much more probable the colours of the sure cells are if the board is from the
// profile's box than if it is from any other.
double sameBoxLogOdds(const BoxProfile& box, Side side, const std::vector<CellColour>& colours,
                      const std::vector<CellPosterior>& posteriors);

// Multiplies the likelihood ratios into the posteriors; stacks with the same top keep their proportions. Does nothing,
// and returns false, unless the sure cells make it clear that the board is from this box. `colours` and `posteriors`
// are in the order of cells(side).
bool applyColours(const BoxProfile& box, Side side, const std::vector<CellColour>& colours,
                  std::vector<CellPosterior>& posteriors);

}  // namespace concord::vision
