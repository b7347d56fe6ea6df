// Pictures of other things are refused, and bare boards are read.
#include "tools/drawing/draw.h"
#include "vision/reading/read_board.h"

#include <gtest/gtest.h>

#include <opencv2/imgcodecs.hpp>
#include <opencv2/imgproc.hpp>

#include <array>
#include <cmath>

namespace concord::vision {
namespace {

using drawing::BoardChange;
using drawing::DrawOptions;

ReadResult readPicture(const cv::Mat& picture, const ReadOptions& options = {}) {
    std::vector<unsigned char> png;
    cv::imencode(".png", picture, png);
    return readBoard(png, "picture.png", options);
}

bool isRefused(const cv::Mat& picture) { return std::holds_alternative<NoBoard>(readPicture(picture)); }

// Another game: a plate of hexagons with coloured discs on some of them, seen from above.
struct HexagonGame {
    const char* name;
    int columns;
    int rows;
    double radiusPx;
    double discShare;  // of the hexagons, [0, 1]
};

void PrintTo(const HexagonGame& game, std::ostream* out) { *out << game.name; }

void fillPolygon(cv::Mat& picture, const std::vector<cv::Point2d>& corners, const cv::Scalar& colour) {
    std::vector<cv::Point> points;
    points.reserve(corners.size());
    for (const cv::Point2d& p : corners) {
        points.emplace_back(p);
    }
    cv::fillPoly(picture, std::vector{points}, colour, cv::LINE_AA);
}

cv::Mat pictureOf(const HexagonGame& game) {
    const std::array<cv::Scalar, 6> colours{cv::Scalar(190, 120, 40),  cv::Scalar(60, 200, 235),
                                            cv::Scalar(135, 135, 135), cv::Scalar(40, 70, 110),
                                            cv::Scalar(60, 150, 70),   cv::Scalar(50, 50, 190)};
    cv::Mat picture(800, 1000, CV_8UC3, cv::Scalar(60, 90, 130));
    const double r = game.radiusPx;
    const cv::Point2d extent(1.5 * r * (game.columns - 1), std::sqrt(3) * r * (game.rows - 0.5));
    const cv::Point2d first = cv::Point2d(500, 400) - extent / 2;
    const cv::Point2d margin(1.3 * r, 1.3 * r);
    cv::rectangle(picture, cv::Rect2d(first - margin, first + extent + margin), cv::Scalar(180, 200, 150), cv::FILLED);
    cv::RNG random(7);
    for (int column = 0; column < game.columns; ++column) {
        for (int row = 0; row < game.rows; ++row) {
            const cv::Point2d at = first + cv::Point2d(1.5 * r * column, std::sqrt(3) * r * (row + 0.5 * (column % 2)));
            std::vector<cv::Point2d> corners;
            corners.reserve(6);
            for (int k = 0; k < 6; ++k) {
                corners.push_back(at + 0.93 * r * cv::Point2d(std::cos(k * CV_PI / 3), std::sin(k * CV_PI / 3)));
            }
            fillPolygon(picture, corners, cv::Scalar(200, 222, 228));
            if (random.uniform(0.0, 1.0) < game.discShare) {
                cv::circle(picture, at, static_cast<int>(0.7 * r),
                           colours[static_cast<std::size_t>(random.uniform(0, 6))], cv::FILLED, cv::LINE_AA);
            }
        }
    }
    cv::GaussianBlur(picture, picture, {}, 0.8);
    return picture;
}

class OtherGame : public testing::TestWithParam<HexagonGame> {};

TEST_P(OtherGame, IsRefused) { EXPECT_TRUE(isRefused(pictureOf(GetParam()))); }

TEST_P(OtherGame, IsRefusedWithoutMentionOfTheOtherSide) {
    for (const Side side : {Side::A, Side::B}) {
        ReadOptions options;
        options.side = side;
        const ReadResult result = readPicture(pictureOf(GetParam()), options);
        const auto* refusal = std::get_if<NoBoard>(&result);
        ASSERT_NE(refusal, nullptr) << name(side);
        EXPECT_EQ(english(refusal->message).find("shows side"), std::string::npos) << english(refusal->message);
    }
}

INSTANTIATE_TEST_SUITE_P(OfHexagons, OtherGame,
                         testing::Values(HexagonGame{"full", 5, 5, 70, 1}, HexagonGame{"half_full", 7, 6, 55, 0.5},
                                         HexagonGame{"large", 4, 3, 110, 0.7}, HexagonGame{"small", 9, 8, 35, 0.8}),
                         [](const auto& gameInfo) { return std::string(gameInfo.param.name); });

TEST(DrawnTable, WithoutABoardIsRefused) {
    constexpr std::uint64_t seeds = 6;
    for (std::uint64_t seed = 800; seed < 800 + seeds; ++seed) {
        const auto table =
            drawing::draw(seed, DrawOptions{.tier = {}, .negatives = 1, .longSide = 700, .busyTables = 0.5F});
        ASSERT_FALSE(table.truth.board);
        EXPECT_TRUE(isRefused(table.picture)) << seed;
    }
}

TEST(BareBoard, IsRead) {
    constexpr std::uint64_t seeds = 3;
    for (std::uint64_t seed = 900; seed < 900 + seeds; ++seed) {
        const DrawOptions options{
            .tier = drawing::Tier::Normal, .longSide = 800, .illustrations = 0, .change = BoardChange::Cleared};
        const auto bare = drawing::draw(seed, options);
        const ReadResult result = readPicture(bare.picture);
        const auto* reading = std::get_if<Reading>(&result);
        ASSERT_NE(reading, nullptr) << seed;
        EXPECT_EQ(reading->board, bare.truth.board->board) << seed;
    }
}

}  // namespace
}  // namespace concord::vision
