#include "vision/reading/obscured_features.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/visibility.h"
#include "vision/pixels/colour_reach.h"
#include "vision/pixels/strange_pixels.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>

namespace concord::vision {

namespace {

// Mean probability that the borders around a cell lie where expected.
double bordersAround(cv::Point2d cellMm, const std::vector<BorderSpot>& borders) {
    constexpr double reachMm = 17;
    double sum = 0;
    int count = 0;
    for (const BorderSpot& spot : borders) {
        if (cv::norm(spot.at - cellMm) < reachMm) {
            sum += spot.seen;
            ++count;
        }
    }
    return count > 0 ? sum / count : 0;
}

// The lead of the highest score over the second one.
template <std::size_t N>
double lead(std::array<double, N> scores) {
    std::partial_sort(scores.begin(), scores.begin() + 2, scores.end(), std::greater());
    return scores[0] - scores[1];
}

double logSumOf(const std::array<double, Stack::kinds>& scores) {
    double sum = 0;
    for (const double score : scores) {
        sum += std::exp(score);
    }
    return std::log(sum);
}

double distance(const CellEmbedding& a, const CellEmbedding& b) {
    double squares = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        squares += (a[i] - b[i]) * (a[i] - b[i]);
    }
    return std::sqrt(squares);
}

double median(std::vector<double> values) {
    std::ranges::sort(values);
    const std::size_t half = values.size() / 2;
    return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

// The colour of a top, as logarithms.
struct Paint {
    double light = 0;
    cv::Vec3d tint;  // BGR, relative to the light
};

Paint paintOf(const TopLight& top, double bright) {
    constexpr double darkest = 0.003;
    cv::Vec3d all;
    for (int c = 0; c < 3; ++c) {
        all[c] = std::log(std::max(top.middle[c] / bright, darkest));
    }
    const double light = (all[0] + all[1] + all[2]) / 3;
    return {light, all - cv::Vec3d::all(light)};
}

// How the cell compares with the board's other cells, and with those among them whose top was read as the same colour.
struct Likeness {
    double nearestCode = 0;      // distance to the nearest embedding of another cell
    double nearestSameCode = 0;  // the same among tops of its colour
    bool isAlone = true;         // no other top of its colour
    double tintOff = 0;          // distance from the median tint of the other tops of its colour
    double lightOff = 0;         // the same for the light
    double nearestTint = 0;      // distance to the nearest tint among them
};

class Comparison {
public:
    Comparison(const Hypothesis& hypothesis, const std::vector<TopLight>& lights, double bright)
        : m_evidence(hypothesis.evidence) {
        const Board board = likeliestBoard(hypothesis.finding.side, hypothesis.posteriors);
        for (std::size_t i = 0; i < lights.size(); ++i) {
            m_tops.push_back(board.stack(m_evidence[i].cell).top());
            m_paints.push_back(paintOf(lights[i], bright));
        }
    }

    Likeness of(std::size_t cell) const {
        constexpr double mostTint = 1.5;
        constexpr double mostLight = 2;
        Likeness likeness;
        double nearest = 99;
        double nearestSame = 99;
        double nearestTint = mostTint;
        std::array<std::vector<double>, 4> others;  // their tint (three) and light, where the top is the same
        for (std::size_t i = 0; i < m_tops.size(); ++i) {
            if (i == cell) {
                continue;
            }
            const double codeDistance = distance(m_evidence[i].embedding, m_evidence[cell].embedding);
            nearest = std::min(nearest, codeDistance);
            if (m_tops[i] != m_tops[cell]) {
                continue;
            }
            nearestSame = std::min(nearestSame, codeDistance);
            nearestTint = std::min(nearestTint, cv::norm(m_paints[i].tint - m_paints[cell].tint));
            others[3].push_back(m_paints[i].light);
            for (std::size_t c = 0; c < 3; ++c) {
                others[c].push_back(m_paints[i].tint[static_cast<int>(c)]);
            }
        }
        likeness.nearestCode = nearest;
        likeness.isAlone = others[3].empty();
        if (!likeness.isAlone) {
            const cv::Vec3d middle(median(others[0]), median(others[1]), median(others[2]));
            likeness.nearestSameCode = nearestSame;
            likeness.tintOff = std::min(cv::norm(m_paints[cell].tint - middle), mostTint);
            likeness.lightOff = std::min(std::abs(m_paints[cell].light - median(others[3])), mostLight);
            likeness.nearestTint = nearestTint;
        }
        return likeness;
    }

private:
    const std::vector<CellEvidence>& m_evidence;
    std::vector<std::optional<Token>> m_tops;
    std::vector<Paint> m_paints;
};

}  // namespace

const std::array<std::string_view, plainFeatureCount> obscuredFeatureNames{
    "burntOut",   "veil",       "contrast", "score",       "boardBorders", "empty",         "emptyUnbordered",
    "rimless",    "unbordered", "lead",     "scoreSum",    "centerOff",    "topOff",        "cubeLead",
    "tokenShows", "wallShows",  "tilt",     "radiusOff",   "rimOff",       "nearestCode",   "nearestSame",
    "aloneOfTop", "tintOff",    "lightOff", "nearestTint", "strangeTop",   "strangeAround", "colourReach"};

std::vector<TopLight> lightsOf(const Hypothesis& hypothesis) {
    const auto lightsIn = [&](const cv::Mat& bgr) {
        const WorkImage work{bgr, hypothesis.work.pose, hypothesis.work.scale};
        return topLights(work, hypothesis.finding.side, hypothesis.posteriors, hypothesis.token);
    };
    std::vector<TopLight> lights = lightsIn(hypothesis.work.bgr);
    if (hypothesis.isGlareRemoved()) {
        const std::vector<TopLight> before = lightsIn(hypothesis.asPhotographed);
        for (std::size_t i = 0; i < lights.size(); ++i) {
            lights[i].burntOut = before[i].burntOut;
        }
    }
    return lights;
}

double veilOver(const TopLight& top, const Light& light) { return top.darkest / light.linearBright(); }

std::vector<ObscuredFeatures> obscuredFeatures(const Hypothesis& hypothesis, const std::vector<TopLight>& lights,
                                               const std::vector<Visibility>& visible) {
    const Side side = hypothesis.finding.side;
    const Board board = likeliestBoard(side, hypothesis.posteriors);
    const std::vector<Strangeness> strange = strangePixels(hypothesis.work, hypothesis.light, side, hypothesis.token,
                                                           hypothesis.evidence, hypothesis.posteriors);
    const Comparison comparison(hypothesis, lights, hypothesis.light.linearBright());
    const double boardBorders = std::min(shareSeen(hypothesis.borders), 0.35);
    std::vector<ObscuredFeatures> all;
    for (std::size_t i = 0; i < lights.size(); ++i) {
        const CellEvidence& evidence = hypothesis.evidence[i];
        const DetectedTop& rim = hypothesis.tops[i];
        const Stack stack = board.stack(evidence.cell);
        const double isEmpty = stack.empty() ? 1 : 0;
        const double isStack = 1 - isEmpty;
        const cv::Point2d middle = cellCenterMm(side, evidence.cell);
        const double height = stack.height() * hypothesis.token.thicknessMm;
        const double noBorders = 1 - bordersAround(middle, hypothesis.borders);
        const DetectedTop atHeight = rim.at(height, hypothesis.fit.pose.position());
        const auto off = [&](cv::Point2d pixel, double heightMm) {
            return cv::norm(hypothesis.work.pose.boardFromPhoto(pixel, heightMm) - middle);
        };
        const Likeness likeness = comparison.of(i);
        const std::array<double, plainFeatureCount> plain{
            lights[i].burntOut,
            std::log(veilOver(lights[i], hypothesis.light) + 0.01),
            std::log(lights[i].contrast + 0.02),
            std::min(*std::ranges::max_element(evidence.stackScores), 8.0),
            boardBorders,
            isEmpty,
            isEmpty * noBorders,
            isStack * (1 - rim.seen),
            isStack * noBorders,
            std::min(lead(evidence.stackScores), 10.0),
            std::min(logSumOf(evidence.stackScores), 12.0),
            std::min(off(evidence.center, 0), 6.0),
            std::min(off(evidence.top, height), 8.0),
            std::min(lead(evidence.cubeScores), 10.0),
            visible[i].token,
            visible[i].wall,
            hypothesis.fit.pose.tiltDeg() / 45,
            std::min(isStack * std::abs(atHeight.radiusMm - tokenDiameterMm / 2), 3.0),
            std::min(isStack * cv::norm(atHeight.centerMm - middle), 6.0),
            likeness.nearestCode,
            likeness.nearestSameCode,
            likeness.isAlone ? 1.0 : 0.0,
            likeness.tintOff,
            likeness.lightOff,
            likeness.nearestTint,
            strange[i].top,
            strange[i].around,
            colourReach(hypothesis.work, {middle.x, middle.y, height})};
        ObscuredFeatures& features = all.emplace_back();
        std::copy(plain.begin(), plain.end(), features.begin());
        std::copy(evidence.embedding.begin(), evidence.embedding.end(), features.begin() + plainFeatureCount);
    }
    return all;
}

}  // namespace concord::vision
