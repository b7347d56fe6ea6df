#include "find_board.h"

#include "board_frame.h"
#include "network.h"
#include "pose.h"
#include "resample.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/dnn/dnn.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>

namespace concord::vision {

namespace {

constexpr int inputPx = 256;
constexpr int stride = 8;
constexpr int gridPx = inputPx / stride;
constexpr double coordinateMm = 100.0;  // the networks' unit of length
constexpr double frameMm = 250.0;       // what the refining network sees
constexpr double framePxPerMm = inputPx / frameMm;
constexpr double sharpestPxPerMm = 1.5;  // the photo is shrunk to this before it is turned
constexpr int smallestPlate = 12;        // grid pixels that may still be a board
constexpr int refiningRounds = 6;
constexpr double settledMm = 2.0;        // a round that moves the board less is the last but one
constexpr double nearlySettledMm = 8.0;  // worth a careful last round
constexpr double clearInliers = 0.8;     // a guess that explains so much is refined before others are made
constexpr double beyondDoubt = 0.80;  // quality at which no other guess is tried
constexpr double likely = 0.70;       // below, the photo is shown in other ways too

double logistic(double x) { return 1 / (1 + std::exp(-x)); }

// What a network says about one view of the photo.
struct Answer {
    cv::Mat mask;   // probability, gridPx x gridPx
    cv::Mat x, y;   // board coordinates / 100 mm
    cv::Mat sideB;  // logit
};

Answer ask(NetworkId id, const cv::Mat& view) {
    const cv::Mat blob = cv::dnn::blobFromImage(view, 1 / 255.0);
    const cv::Mat out = runNetwork(id, blob);
    const auto plane = [&](int k) {
        return cv::Mat(gridPx, gridPx, CV_32F, const_cast<float*>(out.ptr<float>(0, k))).clone();
    };
    Answer a{plane(0), plane(1), plane(2), plane(3)};
    cv::exp(-a.mask, a.mask);
    a.mask = 1 / (1 + a.mask);
    return a;
}

cv::Matx33d shift(double x, double y) { return {1, 0, x, 0, 1, y, 0, 0, 1}; }
cv::Matx33d scale(double s) { return {s, 0, (s - 1) / 2, 0, s, (s - 1) / 2, 0, 0, 1}; }

// Board mm to pixels of the view that shows the board in its own frame.
cv::Matx33d boardView() {
    return shift(inputPx / 2.0, inputPx / 2.0) * cv::Matx33d(framePxPerMm, 0, 0, 0, -framePxPerMm, 0, 0, 0, 1);
}

cv::Point2d gridCenter(int column, int row) {
    return {column * stride + (stride - 1) / 2.0, row * stride + (stride - 1) / 2.0};
}

// The piece of the mask that is largest and most central; and whether another one is large too.
cv::Mat chosenPlate(const cv::Mat& mask, bool& several) {
    cv::Mat labels;
    cv::Mat stats;
    cv::Mat centroids;
    const int count = cv::connectedComponentsWithStats(mask > 0.5, labels, stats, centroids, 4);
    int best = 0;
    double bestWeight = 0;
    int largeOnes = 0;
    for (int k = 1; k < count; ++k) {
        const int area = stats.at<int>(k, cv::CC_STAT_AREA);
        const cv::Point2d off(centroids.at<double>(k, 0) / gridPx - 0.5, centroids.at<double>(k, 1) / gridPx - 0.5);
        const double weight = area * (1.2 - cv::norm(off));
        largeOnes += area >= 2 * smallestPlate;
        if (area >= smallestPlate && weight > bestWeight) {
            best = k;
            bestWeight = weight;
        }
    }
    several = largeOnes > 1;
    return best == 0 ? cv::Mat() : cv::Mat(labels == best);
}

struct Fit {
    cv::Matx33d viewFromBoard;
    std::vector<SurfaceMatch> matches;  // inliers, pixels of the view
    double inliers = 0;
    double sideB = 0;
};

std::optional<Fit> fitPlane(const Answer& answer, const cv::Mat& plate, double toleranceMm) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> pixels;
    double sideB = 0;
    for (int row = 0; row < gridPx; ++row) {
        for (int column = 0; column < gridPx; ++column) {
            if (plate.at<unsigned char>(row, column) == 0) {
                continue;
            }
            pixels.push_back(gridCenter(column, row));
            board.emplace_back(answer.x.at<float>(row, column) * coordinateMm,
                               answer.y.at<float>(row, column) * coordinateMm);
            sideB += answer.sideB.at<float>(row, column);
        }
    }
    if (pixels.size() < static_cast<std::size_t>(smallestPlate)) {
        return std::nullopt;
    }
    // Fitted from pixels to millimetres, where errors have the same size everywhere.
    cv::Mat inlierMask;
    const cv::Mat h = cv::findHomography(pixels, board, cv::RANSAC, toleranceMm, inlierMask, 2000, 0.999);
    if (h.empty() || std::abs(cv::determinant(h)) < 1e-12) {
        return std::nullopt;
    }
    Fit fit;
    const cv::Matx33d boardFromView = h;
    fit.viewFromBoard = boardFromView.inv();
    for (std::size_t i = 0; i < pixels.size(); ++i) {
        if (inlierMask.at<unsigned char>(static_cast<int>(i)) != 0) {
            fit.matches.push_back({pixels[i], board[i]});
        }
    }
    if (fit.matches.size() < static_cast<std::size_t>(smallestPlate)) {
        return std::nullopt;
    }
    fit.inliers = static_cast<double>(fit.matches.size()) / static_cast<double>(pixels.size());
    fit.sideB = sideB / static_cast<double>(pixels.size());
    return fit;
}

// The plane as a phone's camera could see it: the shape of the board cannot bend further than a
// view from some side bends it, so a few wrong answers at one end do not carry the other end away.
cv::Matx33d cameraHomography(const std::vector<SurfaceMatch>& matches, cv::Size photo, const cv::Matx33d& otherwise) {
    constexpr std::size_t enough = 100;
    std::vector<SurfaceMatch> some;
    const std::size_t step = std::max<std::size_t>(1, matches.size() / enough);
    for (std::size_t i = 0; i < matches.size(); i += step) {
        some.push_back(matches[i]);
    }
    const FocalPrior prior = focalPrior({}, photo);
    const auto fit = fitPose(some, cv::Size2d(photo), prior.px, prior.spread);
    if (!fit) {
        return otherwise;
    }
    const CameraPose& p = fit->pose;
    const cv::Matx33d k(p.focalPx, 0, (photo.width - 1) / 2.0, 0, p.focalPx, (photo.height - 1) / 2.0, 0, 0, 1);
    return k * cv::Matx33d(p.R(0, 0), p.R(0, 1), p.t[0], p.R(1, 0), p.R(1, 1), p.t[1], p.R(2, 0), p.R(2, 1), p.t[2]);
}

std::vector<SurfaceMatch> inPhoto(std::vector<SurfaceMatch> matches, const cv::Matx33d& photoFromView) {
    for (SurfaceMatch& m : matches) {
        m.pixel = mapped(photoFromView, m.pixel);
    }
    return matches;
}

// How well the seen mask fills the outline and leaves out the rest (intersection over union).
double outlineAgreement(const cv::Mat& mask) {
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        outline.emplace_back(mapped(boardView(), p));
    }
    cv::Mat expected = cv::Mat::zeros(inputPx, inputPx, CV_8U);
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
Answer askBothWays(const cv::Mat& view) {
    cv::Mat mirrored;
    cv::flip(view, mirrored, 1);
    Answer there = ask(NetworkId::RefineBoard, view);
    Answer back = ask(NetworkId::RefineBoard, mirrored);
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
    cv::warpPerspective(photo.picture(), view, viewFromSmaller, {inputPx, inputPx}, cv::INTER_LINEAR,
                        cv::BORDER_CONSTANT, cv::Scalar::all(114));
    const Answer answer = care == Care::BothWays ? askBothWays(view) : ask(NetworkId::RefineBoard, view);
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

// The whole photo, shrunk into the square that the finding network sees.
struct Letterbox {
    cv::Mat view;
    cv::Matx33d photoFromView;
};

cv::Mat enlarged(const cv::Mat& photo, double factor) {
    cv::Mat larger;
    cv::resize(photo, larger, {}, factor, factor, cv::INTER_LINEAR);
    return larger;
}

Letterbox letterboxed(const cv::Mat& photo) {
    const double shrink = static_cast<double>(inputPx) / std::max(photo.cols, photo.rows);
    const cv::Mat smaller = shrink < 1 ? shrunkBy(photo, shrink) : enlarged(photo, shrink);
    Letterbox box{cv::Mat(inputPx, inputPx, CV_8UC3, cv::Scalar::all(114)), {}};
    const cv::Point corner((inputPx - smaller.cols) / 2, (inputPx - smaller.rows) / 2);
    smaller.copyTo(box.view(cv::Rect(corner, smaller.size())));
    box.photoFromView = scale(shrink).inv() * shift(-corner.x, -corner.y);
    return box;
}

// A square picture of `side` pixels turned clockwise by quarter turns: pixels of the turned one to
// pixels of the first.
cv::Matx33d fromTurned(int quarterTurns, int side) {
    const double last = side - 1;
    switch (quarterTurns) {
        case 1:
            return {0, 1, 0, -1, 0, last, 0, 0, 1};
        case 2:
            return {-1, 0, last, 0, -1, last, 0, 0, 1};
        case 3:
            return {0, -1, last, 1, 0, 0, 0, 0, 1};
        default:
            return cv::Matx33d::eye();
    }
}

cv::Mat turned(const cv::Mat& picture, int quarterTurns) {
    constexpr std::array<int, 4> codes{-1, cv::ROTATE_90_CLOCKWISE, cv::ROTATE_180, cv::ROTATE_90_COUNTERCLOCKWISE};
    if (quarterTurns % 4 == 0) {
        return picture;
    }
    cv::Mat result;
    cv::rotate(picture, result, codes[static_cast<std::size_t>(quarterTurns % 4)]);
    return result;
}

struct Guess {
    cv::Matx33d photoFromBoard;
    double inliers = 0;  // consistent part of the plate
    double weight = 0;   // that times the plate's width
    bool several = false;
};

std::optional<Guess> guessFrom(const Answer& answer, const cv::Mat& plate, double share, cv::Size photo,
                               const cv::Matx33d& photoFromView) {
    if (plate.empty()) {
        return std::nullopt;
    }
    constexpr double toleranceMm = 12.0;
    const auto fit = fitPlane(answer, plate, toleranceMm);
    if (!fit) {
        return std::nullopt;
    }
    Guess guess;
    guess.photoFromBoard =
        cameraHomography(inPhoto(fit->matches, photoFromView), photo, photoFromView * fit->viewFromBoard);
    guess.inliers = fit->inliers;
    guess.weight = fit->inliers * std::sqrt(share);
    return guess;
}

double shareOf(const cv::Mat& plate) {
    return plate.empty() ? 0 : cv::countNonZero(plate) / static_cast<double>(gridPx * gridPx);
}

// The network knows boards that stand nearly upright, so it is shown the photo in four turns.
std::optional<Guess> guessInTurn(const Letterbox& box, cv::Size photo, int turn, SearchTrace* trace) {
    const Answer answer = ask(NetworkId::FindBoard, turned(box.view, turn));
    bool several = false;
    const cv::Mat plate = chosenPlate(answer.mask, several);
    const double share = shareOf(plate);
    if (trace != nullptr && (trace->mask.empty() || share > trace->plateShare)) {
        trace->mask = turned(answer.mask, 4 - turn);
        trace->plateShare = share;
    }
    auto guess = guessFrom(answer, plate, share, photo, box.photoFromView * fromTurned(turn, inputPx));
    if (guess) {
        guess->several = several;
    }
    return guess;
}

// Turned by any angle and stretched across the slant, which stands a steeply seen board up again.
std::optional<Guess> guessStretched(const cv::Mat& photo, double turnDeg, double stretch) {
    const double zoom = inputPx / (std::max(photo.cols, photo.rows) * std::sqrt(stretch));
    const double shrink = std::min(1.0, 2 * zoom);  // first, or the picture would be coarse
    const cv::Mat smaller = shrunkBy(photo, shrink);
    const double c = std::cos(turnDeg * CV_PI / 180);
    const double s = std::sin(turnDeg * CV_PI / 180);
    const cv::Matx33d upright(zoom / shrink, 0, 0, 0, zoom / shrink * stretch, 0, 0, 0, 1);
    const cv::Matx33d viewFromSmaller = shift(inputPx / 2.0, inputPx / 2.0) *
                                        cv::Matx33d(c, -s, 0, s, c, 0, 0, 0, 1) * upright *
                                        shift(-(smaller.cols - 1) / 2.0, -(smaller.rows - 1) / 2.0);
    cv::Mat view;
    cv::warpPerspective(smaller, view, viewFromSmaller, {inputPx, inputPx}, cv::INTER_LINEAR, cv::BORDER_CONSTANT,
                        cv::Scalar::all(114));
    const Answer answer = ask(NetworkId::FindBoard, view);
    bool several = false;
    const cv::Mat plate = chosenPlate(answer.mask, several);
    auto guess =
        guessFrom(answer, plate, shareOf(plate), photo.size(), (viewFromSmaller * scale(shrink)).inv());
    if (guess) {
        guess->several = several;
    }
    return guess;
}

std::vector<Guess> guessesStretched(const cv::Mat& photo, const std::stop_token& stop) {
    std::vector<Guess> guesses;
    for (int eighth = 0; eighth < 8 && !stop.stop_requested(); ++eighth) {
        constexpr double eighthDeg = 45.0;
        constexpr double usualSteepStretch = 1.6;
        if (const auto guess = guessStretched(photo, eighth * eighthDeg, usualSteepStretch)) {
            guesses.push_back(*guess);
        }
    }
    return guesses;
}

// Refines the guesses, the heaviest first, until one is beyond doubt; keeps the best.
void refineBest(const cv::Mat& photo, std::vector<Guess> guesses, std::optional<BoardFinding>& best,
                const std::stop_token& stop) {
    std::stable_sort(guesses.begin(), guesses.end(),
                     [](const Guess& a, const Guess& b) { return a.weight > b.weight; });
    for (const Guess& guess : guesses) {
        if (stop.stop_requested() || (best && best->quality() > beyondDoubt)) {
            return;
        }
        auto finding = refineBoard(photo, guess.photoFromBoard);
        if (finding && (!best || finding->quality() > best->quality())) {
            best = std::move(finding);
            best->several = guess.several;
        }
    }
}

}  // namespace

double BoardFinding::quality() const {
    constexpr double looseMm = 10.0;
    return agreement * inliers * std::exp(-movedMm / looseMm);
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

std::optional<BoardFinding> findBoard(const cv::Mat& photo, SearchTrace* trace, const std::stop_token& stop) {
    constexpr int narrowest = 64;  // pixels; no board can be read in less
    if (std::min(photo.cols, photo.rows) < narrowest) {
        return std::nullopt;
    }
    const Letterbox box = letterboxed(photo);
    std::vector<Guess> guesses;
    std::optional<BoardFinding> best;
    for (int turn = 0; turn < 4 && !stop.stop_requested(); ++turn) {
        const auto guess = guessInTurn(box, photo.size(), turn, trace);
        if (guess && guess->inliers > clearInliers) {
            refineBest(photo, {*guess}, best, stop);
            if (best && best->quality() > beyondDoubt) {
                return best;
            }
        } else if (guess) {
            guesses.push_back(*guess);
        }
    }
    const bool lookedLikeABoard = best || !guesses.empty();
    refineBest(photo, guesses, best, stop);
    if (lookedLikeABoard && !(best && best->quality() > likely)) {
        refineBest(photo, guessesStretched(photo, stop), best, stop);
    }
    return best;
}

std::vector<BoardFinding> otherFindings(const cv::Mat& photo, const BoardFinding& finding,
                                        const std::stop_token& stop) {
    std::vector<Guess> guesses = guessesStretched(photo, stop);
    const Letterbox box = letterboxed(photo);
    for (int turn = 0; turn < 4 && !stop.stop_requested(); ++turn) {
        if (const auto guess = guessInTurn(box, photo.size(), turn, nullptr)) {
            guesses.push_back(*guess);
        }
    }
    constexpr double anotherPlaceMm = 5.0;
    std::vector<BoardFinding> others;
    for (const Guess& guess : guesses) {
        if (stop.stop_requested()) {
            break;
        }
        auto other = refineBoard(photo, guess.photoFromBoard);
        const auto near = [&](const BoardFinding& known) {
            const cv::Matx33d viewFromPhoto = boardView() * known.photoFromBoard.inv();
            return movedMm(boardView(), viewFromPhoto * other->photoFromBoard) < anotherPlaceMm;
        };
        if (other && !near(finding) && std::ranges::none_of(others, near)) {
            others.push_back(std::move(*other));
        }
    }
    std::ranges::stable_sort(others, std::greater{}, &BoardFinding::quality);
    return others;
}

}  // namespace concord::vision
