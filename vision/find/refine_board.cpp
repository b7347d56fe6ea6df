// The second half of findBoard: refines a guess of the board's position.
#include "vision/find/find_board.h"

#include "vision/find/plane_prediction.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

constexpr double frameMm = 250.0;  // side of the square that the network sees
constexpr double framePxPerMm = viewPx / frameMm;
constexpr double sharpestPxPerMm = 1.5;     // the photo is shrunk to this before it is warped
constexpr int refiningRounds = 6;           // at most, without one more that has nearly converged
constexpr double convergedMm = 2.0;         // no further round is needed
constexpr double clearlyConvergedMm = 4.0;  // nor here, if the board is in full view
constexpr double fullView = 0.90;           // of the fit, from which on it is
constexpr double nearlyConvergedMm = 8.0;   // worth one more round

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

// Board mm to pixels of the rectified view.
cv::Matx33d boardView() {
    return shift(viewPx / 2.0, viewPx / 2.0) * cv::Matx33d(framePxPerMm, 0, 0, 0, -framePxPerMm, 0, 0, 0, 1);
}

// Cells of the prediction's grid that are burnt out: what the network predicts there says nothing about the board.
cv::Mat blindIn(const cv::Mat& view) {
    cv::Mat burnt;
    constexpr double white = 250;
    constexpr double half = 127.5;
    cv::inRange(view, cv::Scalar::all(white), cv::Scalar::all(255), burnt);
    cv::Mat share;
    cv::resize(burnt, share, {gridPx, gridPx}, 0, 0, cv::INTER_AREA);
    return share > half;
}

// Intersection over union of the mask and the plate's outline, where the view is not blind.
double outlineAgreement(const cv::Mat& mask, const cv::Mat& blind) {
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.emplace_back(mapped(boardView(), p));
    }
    cv::Mat expected = cv::Mat::zeros(viewPx, viewPx, CV_8U);
    cv::fillPoly(expected, std::vector{outline}, cv::Scalar(255));
    cv::Mat small;
    cv::resize(expected, small, mask.size(), 0, 0, cv::INTER_AREA);
    small.convertTo(small, CV_32F, 1 / 255.0);
    cv::Mat least = cv::min(small, mask);
    cv::Mat most = cv::max(small, mask);
    least.setTo(0, blind);
    most.setTo(0, blind);
    const double both = cv::sum(least)[0];
    const double either = cv::sum(most)[0];
    return either > 0 ? both / either : 0;
}

// The largest distance between the plate's corners in two views of the board.
double viewCornerDistanceMm(const cv::Matx33d& viewFromBoardBefore, const cv::Matx33d& viewFromBoardAfter) {
    double moved = 0;
    for (const double x : {-plateWidthMm / 2, plateWidthMm / 2}) {
        for (const double y : {-plateHeightMm / 2, plateHeightMm / 2}) {
            moved = std::max(moved, cv::norm(mapped(viewFromBoardBefore, {x, y}) - mapped(viewFromBoardAfter, {x, y})));
        }
    }
    return moved / framePxPerMm;
}

// Pixels of the photo per millimetre, at the board's centre.
double pxPerMm(const cv::Matx33d& photoFromBoard) {
    const cv::Point2d c = mapped(photoFromBoard, {0, 0});
    const double across = cv::norm(mapped(photoFromBoard, {1, 0}) - c);
    const double along = cv::norm(mapped(photoFromBoard, {0, 1}) - c);
    return std::max(across, along);
}

// The photo shrunk to roughly the wanted scale; reused while that changes little.
class Shrunk {
public:
    explicit Shrunk(PhotoPyramid& pyramid) : m_pyramid(pyramid) {}

    double scaleTo(double wanted) {
        constexpr double near = 1.3;
        if (m_smaller.empty() || wanted > m_scale * near || wanted < m_scale / near) {
            m_scale = std::min(1.0, wanted);
            m_smaller = m_pyramid.shrunkBy(m_scale);
        }
        return m_scale;
    }
    const cv::Mat& picture() const { return m_smaller; }
    cv::Size photoSize() const { return m_pyramid.photo().size(); }

private:
    PhotoPyramid& m_pyramid;
    cv::Mat m_smaller;
    double m_scale = 0;
};

// Mirror augmentation at test time: the mean over the view and its mirror image cancels part of the network's errors.
PlanePrediction averagedWithMirror(PlanePrediction mean, const cv::Mat& view) {
    cv::Mat mirrored;
    cv::flip(view, mirrored, 1);
    PlanePrediction other = predictPlane(mirrored);
    for (cv::Mat* plane : {&other.mask, &other.x, &other.y, &other.sideB}) {
        cv::flip(*plane, *plane, 1);
    }
    mean.mask = (mean.mask + other.mask) / 2;
    mean.x = (mean.x - other.x) / 2;
    mean.y = (mean.y + other.y) / 2;
    mean.sideB = (mean.sideB + other.sideB) / 2;
    return mean;
}

// How well the prediction fits a whole board, [0, 1].
double fitOf(const BoardFinding& finding) { return finding.agreement * finding.inliers; }

// The borders of the cells correct what is left of the error, unless the camera of a cropped photo depends on it.
bool isConverged(const BoardFinding& finding, Framing framing) {
    const bool isInFullView = framing == Framing::Whole && fitOf(finding) > fullView;
    return finding.movedMm < (isInFullView ? clearlyConvergedMm : convergedMm);
}

// Whether the guess is unlikely to lead to a board. The limits were chosen on 750 guesses: after each round but the
// first, one or two in a hundred of those that led to a board are outside them, and a third to a half of the others.
bool isAstray(const BoardFinding& finding, int round) {
    const double fit = fitOf(finding);
    switch (round) {
        case 0:
            return false;
        case 1:
            return fit < 0.35 || finding.movedMm > 70;
        case 2:
            return fit < 0.50 || finding.movedMm > 40;
        default:
            return fit < 0.65 || finding.movedMm > 13;
    }
}

// The board rectified by a guess, and what the network predicts for it.
class Round {
public:
    // Nothing if the guess is far from a board's size in the photo.
    static std::optional<Round> at(Shrunk& photo, const cv::Matx33d& guess) {
        const double sharpness = pxPerMm(guess);
        if (!(sharpness > 0.2 && sharpness < 200)) {
            return std::nullopt;
        }
        const double shrink = photo.scaleTo(sharpestPxPerMm / sharpness);
        const cv::Matx33d viewFromSmaller = boardView() * (scale(shrink) * guess).inv();
        cv::Mat view;
        cv::warpPerspective(photo.picture(), view, viewFromSmaller, {viewPx, viewPx}, cv::INTER_LINEAR,
                            cv::BORDER_CONSTANT, paddingGray);
        return Round(photo.photoSize(), guess, viewFromSmaller * scale(shrink), view);
    }

    void averageWithMirror() { m_prediction = averagedWithMirror(std::move(m_prediction), m_view); }

    std::optional<BoardFinding> finding(Framing framing) const {
        constexpr double toleranceMm = 4.0;
        const cv::Mat blind = blindIn(m_view);
        const auto fit = fitPlane(m_prediction, (m_prediction.mask > 0.5) & ~blind, toleranceMm);
        if (!fit) {
            return std::nullopt;
        }
        const cv::Matx33d photoFromView = m_viewFromPhoto.inv();
        BoardFinding finding;
        finding.matches = matchesInPhoto(fit->matches, photoFromView);
        finding.photoFromBoard =
            cameraHomography(finding.matches, m_photoSize, photoFromView * fit->viewFromBoard, framing);
        const double sideB = logistic(fit->sideB);
        finding.side = sideB > 0.5 ? Side::B : Side::A;
        finding.sideConfidence = std::max(sideB, 1 - sideB);
        // `agreement` and `movedMm` compare the guess with the prediction that it led to, so only a correct guess
        // scores well.
        finding.agreement = outlineAgreement(m_prediction.mask, blind);
        finding.movedMm = viewCornerDistanceMm(m_viewFromPhoto * m_guess, m_viewFromPhoto * finding.photoFromBoard);
        finding.inliers = fit->inlierFraction;
        return finding;
    }

private:
    Round(cv::Size photoSize, const cv::Matx33d& guess, const cv::Matx33d& viewFromPhoto, const cv::Mat& view)
        : m_photoSize(photoSize),
          m_guess(guess),
          m_viewFromPhoto(viewFromPhoto),
          m_view(view),
          m_prediction(predictPlane(view)) {}

    cv::Size m_photoSize;
    cv::Matx33d m_guess;  // board mm to pixels of the photo
    cv::Matx33d m_viewFromPhoto;
    cv::Mat m_view;
    PlanePrediction m_prediction;
};

// The finding of the round with mirror augmentation; `plain` where that leads to none.
BoardFinding averagedFinding(Round round, Framing framing, const BoardFinding& plain) {
    round.averageWithMirror();
    return round.finding(framing).value_or(plain);
}

std::optional<BoardFinding> refine(PhotoPyramid& pyramid, const cv::Matx33d& photoFromBoard, Framing framing) {
    Shrunk shrunk(pyramid);
    std::optional<BoardFinding> finding;
    cv::Matx33d guess = photoFromBoard;
    for (int number = 0; number < refiningRounds; ++number) {
        auto round = Round::at(shrunk, guess);
        auto next = round ? round->finding(framing) : std::nullopt;
        if (!next) {
            return finding;
        }
        guess = next->photoFromBoard;
        finding = std::move(next);
        if (isConverged(*finding, framing)) {
            return averagedFinding(std::move(*round), framing, *finding);
        }
        if (isAstray(*finding, number)) {
            return finding;
        }
    }
    if (finding->movedMm < nearlyConvergedMm) {
        if (auto last = Round::at(shrunk, guess)) {
            return averagedFinding(std::move(*last), framing, *finding);
        }
    }
    return finding;
}

}  // namespace

double BoardFinding::quality() const {
    constexpr double looseMm = 10.0;
    return agreement * inliers * std::exp(-movedMm / looseMm);
}

double cornerDistanceMm(const BoardFinding& one, const BoardFinding& other) {
    const cv::Matx33d viewFromPhoto = boardView() * one.photoFromBoard.inv();
    return viewCornerDistanceMm(boardView(), viewFromPhoto * other.photoFromBoard);
}

std::optional<BoardFinding> refineBoard(PhotoPyramid& pyramid, const cv::Matx33d& photoFromBoard) {
    return refine(pyramid, photoFromBoard, Framing::Whole);
}

std::optional<BoardFinding> refineCroppedBoard(PhotoPyramid& pyramid, const cv::Matx33d& photoFromBoard) {
    return refine(pyramid, photoFromBoard, Framing::Cropped);
}

}  // namespace concord::vision
