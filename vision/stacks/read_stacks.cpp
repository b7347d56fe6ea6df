#include "vision/stacks/read_stacks.h"

#include "vision/geometry/board_frame.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace concord::vision {

namespace {

// Columns of the second network's output after the scores: positions in mm (right, up) from the cell's centre in the
// view, as CellView::workPixel() takes them.
constexpr int centerColumn = Stack::kinds + cubeKinds;
constexpr int topColumn = centerColumn + 2;

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

void putIntoBlob(const cv::Mat& exposed, cv::Mat& blob, int at) {
    std::array<cv::Mat, 3> planes;
    for (int c = 0; c < 3; ++c) {
        planes[static_cast<std::size_t>(c)] = cv::Mat(viewHeightPx, viewWidthPx, CV_32F, blob.ptr<float>(at, c));
    }
    cv::split(exposed - cv::Scalar::all(0.5), planes.data());
}

cv::Mat viewsAsBlob(const std::vector<CellView>& views, double gain) {
    const int count = static_cast<int>(views.size());
    const int shape[] = {count, 3, viewHeightPx, viewWidthPx};
    cv::Mat blob(4, shape, CV_32F);
    for (int i = 0; i < count; ++i) {
        cv::Mat exposed;
        views[static_cast<std::size_t>(i)].bgr.convertTo(exposed, CV_32FC3, gain / 255);
        putIntoBlob(cv::min(exposed, cv::Scalar::all(1.5)), blob, i);
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
// first network's output, a code and then how well the cell serves as each of the references.
cv::Mat codesInContext(const cv::Mat& encoded, const std::vector<CellView>& views) {
    const cv::Mat codes = encoded.colRange(0, embeddingLength).clone();
    cv::Mat mean;
    cv::Mat highest;
    cv::reduce(codes, mean, 0, cv::REDUCE_AVG);
    cv::reduce(codes, highest, 0, cv::REDUCE_MAX);
    std::vector<cv::Mat> parts{codes, cv::repeat(mean, codes.rows, 1), cv::repeat(highest, codes.rows, 1)};
    for (int k = embeddingLength; k < encoded.cols; ++k) {
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

// One row per cell: the code of its view, and what the second network says of it.
struct Judgement {
    cv::Mat encoded;
    cv::Mat scores;
};

Judgement judge(const std::vector<CellView>& views, const cv::Mat& encoded) {
    return {encoded, runNetwork(NetworkId::ClassifyStacks, codesInContext(encoded, views))};
}

Judgement judge(const std::vector<CellView>& views, double gain) {
    return judge(views, runNetwork(NetworkId::EncodeCell, viewsAsBlob(views, gain)));
}

// The probability of the likeliest stack, by the scores alone.
double certaintyOf(const float* scores) {
    const float highest = *std::max_element(scores, scores + Stack::kinds);
    return 1 / std::accumulate(scores, scores + Stack::kinds, 0.0,
                               [&](double sum, float score) { return sum + std::exp(score - highest); });
}

std::vector<int> unsureCells(const cv::Mat& scores) {
    constexpr double sure = 0.995;  // above it, a second look hardly ever changes the stack
    std::vector<int> unsure;
    for (int i = 0; i < scores.rows; ++i) {
        if (certaintyOf(scores.ptr<float>(i)) < sure) {
            unsure.push_back(i);
        }
    }
    return unsure;
}

// Looks at the unsure cells once more, in a mirror: the mean of both cancels part of the errors.
void judgeMirrored(const std::vector<CellView>& views, double gain, Judgement& judgement) {
    const std::vector<int> unsure = unsureCells(judgement.scores);
    if (unsure.empty()) {
        return;
    }
    std::vector<CellView> mirrored;
    for (const int i : unsure) {
        CellView& view = mirrored.emplace_back();
        cv::flip(views[static_cast<std::size_t>(i)].bgr, view.bgr, 1);
    }
    const cv::Mat encoded = runNetwork(NetworkId::EncodeCell, viewsAsBlob(mirrored, gain));
    cv::Mat all = judgement.encoded.clone();
    for (int k = 0; k < encoded.rows; ++k) {
        encoded.row(k).copyTo(all.row(unsure[static_cast<std::size_t>(k)]));
    }
    Judgement other = judge(views, all);
    for (const int column : {centerColumn, topColumn}) {
        other.scores.col(column) *= -1;
    }
    for (const int i : unsure) {
        judgement.encoded.row(i) = (judgement.encoded.row(i) + other.encoded.row(i)) / 2;
        judgement.scores.row(i) = (judgement.scores.row(i) + other.scores.row(i)) / 2;
    }
}

std::vector<CellEvidence> evidenceOf(std::vector<CellView> views, const Judgement& judgement, Side side) {
    static const std::array<Stack, Stack::kinds> order = networkOrder();
    std::vector<CellEvidence> cells;
    for (std::size_t i = 0; i < views.size(); ++i) {
        CellEvidence& cell = cells.emplace_back();
        const auto* row = judgement.scores.ptr<float>(static_cast<int>(i));
        cell.cell = concord::cells(side)[i];
        cell.center = views[i].workPixel({row[centerColumn], row[centerColumn + 1]});
        cell.top = views[i].workPixel({row[topColumn], row[topColumn + 1]});
        cell.view = std::move(views[i]);
        for (std::size_t k = 0; k < order.size(); ++k) {
            cell.stackScores[static_cast<std::size_t>(order[k].kind())] = row[k];
        }
        std::copy(row + Stack::kinds, row + Stack::kinds + cubeKinds, cell.cubeScores.begin());
        std::copy_n(judgement.encoded.ptr<float>(static_cast<int>(i)), embeddingLength, cell.embedding.begin());
    }
    return cells;
}

}  // namespace

std::vector<CellEvidence> readStacks(const WorkImage& work, const Light& light, Side side) {
    std::vector<CellView> views = viewsOf(work, side);
    Judgement judgement = judge(views, light.gain);
    judgeMirrored(views, light.gain, judgement);
    return evidenceOf(std::move(views), judgement, side);
}

std::vector<CellEvidence> glanceAtStacks(const WorkImage& work, const Light& light, Side side) {
    std::vector<CellView> views = viewsOf(work, side);
    const Judgement judgement = judge(views, light.gain);
    return evidenceOf(std::move(views), judgement, side);
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
