// Boards seen from straight above, without EXIF: nothing but the tops shows how far away the camera was.
#include "tools/drawing/draw.h"
#include "vision/reading/hypothesis.h"
#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <variant>
#include <vector>

namespace concord::vision {
namespace {

// How many stacks of doubtful height became surer and less sure between what the hypothesis says and what is reported.
struct Changes {
    double focalSpread = 0;
    int surer = 0;
    int lessSure = 0;
};

Changes changesIn(std::uint64_t seed) {
    constexpr double doubtful = 0.97;
    drawing::DrawOptions drawn;
    drawn.tier = drawing::Tier::Easy;
    drawn.longSide = 900;
    drawn.illustrations = 1;
    PhotoFile file{{}, "illustration.png"};
    cv::imencode(".png", draw(seed, drawn).picture, file.bytes);
    Changes changes;
    std::vector<CellPosterior> before;
    ReadOptions options;
    options.examined = [&](const Hypothesis& hypothesis) {
        changes.focalSpread = hypothesis.focalSpread;
        before = hypothesis.posteriors;
    };
    const ReadResult result = readBoard(file, options);
    if (const auto* reading = std::get_if<Reading>(&result)) {
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto heights = before[i].heights();
            const auto kind = static_cast<std::size_t>(reading->cells[i].stack.kind());
            if (heights[0] < 0.5 && *std::ranges::max_element(heights) < doubtful) {
                ++(reading->cells[i].confidence < withOneBase(before[i]).stacks[kind] ? changes.lessSure
                                                                                      : changes.surer);
            }
        }
    }
    return changes;
}

TEST(BoardFromFarAbove, HasItsHeightsDoubtedMoreIfTheCameraIsUnknown) {
    for (const std::uint64_t seed : {7331022002, 7331022006}) {
        SCOPED_TRACE(seed);
        const Changes changes = changesIn(seed);
        EXPECT_GT(changes.focalSpread, 0.2);
        EXPECT_GE(changes.lessSure, 8);
        EXPECT_LE(changes.surer, 2);
    }
}

}  // namespace
}  // namespace concord::vision
