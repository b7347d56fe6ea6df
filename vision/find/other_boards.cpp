#include "vision/find/other_boards.h"

#include "vision/find/plane_prediction.h"
#include "vision/geometry/board_frame.h"
#include "vision/geometry/patches.h"
#include "vision/networks/network.h"
#include "vision/stacks/lab.h"

#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <vector>

namespace concord::vision {

namespace {

constexpr int lightnessBins = 12;
constexpr int chromaBins = 16;  // for each chroma, around gray

// A colour histogram over lightness and the two chromas, smoothed; scripts/train/train_other_boards.py counts in the
// same way.
class ColourShares {
public:
    // bins: from binsOf(); mask: the pixels to count.
    ColourShares(const cv::Mat& bins, const cv::Mat& mask) : m_shares(count, 0.0F) {
        const float one = 1.0F / static_cast<float>(std::max(1, cv::countNonZero(mask)));
        for (int y = 0; y < bins.rows; ++y) {
            for (int x = 0; x < bins.cols; ++x) {
                if (mask.at<unsigned char>(y, x) != 0) {
                    m_shares[static_cast<std::size_t>(bins.at<int>(y, x))] += one;
                }
            }
        }
        smooth(chromaBins * chromaBins, lightnessBins);
        smooth(chromaBins, chromaBins);
        smooth(1, chromaBins);
    }

    float operator[](int bin) const { return m_shares[static_cast<std::size_t>(bin)]; }

    static cv::Mat binsOf(const cv::Mat& bgr) {
        cv::Mat bins(bgr.size(), CV_32S);
        for (int y = 0; y < bgr.rows; ++y) {
            for (int x = 0; x < bgr.cols; ++x) {
                const cv::Vec3b c = labOf(bgr.at<cv::Vec3b>(y, x));
                bins.at<int>(y, x) =
                    (c[0] * lightnessBins / 256 * chromaBins + chroma(c[1])) * chromaBins + chroma(c[2]);
            }
        }
        return bins;
    }

private:
    static constexpr std::size_t count = static_cast<std::size_t>(lightnessBins) * chromaBins * chromaBins;

    static int chroma(int value) {
        constexpr int lowest = 64;
        constexpr int width = 8;
        return std::clamp((value - lowest) / width, 0, chromaBins - 1);
    }

    // Blurs along one axis with the kernel 1/4, 1/2, 1/4, the ends repeated.
    void smooth(int step, int length) {
        const std::vector<float> before = m_shares;
        for (int i = 0; i < static_cast<int>(count); ++i) {
            const int at = i / step % length;
            const auto neighbour = [&](int d) {
                const int other = i + (std::clamp(at + d, 0, length - 1) - at) * step;
                return before[static_cast<std::size_t>(other)];
            };
            m_shares[static_cast<std::size_t>(i)] = (neighbour(-1) + 2 * neighbour(0) + neighbour(1)) / 4;
        }
    }

    std::vector<float> m_shares;
};

// For every pixel, in [0, 1]: 1 for a colour found on the plate only, 0 for one found outside it only, and 0 outside
// the photo. All boards of a game have the same print and are in the same light.
cv::Mat likeness(const cv::Mat& view, const cv::Mat& plate, const cv::Mat& inPhoto) {
    constexpr float rare = 1e-3F;
    const cv::Mat bins = ColourShares::binsOf(view);
    const ColourShares here(bins, plate & inPhoto);
    const ColourShares there(bins, inPhoto & ~plate);
    cv::Mat alike(view.size(), CV_32F, cv::Scalar::all(0));
    for (int y = 0; y < view.rows; ++y) {
        for (int x = 0; x < view.cols; ++x) {
            const int bin = bins.at<int>(y, x);
            if (inPhoto.at<unsigned char>(y, x) != 0) {
                alike.at<float>(y, x) = here[bin] / (here[bin] + there[bin] + rare);
            }
        }
    }
    return alike;
}

// Mask of the plate, enlarged for stacks that rise beyond its edge.
cv::Mat plateIn(const cv::Matx33d& viewFromBoard) {
    constexpr double enlarged = 1.06;
    constexpr double beyond = 4.0 * viewPx;
    std::vector<cv::Point> outline;
    for (const cv::Point2d& p : plateOutlineMm()) {
        const cv::Point2d at = mapped(viewFromBoard, enlarged * p);
        outline.emplace_back(std::clamp(at.x, -beyond, beyond), std::clamp(at.y, -beyond, beyond));
    }
    cv::Mat plate(viewPx, viewPx, CV_8U, cv::Scalar::all(0));
    cv::fillPoly(plate, std::vector{outline}, cv::Scalar::all(255));
    return plate;
}

// For each cell of the grid, the log-odds that it shows another board.
cv::Mat logOddsOf(const cv::Mat& view, const cv::Mat& plate, const cv::Mat& inPhoto) {
    const std::array<int, 4> shape{1, 5, viewPx, viewPx};
    cv::Mat blob(static_cast<int>(shape.size()), shape.data(), CV_32F);
    for (int channel = 0; channel < 3; ++channel) {
        cv::Mat one;
        cv::extractChannel(view, one, channel);
        one.convertTo(planeOf(blob, 0, channel), CV_32F, 1.0 / 255);
    }
    plate.convertTo(planeOf(blob, 0, 3), CV_32F, 1.0 / 255);
    likeness(view, plate, inPhoto).copyTo(planeOf(blob, 0, 4));
    const cv::Mat out = runNetwork(NetworkId::FindOthers, blob);
    return cv::Mat(gridPx, gridPx, CV_32F, const_cast<float*>(out.ptr<float>())).clone();
}

// The connected parts of a mask for which `isWanted` is true.
cv::Mat piecesOf(const cv::Mat& mask, const std::function<bool(const cv::Mat& piece)>& isWanted) {
    cv::Mat labels;
    const int count = cv::connectedComponents(mask, labels, 4);
    cv::Mat pieces(mask.size(), CV_8U, cv::Scalar::all(0));
    for (int k = 1; k < count; ++k) {
        const cv::Mat piece = labels == k;
        if (isWanted(piece)) {
            pieces |= piece;
        }
    }
    return pieces;
}

// What the search took for a board, where it is large: nearly complete boards, even of another print.
cv::Mat largePieces(const cv::Mat& mask) {
    constexpr int large = 60;  // grid cells
    return piecesOf(mask, [](const cv::Mat& piece) { return cv::countNonZero(piece) >= large; });
}

// What is likely another board, where some of it is clearly so: cards and cloths in a board's colours seldom are.
cv::Mat clearPieces(const cv::Mat& logOdds, const cv::Mat& isOutside) {
    constexpr double likely = 0.4;  // log-odds: 60 %
    constexpr double clear = 1.8;   // 86 %
    return piecesOf((logOdds > likely) & isOutside,
                    [&](const cv::Mat& piece) { return cv::countNonZero(piece & (logOdds > clear)) > 0; });
}

}  // namespace

cv::Mat otherBoards(const SearchTrace& search, const cv::Matx33d& photoFromBoard) {
    const WholeView& whole = search.whole;
    const cv::Mat plate = plateIn(whole.photoFromView.inv() * photoFromBoard);
    cv::Mat inPhoto(viewPx, viewPx, CV_8U, cv::Scalar::all(0));
    inPhoto(whole.photoArea).setTo(255);
    const cv::Mat logOdds = logOddsOf(whole.view, plate, inPhoto);
    cv::Mat outside;
    cv::resize(inPhoto & ~plate, outside, {gridPx, gridPx}, 0, 0, cv::INTER_AREA);
    const cv::Mat isOutside = outside > 127;
    return clearPieces(logOdds, isOutside) | largePieces((search.mask > 0.5) & isOutside);
}

bool isAnotherBoardInView(const cv::Mat& otherBoards) {
    constexpr int fewest = 6;  // grid cells: part of a board is enough
    return !otherBoards.empty() && cv::countNonZero(otherBoards) >= fewest;
}

}  // namespace concord::vision
