#include "vision/reading/reading_json.h"

#include "vision/reading/compare_views.h"
#include "vision/reading/reading_json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace concord::vision {

namespace {

using Json = nlohmann::ordered_json;

enum class Form : std::uint8_t { Public, Complete };

// Keeps the significant decimals only.
double rounded(double value, double perUnit) { return std::round(value * perUnit) / perUnit; }
double probability(double p) { return rounded(p, 1e4); }
double pixels(double px) { return rounded(px, 10); }
double milliseconds(double ms) { return rounded(ms, 10); }

// The reading with only the significant decimals of what the public form contains.
Reading rounded(Reading reading) {
    reading.sideConfidence = probability(reading.sideConfidence);
    for (CellReading& cell : reading.cells) {
        cell.confidence = probability(cell.confidence);
        cell.center = {pixels(cell.center.x), pixels(cell.center.y)};
        for (Alternative& alternative : cell.alternatives) {
            alternative.p = probability(alternative.p);
        }
    }
    reading.total.sure = probability(reading.total.sure);
    reading.timing.decodeMs = milliseconds(reading.timing.decodeMs);
    reading.timing.readMs = milliseconds(reading.timing.readMs);
    return reading;
}

void limit(double& value, double max) { value = std::isnan(value) ? 0 : std::clamp(value, -max, max); }

void limit(cv::Point2d& point) {
    limit(point.x, farthestPx);
    limit(point.y, farthestPx);
}

void limit(std::vector<cv::Point2d>& points) {
    for (cv::Point2d& point : points) {
        limit(point);
    }
}

// The reading with places, times and angles limited to what readingFromJson() accepts in the complete form.
Reading limited(Reading reading) {
    for (CellReading& cell : reading.cells) {
        limit(cell.center);
        limit(cell.top);
        limit(cell.outline);
    }
    limit(reading.boardOutline);
    limit(reading.tiltDeg, maxMeasure);
    limit(reading.timing.decodeMs, maxMeasure);
    limit(reading.timing.readMs, maxMeasure);
    for (auto& [stage, ms] : reading.timing.stagesMs) {
        limit(ms, maxMeasure);
    }
    return reading;
}

Json pointJson(const cv::Point2d& point) { return Json::array({point.x, point.y}); }

Json pointsJson(const std::vector<cv::Point2d>& points) {
    Json json = Json::array();
    for (const cv::Point2d& point : points) {
        json.push_back(pointJson(point));
    }
    return json;
}

Json stackJson(Stack stack) {
    Json json = Json::array();
    for (const Token token : stack.tokens()) {
        json.push_back(name(token));
    }
    return json;
}

// For a cell with a cube.
const char* cubeName(Cube cube) { return cube == Cube::Animal ? "animal" : "spirit"; }

Json boardJson(const Board& board) {
    Json stacks = Json::object();
    Json cubes = Json::object();
    for (const Cell cell : cells(board.side())) {
        if (!board.stack(cell).empty()) {
            stacks[name(cell)] = stackJson(board.stack(cell));
        }
        if (board.cube(cell) != Cube::None) {
            cubes[name(cell)] = cubeName(board.cube(cell));
        }
    }
    return {{"cells", std::move(stacks)}, {"cubes", std::move(cubes)}};
}

// From here to readingJson(), structured bindings name every member of a reading, so that a new one cannot be
// forgotten: the compiler checks the count.

Json alternativesJson(const std::vector<Alternative>& alternatives) {
    Json json = Json::array();
    for (const auto& [stack, p] : alternatives) {
        json.push_back({{"stack", stackJson(stack)}, {"p", p}});
    }
    return json;
}

Json cellsJson(const std::vector<CellReading>& readings, Form form) {
    Json cells = Json::object();
    for (const auto& [cell, stack, confidence, review, reason, center, top, outline, alternatives, cube] : readings) {
        Json json{{"stack", stackJson(stack)},
                  {"confidence", confidence},
                  {"review", review},
                  {"center", pointJson(center)},
                  {"alternatives", alternativesJson(alternatives)}};
        if (review) {
            json["reason"] = name(reason);
        }
        if (form == Form::Complete) {
            json["top"] = pointJson(top);
            json["outline"] = pointsJson(outline);
            if (cube != Cube::None) {
                json["cube"] = cubeName(cube);
            }
        }
        cells[name(cell)] = std::move(json);
    }
    return cells;
}

Json reviewJson(const std::vector<Cell>& review) {
    Json json = Json::array();
    for (const Cell cell : review) {
        json.push_back(name(cell));
    }
    return json;
}

Json totalJson(const ScoreSpread& total) {
    const auto& [mostLikely, low, high, sure] = total;
    return {{"mostLikely", mostLikely}, {"low", low}, {"high", high}, {"sure", sure}};
}

Json timingJson(const Timing& timing, Form form) {
    const auto& [decodeMs, readMs, stagesMs] = timing;
    Json json{{"decodeMs", decodeMs}, {"readMs", readMs}};
    if (form == Form::Complete) {
        Json stages = Json::array();
        for (const auto& [stage, ms] : stagesMs) {
            stages.push_back(Json::array({stage, ms}));
        }
        json["stagesMs"] = std::move(stages);
    }
    return json;
}

Json messageJson(const Message& message) {
    const auto& [text, args, parts] = message;
    Json partsJson = Json::array();
    for (const Message& part : parts) {
        partsJson.push_back(messageJson(part));
    }
    return {{"text", text}, {"args", args}, {"parts", std::move(partsJson)}};
}

Json warningsJson(const std::vector<Warning>& warnings, Form form) {
    Json list = Json::array();
    for (const auto& [code, message] : warnings) {
        Json json{{"code", code}, {"message", english(message)}};
        if (form == Form::Complete) {
            json.update(messageJson(message));
        }
        list.push_back(std::move(json));
    }
    return list;
}

Json readingJson(const Reading& reading, Form form) {
    const auto& [photos, side, sideConfidence, board, cells, review, total, timing, warnings, tiltDeg, boardOutline,
                 imageSize, exifOrientation] = reading;
    Json json{{"format", "concord-reading"},
              {"version", 1},
              {"photos", photos},
              {"side", name(side)},
              {"sideConfidence", sideConfidence},
              {"board", boardJson(board)},
              {"cells", cellsJson(cells, form)},
              {"review", reviewJson(review)},
              {"total", totalJson(total)},
              {"timing", timingJson(timing, form)},
              {"warnings", warningsJson(warnings, form)}};
    if (form == Form::Complete) {
        json["complete"] = true;
        json["tiltDeg"] = tiltDeg;
        json["boardOutline"] = pointsJson(boardOutline);
        json["imageSize"] = Json::array({imageSize.width, imageSize.height});
        json["exifOrientation"] = exifOrientation;
    }
    return json;
}

Json viewsJson(const ViewComparison& views) {
    Json differing = Json::object();
    for (const CellDifference& cell : views.differing) {
        differing[name(cell.cell)] = {{"first", stackJson(cell.first)},
                                      {"firstConfidence", probability(cell.firstConfidence)},
                                      {"second", stackJson(cell.second)},
                                      {"secondConfidence", probability(cell.secondConfidence)},
                                      {"p", probability(cell.p)}};
    }
    return {{"sameBoard", name(views.verdict)},
            {"same", probability(views.same)},
            {"secondNewer", probability(views.secondNewer)},
            {"firstNewer", probability(views.firstNewer)},
            {"sides", {name(views.firstSide), name(views.secondSide)}},
            {"sidesDiffer", probability(views.sidesDiffer)},
            {"comparable", views.comparable},
            {"differing", std::move(differing)}};
}

}  // namespace

std::string readingToJson(const Reading& reading, bool pretty, const ViewComparison* views) {
    Json json = readingJson(rounded(reading), Form::Public);
    if (views != nullptr) {
        json["views"] = viewsJson(*views);
    }
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

std::string completeReadingToJson(const Reading& reading) {
    return readingJson(limited(reading), Form::Complete).dump(-1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace concord::vision
