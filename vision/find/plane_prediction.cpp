#include "vision/find/plane_prediction.h"

#include "vision/networks/network.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/dnn/dnn.hpp>

#include <cmath>

namespace concord::vision {

namespace {

constexpr int stride = viewPx / gridPx;
constexpr double coordinateMm = 100.0;  // the network's unit of length

cv::Point2d gridCenter(int column, int row) {
    return {column * stride + (stride - 1) / 2.0, row * stride + (stride - 1) / 2.0};
}

}  // namespace

PlanePrediction predictPlane(const cv::Mat& view) {
    const cv::Mat blob = cv::dnn::blobFromImage(view, 1 / 255.0);
    const cv::Mat out = runNetwork(NetworkId::FindBoard, blob);
    const auto plane = [&](int k) {
        return cv::Mat(gridPx, gridPx, CV_32F, const_cast<float*>(out.ptr<float>(0, k))).clone();
    };
    cv::Mat oddsAgainst;
    cv::exp(-plane(0), oddsAgainst);
    return {1 / (1 + oddsAgainst), plane(1), plane(2), plane(3)};
}

cv::Matx33d shift(double x, double y) { return {1, 0, x, 0, 1, y, 0, 0, 1}; }
cv::Matx33d scale(double s) { return {s, 0, (s - 1) / 2, 0, s, (s - 1) / 2, 0, 0, 1}; }

std::optional<PlaneFit> fitPlane(const PlanePrediction& prediction, const cv::Mat& plate, double toleranceMm) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> pixels;
    double sideB = 0;
    for (int row = 0; row < gridPx; ++row) {
        for (int column = 0; column < gridPx; ++column) {
            if (plate.at<unsigned char>(row, column) == 0) {
                continue;
            }
            pixels.push_back(gridCenter(column, row));
            board.emplace_back(prediction.x.at<float>(row, column) * coordinateMm,
                               prediction.y.at<float>(row, column) * coordinateMm);
            sideB += prediction.sideB.at<float>(row, column);
        }
    }
    if (pixels.size() < static_cast<std::size_t>(fewestGridCells)) {
        return std::nullopt;
    }
    // Fitted from pixels to millimetres, as errors in millimetres have the same size everywhere.
    cv::Mat inlierMask;
    const cv::Mat h = cv::findHomography(pixels, board, cv::RANSAC, toleranceMm, inlierMask, 2000, 0.999);
    if (h.empty() || std::abs(cv::determinant(h)) < 1e-12) {
        return std::nullopt;
    }
    PlaneFit fit;
    const cv::Matx33d boardFromView = h;
    fit.viewFromBoard = boardFromView.inv();
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        if (inlierMask.at<unsigned char>(static_cast<int>(i)) != 0) {
            fit.matches.push_back({pixels[i], board[i]});
        }
    }
    if (fit.matches.size() < static_cast<std::size_t>(fewestGridCells)) {
        return std::nullopt;
    }
    fit.inlierFraction = static_cast<double>(fit.matches.size()) / static_cast<double>(pixels.size());
    fit.sideB = sideB / static_cast<double>(pixels.size());
    return fit;
}

cv::Matx33d cameraHomography(const std::vector<SurfaceMatch>& matches, cv::Size photo, const cv::Matx33d& fallback,
                             Framing framing) {
    constexpr std::size_t enough = 100;
    const auto fit = fitPhoto(someOf(matches, enough), photo, {}, framing);
    return fit ? surfaceHomography(fit->pose) : fallback;
}

std::vector<SurfaceMatch> matchesInPhoto(std::vector<SurfaceMatch> matches, const cv::Matx33d& photoFromView) {
    for (SurfaceMatch& m : matches) {
        m.pixel = mapped(photoFromView, m.pixel);
    }
    return matches;
}

}  // namespace concord::vision
