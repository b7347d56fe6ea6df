#include "vision/pixels/part_colours.h"

#include "vision/pixels/part_colours_weights.h"
#include "vision/stacks/linear_light.h"

#include <opencv2/core.hpp>

#include <cmath>

namespace concord::vision {

namespace {

constexpr std::size_t firstFitted = bareMaterial;
constexpr std::size_t fittedMaterials = materialKinds - firstFitted;
constexpr int numbers = 3 * static_cast<int>(fittedMaterials);
static_assert(partAverage.size() == fittedMaterials && partSpread.size() == numbers * (numbers + 1) / 2);

// Of the mean colours of all fitted materials over all boards.
cv::Mat spreadOfBoards() {
    cv::Mat spread(numbers, numbers, CV_64F);
    std::size_t next = 0;
    for (int row = 0; row < numbers; ++row) {
        for (int column = row; column < numbers; ++column) {
            spread.at<double>(row, column) = spread.at<double>(column, row) = partSpread[next++];
        }
    }
    return spread;
}

cv::Mat averageOfBoards(Side side) {
    cv::Mat average(numbers, 1, CV_64F);
    for (std::size_t k = 0; k < fittedMaterials; ++k) {
        const auto& colour = k == 0 && side == Side::B ? bareAverageOnB : partAverage[k];
        for (std::size_t c = 0; c < 3; ++c) {
            average.at<double>(static_cast<int>(3 * k + c)) = colour[c];
        }
    }
    return average;
}

// The mean of the samples of one material.
struct Seen {
    cv::Vec3d sum;
    int count = 0;
};

std::array<Seen, fittedMaterials> meansOf(std::span<const PartSample> samples) {
    std::array<Seen, fittedMaterials> seen{};
    for (const PartSample& sample : samples) {
        if (sample.material >= firstFitted) {
            Seen& one = seen[sample.material - firstFitted];
            one.sum += sample.colour;
            ++one.count;
        }
    }
    return seen;
}

// The mean colours of a board's materials.
struct BoardColours {
    cv::Mat mean;        // numbers x 1
    cv::Mat covariance;  // numbers x numbers
};

BoardColours conditioned(Side side, const std::array<Seen, fittedMaterials>& seen) {
    static const cv::Mat spread = spreadOfBoards();
    BoardColours colours{averageOfBoards(side), spread.clone()};
    // One material after the other, as in a Kalman filter.
    for (std::size_t k = 0; k < fittedMaterials; ++k) {
        if (seen[k].count == 0) {
            continue;
        }
        const cv::Range own(static_cast<int>(3 * k), static_cast<int>(3 * k + 3));
        const cv::Mat noise(matrixOf(partNoise[k]) * (1.0 / seen[k].count));
        const cv::Mat among = colours.covariance.rowRange(own);
        const cv::Mat gain = among.t() * (among.colRange(own) + noise).inv(cv::DECOMP_CHOLESKY);
        const cv::Mat off = cv::Mat(seen[k].sum / seen[k].count) - colours.mean.rowRange(own);
        colours.mean += gain * off;
        colours.covariance -= gain * among;
    }
    return colours;
}

PartColour wider(const PartSample& sample) {
    constexpr double moreVaried = 1.5;
    constexpr double least = 0.02;
    return {sample.colour, sample.scatter * moreVaried + cv::Matx33d::eye() * least};
}

}  // namespace

PartColourScale::PartColourScale(const Light& light) {
    const double bright = light.linearBright();
    for (std::size_t code = 0; code < m_byCode.size(); ++code) {
        m_byCode[code] = std::log(linearOf(static_cast<unsigned char>(code)) / bright + partDark);
    }
}

PartColours partColoursOn(Side side, std::span<const PartSample> samples) {
    PartColours colours;
    colours.fill(anyColour());
    for (const PartSample& sample : samples) {
        if (sample.material == tableMaterial || sample.material == plateMaterial) {
            colours[sample.material] = wider(sample);
        }
    }
    const BoardColours board = conditioned(side, meansOf(samples));
    for (std::size_t k = 0; k < fittedMaterials; ++k) {
        const int first = static_cast<int>(3 * k);
        const cv::Matx33d covariance(board.covariance(cv::Rect(first, first, 3, 3)));
        colours[firstFitted + k] = {cv::Vec3d(board.mean.rowRange(first, first + 3)),
                                    covariance + matrixOf(partNoise[k]) + matrixOf(partScatter[k])};
    }
    return colours;
}

PartColour anyColour() { return {{anyPartAverage[0], anyPartAverage[1], anyPartAverage[2]}, matrixOf(anyPartSpread)}; }

}  // namespace concord::vision
