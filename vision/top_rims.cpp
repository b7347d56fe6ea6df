#include "top_rims.h"

#include "board_frame.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

constexpr int rays = 32;
constexpr double innermostMm = 6.4;  // of what is looked at around the cell's centre
constexpr double stepMm = 0.1;
constexpr int steps = 82;
constexpr int radiusSteps = 2;  // of stepMm in radiusStepMm
constexpr int edgeSteps = 3;    // an edge is the change over so many steps inwards and outwards
constexpr double slideStepMm = 0.6;
constexpr int slidesAside = 4;
constexpr double farthestSlideMm = 2.6;  // what a token has room for in its cell, and the pose's error

double angleOf(int ray) { return 2 * CV_PI * ray / rays; }

// Colours along rays around a point over the board: one ray a row, from innermostMm outwards.
class RayPicture {
public:
    RayPicture(const cv::Mat& photo, const CameraPose& pose) : m_photo(photo), m_pose(pose) {}

    const cv::Mat& around(const cv::Point3d& center) {
        for (int ray = 0; ray < rays; ++ray) {
            placeRay(center, ray);
        }
        cv::remap(m_photo, m_colours, m_map, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
        return m_colours;
    }

private:
    // Three points are projected, those between lie on the parabola through them.
    void placeRay(const cv::Point3d& center, int ray) {
        const cv::Point2d out(std::cos(angleOf(ray)), std::sin(angleOf(ray)));
        const auto at = [&](double radius) {
            return m_pose.photoFromBoard({center.x + out.x * radius, center.y + out.y * radius, center.z});
        };
        const double length = stepMm * (steps - 1);
        const cv::Point2d first = at(innermostMm);
        const cv::Point2d middle = at(innermostMm + length / 2);
        const cv::Point2d last = at(innermostMm + length);
        const cv::Point2d bend = 2 * (first + last) - 4 * middle;
        const cv::Point2d slope = last - first - bend;
        auto* row = m_map.ptr<cv::Point2f>(ray);
        for (int step = 0; step < steps; ++step) {
            const double u = static_cast<double>(step) / (steps - 1);
            row[step] = first + u * (slope + u * bend);
        }
    }

    const cv::Mat& m_photo;
    const CameraPose& m_pose;
    cv::Mat m_map = cv::Mat(rays, steps, CV_32FC2);
    cv::Mat m_colours;
};

using Edges = std::array<std::array<float, steps>, rays>;

// Strength of an edge by the change of colour, summed over three pixels and three channels.
std::vector<float> edgeStrengths(double gain) {
    constexpr int greatestChange = 3 * 3 * 255;
    constexpr double faint = 10;  // a change by as much, of 255, is hardly an edge
    std::vector<float> strengths(greatestChange + 1);
    for (std::size_t change = 0; change < strengths.size(); ++change) {
        strengths[change] = static_cast<float>(std::log1p(static_cast<double>(change) / 3 * gain / faint));
    }
    return strengths;
}

void findEdges(const cv::Mat& colours, const std::vector<float>& strengths, Edges& edges) {
    for (int ray = 0; ray < rays; ++ray) {
        const auto* row = colours.ptr<cv::Vec3b>(ray);
        auto& edge = edges[static_cast<std::size_t>(ray)];
        edge.fill(0);
        for (int step = edgeSteps + 1; step + edgeSteps + 1 < steps; ++step) {
            int change = 0;
            for (int c = 0; c < 3; ++c) {
                const auto sum = [&](int middle) { return row[middle - 1][c] + row[middle][c] + row[middle + 1][c]; };
                change += std::abs(sum(step + edgeSteps) - sum(step - edgeSteps));
            }
            edge[static_cast<std::size_t>(step)] = strengths[static_cast<std::size_t>(change)];
        }
    }
}

// Where on each ray the smallest circle lies that has slid from the middle; the larger ones follow radiusSteps apart.
using Slide = std::array<int, rays>;

std::vector<Slide> allSlides() {
    constexpr int lastStart = steps - 1 - radiusSteps * (rimRadii - 1);
    std::vector<Slide> slides;
    for (int column = -slidesAside; column <= slidesAside; ++column) {
        for (int row = -slidesAside; row <= slidesAside; ++row) {
            const cv::Point2d by(column * slideStepMm, row * slideStepMm);
            if (cv::norm(by) > farthestSlideMm) {
                continue;
            }
            Slide slide{};
            for (int ray = 0; ray < rays; ++ray) {
                const double beyond = by.x * std::cos(angleOf(ray)) + by.y * std::sin(angleOf(ray));
                const long start = std::lround((leastRadiusMm + beyond - innermostMm) / stepMm);
                slide[static_cast<std::size_t>(ray)] = std::clamp(static_cast<int>(start), 0, lastStart);
            }
            slides.push_back(slide);
        }
    }
    return slides;
}

// The strongest rim of each radius, whatever way the token has slid.
std::array<float, rimRadii> strongest(const Edges& edges) {
    static const std::vector<Slide> slides = allSlides();
    std::array<float, rimRadii> best{};
    for (const Slide& slide : slides) {
        std::array<float, rimRadii> sum{};
        for (std::size_t ray = 0; ray < rays; ++ray) {
            const float* edge = edges[ray].data() + slide[ray];
            for (std::size_t r = 0; r < rimRadii; ++r) {
                sum[r] += edge[r * radiusSteps];
            }
        }
        for (std::size_t r = 0; r < rimRadii; ++r) {
            best[r] = std::max(best[r], sum[r] / rays);
        }
    }
    return best;
}

// Whether the top of a possible stack may lie within a step of this height.
bool mayBe(double heightMm, const PossibleHeights& possible) {
    for (std::size_t tokens = 1; tokens < possible.size(); ++tokens) {
        const auto count = static_cast<double>(tokens);
        if (possible[tokens] && heightMm > count * thinnestTokenMm - topStepMm &&
            heightMm < count * thickestTokenMm + topStepMm) {
            return true;
        }
    }
    return false;
}

}  // namespace

double RimStrength::between(double heightMm, double radiusMm) const {
    const double h = std::clamp((heightMm - lowestTopMm) / topStepMm, 0.0, topHeights - 1.0);
    const double r = std::clamp((radiusMm - leastRadiusMm) / radiusStepMm, 0.0, rimRadii - 1.0);
    const auto row = static_cast<std::size_t>(std::min(h, topHeights - 2.0));
    const auto column = static_cast<std::size_t>(std::min(r, rimRadii - 2.0));
    const double up = h - static_cast<double>(row);
    const double out = r - static_cast<double>(column);
    const auto across = [&](const auto& radii) { return radii[column] * (1 - out) + radii[column + 1] * out; };
    return across(at[row]) * (1 - up) + across(at[row + 1]) * up;
}

std::vector<RimStrength> topRims(const cv::Mat& photo, const CameraPose& pose, Side side, double gain,
                                 const std::vector<PossibleHeights>& possible) {
    const std::vector<float> strengths = edgeStrengths(gain);
    RayPicture picture(photo, pose);
    Edges edges;
    std::vector<RimStrength> rims(cells(side).size());
    for (std::size_t i = 0; i < rims.size(); ++i) {
        const cv::Point2d center = cellCenterMm(side, cells(side)[i]);
        for (std::size_t h = 0; h < topHeights; ++h) {
            const double heightMm = lowestTopMm + topStepMm * static_cast<double>(h);
            if (mayBe(heightMm, possible[i])) {
                findEdges(picture.around({center.x, center.y, heightMm}), strengths, edges);
                rims[i].at[h] = strongest(edges);
            }
        }
    }
    return rims;
}

}  // namespace concord::vision
