#include "vision/stacks/top_walls.h"

#include "vision/geometry/patches.h"
#include "vision/networks/network.h"

#include <opencv2/core.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::vision {

namespace {

constexpr int columns = 17;                     // points of the rim on both sides of the one nearest to the camera
constexpr double columnRad = 10 * CV_PI / 180;  // between two of them
constexpr int rows = 28;
constexpr double rowHeight = 0.1;   // fraction of a token's thickness
constexpr double firstRow = -0.35;  // the picture starts above the rim, on the top itself
constexpr int boardColours = 3;     // of gray, brown and red tops
constexpr int channels = 3 + 3 * boardColours + 2;
constexpr int tokensOfBuilding = 2;

// What is under the red token, in the order of the network's outputs from the second on; the first is for nothing.
constexpr std::array<Token, boardColours> under{Token::Gray, Token::Brown, Token::Red};

double& probability(CellPosterior& posterior, Token below) {
    const std::array tokens{below, Token::Red};
    return posterior.stacks[static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind())];
}

cv::Point3d at(cv::Point2d p, double z) { return {p.x, p.y, z}; }

void placeWall(const CameraPose& pose, const DetectedTop& top, double thicknessMm, cv::Mat& map, int first) {
    const cv::Vec3d camera = pose.position();
    const double toward = std::atan2(camera[1] - top.centerMm.y, camera[0] - top.centerMm.x);
    for (int j = 0; j < columns; ++j) {
        const int offset = j - columns / 2;
        const double angle = toward + columnRad * offset;
        const cv::Point2d rim = top.centerMm + top.radiusMm * cv::Point2d(std::cos(angle), std::sin(angle));
        for (int i = 0; i < rows; ++i) {
            map.at<cv::Point2f>(first + i, j) =
                pose.photoFromBoard(at(rim, top.heightMm - (firstRow + rowHeight * i) * thicknessMm));
        }
    }
}

// The median of the tops that almost certainly have this colour: BGR, each from -0.5, as in the networks' input; 0 if
// there are none.
cv::Vec3f topColour(Token colour, const std::vector<CellPosterior>& posteriors, const cv::Mat& photo,
                    const CameraPose& pose, double gain, const std::vector<DetectedTop>& tops) {
    constexpr double sure = 0.8;
    constexpr double offsetMm = 5;
    std::vector<cv::Point2f> points;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (tops[i].radiusMm > 0 && posteriors[i].topIs(colour) > sure) {
            for (const double y : {-offsetMm, 0.0, offsetMm}) {
                for (const double x : {-offsetMm, 0.0, offsetMm}) {
                    points.push_back(pose.photoFromBoard(at(tops[i].centerMm + cv::Point2d(x, y), tops[i].heightMm)));
                }
            }
        }
    }
    if (points.empty()) {
        return {};
    }
    cv::Mat3b samples;
    cv::remap(photo, samples, points, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Vec3f middle;
    for (int c = 0; c < 3; ++c) {
        std::vector<std::uint8_t> values;
        for (const cv::Vec3b& p : samples) {
            values.push_back(p[c]);
        }
        const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), half, values.end());
        middle[c] = std::min(static_cast<float>(*half * gain / 255), 1.5F) - 0.5F;
    }
    return middle;
}

// Height in pixels / 10 of a token's wall where it faces the camera, and the sine of the viewing angle.
std::array<float, 2> wallGeometry(const CameraPose& pose, const DetectedTop& top, double thicknessMm) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(top.centerMm.x, top.centerMm.y, top.heightMm);
    const double distance = cv::norm(sight);
    const double slant = std::hypot(sight[0], sight[1]) / distance;
    return {static_cast<float>(thicknessMm * slant * pose.focalPx / distance / 10), static_cast<float>(slant)};
}

cv::Mat wallsAsBlob(const cv::Mat& photo, const CameraPose& pose, double gain, const std::vector<DetectedTop>& tops,
                    const std::array<cv::Vec3f, boardColours>& colours, double thicknessMm) {
    const int count = static_cast<int>(tops.size());
    cv::Mat map(count * rows, columns, CV_32FC2);
    for (int i = 0; i < count; ++i) {
        placeWall(pose, tops[static_cast<std::size_t>(i)], thicknessMm, map, i * rows);
    }
    cv::Mat blob = patchesAsBlob(photo, map, gain, count, channels);
    for (int i = 0; i < count; ++i) {
        int channel = 3;
        for (const cv::Vec3f& colour : colours) {
            for (int c = 0; c < 3; ++c) {
                planeOf(blob, i, channel++).setTo(colour[c]);
            }
        }
        for (const float value : wallGeometry(pose, tops[static_cast<std::size_t>(i)], thicknessMm)) {
            planeOf(blob, i, channel++).setTo(value);
        }
    }
    return blob;
}

// The mirrored walls: each row of a plane reversed.
cv::Mat mirrored(const cv::Mat& blob) {
    const int shape[] = {static_cast<int>(blob.total()) / columns, columns};
    cv::Mat flipped;
    cv::flip(blob.reshape(1, 2, shape), flipped, 1);
    return flipped.reshape(1, blob.dims, blob.size.p);
}

// Redistributes the total probability of the three buildings.
void update(CellPosterior& posterior, const float* logOdds) {
    // The other networks saw the same photo, so neither they nor this one count in full; chosen on held-out boards.
    constexpr double trust = 0.8;
    constexpr double flattened = 0.85;
    if (!std::all_of(logOdds, logOdds + boardColours, [](float v) { return std::isfinite(v); })) {
        return;  // the pose is impossible
    }
    double before = 0;
    double after = 0;
    const float highest = *std::max_element(logOdds, logOdds + boardColours);
    for (std::size_t k = 0; k < under.size(); ++k) {
        double& p = probability(posterior, under[k]);
        before += p;
        p = std::pow(p * std::exp(trust * (logOdds[k] - highest)), flattened);
        after += p;
    }
    for (const Token below : under) {
        probability(posterior, below) *= before / std::max(after, 1e-12);
    }
}

}  // namespace

void updateUnderRed(std::vector<CellPosterior>& posteriors, const cv::Mat& photo, const CameraPose& pose, double gain,
                    const std::vector<DetectedTop>& tops, const TokenSize& token) {
    constexpr double possible = 0.01;
    std::vector<std::size_t> indices;
    std::vector<DetectedTop> buildings;
    for (std::size_t i = 0; i < posteriors.size(); ++i) {
        double p = 0;
        for (const Token below : under) {
            p += probability(posteriors[i], below);
        }
        if (tops[i].radiusMm > 0 && p > possible) {
            indices.push_back(i);
            buildings.push_back(tops[i].at(tokensOfBuilding * token.thicknessMm, pose.position()));
        }
    }
    if (indices.empty()) {
        return;
    }
    std::array<cv::Vec3f, boardColours> colours;
    for (std::size_t k = 0; k < under.size(); ++k) {
        colours[k] = topColour(under[k], posteriors, photo, pose, gain, tops);
    }
    const cv::Mat walls = wallsAsBlob(photo, pose, gain, buildings, colours, token.thicknessMm);
    const cv::Mat unmirrored = runNetwork(NetworkId::ReadBuildingBase, walls).clone();
    const cv::Mat answer = (unmirrored + runNetwork(NetworkId::ReadBuildingBase, mirrored(walls))) / 2;
    for (std::size_t k = 0; k < indices.size(); ++k) {
        update(posteriors[indices[k]], answer.ptr<float>(static_cast<int>(k)) + 1);
    }
}

}  // namespace concord::vision
