// A picture of a board in which every part has the colour that the reader expects of it, for tests.
#pragma once

#include "tests/vision/cameras.h"
#include "vision/geometry/board_frame.h"
#include "vision/pixels/board_parts.h"
#include "vision/pixels/part_colours_weights.h"
#include "vision/stacks/linear_light.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <initializer_list>
#include <utility>
#include <vector>

namespace concord::vision {

inline constexpr Cell cellBehind{2, 1};   // c2, seen past c3 from the rounded edge
inline constexpr Cell cellInFront{2, 2};  // c3

inline Stack stackFrom(std::initializer_list<Token> tokens) {
    return Stack::fromTokens(std::vector<Token>(tokens)).value();
}

inline std::size_t cellIndex(Side side, Cell cell) {
    const auto& all = cells(side);
    return static_cast<std::size_t>(std::ranges::find(all, cell) - all.begin());
}

inline Light fullLight() {
    Light light;
    light.brightLevel = 255;
    return light;
}

// All stacks stand in the middle of their cells.
inline std::vector<StandingStack> stacksOf(const Board& board) {
    std::vector<StandingStack> stacks;
    for (const Cell cell : cells(board.side())) {
        stacks.push_back({board.stack(cell), cellCenterMm(board.side(), cell), false});
    }
    return stacks;
}

// What would be read of the board if all of it were sure.
struct SureReading {
    std::vector<CellEvidence> evidence;
    std::vector<CellPosterior> posteriors;

    SureReading(const Board& board, const CameraPose& pose) {
        for (const Cell cell : cells(board.side())) {
            const Stack stack = board.stack(cell);
            const cv::Point2d middle = cellCenterMm(board.side(), cell);
            CellEvidence& one = evidence.emplace_back();
            one.cell = cell;
            one.top = pose.photoFromBoard({middle.x, middle.y, stack.height() * tokenThicknessMm});
            CellPosterior& posterior = posteriors.emplace_back();
            posterior.stacks[static_cast<std::size_t>(stack.kind())] = 1;
            posterior.cubes[0] = 1;
        }
    }
};

inline cv::Vec3b pixelOf(const cv::Vec3d& partColour) {
    cv::Vec3b pixel;
    for (int c = 0; c < 3; ++c) {
        pixel[c] = codeOf(static_cast<float>(std::exp(partColour[c]) - partDark));
    }
    return pixel;
}

inline WorkImage paintedBoard(const Board& board, const CameraPose& pose) {
    const BoardParts parts(board.side(), pose, {}, stacksOf(board));
    PartColours colours = partColoursOn(board.side(), {});
    colours[tableMaterial].mean = {-3, -1.5, -2};
    colours[plateMaterial].mean = {-1.2, -0.9, -0.7};
    const cv::Mat labels = parts.paint({0, 0, static_cast<int>(pose.size.width), static_cast<int>(pose.size.height)});
    WorkImage work{cv::Mat(labels.size(), CV_8UC3), pose, 1};
    const std::size_t none = parts.stacks().size();
    for (int y = 0; y < labels.rows; ++y) {
        for (int x = 0; x < labels.cols; ++x) {
            const Material material = parts.materialOf(labels.at<BoardParts::Label>(y, x), none, {});
            work.bgr.at<cv::Vec3b>(y, x) = pixelOf(colours[material].mean);
        }
    }
    return work;
}

}  // namespace concord::vision
