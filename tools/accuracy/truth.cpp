#include "tools/accuracy/truth.h"

#include "vision/codecs/exif.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/find/pose.h"
#include "vision/reading/settled_photo.h"

#include <nlohmann/json.hpp>
#include <opencv2/imgproc.hpp>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <iterator>
#include <numbers>
#include <stdexcept>

namespace concord::accuracy {

namespace {

using nlohmann::json;

Board boardOf(const json& truth) {
    const Side side = truth.at("side") == "B" ? Side::B : Side::A;
    Board board(side);
    for (const auto& [cellName, tokens] : truth.at("cells").items()) {
        std::vector<Token> stack;
        for (const json& t : tokens) {
            stack.push_back(tokenFromName(t.get<std::string>()).value());
        }
        board.setStack(cellFromName(side, cellName).value(), Stack::fromTokens(stack).value());
    }
    for (const auto& [cellName, kind] : truth.at("cubes").items()) {
        board.setCube(cellFromName(side, cellName).value(), kind == "spirit" ? Cube::Spirit : Cube::Animal);
    }
    return board;
}

// The camera, fitted to the positions of the cells.
vision::CameraPose poseOf(const Truth& truth, cv::Size2d size, const vision::CameraPrior& prior) {
    std::vector<vision::SurfaceMatch> matches;
    for (const Cell cell : cells(truth.board.side())) {
        matches.push_back({truth.centers.at(name(cell)), vision::cellCenterMm(truth.board.side(), cell)});
    }
    const auto fit = vision::fitPose(matches, size, prior);
    if (!fit) {
        throw std::runtime_error("centers_px: no camera pose fits them");
    }
    return fit->pose;
}

// The same, with the camera that a truth file describes.
vision::CameraPose poseOf(const Truth& truth, const json& file) {
    const cv::Size2d size(file.at("image_size").at(0), file.at("image_size").at(1));
    const json& camera = file.at("camera");
    const double halfAngle = camera.at("hfov_deg").get<double>() * std::numbers::pi / 360;
    vision::CameraPrior prior{.focalPx = std::max(size.width, size.height) / 2 / std::tan(halfAngle),
                              .focalSpread = 0.01};
    if (camera.contains("axis_px")) {  // the photo was cut out of a larger one
        prior.focalPx = camera.at("focal_px");
        prior.axis = {camera.at("axis_px").at(0), camera.at("axis_px").at(1)};
    }
    return poseOf(truth, size, prior);
}

std::optional<double> focal35mmOf(const std::vector<unsigned char>& jpeg) {
    const auto segments = vision::jpegSegments(jpeg);
    constexpr unsigned char app1 = 0xE1;
    const auto exif = std::ranges::find(*segments, app1, &vision::JpegSegment::marker);
    return exif == segments->end() ? std::nullopt : vision::readExif(exif->data).focal35mm;
}

// The fraction of the photo that the outlines cover; overlaps count twice.
double coveredFraction(const json& outlines, const json& imageSize) {
    const cv::Size2f size(imageSize.at(0), imageSize.at(1));
    const std::vector<cv::Point2f> photo{{0, 0}, {size.width, 0}, {size.width, size.height}, {0, size.height}};
    double area = 0;
    for (const json& outline : outlines) {
        std::vector<cv::Point2f> points;
        for (const json& p : outline) {
            points.emplace_back(p.at(0), p.at(1));
        }
        std::vector<cv::Point2f> hull;
        std::vector<cv::Point2f> visible;
        cv::convexHull(points, hull);
        area += cv::intersectConvexConvex(hull, photo, visible);
    }
    return area / size.area();
}

}  // namespace

Truth readTruth(const std::filesystem::path& file) {
    std::ifstream in(file);
    const json j = json::parse(in);
    Truth truth;
    truth.photo = file.parent_path() / j.at("photo").get<std::string>();
    if (!j.contains("cells")) {
        return truth;
    }
    truth.hasBoard = true;
    truth.tier = j.at("tier").get<std::string>();
    // A photo that was made harder (tools/stress) names the tier that it had before.
    truth.excludeHidden = j.value("of_tier", truth.tier) == "hard";
    truth.board = boardOf(j);
    for (const auto& [cellName, at] : j.at("centers_px").items()) {
        truth.centers[cellName] = {at[0], at[1]};
    }
    for (const auto& [cellName, at] : j.at("tops_px").items()) {
        truth.tops[cellName] = {at[0], at[1]};
    }
    truth.token = {j.at("token").at("diameter_mm"), j.at("token").at("thickness_mm")};
    if (j.contains("other_boards_px")) {
        truth.otherBoardsFraction = coveredFraction(j.at("other_boards_px"), j.at("image_size"));
    }
    truth.pose = poseOf(truth, j);
    truth.visibility = visibilityOf(truth.board, truth.pose, truth.token);
    for (const json& cell : j.value("covered", json::array())) {
        truth.covered.push_back(cellFromName(truth.board.side(), cell.get<std::string>()).value());
    }
    return truth;
}

std::optional<Truth> settledTruth(const std::filesystem::path& photo) {
    const std::vector<unsigned char> bytes = bytesOf(photo);
    const std::optional<vision::SettledPhoto> settled = vision::settledPhotoIn(bytes);
    if (!settled) {
        if (photo.string().ends_with(".concord.jpg")) {
            throw std::runtime_error(
                "expected a photo with its truth in it; was it sent by a messenger, or saved by another program?");
        }
        return {};
    }
    Truth truth;
    truth.photo = photo;
    truth.hasBoard = true;
    truth.tier = settled->tier;
    truth.board = settled->board;
    truth.centersMeasured = false;
    truth.basesUnderRedKnown = false;
    const auto all = cells(truth.board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        truth.centers[name(all[i])] = settled->centers.at(i);
    }
    truth.pose = poseOf(truth, settled->imageSize, vision::wholePhoto(focal35mmOf(bytes), settled->imageSize));
    truth.visibility = visibilityOf(truth.board, truth.pose);
    return truth;
}

bool isHeldOut(const std::filesystem::path& photo) {
    const std::string stem = photo.stem().string();
    if (!stem.starts_with("dev_") && !stem.starts_with("lit_")) {
        return false;
    }
    if (stem.starts_with("dev_neg_")) {
        return true;
    }
    const auto firstDigit = stem.find_last_not_of("0123456789") + 1;
    if (firstDigit >= stem.size()) {
        return false;
    }
    const int number = std::stoi(stem.substr(firstDigit));
    return number % 5 == 0 || number % 5 == 3;
}

std::vector<unsigned char> bytesOf(const std::filesystem::path& file) {
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace concord::accuracy
