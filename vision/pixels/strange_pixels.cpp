#include "vision/pixels/strange_pixels.h"

#include "vision/pixels/board_parts.h"
#include "vision/pixels/material_densities.h"

#include <algorithm>
#include <iterator>

namespace concord::vision {

namespace {

class Mean {
public:
    void add(double value) {
        m_sum += value;
        ++m_count;
    }
    double value() const {
        constexpr int few = 12;
        constexpr double usual = -6.5;
        return m_count < few ? usual : m_sum / m_count;
    }

private:
    double m_sum = 0;
    int m_count = 0;
};

}  // namespace

std::vector<Strangeness> strangePixels(const WorkImage& work, const Light& light, Side side, const TokenSize& token,
                                       const std::vector<CellEvidence>& evidence,
                                       const std::vector<CellPosterior>& posteriors) {
    const std::size_t cells = posteriors.size();
    const BoardParts parts(side, work.pose, token, standingStacks(work.pose, side, token, evidence, posteriors));
    const PartPixels pixels = pixelsOfParts(work, light, parts, std::vector<bool>(cells, true));
    const std::vector<PartSample> samples = partSamples(pixels, cells);
    std::vector<Strangeness> strange;
    for (std::size_t cell = 0; cell < cells; ++cell) {
        std::vector<PartSample> others;
        std::ranges::copy_if(samples, std::back_inserter(others), [&](const PartSample& s) { return s.cell != cell; });
        const MaterialDensities densities(partColoursOn(side, others));
        Mean top;
        Mean around;
        for (auto part = pixels.lower_bound({cell, 0}); part != pixels.end() && part->first.first == cell; ++part) {
            const Material material = part->first.second;
            if (material == cubeMaterial) {
                continue;
            }
            for (const cv::Vec3d& colour : part->second) {
                (isTop(material) ? top : around).add(densities.strangeness(material, colour));
            }
        }
        strange.push_back({top.value(), around.value()});
    }
    return strange;
}

}  // namespace concord::vision
