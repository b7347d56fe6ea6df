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

// Where strips are cut, of a cell's side.
constexpr std::array<double, 1> middleOfBorder{0.5};
constexpr std::array<double, 2> besideMiddle{0.2, 0.8};
constexpr std::array<double, 3> alongBorder{0.2, 0.5, 0.8};
constexpr int marginSteps = 18;  // that the network looks further, to either side
constexpr int stripLength = 2 * (borderReach + marginSteps) + 1;
constexpr int stripRows = 3;
constexpr double rowSteps = 7.5;  // from one row of a strip to the next
constexpr int channels = 5;       // colour, and the slant of things that stand there, along the strip and beside it

std::span<const double> along(BorderPoints points) {
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

// A border of two cells is taken once.
std::vector<SeenBorder> bordersOf(Side side, double stepMm, std::span<const double> points) {
    const auto all = cells(side);
    std::vector<SeenBorder> borders;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const cv::Point2d center = cellCenterMm(side, all[i]);
        const auto isBefore = [&](cv::Point2d beyond) {
            return std::any_of(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(i),
                               [&](Cell other) { return cv::norm(cellCenterMm(side, other) - beyond) < 2; });
        };
        const auto corner = cellHexagonMm(side, all[i]);
        for (std::size_t k = 0; k < corner.size(); ++k) {
            const cv::Point2d from = corner[k];
            const cv::Point2d to = corner[(k + 1) % corner.size()];
            const cv::Point2d out = ((from + to) / 2 - center) / cv::norm((from + to) / 2 - center);
            if (isBefore(center + pitchMm * out)) {
                continue;
            }
            for (const double along : points) {
                borders.push_back({.at = from + along * (to - from), .normal = out, .stepMm = stepMm});
            }
        }
    }
    return borders;
}

// Pixels of a strip, row by row. Three of a row are projected, the others lie on the parabola through them.
void placeStrip(const CameraPose& pose, const SeenBorder& border, cv::Mat& map, int firstRow) {
    const double reachMm = border.stepMm * (stripLength - 1) / 2;
    const double rowMm = border.stepMm * rowSteps;
    for (int row = 0; row < stripRows; ++row) {
        const cv::Point2d middleMm = border.at + rowMm * (row - (stripRows - 1) / 2.0) * aside(border.normal);
        const auto at = [&](double outMm) {
            const cv::Point2d p = middleMm + outMm * border.normal;
            return pose.photoFromBoard({p.x, p.y, 0});
        };
        const auto length = static_cast<std::size_t>(stripLength);
        placeBetween(at(-reachMm), at(0), at(reachMm), {map.ptr<cv::Point2f>(firstRow + row), length});
    }
}

// How far (mm) what is 1 mm over the board seems to lie aside, on the board's surface.
cv::Point2d leanOf(const CameraPose& pose, cv::Point2d at) {
    const cv::Vec3d v = pose.position() - cv::Vec3d(at.x, at.y, 0);
    return cv::Point2d(-v[0], -v[1]) / v[2];
}

cv::Mat stripsAsBlob(const WorkImage& work, double gain, const std::vector<SeenBorder>& borders) {
    const int count = static_cast<int>(borders.size());
    cv::Mat map(count * stripRows, stripLength, CV_32FC2);
    for (int i = 0; i < count; ++i) {
        placeStrip(work.pose, borders[static_cast<std::size_t>(i)], map, i * stripRows);
    }
    cv::Mat blob = patchesAsBlob(work.bgr, map, gain, count, channels);
    for (int i = 0; i < count; ++i) {
        const SeenBorder& border = borders[static_cast<std::size_t>(i)];
        const cv::Point2d lean = leanOf(work.pose, border.at);
        planeOf(blob, i, 3).setTo(lean.dot(border.normal));
        planeOf(blob, i, 4).setTo(lean.dot(aside(border.normal)));
    }
    return blob;
}

double offsetMm(const SeenBorder& border, std::size_t place) {
    return border.stepMm * (static_cast<double>(place) - borderReach);
}

Sighting around(const SeenBorder& border, double expectedMm, double spreadMm) {
    const StripScale scale{.firstMm = offsetMm(border, 0), .stepMm = border.stepMm, .hidden = 0.02};
    return sightingAround(border.places, scale, expectedMm, spreadMm);
}

// Where a border lies under one pose, seen along its normal by another.
class Frame {
public:
    Frame(const CameraPose& pose, const SeenBorder& border)
        : m_here(at(pose, border.at)),
          m_out((at(pose, border.at + border.normal) - m_here)),
          m_aside(at(pose, border.at + aside(border.normal)) - m_here),
          m_border(border) {}

    double offsetMm(const CameraPose& other) const {
        return (at(other, m_border.at) - m_here).cross(m_aside) / m_out.cross(m_aside);
    }

    // Seen at so many millimetres along the normal; how far along its line is not known.
    SurfaceMatch match(const Sighting& sighting) const {
        const cv::Point2d across(-m_aside.y, m_aside.x);
        return {m_here + sighting.mm * m_out, m_border.at, across / cv::norm(across), sighting.weight};
    }

private:
    static cv::Point2d at(const CameraPose& pose, cv::Point2d mm) { return pose.photoFromBoard({mm.x, mm.y, 0}); }

    cv::Point2d m_here;
    cv::Point2d m_out;
    cv::Point2d m_aside;
    const SeenBorder& m_border;
};

}  // namespace

double borderStepMm(Reach reach) { return reach == Reach::Near ? 0.2 : 0.6; }

std::vector<SeenBorder> seenBorders(const WorkImage& work, const Light& light, Side side, Reach reach,
                                    BorderPoints points) {
    std::vector<SeenBorder> borders = bordersOf(side, borderStepMm(reach), along(points));
    const NetworkId network = reach == Reach::Near ? NetworkId::PlaceBorders : NetworkId::PlaceBordersFar;
    const cv::Mat places = runNetwork(network, stripsAsBlob(work, light.gain, borders));
    for (std::size_t i = 0; i < borders.size(); ++i) {
        toProbabilities(places.ptr<float>(static_cast<int>(i)), borders[i].places);
    }
    return borders;
}

CameraPose poseByBorders(const PosePrior& prior, const CameraPose& seenBy, const std::vector<SeenBorder>& borders,
                         std::span<const SurfaceMatch> centers) {
    constexpr std::array<double, 6> spreads{7.5, 5, 3.5, 2.5, 2, 1.75};  // steps
    constexpr double centerErrorMm = 1.4;
    std::vector<Frame> frames;
    frames.reserve(borders.size());
    for (const SeenBorder& border : borders) {
        frames.emplace_back(seenBy, border);
    }
    CameraPose pose = seenBy;
    for (const double spread : spreads) {
        const double spreadMm = spread * (borders.empty() ? 0 : borders.front().stepMm);
        std::vector<SurfaceMatch> matches;
        for (std::size_t i = 0; i < borders.size(); ++i) {
            matches.push_back(frames[i].match(around(borders[i], frames[i].offsetMm(pose), spreadMm)));
        }
        for (SurfaceMatch center : centers) {
            center.weight = std::min(1.0, spreadMm * spreadMm / (centerErrorMm * centerErrorMm));
            matches.push_back(center);
        }
        pose = adjustPose(prior, matches, spreadMm);
    }
    return pose;
}

std::vector<BorderSpot> bordersInPlace(const CameraPose& pose, const CameraPose& seenBy,
                                       const std::vector<SeenBorder>& borders) {
    constexpr double nearMm = 0.5;
    std::vector<BorderSpot> spots;
    for (const SeenBorder& border : borders) {
        BorderSpot& spot = spots.emplace_back(BorderSpot{.at = border.at});
        const double expectedMm = Frame(seenBy, border).offsetMm(pose);
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
