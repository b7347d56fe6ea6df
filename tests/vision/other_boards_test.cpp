// Other players' boards in view: the central board is found, and the others are reported.
#include "vision/find/other_boards.h"
#include "tools/drawing/draw.h"
#include "vision/find/find_board.h"

#include <opencv2/imgproc.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace concord::vision {
namespace {

using drawing::Drawing;

// Fraction of the picture that shows other boards.
double shareOfOthers(const Drawing& drawing) {
    const cv::Size2f size(drawing.picture.size());
    const std::vector<cv::Point2f> picture{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}};
    double area = 0;
    for (const std::vector<cv::Point2d>& outline : drawing.truth.board->others) {
        std::vector<cv::Point2f> hull;
        std::vector<cv::Point2f> visible;
        cv::convexHull(std::vector<cv::Point2f>(outline.begin(), outline.end()), hull);
        area += cv::intersectConvexConvex(hull, picture, visible);
    }
    return area / size.area();
}

// Boards from seeds that nothing was fitted to.
Drawing drawnBoard(int number, float neighbours) {
    drawing::DrawOptions options;
    options.longSide = 720;
    options.illustrations = 0;
    options.neighbours = neighbours;
    return draw(88000 + static_cast<std::uint64_t>(number), options);
}

// Whether the board is found and another one reported.
bool isAnotherBoardReportedIn(const cv::Mat& photo) {
    SearchTrace search;
    const auto finding = findBoard(photo, &search);
    return finding && isAnotherBoardInView(otherBoards(search, finding->photoFromBoard));
}

TEST(OtherBoards, InViewAreReported) {
    int reported = 0;
    // Pictures that show enough of other boards. All boards of a picture have the same print, as in any game.
    for (const int k : {1, 5, 6, 9, 17, 19, 21, 23, 24, 25, 26, 29}) {
        const Drawing drawing = drawnBoard(k, 1);
        constexpr double clearShare = 0.02;
        ASSERT_GT(shareOfOthers(drawing), clearShare) << k;
        reported += isAnotherBoardReportedIn(drawing.picture);
    }
    EXPECT_GE(reported, 11);
}

TEST(OtherBoards, OfAnotherPrintAreReportedWhenFullyVisible) {
    const cv::Mat one = drawnBoard(0, 0).picture;
    const cv::Mat other = drawnBoard(1, 0).picture;
    const int height = std::min(one.rows, other.rows);
    cv::Mat both;
    cv::hconcat(one.rowRange(0, height), other.rowRange(0, height), both);
    EXPECT_TRUE(isAnotherBoardReportedIn(both));
}

TEST(OtherBoards, AreNotReportedWhenThereAreNone) {
    int reported = 0;
    for (const int k : {0, 1, 2, 3, 4, 5, 39}) {  // 39: beside cards in the colours of the board
        const Drawing drawing = drawnBoard(k, 0);
        ASSERT_TRUE(findBoard(drawing.picture)) << k;
        reported += isAnotherBoardReportedIn(drawing.picture);
    }
    EXPECT_EQ(reported, 0);
}

}  // namespace
}  // namespace concord::vision
