// The parts of a board as a picture: which pixel shows which part of which cell.
#pragma once

#include "vision/geometry/stack_parts.h"
#include "vision/geometry/token_size.h"
#include "vision/pixels/part_colours.h"
#include "vision/stacks/confidence.h"

#include <opencv2/core/mat.hpp>

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

namespace concord::vision {

// What stands in a cell, and where: tokens slide.
struct StandingStack {
    Stack stack;
    cv::Point2d middleMm;
    bool hasCube = false;
};

// Where a stack of that height stands whose top was seen there, but no further from the cell's middle than tokens
// slide.
cv::Point2d placeOf(const CameraPose& pose, const CellEvidence& evidence, cv::Point2d cellMm, double heightMm);

// The stacks of a board in the order of cells(side), as the posteriors and the places of their tops show them.
std::vector<StandingStack> standingStacks(const CameraPose& pose, Side side, const TokenSize& token,
                                          const std::vector<CellEvidence>& evidence,
                                          const std::vector<CellPosterior>& posteriors);

class BoardParts {
public:
    using Label = std::uint8_t;

    BoardParts(Side side, const CameraPose& pose, const TokenSize& token, std::vector<StandingStack> stacks);

    const std::vector<StandingStack>& stacks() const { return m_stacks; }
    void setStack(std::size_t cell, Stack stack);
    double topMm(std::size_t cell) const { return m_stacks[cell].stack.height() * m_token.thicknessMm; }

    // A part of the photo that the pose is for, CV_8U: the label of what each pixel shows.
    cv::Mat paint(cv::Rect part) const;
    // Where the cell is seen, whatever stands there, and where the plate and a little of the table around it are. Both
    // may reach beyond the picture.
    cv::Rect around(std::size_t cell) const;
    cv::Rect aroundPlate() const;

    // What a pixel with that label shows if `cell` had that stack, and all others those they have.
    Material materialOf(Label label, std::size_t cell, Stack stack) const;
    // The cell of a label; the number of cells where it is none.
    std::size_t cellOf(Label label) const;

private:
    std::vector<Part> partsOf(std::size_t cell, int height) const;

    CameraPose m_pose;
    TokenSize m_token;
    std::vector<StandingStack> m_stacks;
    std::vector<std::size_t> m_farToNear;
    Part m_plate;
    std::vector<Part> m_bare;
    std::vector<std::vector<Part>> m_standing;  // what stands in each cell, from the bottom to the top
};

// Of a picture of labels: where a square of that width, in pixels, has one label only. CV_8U, 255 there.
cv::Mat awayFromEdges(const cv::Mat& labels, int widthPx);

// By cell and material, the colours of its pixels where no edge is near. Of the table and the plate, whose cell is the
// number of cells, only some.
using PixelColours = std::vector<cv::Vec3d>;
using PartPixels = std::map<std::pair<std::size_t, Material>, PixelColours>;

// wanted: the cells whose pixels are collected.
PartPixels pixelsOfParts(const WorkImage& work, const Light& light, const BoardParts& parts,
                         const std::vector<bool>& wanted);

// The colours of the parts of which enough is in view; those of the table and the plate come last. cells: how many the
// board has.
std::vector<PartSample> partSamples(const PartPixels& pixels, std::size_t cells);

// The same of the cells chosen by `known`.
std::vector<PartSample> partSamples(const WorkImage& work, const Light& light, const BoardParts& parts,
                                    const std::vector<bool>& known);

}  // namespace concord::vision
