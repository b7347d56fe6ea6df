// Parses `concord-reading` JSON.
#include "vision/reading/reading_json.h"

#include "vision/geometry/board_frame.h"
#include "vision/reading/reading_json_limits.h"

#include <opencv2/calib3d.hpp>
#include <opencv2/imgproc.hpp>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace concord::vision {

namespace {

using Json = nlohmann::json;

// The functions below throw a std::exception if the JSON is not a reading.

void expect(bool right) {
    if (!right) {
        throw std::invalid_argument("expected a reading");
    }
}

int wholeFrom(const Json& json, int min, int max) {
    expect(json.is_number_integer());
    const double number = json;  // loses digits only far beyond the limits
    expect(number >= min && number <= max);
    return static_cast<int>(number);
}

int scoreFrom(const Json& json) { return wholeFrom(json, -maxScore, maxScore); }

double pixelFrom(const Json& json) {
    const double pixel = json;
    expect(std::abs(pixel) <= farthestPx);
    return pixel;
}

double measureFrom(const Json& json) { return std::clamp(json.get<double>(), -maxMeasure, maxMeasure); }

double probabilityFrom(const Json& json) {
    constexpr double rounding = 1e-6;  // of sums of probabilities, in the complete form
    const double probability = json;
    expect(probability >= -rounding && probability <= 1 + rounding);
    return probability;
}

// The values of a list, each converted by `from`.
template <typename From>
auto valuesFrom(const Json& json, const From& from) {
    expect(json.is_array());
    std::vector<decltype(from(json))> values;
    for (const Json& one : json) {
        values.push_back(from(one));
    }
    return values;
}

std::string textFrom(const Json& json) { return json.get<std::string>(); }

cv::Point2d pointFrom(const Json& json) { return {pixelFrom(json.at(0)), pixelFrom(json.at(1))}; }

Token tokenFrom(const Json& json) { return tokenFromName(textFrom(json)).value(); }

Stack stackFrom(const Json& json) { return Stack::fromTokens(valuesFrom(json, tokenFrom)).value(); }

Cube cubeFrom(const Json& json) {
    expect(json == "animal" || json == "spirit");
    return json == "spirit" ? Cube::Spirit : Cube::Animal;
}

Board boardFrom(const Json& json, Side side) {
    Board board(side);
    for (const auto& [cell, stack] : json.at("cells").items()) {
        board.setStack(cellFromName(side, cell).value(), stackFrom(stack));
    }
    for (const auto& [cell, cube] : json.at("cubes").items()) {
        const Cell on = cellFromName(side, cell).value();
        if (!board.stack(on).empty()) {
            board.setCube(on, cubeFrom(cube));
        }
    }
    return board;
}

Alternative alternativeFrom(const Json& json) { return {stackFrom(json.at("stack")), probabilityFrom(json.at("p"))}; }

CellReading cellFrom(const Json& json, Cell cell) {
    CellReading reading;
    reading.cell = cell;
    reading.stack = stackFrom(json.at("stack"));
    reading.confidence = probabilityFrom(json.at("confidence"));
    reading.review = json.at("review");
    if (reading.review && json.contains("reason")) {  // not in readings by earlier versions
        reading.reason = reviewReasonFromName(textFrom(json.at("reason"))).value();
    }
    reading.center = pointFrom(json.at("center"));
    reading.alternatives = valuesFrom(json.at("alternatives"), alternativeFrom);
    return reading;
}

// Computes tops and outlines from the cells' centres: on the board's surface, as the heights are unknown. The cubes are
// those of the board.
void deriveGeometryFromCenters(Reading& reading) {
    for (CellReading& cell : reading.cells) {
        cell.top = cell.center;
        cell.cube = reading.board.cube(cell.cell);
    }
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
    // Where the centres do not fit a view of the board, such as all in one place, the outlines stay empty.
    constexpr double minCellPx = 1;
    const auto hasArea = [](const std::vector<cv::Point2d>& outline) {
        const std::vector<cv::Point2f> corners(outline.begin(), outline.end());
        return cv::contourArea(corners) > minCellPx;  // false for NaN
    };
    if (!std::ranges::all_of(outlines, hasArea)) {
        return;
    }
    for (std::size_t i = 0; i < outlines.size(); ++i) {
        reading.cells[i].outline = std::move(outlines[i]);
    }
    cv::perspectiveTransform(plateOutlineMm(), reading.boardOutline, photoFromBoard);
}

// A Message holds only a pointer to its text, so the text must live as long as the program.
const char* internedText(const std::string& text) {
    static std::mutex mutex;
    static std::set<std::string> texts;
    const std::scoped_lock lock(mutex);
    return texts.insert(text).first->c_str();
}

Message messageFrom(const Json& json, int depth = 0) {
    constexpr int maxDepth = 8;  // of messages inside each other
    expect(depth < maxDepth);
    return {internedText(textFrom(json.at("text"))), valuesFrom(json.at("args"), textFrom),
            valuesFrom(json.at("parts"), [&](const Json& part) { return messageFrom(part, depth + 1); })};
}

Warning warningFrom(const Json& json) { return {textFrom(json.at("code")), messageFrom(json)}; }

std::pair<std::string, double> stageFrom(const Json& json) { return {textFrom(json.at(0)), measureFrom(json.at(1))}; }

// Reads what the public form leaves out.
void readRest(const Json& json, Reading& reading) {
    for (CellReading& cell : reading.cells) {
        const Json& cellJson = json.at("cells").at(name(cell.cell));
        cell.top = pointFrom(cellJson.at("top"));
        cell.outline = valuesFrom(cellJson.at("outline"), pointFrom);
        cell.cube = cellJson.contains("cube") ? cubeFrom(cellJson.at("cube")) : Cube::None;
        expect(!cell.alternatives.empty());
    }
    constexpr int maxOrientation = 8;
    reading.timing.stagesMs = valuesFrom(json.at("timing").at("stagesMs"), stageFrom);
    reading.warnings = valuesFrom(json.at("warnings"), warningFrom);
    reading.tiltDeg = measureFrom(json.at("tiltDeg"));
    reading.boardOutline = valuesFrom(json.at("boardOutline"), pointFrom);
    const Json& size = json.at("imageSize");
    reading.imageSize = {wholeFrom(size.at(0), 0, maxImagePx), wholeFrom(size.at(1), 0, maxImagePx)};
    reading.exifOrientation = wholeFrom(json.at("exifOrientation"), 1, maxOrientation);
}

Reading readingFrom(const Json& json) {
    Reading reading;
    const std::string side = json.at("side");
    expect(json.at("format") == "concord-reading" && json.at("version") == 1);
    expect(side == name(Side::A) || side == name(Side::B));
    reading.side = side == name(Side::A) ? Side::A : Side::B;
    reading.sideConfidence = probabilityFrom(json.at("sideConfidence"));
    reading.photos = valuesFrom(json.at("photos"), textFrom);
    reading.board = boardFrom(json.at("board"), reading.side);
    for (const Cell cell : cells(reading.side)) {
        reading.cells.push_back(cellFrom(json.at("cells").at(name(cell)), cell));
    }
    reading.review = valuesFrom(json.at("review"),
                                [&](const Json& cell) { return cellFromName(reading.side, textFrom(cell)).value(); });
    const Json& total = json.at("total");
    reading.total = {scoreFrom(total.at("mostLikely")), scoreFrom(total.at("low")), scoreFrom(total.at("high")),
                     probabilityFrom(total.at("sure"))};
    reading.timing.decodeMs = measureFrom(json.at("timing").at("decodeMs"));
    reading.timing.readMs = measureFrom(json.at("timing").at("readMs"));
    return reading;
}

bool isComplete(const Json& json) { return json.value("complete", false); }

}  // namespace

std::optional<Reading> readingFromJson(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        Reading reading = readingFrom(json);
        if (isComplete(json)) {
            readRest(json, reading);
        } else {
            deriveGeometryFromCenters(reading);
        }
        return reading;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

std::optional<Reading> completeReadingFromJson(std::string_view text) {
    try {
        const Json json = Json::parse(text);
        expect(isComplete(json));
        Reading reading = readingFrom(json);
        readRest(json, reading);
        return reading;
    } catch (const std::exception&) {
        return std::nullopt;
    }
}

}  // namespace concord::vision
