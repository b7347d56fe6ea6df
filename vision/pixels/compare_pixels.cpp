#include "vision/pixels/compare_pixels.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/pixels/board_parts.h"
#include "vision/pixels/material_densities.h"
#include "vision/pixels/part_colours.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <bitset>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numeric>
#include <utility>

namespace concord::vision {

namespace {

constexpr double sure = 0.997;        // cells of at least that probability are not compared
constexpr double sureOfParts = 0.97;  // from which on a cell shows what its parts look like

using ByStack = std::array<double, Stack::kinds>;

// The log density of one pixel for each material, computed when it is first asked for.
class PixelDensities {
public:
    explicit PixelDensities(const cv::Vec3d& colour) : m_colour(colour) {}

    double of(Material material, const MaterialDensities& densities) {
        if (!m_known[material]) {
            m_known[material] = true;
            m_log[material] = static_cast<float>(densities.logOf(material, m_colour));
        }
        return m_log[material];
    }

private:
    cv::Vec3d m_colour;
    std::bitset<materialKinds> m_known;
    std::array<float, materialKinds> m_log{};
};

// The different labels of a pixel and the eight around it: places are known to a pixel or so.
class LabelsNear {
public:
    LabelsNear(const cv::Mat& labels, cv::Point pixel) {
        for (int y = std::max(0, pixel.y - 1); y <= std::min(labels.rows - 1, pixel.y + 1); ++y) {
            for (int x = std::max(0, pixel.x - 1); x <= std::min(labels.cols - 1, pixel.x + 1); ++x) {
                const auto label = labels.at<BoardParts::Label>(y, x);
                if (std::find(begin(), end(), label) == end()) {
                    m_labels[m_count++] = label;
                }
            }
        }
    }

    const BoardParts::Label* begin() const { return m_labels.data(); }
    const BoardParts::Label* end() const { return m_labels.data() + m_count; }
    friend bool operator==(const LabelsNear& a, const LabelsNear& b) { return std::ranges::equal(a, b); }

private:
    std::array<BoardParts::Label, 9> m_labels{};
    std::size_t m_count = 0;
};

// The pixels around a cell.
struct CellPixels {
    cv::Rect area;
    std::vector<PixelDensities> densities;  // row by row
};

using LabelsByHeight = std::array<cv::Mat, maxHeight + 1>;

// Compares cells one after the other; each takes the others as they are read by then.
class PixelComparison {
public:
    PixelComparison(const WorkImage& work, const Light& light, BoardParts parts, const std::vector<bool>& known,
                    Side side)
        : m_work(work),
          m_scale(light),
          m_parts(std::move(parts)),
          m_densities(partColoursOn(side, partSamples(work, light, m_parts, known))) {}

    // The log likelihood of each stack for the cell, per square millimetre, up to a constant; at most 0.
    ByStack logLikelihoods(std::size_t cell) {
        CellPixels& pixels = pixelsAround(cell);
        if (pixels.area.empty()) {
            return {};
        }
        const LabelsByHeight labels = labelsByHeight(cell, pixels.area);
        ByStack sum{};
        std::size_t next = 0;
        for (int y = 0; y < pixels.area.height; ++y) {
            for (int x = 0; x < pixels.area.width; ++x) {
                addPixel(cell, labels, {x, y}, pixels.densities[next++], sum);
            }
        }
        const double highest = *std::ranges::max_element(sum);
        const double pxPerMm = m_work.pose.pxPerMm({0, 0, 0});
        for (double& log : sum) {
            log = (log - highest) / (pxPerMm * pxPerMm);
        }
        return sum;
    }

    // Returns whether that is another stack than before.
    bool setStack(std::size_t cell, Stack stack) {
        const bool isAnother = m_parts.stacks()[cell].stack != stack;
        m_parts.setStack(cell, stack);
        return isAnother;
    }

private:
    CellPixels& pixelsAround(std::size_t cell) {
        auto [known, isNew] = m_pixels.try_emplace(cell);
        CellPixels& pixels = known->second;
        if (isNew) {
            pixels.area = m_parts.around(cell) & cv::Rect({0, 0}, m_work.bgr.size());
            for (int y = pixels.area.y; y < pixels.area.br().y; ++y) {
                for (int x = pixels.area.x; x < pixels.area.br().x; ++x) {
                    pixels.densities.emplace_back(m_scale.of(m_work.bgr.at<cv::Vec3b>(y, x)));
                }
            }
        }
        return pixels;
    }

    LabelsByHeight labelsByHeight(std::size_t cell, cv::Rect area) {
        const Stack before = m_parts.stacks()[cell].stack;
        LabelsByHeight byHeight;
        for (const Stack stack : allStacks()) {
            cv::Mat& labels = byHeight[static_cast<std::size_t>(stack.height())];
            if (labels.empty()) {
                m_parts.setStack(cell, stack);
                labels = m_parts.paint(area);
            }
        }
        m_parts.setStack(cell, before);
        return byHeight;
    }

    void addPixel(std::size_t cell, const LabelsByHeight& labels, cv::Point at, PixelDensities& densities,
                  ByStack& sum) const {
        const std::array<LabelsNear, maxHeight + 1> near{LabelsNear{labels[0], at}, LabelsNear{labels[1], at},
                                                         LabelsNear{labels[2], at}, LabelsNear{labels[3], at}};
        const bool isOwn =
            std::ranges::any_of(near.front(), [&](BoardParts::Label label) { return m_parts.cellOf(label) == cell; });
        const bool isAlways = std::ranges::all_of(near, [&](const LabelsNear& one) { return one == near.front(); });
        if (isAlways && !isOwn) {
            return;
        }
        for (const Stack stack : allStacks()) {
            double best = -std::numeric_limits<double>::infinity();
            for (const BoardParts::Label label : near[static_cast<std::size_t>(stack.height())]) {
                best = std::max(best, densities.of(m_parts.materialOf(label, cell, stack), m_densities));
            }
            sum[static_cast<std::size_t>(stack.kind())] += best;
        }
    }

    const WorkImage& m_work;
    PartColourScale m_scale;
    BoardParts m_parts;
    MaterialDensities m_densities;
    std::map<std::size_t, CellPixels> m_pixels;  // by cell, of those compared so far
};

// The mean of the factors of all stacks with the same top, weighted by the posterior.
ByStack ofTops(const ByStack& factors, const ByStack& p) {
    ByStack means{};
    for (const Stack stack : allStacks()) {
        double weight = 0;
        double sum = 0;
        for (const Stack other : allStacks()) {
            if (other.top() == stack.top()) {
                const auto kind = static_cast<std::size_t>(other.kind());
                weight += p[kind];
                sum += p[kind] * factors[kind];
            }
        }
        means[static_cast<std::size_t>(stack.kind())] = sum / weight;
    }
    return means;
}

// The posterior times how well each stack agrees with the pixels. From above, where walls are hardly seen, these only
// decide between tops. The errors of pixels are far from independent, so a likelihood counts less the lower it is.
CellPosterior updated(CellPosterior posterior, const ByStack& logLikelihoods, double slantDeg) {
    constexpr double weight = 0.06;
    constexpr double leastFactor = 0.06;  // the pixels may mislead: shadows, reflections, what lies on the board
    constexpr double least = 1e-4;        // of a probability: the networks may be wrong
    constexpr double fromAboveDeg = 30;
    constexpr double slantedDeg = 45;
    const double slanted = std::clamp((slantDeg - fromAboveDeg) / (slantedDeg - fromAboveDeg), 0.0, 1.0);
    ByStack factors{};
    for (std::size_t kind = 0; kind < factors.size(); ++kind) {
        factors[kind] = leastFactor + (1 - leastFactor) / (1 - weight * logLikelihoods[kind]);
        posterior.stacks[kind] += least;
    }
    const ByStack tops = ofTops(factors, posterior.stacks);
    for (std::size_t kind = 0; kind < factors.size(); ++kind) {
        posterior.stacks[kind] *= std::pow(factors[kind], slanted) * std::pow(tops[kind], 1 - slanted);
    }
    const double sum = std::accumulate(posterior.stacks.begin(), posterior.stacks.end(), 0.0);
    for (double& p : posterior.stacks) {
        p /= sum;
    }
    return posterior;
}

}  // namespace

void comparePixels(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                   const std::vector<CellEvidence>& evidence, const std::vector<bool>& inFullView,
                   std::vector<CellPosterior>& posteriors) {
    std::vector<std::size_t> unsure;
    std::vector<bool> known;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        const double p = likeliestStack(posteriors[i]).p;
        known.push_back(inFullView[i] && p > sureOfParts);
        if (!inFullView[i] || p < sure) {
            unsure.push_back(i);
        }
    }
    if (unsure.empty()) {
        return;
    }
    std::ranges::stable_sort(unsure, std::greater{}, [&](std::size_t i) { return likeliestStack(posteriors[i]).p; });
    PixelComparison comparison(
        work, light, BoardParts(side, work.pose, token, standingStacks(work.pose, side, token, evidence, posteriors)),
        known, side);
    const std::vector<CellPosterior> before = posteriors;
    // Twice, if stacks were corrected: then they say something else about their neighbours.
    bool isAnyOther = true;
    for (int round = 0; round < 2 && isAnyOther; ++round) {
        isAnyOther = false;
        for (const std::size_t i : unsure) {
            const double slant = slantDeg(work.pose, cellCenterMm(side, evidence[i].cell));
            posteriors[i] = updated(before[i], comparison.logLikelihoods(i), slant);
            isAnyOther |= comparison.setStack(i, likeliestStack(posteriors[i]).stack);
        }
    }
}

}  // namespace concord::vision
