// The second half of finding: from a guess of the board's place to its place.
#include "vision/find/find_board.h"

#include "vision/find/plane_prediction.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>

namespace concord::vision {

namespace {

constexpr double frameMm = 250.0;  // what the refining network sees
constexpr double framePxPerMm = viewPx / frameMm;
constexpr double sharpestPxPerMm = 1.5;  // the photo is shrunk to this before it is turned
constexpr int refiningRounds = 6;
constexpr double settledMm = 2.0;        // a round that moves the board less is the last but one
constexpr double nearlySettledMm = 8.0;  // worth a careful last round

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

// Board mm to pixels of the view that shows the board in its own frame.
cv::Matx33d boardView() {
    return shift(viewPx / 2.0, viewPx / 2.0) * cv::Matx33d(framePxPerMm, 0, 0, 0, -framePxPerMm, 0, 0, 0, 1);
}

// How well the seen mask fills the outline and leaves out the rest (intersection over union).
double outlineAgreement(const cv::Mat& mask) {
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.emplace_back(mapped(boardView(), p));
    }
    cv::Mat expected = cv::Mat::zeros(viewPx, viewPx, CV_8U);
    cv::fillPoly(expected, std::vector{outline}, cv::Scalar(255));
    cv::Mat small;
    cv::resize(expected, small, mask.size(), 0, 0, cv::INTER_AREA);
    small.convertTo(small, CV_32F, 1 / 255.0);
    const double both = cv::sum(cv::min(small, mask))[0];
    const double either = cv::sum(cv::max(small, mask))[0];
    return either > 0 ? both / either : 0;
}

// How far the corners of the plate lie apart in two views of the board, at most.
double movedMm(const cv::Matx33d& viewFromBoardBefore, const cv::Matx33d& viewFromBoardAfter) {
    double moved = 0;
    for (const double x : {-plateWidthMm / 2, plateWidthMm / 2}) {
        for (const double y : {-plateHeightMm / 2, plateHeightMm / 2}) {
            moved = std::max(moved, cv::norm(mapped(viewFromBoardBefore, {x, y}) - mapped(viewFromBoardAfter, {x, y})));
        }
    }
    return moved / framePxPerMm;
}

// Pixels of a photo a millimetre, at the board's centre.
double pxPerMm(const cv::Matx33d& photoFromBoard) {
    const cv::Point2d c = mapped(photoFromBoard, {0, 0});
    const double across = cv::norm(mapped(photoFromBoard, {1, 0}) - c);
    const double along = cv::norm(mapped(photoFromBoard, {0, 1}) - c);
    return std::max(across, along);
}

// The photo shrunk to about what is wanted; kept while that changes little.
class Shrunk {
public:
    explicit Shrunk(const cv::Mat& photo) : m_photo(photo) {}

    double scaleTo(double wanted) {
        constexpr double near = 1.3;
        if (m_smaller.empty() || wanted > m_scale * near || wanted < m_scale / near) {
            m_scale = std::min(1.0, wanted);
            m_smaller = shrunkBy(m_photo, m_scale);
        }
        return m_scale;
    }
    const cv::Mat& picture() const { return m_smaller; }
    cv::Size photoSize() const { return m_photo.size(); }

private:
    const cv::Mat& m_photo;
    cv::Mat m_smaller;
    double m_scale = 0;
};

// A mirrored view shows the mirrored board: asked both ways, the network's own errors part.
PlaneAnswer askBothWays(const cv::Mat& view) {
    cv::Mat mirrored;
    cv::flip(view, mirrored, 1);
    PlaneAnswer there = ask(NetworkId::RefineBoard, view);
    PlaneAnswer back = ask(NetworkId::RefineBoard, mirrored);
    for (cv::Mat* plane : {&back.mask, &back.x, &back.y, &back.sideB}) {
        cv::flip(*plane, *plane, 1);
    }
    there.mask = (there.mask + back.mask) / 2;
    there.x = (there.x - back.x) / 2;
    there.y = (there.y + back.y) / 2;
    there.sideB = (there.sideB + back.sideB) / 2;
    return there;
}

enum class Care { Quick, BothWays };

std::optional<BoardFinding> refineOnce(Shrunk& photo, const cv::Matx33d& guess, Care care) {
    const double sharpness = pxPerMm(guess);
    if (!(sharpness > 0.2 && sharpness < 200)) {
        return std::nullopt;
    }
    const double shrink = photo.scaleTo(sharpestPxPerMm / sharpness);
    const cv::Matx33d viewFromSmaller = boardView() * (scale(shrink) * guess).inv();
    cv::Mat view;
    cv::warpPerspective(photo.picture(), view, viewFromSmaller, {viewPx, viewPx}, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                        cv::Scalar::all(114));
    const PlaneAnswer answer = care == Care::BothWays ? askBothWays(view) : ask(NetworkId::RefineBoard, view);
    constexpr double toleranceMm = 4.0;
    const auto fit = fitPlane(answer, answer.mask > 0.5, toleranceMm);
    if (!fit) {
        return std::nullopt;
    }
    const cv::Matx33d photoFromView = (viewFromSmaller * scale(shrink)).inv();
    BoardFinding finding;
    finding.matches = inPhoto(fit->matches, photoFromView);
    finding.photoFromBoard = cameraHomography(finding.matches, photo.photoSize(), photoFromView * fit->viewFromBoard);
    const double sideB = logistic(fit->sideB);
    finding.side = sideB > 0.5 ? Side::B : Side::A;
    finding.sideConfidence = std::max(sideB, 1 - sideB);
    // Both hold the guess against what is seen, so only a guess that is right agrees with itself.
    finding.agreement = outlineAgreement(answer.mask);
    const cv::Matx33d viewFromPhoto = viewFromSmaller * scale(shrink);
    finding.movedMm = movedMm(viewFromPhoto * guess, viewFromPhoto * finding.photoFromBoard);
    finding.inliers = fit->inliers;
    return finding;
}

}  // namespace

double BoardFinding::quality() const {
    constexpr double looseMm = 10.0;
    return agreement * inliers * std::exp(-movedMm / looseMm);
}

double apartMm(const BoardFinding& one, const BoardFinding& other) {
    const cv::Matx33d viewFromPhoto = boardView() * one.photoFromBoard.inv();
    return movedMm(boardView(), viewFromPhoto * other.photoFromBoard);
}

std::optional<BoardFinding> refineBoard(const cv::Mat& photo, const cv::Matx33d& photoFromBoard) {
    Shrunk shrunk(photo);
    std::optional<BoardFinding> finding;
    cv::Matx33d guess = photoFromBoard;
    for (int round = 0; round < refiningRounds; ++round) {
        auto next = refineOnce(shrunk, guess, Care::Quick);
        if (!next) {
            return finding;
        }
        guess = next->photoFromBoard;
        finding = std::move(next);
        if (finding->movedMm < settledMm) {
            break;
        }
    }
    if (finding->movedMm < nearlySettledMm) {
        if (auto last = refineOnce(shrunk, guess, Care::BothWays)) {
            finding = std::move(last);
        }
    }
    return finding;
}

}  // namespace concord::vision
