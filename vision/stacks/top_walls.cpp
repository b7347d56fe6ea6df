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

constexpr int turns = 17;  // columns: points of the rim, from the one nearest to the camera to both sides
constexpr double turnRad = 10 * CV_PI / 180;
constexpr int rows = 28;
constexpr double row = 0.1;         // in thicknesses of a token
constexpr double firstRow = -0.35;  // from over the rim, where the top itself is seen, downwards
constexpr int boardColours = 3;     // of gray, brown and red tops
constexpr int channels = 3 + 3 * boardColours + 2;
constexpr int redHigh = 2;  // tokens of a building

// The stacks in question, as the network names what is under them: after nothing at all, gray, brown, red.
constexpr std::array<Token, boardColours> under{Token::Gray, Token::Brown, Token::Red};

double& belief(CellBelief& of, Token below) {
    const std::array tokens{below, Token::Red};
    return of.stacks[static_cast<std::size_t>(Stack::fromTokens(tokens).value().kind())];
}

cv::Point3d at(cv::Point2d p, double z) { return {p.x, p.y, z}; }

void placeWall(const CameraPose& pose, const SeenTop& top, double thicknessMm, cv::Mat& map, int first) {
    const cv::Vec3d camera = pose.position();
    const double toward = std::atan2(camera[1] - top.centerMm.y, camera[0] - top.centerMm.x);
    for (int j = 0; j < turns; ++j) {
        const double angle = toward + turnRad * (j - turns / 2);
        const cv::Point2d rim = top.centerMm + top.radiusMm * cv::Point2d(std::cos(angle), std::sin(angle));
        for (int i = 0; i < rows; ++i) {
            map.at<cv::Point2f>(first + i, j) =
                pose.photoFromBoard(at(rim, top.heightMm - (firstRow + row * i) * thicknessMm));
        }
    }
}

// The middle colour of the tops that are surely so; BGR from -0.5, like what the networks see. 0 where there are none.
cv::Vec3f topColour(Token colour, const std::vector<CellBelief>& beliefs, const cv::Mat& photo, const CameraPose& pose,
                    double gain, const std::vector<SeenTop>& tops) {
    constexpr double sure = 0.8;
    constexpr double asideMm = 5;
    std::vector<cv::Point2f> points;
    for (std::size_t i = 0; i < tops.size(); ++i) {
        if (tops[i].radiusMm > 0 && beliefs[i].topIs(colour) > sure) {
            for (const double y : {-asideMm, 0.0, asideMm}) {
                for (const double x : {-asideMm, 0.0, asideMm}) {
                    points.push_back(pose.photoFromBoard(at(tops[i].centerMm + cv::Point2d(x, y), tops[i].heightMm)));
                }
            }
        }
    }
    if (points.empty()) {
        return {};
    }
    cv::Mat3b seen;
    cv::remap(photo, seen, points, cv::noArray(), cv::INTER_LINEAR, cv::BORDER_REPLICATE);
    cv::Vec3f middle;
    for (int c = 0; c < 3; ++c) {
        std::vector<std::uint8_t> values;
        for (const cv::Vec3b& p : seen) {
            values.push_back(p[c]);
        }
        const auto half = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
        std::nth_element(values.begin(), half, values.end());
        middle[c] = std::min(static_cast<float>(*half * gain / 255), 1.5F) - 0.5F;
    }
    return middle;
}

// How many pixels a token's wall is high where it faces the camera, by ten, and how slanted it is seen.
std::array<float, 2> leanOf(const CameraPose& pose, const SeenTop& top, double thicknessMm) {
    const cv::Vec3d sight = pose.position() - cv::Vec3d(top.centerMm.x, top.centerMm.y, top.heightMm);
    const double distance = cv::norm(sight);
    const double slant = std::hypot(sight[0], sight[1]) / distance;
    return {static_cast<float>(thicknessMm * slant * pose.focalPx / distance / 10), static_cast<float>(slant)};
}

cv::Mat wallsAsBlob(const cv::Mat& photo, const CameraPose& pose, double gain, const std::vector<SeenTop>& tops,
                    const std::array<cv::Vec3f, boardColours>& colours, double thicknessMm) {
    const int count = static_cast<int>(tops.size());
    cv::Mat map(count * rows, turns, CV_32FC2);
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
        for (const float told : leanOf(pose, tops[static_cast<std::size_t>(i)], thicknessMm)) {
            planeOf(blob, i, channel++).setTo(told);
        }
    }
    return blob;
}

// The walls seen in a mirror: each row of a plane turned round.
cv::Mat mirrored(const cv::Mat& blob) {
    const int rowsOfAll[] = {static_cast<int>(blob.total()) / turns, turns};
    cv::Mat turned;
    cv::flip(blob.reshape(1, 2, rowsOfAll), turned, 1);
    return turned.reshape(1, blob.dims, blob.size.p);
}

// What is believed of the three stacks together is shared anew.
void weigh(CellBelief& of, const float* logOdds) {
    // The other networks saw the same photo, so both are trusted less; chosen on boards that none of them saw.
    constexpr double trust = 0.8;
    constexpr double flattened = 0.85;
    if (!std::all_of(logOdds, logOdds + boardColours, [](float v) { return std::isfinite(v); })) {
        return;  // no camera is where the pose puts it
    }
    double before = 0;
    double after = 0;
    const float most = *std::max_element(logOdds, logOdds + boardColours);
    for (std::size_t k = 0; k < under.size(); ++k) {
        double& p = belief(of, under[k]);
        before += p;
        p = std::pow(p * std::exp(trust * (logOdds[k] - most)), flattened);
        after += p;
    }
    for (const Token below : under) {
        belief(of, below) *= before / std::max(after, 1e-12);
    }
}

}  // namespace

void weighUnderRed(std::vector<CellBelief>& beliefs, const cv::Mat& photo, const CameraPose& pose, double gain,
                   const std::vector<SeenTop>& tops, const TokenSize& token) {
    constexpr double possible = 0.01;
    std::vector<std::size_t> which;
    std::vector<SeenTop> buildings;
    for (std::size_t i = 0; i < beliefs.size(); ++i) {
        double p = 0;
        for (const Token below : under) {
            p += belief(beliefs[i], below);
        }
        if (tops[i].radiusMm > 0 && p > possible) {
            which.push_back(i);
            buildings.push_back(tops[i].at(redHigh * token.thicknessMm, pose.position()));
        }
    }
    if (which.empty()) {
        return;
    }
    std::array<cv::Vec3f, boardColours> colours;
    for (std::size_t k = 0; k < under.size(); ++k) {
        colours[k] = topColour(under[k], beliefs, photo, pose, gain, tops);
    }
    const cv::Mat walls = wallsAsBlob(photo, pose, gain, buildings, colours, token.thicknessMm);
    const cv::Mat straight = runNetwork(NetworkId::LookUnderRed, walls).clone();
    const cv::Mat answer = (straight + runNetwork(NetworkId::LookUnderRed, mirrored(walls))) / 2;
    for (std::size_t k = 0; k < which.size(); ++k) {
        weigh(beliefs[which[k]], answer.ptr<float>(static_cast<int>(k)) + 1);
    }
}

}  // namespace concord::vision
