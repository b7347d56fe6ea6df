#include "vision/pixels/board_light.h"

#include "vision/geometry/quantile.h"
#include "vision/pixels/log_of_product.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <limits>
#include <numbers>
#include <numeric>
#include <optional>
#include <utility>

namespace concord::vision {

namespace {

// What the light of a point depends on besides shadows: its material, and its place, as one end of the board may be
// brighter than the other.
constexpr int surfaces = 2 + tokenKinds;
constexpr int termsOfPlace = 5;
constexpr int allTerms = surfaces + termsOfPlace;
using Terms = cv::Vec<double, allTerms>;
using TermsMatrix = cv::Matx<double, allTerms, allTerms>;

std::size_t surfaceOf(const LitPoint& point) {
    if (point.isBare()) {
        return point.material == plateMaterial ? 0 : 1;
    }
    return 2 + point.material - topMaterial(Token{});
}

cv::Point2d spotOf(const LitPoint& point, const Heights& heights) {
    return point.mm[static_cast<std::size_t>(point.heightIn(heights))];
}

Terms termsOf(const LitPoint& point, const Heights& heights) {
    constexpr double unitMm = 100;
    Terms t{};
    t[static_cast<int>(surfaceOf(point))] = 1;
    const cv::Point2d at = spotOf(point, heights) / unitMm;
    const std::array place{at.x, at.y, at.x * at.x, at.x * at.y, at.y * at.y};
    std::copy(place.begin(), place.end(), t.val + surfaces);
    return t;
}

// The light on points, with stacks of known heights.
class Caster {
public:
    Caster(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights)
        : m_token(stacks.token), m_near(points.size()) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            const int own = points[i].heightIn(heights);
            for (std::size_t k = 0; k < heights.size(); ++k) {
                const int rise = heights[k] - own;
                const cv::Point2d to = stacks.mm[k][static_cast<std::size_t>(heights[k])] - spotOf(points[i], heights);
                if (rise > 0 && cv::norm(to) < shadowReachMm(m_token, rise)) {
                    m_near[i].push_back({to, rise});
                }
            }
        }
    }

    // What passes of a light to a point.
    double passing(const Lamp& lamp, std::size_t point) const {
        double product = 1;
        for (const auto& [to, rise] : m_near[point]) {
            product *= 1 - shareHidden(lamp, to, m_token.diameterMm / 2, rise * m_token.thicknessMm);
        }
        return product;
    }
    double passing(const Sky& sky, std::size_t point) const {
        double product = 1;
        for (const auto& [to, rise] : m_near[point]) {
            product *= 1 - sky.shareHidden(cv::norm(to), rise);
        }
        return product;
    }

private:
    struct Near {
        cv::Point2d to;
        int rise;  // tokens
    };

    TokenSize m_token;
    std::vector<std::vector<Near>> m_near;  // by point
};

struct RatedLamp {
    Lamp lamp;
    double ratio = 1;  // how bright it is beside all other light
    double cost = std::numeric_limits<double>::infinity();
};

// What is known of the light on the points: at first only the sky's, to which lamps are added.
class LightFit {
public:
    LightFit(const std::vector<LitPoint>& points, const Heights& heights, const Caster& caster, const Sky& sky)
        : m_caster(&caster) {
        for (std::size_t i = 0; i < points.size(); ++i) {
            m_terms.push_back(termsOf(points[i], heights));
            m_logLight.push_back(points[i].logLight);
            m_passing.push_back(caster.passing(sky, i));
        }
        fitTerms();
    }

    double cost() const { return m_cost; }
    double expected(std::size_t point) const { return m_terms[point].dot(m_fit); }
    double off(std::size_t point) const { return m_logLight[point] - logOfLight(m_passing[point]) - expected(point); }

    void add(const RatedLamp& found) {
        for (std::size_t i = 0; i < m_passing.size(); ++i) {
            m_passing[i] = mixed(m_passing[i], m_caster->passing(found.lamp, i), found.ratio);
        }
        fitTerms();
    }

    // How much of the light comes from straight above, where it casts no shadows.
    RatedLamp fromAbove() {
        constexpr std::array ratios{1e-3, 0.3, 1.0, 3.0, 30.0};
        prepare();
        RatedLamp best;
        best.lamp.run = 0;
        cast(best.lamp);
        for (const double ratio : ratios) {
            if (const double cost = costWith(ratio); cost < best.cost) {
                best.ratio = ratio;
                best.cost = cost;
            }
        }
        return best;
    }

    // The likeliest of lamps all around.
    RatedLamp findLamp() {
        constexpr std::array runs{0.2, 0.45, 0.75, 1.1, 1.6, 2.4};
        constexpr std::array ratios{0.4, 2.0};
        constexpr double softness = 0.13;
        prepare();
        RatedLamp best;
        for (const double run : runs) {
            for (int k = 0; k < azimuths; ++k) {
                const double azimuth = 2 * std::numbers::pi * k / azimuths;
                const Lamp lamp{{std::cos(azimuth), std::sin(azimuth)}, run, softness};
                cast(lamp);
                for (const double ratio : ratios) {
                    if (const double cost = costWith(ratio); cost < best.cost) {
                        best = {lamp, ratio, cost};
                    }
                }
            }
        }
        return best;
    }

    // A likelier lamp near that one.
    RatedLamp refineLamp(RatedLamp best) {
        constexpr int rounds = 4;
        prepare();
        const auto tryOther = [&](RatedLamp other) {
            cast(other.lamp);
            other.cost = costWith(other.ratio);
            if (other.cost < best.cost) {
                best = other;
            }
        };
        best.cost = std::numeric_limits<double>::infinity();
        tryOther(best);
        // About half the distance between the lamps of findLamp().
        double turn = std::numbers::pi / azimuths;
        double factor = 1.2;
        for (int round = 0; round < rounds; ++round, turn /= 2, factor = std::sqrt(factor)) {
            for (const double way : {1.0, -1.0}) {
                const double scale = std::pow(factor, way);
                tryOther({turned(best.lamp, way * turn), best.ratio});
                tryOther({longer(best.lamp, scale), best.ratio});
                tryOther({softer(best.lamp, scale * scale), best.ratio});
                tryOther({best.lamp, best.ratio * scale * scale});
            }
        }
        return best;
    }

private:
    static constexpr int azimuths = 24;
    static constexpr double shortestRun = 0.1;
    static constexpr double sharpest = 0.03;
    static constexpr double softest = 0.5;
    static constexpr double ridge = 1e-3;  // for materials that the board lacks

    static double mixed(double light, double ofLamp, double ratio) { return (light + ratio * ofLamp) / (1 + ratio); }

    static Lamp turned(Lamp lamp, double by) {
        const cv::Point2d d = lamp.direction;
        lamp.direction = {d.x * std::cos(by) - d.y * std::sin(by), d.x * std::sin(by) + d.y * std::cos(by)};
        return lamp;
    }
    static Lamp longer(Lamp lamp, double by) {
        lamp.run = std::clamp(lamp.run * by, shortestRun, longestRun);
        return lamp;
    }
    static Lamp softer(Lamp lamp, double by) {
        lamp.softness = std::clamp(lamp.softness * by, sharpest, softest);
        return lamp;
    }

    static double factorOfCost(double off) {
        constexpr double spread = 0.15;
        return 1 + (off / spread) * (off / spread);
    }

    // Least squares in which outliers count less and less.
    void fitTerms() {
        constexpr int rounds = 4;
        constexpr double outlier = 0.2;
        m_weights.assign(m_terms.size(), 1);
        for (int round = 0; round < rounds; ++round) {
            TermsMatrix matrix = TermsMatrix::eye() * ridge;
            Terms right{};
            for (std::size_t i = 0; i < m_terms.size(); ++i) {
                const Terms weighted = m_weights[i] * m_terms[i];
                matrix += weighted * m_terms[i].t();
                right += weighted * (m_logLight[i] - logOfLight(m_passing[i]));
            }
            m_fit = matrix.inv(cv::DECOMP_CHOLESKY) * right;
            for (std::size_t i = 0; i < m_terms.size(); ++i) {
                const double outliers = off(i) / outlier;
                m_weights[i] = 1 / (1 + outliers * outliers);
            }
        }
        LogOfProduct product;
        for (std::size_t i = 0; i < m_terms.size(); ++i) {
            product.multiply(factorOfCost(off(i)));
        }
        m_cost = product.value();
    }

    // Chooses the points by which lamps are compared. Outliers stay such.
    void prepare() {
        constexpr std::size_t enough = 900;
        const std::size_t every = std::max<std::size_t>(1, m_terms.size() / enough);
        m_chosen.clear();
        TermsMatrix matrix = TermsMatrix::eye() * ridge;
        for (std::size_t i = 0; i < m_terms.size(); i += every) {
            m_chosen.push_back(i);
            matrix += (m_weights[i] * m_terms[i]) * m_terms[i].t();
        }
        m_inverse = matrix.inv(cv::DECOMP_CHOLESKY);
    }

    void cast(const Lamp& lamp) {
        m_ofLamp.clear();
        for (const std::size_t i : m_chosen) {
            m_ofLamp.push_back(m_caster->passing(lamp, i));
        }
    }

    // With the lamp that was cast last. The other terms follow.
    double costWith(double ratio) {
        Terms fit{};
        m_off.clear();
        for (std::size_t k = 0; k < m_chosen.size(); ++k) {
            const std::size_t i = m_chosen[k];
            m_off.push_back(m_logLight[i] - logOfLight(mixed(m_passing[i], m_ofLamp[k], ratio)));
            fit += m_weights[i] * m_off.back() * m_terms[i];
        }
        fit = m_inverse * fit;
        LogOfProduct product;
        for (std::size_t k = 0; k < m_chosen.size(); ++k) {
            product.multiply(factorOfCost(m_off[k] - m_terms[m_chosen[k]].dot(fit)));
        }
        return product.value();
    }

    const Caster* m_caster;
    std::vector<Terms> m_terms;
    std::vector<double> m_logLight;
    std::vector<double> m_passing;  // of all light so far
    std::vector<double> m_weights;
    Terms m_fit;
    double m_cost = 0;
    std::vector<std::size_t> m_chosen;
    TermsMatrix m_inverse;
    std::vector<double> m_ofLamp;  // by chosen point
    std::vector<double> m_off;
};

std::vector<double> spreads(const std::vector<LitPoint>& points, const LightFit& fit) {
    constexpr double least = 0.06;
    constexpr double usual = 0.3;
    constexpr std::size_t few = 10;
    constexpr double ofMedian = 1.48;  // standard deviations
    std::array<std::vector<double>, surfaces> off;
    for (std::size_t i = 0; i < points.size(); ++i) {
        off[surfaceOf(points[i])].push_back(std::abs(fit.off(i)));
    }
    std::array<double, surfaces> spread{};
    for (std::size_t kind = 0; kind < off.size(); ++kind) {
        spread[kind] = off[kind].size() < few ? usual : std::max(least, ofMedian * median(off[kind]));
    }
    std::vector<double> byPoint;
    byPoint.reserve(points.size());
    for (const LitPoint& point : points) {
        byPoint.push_back(spread[surfaceOf(point)]);
    }
    return byPoint;
}

void addLamp(BoardLight& light, const RatedLamp& added) {
    for (double& share : light.shares) {
        share /= 1 + added.ratio;
    }
    light.shares.push_back(added.ratio / (1 + added.ratio));
    light.lamps.push_back(added.lamp);
}

// next: the lamp to try after those that were found; nothing: no more.
BoardLight fitLight(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights,
                    const Sky& sky, const std::function<std::optional<RatedLamp>(LightFit&, std::size_t found)>& next) {
    constexpr double leastGain = 0.012;      // of the cost
    constexpr double hardlyAnything = 0.01;  // cost of a point: no photo is as even
    const Caster caster(points, stacks, heights);
    LightFit fit(points, heights, caster, sky);
    BoardLight light;
    light.shares = {1};
    const RatedLamp above = fit.fromAbove();
    addLamp(light, above);
    fit.add(above);
    const double even = fit.cost();
    for (std::size_t found = 0; auto lamp = next(fit, found); ++found) {
        *lamp = fit.refineLamp(*lamp);
        LightFit with = fit;
        with.add(*lamp);
        if (!(with.cost() <= fit.cost() - leastGain * even)) {
            break;
        }
        fit = std::move(with);
        addLamp(light, *lamp);
    }
    light.explained = even > hardlyAnything * static_cast<double>(points.size()) ? 1 - fit.cost() / even : 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        light.expected.push_back(fit.expected(i));
    }
    light.spread = spreads(points, fit);
    return light;
}

}  // namespace

double logOfLight(double light) {
    constexpr double darkest = 0.02;
    return std::log(std::max(light, darkest));
}

BoardLight findLight(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights,
                     const Sky& sky) {
    constexpr std::size_t mostLamps = 2;  // two also for one that is bright in its middle and wide
    return fitLight(points, stacks, heights, sky, [](LightFit& fit, std::size_t found) {
        return found < mostLamps ? std::optional(fit.findLamp()) : std::nullopt;
    });
}

BoardLight refineLight(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Heights& heights,
                       const Sky& sky, const BoardLight& found) {
    return fitLight(points, stacks, heights, sky, [&](LightFit&, std::size_t i) -> std::optional<RatedLamp> {
        const std::size_t lamp = i + 1;  // the first is light from straight above
        if (lamp >= found.lamps.size()) {
            return std::nullopt;
        }
        const auto share = found.shares.begin() + static_cast<std::ptrdiff_t>(lamp) + 1;
        return RatedLamp{found.lamps[lamp], *share / std::accumulate(found.shares.begin(), share, 0.0)};
    });
}

std::vector<Shades> shadesOf(const std::vector<LitPoint>& points, const StackPlaces& stacks, const Sky& sky,
                             const BoardLight& light) {
    std::vector<Shades> shades;
    shades.emplace_back(points, stacks,
                        [&](cv::Point2d toStack, int tokens) { return sky.shareHidden(cv::norm(toStack), tokens); });
    for (const Lamp& lamp : light.lamps) {
        shades.emplace_back(points, stacks, [&](cv::Point2d toStack, int tokens) {
            return shareHidden(lamp, toStack, stacks.token.diameterMm / 2, tokens * stacks.token.thicknessMm);
        });
    }
    return shades;
}

double lightAt(std::size_t point, const BoardLight& light, const std::vector<Shades>& shades, const Heights& heights,
               int pointHeight) {
    double sum = 0;
    for (std::size_t s = 0; s < shades.size(); ++s) {
        sum += light.shares[s] * shades[s].passing(point, heights, pointHeight);
    }
    return sum;
}

}  // namespace concord::vision
