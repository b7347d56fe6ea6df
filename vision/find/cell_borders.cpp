#include "vision/find/cell_borders.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/patches.h"
#include "vision/geometry/strips.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <span>

namespace concord::vision {

namespace {

// Where strips are cut, as fractions of a cell's side.
constexpr std::array<double, 1> middleOfBorder{0.5};
constexpr std::array<double, 2> besideMiddle{0.2, 0.8};
constexpr std::array<double, 3> alongBorder{0.2, 0.5, 0.8};
constexpr int marginSteps = 18;  // context for the network beyond the possible positions, on either side
constexpr int stripLength = 2 * (borderSteps + marginSteps) + 1;
constexpr int stripRows = 3;
constexpr double rowSteps = 7.5;  // steps between the rows of a strip
constexpr int channels = 5;       // colour, and the parallax along the strip and across it

std::span<const double> fractionsOf(BorderPoints points) {
    switch (points) {
        case BorderPoints::Middle:
            return middleOfBorder;
        case BorderPoints::Beside:
            return besideMiddle;
        case BorderPoints::All:
            break;
    }
    return alongBorder;
}

// The points where borders are searched for. A border shared by two cells counts once.
std::vector<DetectedBorder> bordersOf(Side side, double stepMm, std::span<const double> fractions) {
    const auto all = cells(side);
    std::vector<DetectedBorder> borders;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const cv::Point2d center = cellCenterMm(side, all[i]);
        const auto isEarlierCell = [&](cv::Point2d beyond) {
            return std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                               [&](Cell other) { return cv::norm(cellCenterMm(side, other) - beyond) < 2; });
        };
        const auto corner = cellHexagonMm(side, all[i]);
        for (std::size_t k = 0; k < corner.size(); ++k) {
            const cv::Point2d from = corner[k];
            const cv::Point2d to = corner[(k + 1) % corner.size()];
            const cv::Point2d out = ((from + to) / 2 - center) / cv::norm((from + to) / 2 - center);
            if (isEarlierCell(center + pitchMm * out)) {
                continue;
            }
            for (const double fraction : fractions) {
                borders.push_back({.at = from + fraction * (to - from), .normal = out, .stepMm = stepMm});
            }
        }
    }
    return borders;
}

// Pixels of a strip, row by row. Three pixels of each row are projected, the rest interpolated on a parabola.
void placeStrip(const CameraPose& pose, const DetectedBorder& border, cv::Mat& map, int firstRow) {
    const double reachMm = border.stepMm * (stripLength - 1) / 2;
    const double rowMm = border.stepMm * rowSteps;
    for (int row = 0; row < stripRows; ++row) {
        const cv::Point2d middleMm = border.at + rowMm * (row - (stripRows - 1) / 2.0) * rightOf(border.normal);
        const auto at = [&](double outMm) {
            const cv::Point2d p = middleMm + outMm * border.normal;
            return pose.photoFromBoard({p.x, p.y, 0});
        };
        const auto length = static_cast<std::size_t>(stripLength);
        interpolateParabola(at(-reachMm), at(0), at(reachMm), {map.ptr<cv::Point2f>(firstRow + row), length});
    }
}

// How far (mm) a point 1 mm above the board is displaced on the board's surface, as the camera sees it.
cv::Point2d parallaxOf(const CameraPose& pose, cv::Point2d at) {
    const cv::Vec3d v = pose.position() - cv::Vec3d(at.x, at.y, 0);
    return cv::Point2d(-v[0], -v[1]) / v[2];
}

cv::Mat stripsAsBlob(const WorkImage& work, double gain, const std::vector<DetectedBorder>& borders) {
    const int count = static_cast<int>(borders.size());
    cv::Mat map(count * stripRows, stripLength, CV_32FC2);
    for (int i = 0; i < count; ++i) {
        placeStrip(work.pose, borders[static_cast<std::size_t>(i)], map, i * stripRows);
    }
    cv::Mat blob = patchesAsBlob(work.bgr, map, gain, count, channels);
    for (int i = 0; i < count; ++i) {
        const DetectedBorder& border = borders[static_cast<std::size_t>(i)];
        const cv::Point2d parallax = parallaxOf(work.pose, border.at);
        planeOf(blob, i, 3).setTo(parallax.dot(border.normal));
        planeOf(blob, i, 4).setTo(parallax.dot(rightOf(border.normal)));
    }
    return blob;
}

double offsetMm(const DetectedBorder& border, std::size_t place) {
    return border.stepMm * (static_cast<double>(place) - borderSteps);
}

LineEstimate estimateNear(const DetectedBorder& border, double expectedMm, double spreadMm) {
    const StripScale scale{.firstMm = offsetMm(border, 0), .stepMm = border.stepMm, .background = 0.02};
    return estimateLine(border.places, scale, expectedMm, spreadMm);
}

// The coordinates in which a border was searched for: predicts where another pose puts it along the normal.
class BorderFrame {
public:
    BorderFrame(const CameraPose& pose, const DetectedBorder& border)
        : m_here(at(pose, border.at)),
          m_out((at(pose, border.at + border.normal) - m_here)),
          m_right(at(pose, border.at + rightOf(border.normal)) - m_here),
          m_border(border) {}

    double offsetMm(const CameraPose& other) const {
        return (at(other, m_border.at) - m_here).cross(m_right) / m_out.cross(m_right);
    }

    // The match for an estimate along the normal; the position along the border itself is unknown.
    SurfaceMatch match(const LineEstimate& estimate) const {
        const cv::Point2d across(-m_right.y, m_right.x);
        return {m_here + estimate.mm * m_out, m_border.at, across / cv::norm(across), estimate.weight};
    }

private:
    static cv::Point2d at(const CameraPose& pose, cv::Point2d mm) { return pose.photoFromBoard({mm.x, mm.y, 0}); }

    cv::Point2d m_here;
    cv::Point2d m_out;
    cv::Point2d m_right;
    const DetectedBorder& m_border;
};

}  // namespace

double borderStepMm(BorderSearch search) { return search == BorderSearch::Fine ? 0.2 : 0.6; }

std::vector<DetectedBorder> detectBorders(const WorkImage& work, const Light& light, Side side, BorderSearch search,
                                          BorderPoints points) {
    std::vector<DetectedBorder> borders = bordersOf(side, borderStepMm(search), fractionsOf(points));
    const cv::Mat places = runNetwork(NetworkId::PlaceBorders, stripsAsBlob(work, light.gain, borders));
    for (std::size_t i = 0; i < borders.size(); ++i) {
        toProbabilities(places.ptr<float>(static_cast<int>(i)), borders[i].places);
    }
    return borders;
}

CameraPose poseFromBorders(const PosePrior& prior, const CameraPose& searchPose,
                           const std::vector<DetectedBorder>& borders, std::span<const SurfaceMatch> centers) {
    constexpr std::array<double, 6> spreads{7.5, 5, 3.5, 2.5, 2, 1.75};  // steps
    constexpr double centerErrorMm = 1.4;
    std::vector<BorderFrame> frames;
    frames.reserve(borders.size());
    for (const DetectedBorder& border : borders) {
        frames.emplace_back(searchPose, border);
    }
    CameraPose pose = searchPose;
    for (const double spread : spreads) {
        const double spreadMm = spread * (borders.empty() ? 0 : borders.front().stepMm);
        std::vector<SurfaceMatch> matches;
        for (std::size_t i = 0; i < borders.size(); ++i) {
            matches.push_back(frames[i].match(estimateNear(borders[i], frames[i].offsetMm(pose), spreadMm)));
        }
        for (SurfaceMatch center : centers) {
            center.weight = std::min(1.0, spreadMm * spreadMm / (centerErrorMm * centerErrorMm));
            matches.push_back(center);
        }
        pose = adjustPose(prior, matches, spreadMm);
    }
    return pose;
}

std::vector<BorderSpot> checkBorders(const CameraPose& pose, const CameraPose& searchPose,
                                     const std::vector<DetectedBorder>& borders) {
    constexpr double nearMm = 0.5;
    std::vector<BorderSpot> spots;
    for (const DetectedBorder& border : borders) {
        BorderSpot& spot = spots.emplace_back(BorderSpot{.at = border.at});
        const double expectedMm = BorderFrame(searchPose, border).offsetMm(pose);
        for (std::size_t k = 0; k < border.places.size(); ++k) {
            spot.seen += std::abs(offsetMm(border, k) - expectedMm) <= nearMm ? border.places[k] : 0;
        }
    }
    return spots;
}

double shareSeen(const std::vector<BorderSpot>& spots) {
    double sum = 0;
    for (const BorderSpot& spot : spots) {
        sum += spot.seen;
    }
    return spots.empty() ? 0 : sum / static_cast<double>(spots.size());
}

}  // namespace concord::vision
