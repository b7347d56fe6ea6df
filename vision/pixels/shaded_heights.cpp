#include "vision/pixels/shaded_heights.h"

#include "vision/pixels/log_of_product.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace concord::vision {

namespace {

constexpr double impossible = -std::numeric_limits<double>::infinity();

// The light on all points, and how its likelihood depends on the height of one stack.
class BoardInLight {
public:
    BoardInLight(const std::vector<LitPoint>& points, const BoardLight& light, const std::vector<Shades>& shades,
                 const Heights& heights)
        : m_points(points), m_light(light), m_shades(shades), m_heights(heights), m_place(points.size(), none) {
        m_passing.resize(shades.size());
        m_onTop.resize(heights.size());
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (points[i].isOnTop()) {
                m_onTop[points[i].cell].push_back(i);
            }
            for (std::size_t s = 0; s < shades.size(); ++s) {
                m_passing[s].push_back(shades[s].passing(i, heights, points[i].heightIn(heights)));
            }
        }
    }

    // Log likelihoods of the points that the height of this stack changes, by that height, where it is possible.
    ByHeight logLikelihoods(std::size_t stack, const ByHeight& prior) {
        gatherShaded(stack);
        ByHeight log{};
        for (int height = 1; height <= maxHeight; ++height) {
            if (prior[static_cast<std::size_t>(height)] > 0) {
                log[static_cast<std::size_t>(height)] = logLikelihood(stack, height);
            }
        }
        return log;
    }

    void setHeight(std::size_t stack, int height) {
        if (height == m_heights[stack]) {
            return;
        }
        for (std::size_t s = 0; s < m_shades.size(); ++s) {
            for (const Shades::Pair& pair : m_shades[s].ofStack(stack)) {
                const int own = m_points[pair.point].heightIn(m_heights);
                m_passing[s][pair.point] *= pair.at(height, own) / pair.at(m_heights[stack], own);
            }
        }
        m_heights[stack] = height;
        for (const std::size_t i : m_onTop[stack]) {
            for (std::size_t s = 0; s < m_shades.size(); ++s) {
                m_passing[s][i] = m_shades[s].passing(i, m_heights, height);
            }
        }
    }

private:
    struct ShadedPoint {
        std::size_t point;
        ByHeight light;  // by the height of the stack
    };

    double lightOn(std::size_t point) const {
        double light = 0;
        for (std::size_t s = 0; s < m_shades.size(); ++s) {
            light += m_light.shares[s] * m_passing[s][point];
        }
        return light;
    }

    void gatherShaded(std::size_t stack) {
        m_shaded.clear();
        for (std::size_t s = 0; s < m_shades.size(); ++s) {
            for (const Shades::Pair& pair : m_shades[s].ofStack(stack)) {
                if (m_place[pair.point] == none) {
                    m_place[pair.point] = m_shaded.size();
                    ShadedPoint& shaded = m_shaded.emplace_back(ShadedPoint{pair.point, {}});
                    shaded.light.fill(lightOn(pair.point));
                }
                ByHeight& light = m_shaded[m_place[pair.point]].light;
                const int own = m_points[pair.point].heightIn(m_heights);
                const double now = m_light.shares[s] * m_passing[s][pair.point];
                for (int height = 1; height <= maxHeight; ++height) {
                    light[static_cast<std::size_t>(height)] +=
                        now * (pair.at(height, own) / pair.at(m_heights[stack], own) - 1);
                }
            }
        }
        for (const ShadedPoint& shaded : m_shaded) {
            m_place[shaded.point] = none;
        }
    }

    double logLikelihood(std::size_t stack, int height) const {
        constexpr double outlier = 1.5;  // in spreads
        constexpr double exponent = 1.1;
        LogOfProduct product;
        const auto add = [&](std::size_t point, double light) {
            const double off = (m_points[point].logLight - m_light.expected[point] - logOfLight(light)) /
                               (outlier * m_light.spread[point]);
            product.multiply(1 + off * off);
        };
        for (const ShadedPoint& shaded : m_shaded) {
            add(shaded.point, shaded.light[static_cast<std::size_t>(height)]);
        }
        for (const std::size_t i : m_onTop[stack]) {
            add(i, height == m_heights[stack] ? lightOn(i) : lightAt(i, m_light, m_shades, m_heights, height));
        }
        return -exponent * product.value();
    }

    static constexpr auto none = static_cast<std::size_t>(-1);

    const std::vector<LitPoint>& m_points;
    const BoardLight& m_light;
    const std::vector<Shades>& m_shades;
    Heights m_heights;
    std::vector<std::vector<double>> m_passing;     // by light and point
    std::vector<std::vector<std::size_t>> m_onTop;  // by cell
    std::vector<ShadedPoint> m_shaded;              // by the stack that was asked about last
    std::vector<std::size_t> m_place;               // by point, in m_shaded while that is filled
};

// The probabilities of the heights of a stack if the others are what they are now. power: at first less than 1, so that
// neighbours that were misread together get away from there.
ByHeight conditional(const ByHeight& prior, ByHeight log, double weight, double power) {
    double highest = impossible;
    for (std::size_t h = 0; h < log.size(); ++h) {
        log[h] = h > 0 && prior[h] > 0 ? power * (std::log(prior[h]) + weight * log[h]) : impossible;
        highest = std::max(highest, log[h]);
    }
    double sum = 0;
    for (double& p : log) {
        p = std::exp(p - highest);
        sum += p;
    }
    for (double& p : log) {
        p /= sum;
    }
    return log;
}

}  // namespace

// Gibbs sampling (Geman and Geman, 1984), of which the mean of the conditional probabilities is taken.
std::vector<ByHeight> heightsInLight(const std::vector<LitPoint>& points, const BoardLight& light,
                                     const std::vector<Shades>& shades, const Heights& heights,
                                     const std::vector<ByHeight>& priors, const std::vector<std::size_t>& open,
                                     double weight) {
    constexpr int warming = 8;
    constexpr int rounds = 20;
    constexpr double lowestPower = 0.1;
    BoardInLight board(points, light, shades, heights);
    std::mt19937 random(1);  // NOLINT(cert-msc51-cpp): the same photo is read alike
    std::vector<ByHeight> mean = priors;
    for (const std::size_t stack : open) {
        mean[stack].fill(0);
    }
    for (int round = 0; round < warming + rounds; ++round) {
        const double power = std::min(1.0, lowestPower + (1 - lowestPower) * round / warming);
        for (const std::size_t stack : open) {
            const ByHeight p = conditional(priors[stack], board.logLikelihoods(stack, priors[stack]), weight, power);
            int height = 1;
            for (double left = random() * 0x1p-32 - p[1]; left > 0 && height < maxHeight;
                 left -= p[static_cast<std::size_t>(height)]) {
                ++height;
            }
            board.setHeight(stack, height);
            for (std::size_t h = 0; round >= warming && h < p.size(); ++h) {
                mean[stack][h] += p[h] / rounds;
            }
        }
    }
    return mean;
}

}  // namespace concord::vision
