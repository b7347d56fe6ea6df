// Parses `concord-reading` JSON.
#include "vision/reading/reading_json.h"

#include "vision/geometry/board_frame.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <stdexcept>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

using Json = nlohmann::json;

// These throw some std::exception where the JSON is not that of a reading.

int wholeFrom(const Json& json) {
    const auto number = json.is_number_integer() ? json.get<std::int64_t>() : std::numeric_limits<std::int64_t>::max();
    if (std::abs(static_cast<double>(number)) > std::numeric_limits<int>::max()) {
        throw std::out_of_range("expected a whole number");
    }
    return static_cast<int>(number);
}

double pixelFrom(const Json& json) {
    constexpr double farthest = 1e6;
    const double pixel = json;
    if (!(std::abs(pixel) < farthest)) {
        throw std::out_of_range("expected a pixel of a photo");
    }
    return pixel;
}

double probabilityFrom(const Json& json) {
    const double probability = json;
    if (!(probability >= 0 && probability <= 1)) {
        throw std::out_of_range("expected a probability");
    }
    return probability;
}

Stack stackFrom(const Json& json) {
    std::vector<Token> tokens;
    for (const Json& colour : json) {
        tokens.push_back(tokenFromName(colour.get<std::string>()).value());
    }
    return Stack::fromTokens(tokens).value();
}

Cube cubeFrom(const std::string& kind) { return kind == "spirit" ? Cube::Spirit : Cube::Animal; }

Board boardFrom(const Json& json, Side side) {
    Board board(side);
    for (const auto& [cell, stack] : json.at("cells").items()) {
        board.setStack(cellFromName(side, cell).value(), stackFrom(stack));
    }
    for (const auto& [cell, cube] : json.at("cubes").items()) {
        const Cell on = cellFromName(side, cell).value();
        if (!board.stack(on).empty()) {
            board.setCube(on, cubeFrom(cube.get<std::string>()));
        }
    }
    return board;
}

CellReading cellFrom(const Json& json, Cell cell) {
    CellReading reading;
    reading.cell = cell;
    reading.stack = stackFrom(json.at("stack"));
    reading.confidence = probabilityFrom(json.at("confidence"));
    reading.review = json.at("review");
    reading.center = {pixelFrom(json.at("center").at(0)), pixelFrom(json.at("center").at(1))};
    reading.top = reading.center;
    for (const Json& one : json.at("alternatives")) {
        reading.alternatives.push_back({stackFrom(one.at("stack")), probabilityFrom(one.at("p"))});
    }
    return reading;
}

// Computes the outlines from the cells' centres: on the board's surface, as the heights are unknown.
void layFlat(Reading& reading) {
    std::vector<cv::Point2d> board;
    std::vector<cv::Point2d> photo;
    for (const CellReading& cell : reading.cells) {
        board.push_back(cellCenterMm(reading.side, cell.cell));
        photo.push_back(cell.center);
    }
    const cv::Mat photoFromBoard = cv::findHomography(board, photo);
    if (photoFromBoard.empty()) {
        return;
    }
    std::vector<std::vector<cv::Point2d>> outlines;
    for (const CellReading& cell : reading.cells) {
        const auto hexagon = cellHexagonMm(reading.side, cell.cell);
        cv::perspectiveTransform(std::vector<cv::Point2d>(hexagon.begin(), hexagon.end()), outlines.emplace_back(),
                                 photoFromBoard);
    }
    // Centres that are not in a plane, or all in one place, are invalid.
    constexpr double minCellPx = 1;
    const auto isSeen = [](const std::vector<cv::Point2d>& outline) {
        const std::vector<cv::Point2f> corners(outline.begin(), outline.end());
        return cv::contourArea(corners) > minCellPx;  // false for NaN
    };
    if (!std::ranges::all_of(outlines, isSeen)) {
        return;
    }
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        reading.cells[i].outline = std::move(outlines[i]);
    }
    cv::perspectiveTransform(plateOutlineMm(), reading.boardOutline, photoFromBoard);
}

Reading readingFrom(const Json& json) {
    Reading reading;
    const std::string side = json.at("side");
    const bool known = side == name(Side::A) || side == name(Side::B);
    if (json.at("format") != "concord-reading" || json.at("version") != 1 || !known) {
        throw std::invalid_argument("expected a reading");
    }
    reading.side = side == name(Side::A) ? Side::A : Side::B;
    reading.sideConfidence = probabilityFrom(json.at("sideConfidence"));
    reading.photos = json.at("photos").get<std::vector<std::string>>();
    reading.board = boardFrom(json.at("board"), reading.side);
    for (const Cell cell : cells(reading.side)) {
        reading.cells.push_back(cellFrom(json.at("cells").at(name(cell)), cell));
        reading.cells.back().cube = reading.board.cube(cell);
    }
    for (const Json& cell : json.at("review")) {
        reading.review.push_back(cellFromName(reading.side, cell.get<std::string>()).value());
    }
    const Json& total = json.at("total");
    reading.total = {wholeFrom(total.at("mostLikely")), wholeFrom(total.at("low")), wholeFrom(total.at("high")),
                     probabilityFrom(total.at("sure"))};
    reading.timing.decodeMs = json.at("timing").at("decodeMs");
    reading.timing.readMs = json.at("timing").at("readMs");
    return reading;
}

}  // namespace

std::optional<Reading> readingFromJson(std::string_view text) {
    try {
        Reading reading = readingFrom(Json::parse(text));
        layFlat(reading);
        return reading;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace concord::vision
