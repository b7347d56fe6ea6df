#include "vision/find/find_board.h"

#include "vision/find/plane_prediction.h"
#include "vision/find/whole_view.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/resample.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>

namespace concord::vision {

namespace {

constexpr double minInliersToRefineAtOnce = 0.8;  // a guess with a larger fraction is refined before others are made
constexpr double certainQuality = 0.80;           // quality above which no other guess is tried
constexpr double goodQuality = 0.70;              // below this quality the photo is also tried stretched
constexpr double worthACheck = 0.55;              // quality from which on the cells can tell whether it is a board
constexpr double settledMm = 4.0;                 // a finding that moved further last is not hopeless yet
constexpr double fitsAPlane = 0.8;                // inliers of a finding that another camera may explain better
constexpr double poor = 0.40;                     // nothing better is found around a finding of at most this quality
constexpr double worthEnlarging = 0.7;  // a square below this fraction of the photo is enlarged to show more detail
constexpr std::size_t mostRefined = 2;  // guesses of each kind, whole or stretched; the board is among the first

// The connected part of the mask that is largest and most central.
cv::Mat chosenPlate(const cv::Mat& mask) {
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centroids;
    const int count = cv::connectedComponentsWithStats(mask > 0.5, labels, stats, centroids, 4);
    int best = 0;
    double bestWeight = 0;
    for (int k = 1; k < count; ++k) {
        const int area = stats.at<int>(k, cv::CC_STAT_AREA);
        const cv::Point2d off(centroids.at<double>(k, 0) / gridPx - 0.5, centroids.at<double>(k, 1) / gridPx - 0.5);
        const double weight = area * (1.2 - cv::norm(off));
        if (area >= fewestGridCells && weight > bestWeight) {
            best = k;
            bestWeight = weight;
        }
    }
    return best == 0 ? cv::Mat() : cv::Mat(labels == best);
}

struct Guess {
    cv::Matx33d photoFromBoard;
    double inliers = 0;  // fraction of the plate that fits
    double weight = 0;   // inliers times the square root of the plate's share
};

// The part of a prediction that is taken for the board.
struct Plate {
    explicit Plate(const PlanePrediction& prediction) : mask(chosenPlate(prediction.mask)) {
        share = mask.empty() ? 0 : cv::countNonZero(mask) / static_cast<double>(gridPx * gridPx);
    }

    cv::Mat mask;      // empty: there is none
    double share = 0;  // of the view, [0, 1]
};

std::optional<Guess> guessFrom(const PlanePrediction& prediction, const Plate& plate, cv::Size photo,
                               const cv::Matx33d& photoFromView) {
    if (plate.mask.empty()) {
        return std::nullopt;
    }
    constexpr double toleranceMm = 12.0;
    const auto fit = fitPlane(prediction, plate.mask, toleranceMm);
    if (!fit) {
        return std::nullopt;
    }
    return Guess{.photoFromBoard = cameraHomography(matchesInPhoto(fit->matches, photoFromView), photo,
                                                    photoFromView * fit->viewFromBoard, Framing::Whole),
                 .inliers = fit->inlierFraction,
                 .weight = fit->inlierFraction * std::sqrt(plate.share)};
}

// Guesses from the photo rotated by `turn` quarter turns: the network was trained on nearly upright boards.
std::optional<Guess> guessAtTurn(const WholeView& whole, cv::Size photo, int turn, SearchTrace* trace) {
    const PlanePrediction prediction = predictPlane(rotated(whole.view, turn));
    const Plate plate(prediction);
    if (trace != nullptr && (trace->mask.empty() || plate.share > trace->plateShare)) {
        trace->mask = rotated(prediction.mask, 4 - turn);
        trace->plateShare = plate.share;
    }
    return guessFrom(prediction, plate, photo, whole.photoFromView * fromRotated(turn, viewPx));
}

// A square of the photo, pixels.
struct PhotoSquare {
    cv::Point2d middle;
    double side = 0;
};

PhotoSquare squareOfAll(const cv::Mat& photo) {
    return {{(photo.cols - 1) / 2.0, (photo.rows - 1) / 2.0}, static_cast<double>(std::max(photo.cols, photo.rows))};
}

// Stretched vertically, which undoes the foreshortening of a board seen at a steep angle; then rotated.
std::optional<Guess> guessStretched(PhotoPyramid& pyramid, const PhotoSquare& square, double turnDeg, double stretch) {
    const double zoom = viewPx / (square.side * std::sqrt(stretch));
    const double shrink = std::min(1.0, 2 * zoom);  // shrunk first, so that the warp does not alias
    const cv::Mat smaller = pyramid.shrunkBy(shrink);
    const cv::Point2d middle = mapped(scale(shrink), square.middle);
    const double c = std::cos(turnDeg * CV_PI / 180);
    const double s = std::sin(turnDeg * CV_PI / 180);
    const cv::Matx33d stretched(zoom / shrink, 0, 0, 0, zoom / shrink * stretch, 0, 0, 0, 1);
    const cv::Matx33d viewFromSmaller = shift(viewPx / 2.0, viewPx / 2.0) * cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1) *
                                        stretched * shift(-middle.x, -middle.y);
    cv::Mat view;
    cv::warpPerspective(smaller, view, viewFromSmaller, {viewPx, viewPx}, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                        paddingGray);
    const PlanePrediction prediction = predictPlane(view);
    return guessFrom(prediction, Plate(prediction), pyramid.photo().size(), (viewFromSmaller * scale(shrink)).inv());
}

std::vector<Guess> guessesStretched(PhotoPyramid& pyramid, const PhotoSquare& square, const std::stop_token& stop) {
    std::vector<Guess> guesses;
    for (int eighth = 0; eighth < 8 && !stop.stop_requested(); ++eighth) {
        constexpr double eighthDeg = 45.0;
        constexpr double usualSteepStretch = 1.6;
        if (const auto guess = guessStretched(pyramid, square, eighth * eighthDeg, usualSteepStretch)) {
            guesses.push_back(*guess);
        }
    }
    return guesses;
}

// Refines guesses until one is certain; keeps the best.
class BoardSearch {
public:
    BoardSearch(PhotoPyramid& pyramid, const FindingCheck& check, const std::stop_token& stop)
        : m_pyramid(pyramid), m_check(check), m_stop(stop) {}

    // In descending order of weight, at most `most`.
    void refine(std::vector<Guess> guesses, std::size_t most) {
        std::ranges::stable_sort(guesses, std::greater<>(), &Guess::weight);
        guesses.resize(std::min(guesses.size(), most));
        for (const Guess& guess : guesses) {
            if (isOver()) {
                return;
            }
            ++m_tried;
            const auto finding = refineBoard(m_pyramid, guess.photoFromBoard);
            if (!finding) {
                continue;
            }
            consider(*finding);
            if (!isOver() && finding->inliers > fitsAPlane && finding->quality() < goodQuality) {
                considerCropped(*finding);
            }
        }
    }
    bool isOver() const { return m_isOver || m_stop.stop_requested(); }
    // At least one guess was refined, and none was certain: from now on the others are collected first.
    bool isStillUncertain() const { return m_tried > 0 && !m_isOver; }
    double quality() const { return m_best ? m_best->quality() : 0; }
    const std::optional<BoardFinding>& best() const { return m_best; }

private:
    void consider(const BoardFinding& finding) {
        if (m_best && finding.quality() <= m_best->quality()) {
            return;
        }
        m_best = finding;
        m_isOver = finding.quality() > certainQuality || isDecidedByCells(finding);
    }
    // A photo may have been cut out beside the middle of a larger one. Then no camera that looks at the middle of the
    // cut-out explains the board.
    void considerCropped(const BoardFinding& asWhole) {
        if (const auto finding = refineCroppedBoard(m_pyramid, asWhole.photoFromBoard)) {
            consider(*finding);
        }
    }
    bool isDecidedByCells(const BoardFinding& finding) const {
        if (!m_check || !(finding.quality() > worthACheck)) {
            return false;
        }
        const FindingVerdict verdict = m_check(finding);
        return verdict == FindingVerdict::Confirmed ||
               (verdict == FindingVerdict::Hopeless && finding.movedMm < settledMm);
    }

    PhotoPyramid& m_pyramid;
    const FindingCheck& m_check;
    const std::stop_token& m_stop;
    std::optional<BoardFinding> m_best;
    bool m_isOver = false;
    int m_tried = 0;
};

// A square around a found board, with a margin: enlarged, it shows more detail. The whole photo when the finding is
// implausible.
PhotoSquare squareAround(const BoardFinding& finding, const cv::Mat& photo) {
    constexpr double margin = 1.3;
    constexpr double smallest = 1.0 / 16;  // of the photo
    const PhotoSquare whole = squareOfAll(photo);
    std::vector<cv::Point2f> boardEdge;
    for (const cv::Point2d& p : plateOutlineMm()) {
        const cv::Point2d at = mapped(finding.photoFromBoard, p);
        if (!(cv::norm(at - whole.middle) < whole.side)) {
            return whole;
        }
        boardEdge.emplace_back(at);
    }
    cv::Point2f middle;
    float radius = 0;
    cv::minEnclosingCircle(boardEdge, middle, radius);
    return {middle, std::clamp(2 * margin * static_cast<double>(radius), smallest * whole.side, whole.side)};
}

}  // namespace

std::optional<BoardFinding> findBoard(const cv::Mat& photo, SearchTrace* trace, const std::stop_token& stop,
                                      const FindingCheck& check) {
    constexpr int narrowest = 64;  // pixels; no board can be read in less
    if (std::min(photo.cols, photo.rows) < narrowest) {
        return std::nullopt;
    }
    PhotoPyramid pyramid(photo);
    const WholeView whole = wholeView(pyramid);
    if (trace != nullptr) {
        trace->whole = whole;
    }
    std::vector<Guess> guesses;
    bool lookedLikeABoard = false;
    BoardSearch search(pyramid, check, stop);
    for (int turn = 0; turn < 4 && !search.isOver(); ++turn) {
        const auto guess = guessAtTurn(whole, photo.size(), turn, trace);
        lookedLikeABoard |= guess.has_value();
        if (guess && guess->inliers > minInliersToRefineAtOnce && !search.isStillUncertain()) {
            search.refine({*guess}, 1);
        } else if (guess) {
            guesses.push_back(*guess);
        }
    }
    search.refine(std::move(guesses), mostRefined);
    if (lookedLikeABoard && !search.isOver() && !(search.quality() > goodQuality)) {
        search.refine(guessesStretched(pyramid, squareOfAll(photo), stop), mostRefined);
    }
    if (!search.isOver() && search.quality() > poor && !(search.quality() > goodQuality)) {
        const PhotoSquare around = squareAround(*search.best(), photo);
        if (around.side < worthEnlarging * squareOfAll(photo).side) {
            search.refine(guessesStretched(pyramid, around, stop), mostRefined);
        }
    }
    return search.best();
}

std::vector<BoardFinding> otherFindings(const cv::Mat& photo, const BoardFinding& finding,
                                        const std::stop_token& stop) {
    PhotoPyramid pyramid(photo);
    std::vector<Guess> guesses = guessesStretched(pyramid, squareAround(finding, photo), stop);
    const WholeView whole = wholeView(pyramid);
    for (int turn = 0; turn < 4 && !stop.stop_requested(); ++turn) {
        if (const auto guess = guessAtTurn(whole, photo.size(), turn, nullptr)) {
            guesses.push_back(*guess);
        }
    }
    constexpr std::size_t mostOthers = 5;
    std::ranges::stable_sort(guesses, std::greater{}, &Guess::weight);
    guesses.resize(std::min(guesses.size(), mostOthers));
    constexpr double anotherPlaceMm = 5.0;
    std::vector<BoardFinding> others;
    for (const Guess& guess : guesses) {
        if (stop.stop_requested()) {
            break;
        }
        auto other = refineBoard(pyramid, guess.photoFromBoard);
        const auto near = [&](const BoardFinding& known) { return cornerDistanceMm(known, *other) < anotherPlaceMm; };
        if (other && !near(finding) && std::ranges::none_of(others, near)) {
            others.push_back(std::move(*other));
        }
    }
    std::ranges::stable_sort(others, std::greater{}, &BoardFinding::quality);
    return others;
}

}  // namespace concord::vision
