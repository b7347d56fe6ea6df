#include "vision/stacks/read_stacks.h"

#include "vision/geometry/board_frame.h"
#include "vision/geometry/patches.h"
#include "vision/networks/network.h"
#include "vision/stacks/cube_scores.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <span>
#include <utility>

namespace concord::vision {

namespace {

// Columns of the second network's output after the scores: positions in mm (right, up) from the cell's centre in the
// view, as CellView::workPixel() takes them.
constexpr int centerColumn = Stack::kinds + cubeKinds;
constexpr int topColumn = centerColumn + 2;
// Of the encoder: after the code, how well a view serves as each of the references, then what SeenCube holds.
constexpr int references = 6;
constexpr int cubeColumn = embeddingLength + references;

// The stacks in the order of the network's outputs (scripts/train/board_data.py).
std::array<Stack, Stack::kinds> networkOrder() {
    using enum Token;
    const std::array<std::vector<Token>, Stack::kinds> stacks{{{},
                                                               {Blue},
                                                               {Yellow},
                                                               {Gray},
                                                               {Gray, Gray},
                                                               {Gray, Gray, Gray},
                                                               {Brown},
                                                               {Brown, Brown},
                                                               {Green},
                                                               {Brown, Green},
                                                               {Brown, Brown, Green},
                                                               {Red},
                                                               {Red, Red},
                                                               {Gray, Red},
                                                               {Brown, Red}}};
    std::array<Stack, Stack::kinds> order;
    std::transform(stacks.begin(), stacks.end(), order.begin(),
                   [](const std::vector<Token>& tokens) { return Stack::fromTokens(tokens).value(); });
    return order;
}

cv::Mat viewsAsBlob(const std::vector<CellView>& views, double gain) {
    const int count = static_cast<int>(views.size());
    const int shape[] = {count, 3, viewHeightPx, viewWidthPx};
    cv::Mat blob(4, shape, CV_32F);
    const cv::Mat levels = exposedLevels(gain);
    for (int i = 0; i < count; ++i) {
        putPicture(views[static_cast<std::size_t>(i)].bgr, levels, blob, i);
    }
    return blob;
}

// The mean code of all cells, weighted by the softmax of how well each serves as the reference.
cv::Mat reference(const cv::Mat& codes, const cv::Mat& fit) {
    double best = 0;
    cv::minMaxLoc(fit, nullptr, &best);
    cv::Mat weight;
    cv::exp(fit - best, weight);
    return weight.t() * codes / cv::sum(weight)[0];
}

// Each cell's code, followed by the board's context (mean, maximum, references) and the viewing geometry. encoded: the
// first network's output.
cv::Mat codesInContext(const cv::Mat& encoded, const std::vector<CellView>& views) {
    const cv::Mat codes = encoded.colRange(0, embeddingLength).clone();
    cv::Mat mean;
    cv::Mat highest;
    cv::reduce(codes, mean, 0, cv::REDUCE_AVG);
    cv::reduce(codes, highest, 0, cv::REDUCE_MAX);
    std::vector<cv::Mat> parts{codes, cv::repeat(mean, codes.rows, 1), cv::repeat(highest, codes.rows, 1)};
    for (int k = embeddingLength; k < cubeColumn; ++k) {
        parts.push_back(cv::repeat(reference(codes, encoded.col(k)), codes.rows, 1));
    }
    cv::Mat geometry(codes.rows, static_cast<int>(ViewGeometry{}.size()), CV_32F);
    for (int i = 0; i < codes.rows; ++i) {
        const ViewGeometry& g = views[static_cast<std::size_t>(i)].geometry;
        std::copy(g.begin(), g.end(), geometry.ptr<float>(i));
    }
    parts.push_back(geometry);
    cv::Mat all;
    cv::hconcat(parts, all);
    return all;
}

std::vector<CellView> viewsOf(const WorkImage& work, Side side) {
    std::vector<CellView> views;
    for (const Cell cell : concord::cells(side)) {
        views.push_back(cellView(work, cellCenterMm(side, cell)));
    }
    return views;
}

// The probability of the likeliest stack, by the scores alone.
double certaintyOf(const float* scores) {
    const float highest = *std::max_element(scores, scores + Stack::kinds);
    return 1 / std::accumulate(scores, scores + Stack::kinds, 0.0,
                               [&](double sum, float score) { return sum + std::exp(score - highest); });
}

std::vector<int> unsureCells(const cv::Mat& scores, double sure) {
    std::vector<int> unsure;
    for (int i = 0; i < scores.rows; ++i) {
        if (certaintyOf(scores.ptr<float>(i)) < sure) {
            unsure.push_back(i);
        }
    }
    return unsure;
}

// The columns of stacks and cubes.
cv::Mat stacksOf(const cv::Mat& scores) { return scores.colRange(0, centerColumn); }
cv::Mat positionsOf(const cv::Mat& scores) { return scores.colRange(centerColumn, scores.cols); }

// Turns positions in a mirrored view into those in the view itself.
void mirrorBack(cv::Mat& scores) {
    scores.col(centerColumn) *= -1;
    scores.col(topColumn) *= -1;
}

// How else to cut the view of a cell.
struct Look {
    cv::Point2d shiftMm;  // on the board
    bool isMirrored = false;
};

// What the networks say of all cells.
class Judgement {
public:
    Judgement(const WorkImage& work, double gain, Side side)
        : m_work(work), m_gain(gain), m_side(side), m_views(viewsOf(work, side)) {
        m_encoded = runNetwork(NetworkId::EncodeCell, viewsAsBlob(m_views, gain));
        m_scores = scoresOf(m_encoded);
    }

    // Judges the cells that are less than `sure` by other views too: the mean of all cancels part of the errors. Looks
    // from a shifted place say nothing about positions.
    void lookAgain(double sure, std::span<const Look> looks);

    std::vector<CellEvidence> evidence() &&;

private:
    cv::Mat scoresOf(const cv::Mat& encoded) const {
        return runNetwork(NetworkId::ClassifyStacks, codesInContext(encoded, m_views));
    }
    // The codes of all cells, of the chosen ones by that look.
    cv::Mat encodedBy(const Look& look, const std::vector<int>& chosen) const;

    const WorkImage& m_work;
    double m_gain;
    Side m_side;
    std::vector<CellView> m_views;
    // One row per cell: means over all looks at it.
    cv::Mat m_encoded;
    cv::Mat m_scores;
    int m_looks = 1;  // at the cells that were unsure until now
    int m_looksInPlace = 1;
};

cv::Mat Judgement::encodedBy(const Look& look, const std::vector<int>& chosen) const {
    std::vector<CellView> views;
    for (const int i : chosen) {
        const Cell cell = concord::cells(m_side)[static_cast<std::size_t>(i)];
        CellView& view = views.emplace_back(cellView(m_work, cellCenterMm(m_side, cell) + look.shiftMm));
        if (look.isMirrored) {
            cv::flip(view.bgr, view.bgr, 1);
        }
    }
    const cv::Mat again = runNetwork(NetworkId::EncodeCell, viewsAsBlob(views, m_gain));
    cv::Mat all = m_encoded.clone();
    for (int k = 0; k < again.rows; ++k) {
        again.row(k).copyTo(all.row(chosen[static_cast<std::size_t>(k)]));
    }
    return all;
}

void Judgement::lookAgain(double sure, std::span<const Look> looks) {
    const std::vector<int> unsure = unsureCells(m_scores, sure);
    if (unsure.empty()) {
        return;
    }
    cv::Mat encoded = m_encoded * m_looks;
    cv::Mat stacks = stacksOf(m_scores) * m_looks;
    cv::Mat positions = positionsOf(m_scores) * m_looksInPlace;
    for (const Look& look : looks) {
        const cv::Mat again = encodedBy(look, unsure);
        cv::Mat scores = scoresOf(again);
        encoded += again;
        stacks += stacksOf(scores);
        if (look.shiftMm == cv::Point2d()) {
            if (look.isMirrored) {
                mirrorBack(scores);
            }
            positions += positionsOf(scores);
            ++m_looksInPlace;
        }
    }
    m_looks += static_cast<int>(looks.size());
    for (const int i : unsure) {
        m_encoded.row(i) = encoded.row(i) / m_looks;
        stacksOf(m_scores).row(i) = stacks.row(i) / m_looks;
        positionsOf(m_scores).row(i) = positions.row(i) / m_looksInPlace;
    }
}

std::vector<CellEvidence> Judgement::evidence() && {
    static const std::array<Stack, Stack::kinds> order = networkOrder();
    std::vector<CellEvidence> cells;
    std::vector<SeenCube> seen(m_views.size());
    for (std::size_t i = 0; i < m_views.size(); ++i) {
        CellEvidence& cell = cells.emplace_back();
        const auto* row = m_scores.ptr<float>(static_cast<int>(i));
        cell.cell = concord::cells(m_side)[i];
        cell.center = m_views[i].workPixel({row[centerColumn], row[centerColumn + 1]});
        cell.top = m_views[i].workPixel({row[topColumn], row[topColumn + 1]});
        cell.view = std::move(m_views[i]);
        for (std::size_t k = 0; k < order.size(); ++k) {
            cell.stackScores[static_cast<std::size_t>(order[k].kind())] = row[k];
        }
        std::copy(row + Stack::kinds, row + Stack::kinds + cubeKinds, cell.cubeScores.begin());
        const auto* encoded = m_encoded.ptr<float>(static_cast<int>(i));
        std::copy_n(encoded, embeddingLength, cell.embedding.begin());
        std::copy_n(encoded + cubeColumn, cubeKinds, seen[i].own.begin());
        std::copy_n(encoded + cubeColumn + cubeKinds, cubeKinds, seen[i].common.begin());
    }
    addSeenCubes(cells, seen);
    return cells;
}

}  // namespace

double sureAtOnce(const CameraPose& pose) {
    constexpr double low = 0.72;  // the cosine of 44 degrees
    const cv::Vec3d camera = pose.position();
    return camera[2] > low * cv::norm(camera) ? 0.99 : 0.995;
}

std::vector<CellEvidence> readStacks(const WorkImage& work, const Light& light, Side side) {
    constexpr double sureInAMirror = 0.97;
    constexpr double shiftMm = 2.4;
    const std::array inAMirror{Look{{}, true}};
    const std::array fromAround{Look{{shiftMm, 0}, false}, Look{{-shiftMm, 0}, true}, Look{{0, shiftMm}, false},
                                Look{{0, -shiftMm}, true}};
    Judgement judgement(work, light.gain, side);
    judgement.lookAgain(sureAtOnce(work.pose), inAMirror);
    judgement.lookAgain(sureInAMirror, fromAround);
    return std::move(judgement).evidence();
}

std::vector<CellEvidence> glanceAtStacks(const WorkImage& work, const Light& light, Side side) {
    return Judgement(work, light.gain, side).evidence();
}

std::vector<SurfaceMatch> centersOf(const std::vector<CellEvidence>& evidence, Side side) {
    std::vector<SurfaceMatch> centers;
    centers.reserve(evidence.size());
    for (const CellEvidence& cell : evidence) {
        centers.push_back({cell.center, cellCenterMm(side, cell.cell)});
    }
    return centers;
}

}  // namespace concord::vision
