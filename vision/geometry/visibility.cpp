#include "vision/geometry/visibility.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <numeric>

namespace concord::vision {

namespace {

constexpr double pxPerMm = 2.5;       // of the picture in which pixels are counted
constexpr double smallestMm2 = 5.28;  // smaller areas count as fully visible
constexpr int maxHeight = 3;

// Pixel labels of the parts of a cell; 0 is the background.
int surfaceLabel(std::size_t cell) { return static_cast<int>(cell) * (maxHeight + 2) + 1; }
int wallLabel(std::size_t cell, int level) { return surfaceLabel(cell) + 1 + level; }
int topLabel(std::size_t cell) { return surfaceLabel(cell) + maxHeight + 1; }

std::vector<cv::Point2d> ring(const CameraPose& pose, cv::Point2d center, double radius, double z) {
    constexpr int corners = 24;
    std::vector<cv::Point2d> points;
    for (int k = 0; k < corners; ++k) {
        const double angle = 2 * std::numbers::pi * k / corners;
        points.push_back(
            pose.photoFromBoard({center.x + radius * std::cos(angle), center.y + radius * std::sin(angle), z}));
    }
    return points;
}

void fill(cv::Mat& picture, const std::vector<cv::Point2d>& points, int label) {
    std::vector<cv::Point2f> all(points.begin(), points.end());
    std::vector<cv::Point2f> hull;
    cv::convexHull(all, hull);
    constexpr int bits = 4;
    const auto sixteenths = [](float px) {
        constexpr float farthest = 1e6F;  // points level with the camera would overflow
        return cvRound(std::clamp(px, -farthest, farthest) * (1 << bits));
    };
    std::vector<cv::Point> corners;
    corners.reserve(hull.size());
    for (const cv::Point2f& p : hull) {
        corners.emplace_back(sixteenths(p.x), sixteenths(p.y));
    }
    cv::fillConvexPoly(picture, corners, cv::Scalar(label), cv::LINE_8, bits);
}

class Painter {
public:
    Painter(const Board& board, const CameraPose& pose, const TokenSize& token)
        : m_board(board), m_pose(pose), m_token(token) {}

    void paintSurface(cv::Mat& picture, std::size_t cell) const {
        constexpr double inside = 0.9;  // so that neighbours do not share the pixels of an edge
        const Cell place = cells(m_board.side())[cell];
        const cv::Point2d center = cellCenterMm(m_board.side(), place);
        std::vector<cv::Point2d> corners;
        for (const cv::Point2d& corner : cellHexagonMm(m_board.side(), place)) {
            const cv::Point2d p = center + inside * (corner - center);
            corners.push_back(m_pose.photoFromBoard({p.x, p.y, 0}));
        }
        fill(picture, corners, surfaceLabel(cell));
    }

    void paintStack(cv::Mat& picture, std::size_t cell) const {
        const Cell place = cells(m_board.side())[cell];
        const cv::Point2d center = cellCenterMm(m_board.side(), place);
        const int height = m_board.stack(place).height();
        const double radius = m_token.diameterMm / 2;
        std::vector<cv::Point2d> below = ring(m_pose, center, radius, 0);
        for (int level = 0; level < height; ++level) {
            const std::vector<cv::Point2d> above = ring(m_pose, center, radius, (level + 1) * m_token.thicknessMm);
            std::vector<cv::Point2d> body = below;
            body.insert(body.end(), above.begin(), above.end());
            fill(picture, body, wallLabel(cell, level));
            fill(picture, above, topLabel(cell));
            below = above;
        }
    }

    // A rectangle of the picture that contains everything in the cell.
    cv::Rect bounds(std::size_t cell, cv::Size size) const {
        constexpr int margin = 2;
        const Cell place = cells(m_board.side())[cell];
        const cv::Point2d center = cellCenterMm(m_board.side(), place);
        std::vector<cv::Point2f> points;
        for (const double z : {0.0, m_board.stack(place).height() * m_token.thicknessMm}) {
            for (const cv::Point2d& p : ring(m_pose, center, std::max(m_token.diameterMm, pitchMm * 1.2) / 2, z)) {
                points.emplace_back(p);
            }
        }
        const cv::Rect picture({0, 0}, size);
        const auto isFar = [&](const cv::Point2f& p) { return !(cv::norm(p) < 10.0 * (size.width + size.height)); };
        if (std::ranges::any_of(points, isFar)) {
            return picture;  // some points may lie behind the camera
        }
        const cv::Rect around = cv::boundingRect(points);
        return cv::Rect(around.tl() - cv::Point(margin, margin), around.size() + cv::Size(2 * margin, 2 * margin)) &
               picture;
    }

private:
    const Board& m_board;
    const CameraPose& m_pose;
    const TokenSize& m_token;
};

// How many pixels of a picture have each label.
using Counts = std::array<int, 256>;
Counts countsIn(const cv::Mat& picture) {
    Counts pixels{};
    for (int y = 0; y < picture.rows; ++y) {
        const auto* const end = picture.ptr(y) + picture.cols;
        for (const auto* first = picture.ptr(y); first != end;) {  // one run of equal labels
            const auto* const next = std::find_if(first, end, [label = *first](auto other) { return other != label; });
            pixels[*first] += static_cast<int>(next - first);
            first = next;
        }
    }
    return pixels;
}

double share(int seen, int alone) {
    constexpr double fewestPx = smallestMm2 * pxPerMm * pxPerMm;
    return alone < fewestPx ? 1.0 : std::min(1.0, seen / static_cast<double>(alone));
}

bool isAlwaysOneHigh(Token top) { return top == Token::Blue || top == Token::Yellow; }

}  // namespace

std::vector<Visibility> visibilityOf(const Board& board, const CameraPose& pose, const TokenSize& token) {
    const CameraPose small = pose.scaled(pxPerMm / pose.pxPerMm({0, 0, 0}));
    const cv::Size size(std::max(1, cvRound(small.size.width)), std::max(1, cvRound(small.size.height)));
    const Painter painter(board, small, token);
    const auto& all = cells(board.side());
    std::vector<std::size_t> farToNear(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        farToNear[i] = i;
    }
    const cv::Point2d foot(small.position()[0], small.position()[1]);
    const auto distance = [&](std::size_t i) { return cv::norm(cellCenterMm(board.side(), all[i]) - foot); };
    std::stable_sort(farToNear.begin(), farToNear.end(),
                     [&](std::size_t a, std::size_t b) { return distance(a) > distance(b); });

    cv::Mat scene = cv::Mat::zeros(size, CV_8U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        painter.paintSurface(scene, i);
    }
    for (const std::size_t i : farToNear) {
        painter.paintStack(scene, i);
    }
    std::vector<Visibility> visible(all.size());
    cv::Mat whole = cv::Mat::zeros(size, CV_8U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Stack stack = board.stack(all[i]);
        const cv::Rect bounds = painter.bounds(i, size);
        cv::Mat alone = whole(bounds);
        alone.setTo(0);
        if (stack.empty()) {
            painter.paintSurface(whole, i);
        } else {
            painter.paintStack(whole, i);
        }
        const Counts seen = countsIn(scene(bounds));
        const Counts unhidden = countsIn(alone);
        const auto shareOf = [&](std::initializer_list<int> labels) {
            const auto in = [&](const Counts& counts) {
                return std::accumulate(labels.begin(), labels.end(), 0, [&](int sum, int label) {
                    return sum + counts[static_cast<std::size_t>(label)];
                });
            };
            return share(in(seen), in(unhidden));
        };
        if (stack.empty()) {
            visible[i].token = shareOf({surfaceLabel(i)});
            continue;
        }
        visible[i].token = shareOf({topLabel(i), wallLabel(i, stack.height() - 1)});
        visible[i].wall = shareOf({wallLabel(i, 0)});
        visible[i].wallDecides = !isAlwaysOneHigh(*stack.top());
    }
    return visible;
}

}  // namespace concord::vision
