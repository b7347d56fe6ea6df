#include "vision/pixels/board_parts.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/quantile.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <utility>

namespace concord::vision {

namespace {

// Labels: the table, the plate, then six of each cell.
constexpr int plateLabel = 1;
constexpr int firstCellLabel = 2;
enum PartOfCell : std::uint8_t { Bare, FirstWall, Top = FirstWall + maxHeight, Cube, partsOfCell };

int labelOf(std::size_t cell, int part) { return firstCellLabel + static_cast<int>(cell) * partsOfCell + part; }

constexpr double cubeRadiusMm = 6.5;  // a cube stands somewhere in it
constexpr double cubeHeightMm = 8.5;

PartSample sampleOf(Material material, const PixelColours& colours) {
    PartSample sample{.material = material, .cell = 0, .colour = {}, .scatter = {}};
    const double share = 1.0 / static_cast<double>(colours.size());
    cv::Vec3d mean;
    for (const cv::Vec3d& colour : colours) {
        mean += colour * share;
    }
    for (const cv::Vec3d& colour : colours) {
        const cv::Vec3d off = colour - mean;
        sample.scatter += off * off.t() * share;
    }
    sample.colour = medianColour(colours);
    return sample;
}

}  // namespace

cv::Point2d placeOf(const CameraPose& pose, const CellEvidence& evidence, cv::Point2d cellMm, double heightMm) {
    constexpr double farthestMm = 2.5;
    const cv::Point2d off = pose.boardFromPhoto(evidence.top, heightMm) - cellMm;
    const double far = cv::norm(off);
    return std::isfinite(far) ? cellMm + off * std::min(1.0, farthestMm / std::max(far, 1e-6)) : cellMm;
}

std::vector<StandingStack> standingStacks(const CameraPose& pose, Side side, const TokenSize& token,
                                          const std::vector<CellEvidence>& evidence,
                                          const std::vector<CellPosterior>& posteriors) {
    constexpr double sure = 0.9;
    constexpr double mayBeThere = 0.25;
    std::vector<StandingStack> stacks;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const auto [stack, p] = likeliestStack(posteriors[i]);
        const cv::Point2d cell = cellCenterMm(side, evidence[i].cell);
        const bool isInPlace = p < sure || stack.empty();
        stacks.push_back({stack,
                          isInPlace ? cell : placeOf(pose, evidence[i], cell, stack.height() * token.thicknessMm),
                          1 - posteriors[i].cubes[0] > mayBeThere});
    }
    return stacks;
}

BoardParts::BoardParts(Side side, const CameraPose& pose, const TokenSize& token, std::vector<StandingStack> stacks)
    : m_pose(pose), m_token(token), m_stacks(std::move(stacks)), m_farToNear(farToNear(pose, side)) {
    std::vector<cv::Point2d> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.push_back(pose.photoFromBoard({p.x, p.y, 0}));
    }
    m_plate = partOf(outline, plateLabel);
    for (std::size_t i = 0; i < m_stacks.size(); ++i) {
        m_bare.push_back(barePart(pose, side, cells(side)[i], 1, labelOf(i, Bare)));
        m_standing.push_back(partsOf(i, m_stacks[i].stack.height()));
    }
}

void BoardParts::setStack(std::size_t cell, Stack stack) {
    m_stacks[cell].stack = stack;
    m_standing[cell] = partsOf(cell, stack.height());
}

std::vector<Part> BoardParts::partsOf(std::size_t cell, int height) const {
    const auto& [stack, middle, hasCube] = m_stacks[cell];
    std::vector<Part> parts = stackParts(m_pose, middle, m_token, height, labelOf(cell, FirstWall), labelOf(cell, Top));
    if (height > 0 && hasCube) {
        const double top = height * m_token.thicknessMm;
        parts.push_back(cylinder(m_pose, middle, cubeRadiusMm, top, top + cubeHeightMm, labelOf(cell, Cube)));
    }
    return parts;
}

cv::Mat BoardParts::paint(cv::Rect part) const {
    cv::Mat labels = cv::Mat::zeros(part.size(), CV_8U);
    m_plate.paint(labels, part.tl());
    const auto paintIfNear = [&](const Part& one) {
        if (!(one.bounds() & part).empty()) {
            one.paint(labels, part.tl());
        }
    };
    std::ranges::for_each(m_bare, paintIfNear);
    for (const std::size_t cell : m_farToNear) {
        std::ranges::for_each(m_standing[cell], paintIfNear);
    }
    return labels;
}

cv::Rect BoardParts::around(std::size_t cell) const {
    cv::Rect all = m_bare[cell].bounds();
    for (const Part& part : partsOf(cell, maxHeight)) {
        all |= part.bounds();
    }
    return all;
}

cv::Rect BoardParts::aroundPlate() const {
    constexpr double margin = 0.1;  // of its size, on each side
    const cv::Rect plate = m_plate.bounds();
    const cv::Point more(cvRound(margin * plate.width), cvRound(margin * plate.height));
    return {plate.tl() - more, plate.br() + more};
}

std::size_t BoardParts::cellOf(Label label) const {
    return label < firstCellLabel ? m_stacks.size() : static_cast<std::size_t>((label - firstCellLabel) / partsOfCell);
}

Material BoardParts::materialOf(Label label, std::size_t cell, Stack stack) const {
    if (label < firstCellLabel) {
        return label == plateLabel ? plateMaterial : tableMaterial;
    }
    const int part = (label - firstCellLabel) % partsOfCell;
    if (part == Bare) {
        return bareMaterial;
    }
    if (part == Cube) {
        return cubeMaterial;
    }
    const std::size_t own = cellOf(label);
    const auto tokens = own == cell ? stack.tokens() : m_stacks[own].stack.tokens();
    return part == Top ? topMaterial(tokens.back()) : wallMaterial(tokens[static_cast<std::size_t>(part - FirstWall)]);
}

cv::Mat awayFromEdges(const cv::Mat& labels, int widthPx) {
    const cv::Mat around = cv::getStructuringElement(cv::MORPH_RECT, {widthPx, widthPx});
    cv::Mat highest;
    cv::Mat lowest;
    cv::dilate(labels, highest, around);
    cv::erode(labels, lowest, around);
    return highest == lowest;
}

PartPixels pixelsOfParts(const WorkImage& work, const Light& light, const BoardParts& parts,
                         const std::vector<bool>& wanted) {
    constexpr int edgePx = 5;  // width of what is left out along edges
    constexpr int every = 5;   // of the pixels of the table and the plate in each direction
    const cv::Rect area = parts.aroundPlate() & cv::Rect({0, 0}, work.bgr.size());
    if (area.empty()) {
        return {};
    }
    const cv::Mat labels = parts.paint(area);
    const cv::Mat isInside = awayFromEdges(labels, edgePx);
    PartPixels pixels;
    const PartColourScale scale(light);
    const std::size_t none = parts.stacks().size();
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const auto label = labels.at<BoardParts::Label>(y, x);
            const std::size_t cell = parts.cellOf(label);
            const bool isWanted = cell == none ? x % every == 0 && y % every == 0 : bool(wanted[cell]);
            if (isWanted && isInside.at<std::uint8_t>(y, x) != 0) {
                pixels[{cell, parts.materialOf(label, none, {})}].push_back(
                    scale.of(work.bgr.at<cv::Vec3b>(area.y + y, area.x + x)));
            }
        }
    }
    return pixels;
}

std::vector<PartSample> partSamples(const PartPixels& pixels, std::size_t cells) {
    constexpr std::size_t fewest = 12;
    constexpr std::size_t fewestOfTable = 30;
    std::vector<PartSample> samples;
    for (const auto& [part, colours] : pixels) {
        const auto& [cell, material] = part;
        if (material != cubeMaterial && colours.size() >= (cell == cells ? fewestOfTable : fewest)) {
            samples.push_back(sampleOf(material, colours));
            samples.back().cell = cell;
        }
    }
    return samples;
}

std::vector<PartSample> partSamples(const WorkImage& work, const Light& light, const BoardParts& parts,
                                    const std::vector<bool>& known) {
    return partSamples(pixelsOfParts(work, light, parts, known), parts.stacks().size());
}

}  // namespace concord::vision
