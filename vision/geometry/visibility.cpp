#include "vision/geometry/visibility.h"

#include "vision/geometry/stack_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <numbers>
#include <numeric>
#include <span>
#include <vector>

namespace concord::vision {

namespace {

constexpr double pxPerMm = 2.5;       // of the picture in which pixels are counted
constexpr double smallestMm2 = 5.28;  // smaller areas count as fully visible
constexpr int maxHeight = 3;

// Pixel labels of the parts of a cell; 0 is the background.
int surfaceLabel(std::size_t cell) { return static_cast<int>(cell) * (maxHeight + 2) + 1; }
int wallLabel(std::size_t cell, int level) { return surfaceLabel(cell) + 1 + level; }
int topLabel(std::size_t cell) { return surfaceLabel(cell) + maxHeight + 1; }

// What is to be seen of one cell, from the bottom to the top.
struct CellParts {
    Part surface;
    std::vector<Part> stack;

    std::span<const Part> shown() const { return stack.empty() ? std::span(&surface, 1) : std::span(stack); }
};

CellParts partsOf(const Board& board, const CameraPose& pose, const TokenSize& token, std::size_t cell) {
    constexpr double inside = 0.9;  // so that neighbours do not share the pixels of an edge
    const Cell place = cells(board.side())[cell];
    return {barePart(pose, board.side(), place, inside, surfaceLabel(cell)),
            stackParts(pose, cellCenterMm(board.side(), place), token, board.stack(place).height(), wallLabel(cell, 0),
                       topLabel(cell))};
}

// A rectangle of the picture that contains these parts.
cv::Rect boundsOf(const CellParts& parts, cv::Size size) {
    cv::Rect around;
    for (const Part& part : parts.shown()) {
        around |= part.bounds();
    }
    return around & cv::Rect({0, 0}, size);
}

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

// The board as a picture of labels, with all stacks in their places.
struct Scene {
    CameraPose pose;  // of the picture
    std::vector<CellParts> parts;
    cv::Mat labels;

    Scene(const Board& board, const CameraPose& photoPose, const TokenSize& token);
};

Scene::Scene(const Board& board, const CameraPose& photoPose, const TokenSize& token)
    : pose(photoPose.scaled(pxPerMm / photoPose.pxPerMm({0, 0, 0}))) {
    const cv::Size size(std::max(1, cvRound(pose.size.width)), std::max(1, cvRound(pose.size.height)));
    for (std::size_t i = 0; i < cells(board.side()).size(); ++i) {
        parts.push_back(partsOf(board, pose, token, i));
    }
    labels = cv::Mat::zeros(size, CV_8U);
    for (const CellParts& cell : parts) {
        cell.surface.paint(labels);
    }
    for (const std::size_t i : farToNear(pose, board.side())) {
        for (const Part& part : parts[i].stack) {
            part.paint(labels);
        }
    }
}

}  // namespace

double slantDeg(const CameraPose& pose, cv::Point2d cellMm) {
    const cv::Vec3d camera = pose.position();
    return std::atan2(cv::norm(cv::Point2d(camera[0], camera[1]) - cellMm), camera[2]) * 180 / std::numbers::pi;
}

std::vector<Visibility> visibilityOf(const Board& board, const CameraPose& pose, const TokenSize& token) {
    const Scene scene(board, pose, token);
    const auto& all = cells(board.side());
    const cv::Size size = scene.labels.size();
    std::vector<Visibility> visible(all.size());
    cv::Mat whole = cv::Mat::zeros(size, CV_8U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Stack stack = board.stack(all[i]);
        const cv::Rect bounds = boundsOf(scene.parts[i], size);
        cv::Mat alone = whole(bounds);
        alone.setTo(0);
        for (const Part& part : scene.parts[i].shown()) {
            part.paint(whole);
        }
        const Counts seen = countsIn(scene.labels(bounds));
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

std::vector<std::vector<cv::Point3d>> pointsInView(const Board& board, const CameraPose& pose, const TokenSize& token,
                                                   double radiusMm) {
    const Scene scene(board, pose, token);
    const cv::Rect picture({0, 0}, scene.labels.size());
    std::vector<std::vector<cv::Point3d>> points;
    for (std::size_t i = 0; i < scene.parts.size(); ++i) {
        const Cell place = cells(board.side())[i];
        const cv::Point2d center = cellCenterMm(board.side(), place);
        const int height = board.stack(place).height();
        const int label = height > 0 ? topLabel(i) : surfaceLabel(i);
        const int beside = height > 0 ? wallLabel(i, height - 1) : label;
        const auto isClear = [&](cv::Point pixel) {
            constexpr int marginPx = 3;
            for (const cv::Point off :
                 {cv::Point(marginPx, 0), cv::Point(-marginPx, 0), cv::Point(0, marginPx), cv::Point(0, -marginPx)}) {
                const cv::Point near = pixel + off;
                if (!picture.contains(near) ||
                    (scene.labels.at<unsigned char>(near) != label && scene.labels.at<unsigned char>(near) != beside)) {
                    return false;
                }
            }
            return scene.labels.at<unsigned char>(pixel) == label;
        };
        auto& inView = points.emplace_back();
        const int reach = static_cast<int>(radiusMm);
        for (int x = -reach; x <= reach; ++x) {
            for (int y = -reach; y <= reach; ++y) {
                const cv::Point3d at(center.x + x, center.y + y, height * token.thicknessMm);
                const cv::Point pixel = scene.pose.photoFromBoard(at);
                if (std::hypot(x, y) <= radiusMm && picture.contains(pixel) && isClear(pixel)) {
                    inView.push_back(at);
                }
            }
        }
    }
    return points;
}

}  // namespace concord::vision
