// Other players' boards in view: the reading is of the central one, and says that there are others.
#include "tools/drawing/draw.h"
#include "vision/find_board.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

namespace concord::vision {
namespace {

using drawing::Drawing;
using drawing::Tier;

// Part of the picture that shows other boards.
double shareOfOthers(const Drawing& drawing) {
    const cv::Size2f size(drawing.picture.size());
    const std::vector<cv::Point2f> picture{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}};
    double area = 0;
    for (const std::vector<cv::Point2d>& rim : drawing.truth.board->others) {
        std::vector<cv::Point2f> hull;
        std::vector<cv::Point2f> seen;
        cv::convexHull(std::vector<cv::Point2f>(rim.begin(), rim.end()), hull);
        area += cv::intersectConvexConvex(hull, picture, seen);
    }
    return area / size.area();
}

// Boards that nothing was fitted to.
Drawing drawnBoard(int number, float neighbours) {
    drawing::DrawOptions options;
    options.longSide = 720;
    options.illustrations = 0;
    options.neighbours = neighbours;
    return draw(88000 + static_cast<std::uint64_t>(number), options);
}

TEST(OtherBoards, InViewAreTold) {
    int told = 0;
    for (const int k : {4, 6, 16, 22, 23}) {
        const Drawing drawing = drawnBoard(k, 1);
        constexpr double clearly = 0.05;
        ASSERT_GT(shareOfOthers(drawing), clearly) << k;
        const auto finding = findBoard(drawing.picture);
        told += finding && finding->several;
    }
    EXPECT_GE(told, 4);
}

TEST(OtherBoards, ThatAreNotThereAreNotTold) {
    int told = 0;
    for (int k = 0; k < 6; ++k) {
        const auto finding = findBoard(drawnBoard(k, 0).picture);
        ASSERT_TRUE(finding) << k;
        told += finding->several;
    }
    EXPECT_EQ(told, 0);
}

}  // namespace
}  // namespace concord::vision
