#include "vision/reading/reading_json.h"

#include "vision/reading/compare_views.h"

#include <nlohmann/json.hpp>

#include <cmath>

namespace concord::vision {

namespace {

using Json = nlohmann::ordered_json;

// Decimals beyond these are not significant.
double rounded(double value, double perUnit) { return std::round(value * perUnit) / perUnit; }
double probability(double p) { return rounded(p, 1e4); }
double pixels(double px) { return rounded(px, 10); }
double milliseconds(double ms) { return rounded(ms, 10); }

Json stackJson(Stack stack) {
    Json json = Json::array();
    for (const Token token : stack.tokens()) {
        json.push_back(name(token));
    }
    return json;
}

Json boardJson(const Board& board) {
    Json stacks = Json::object();
    Json cubes = Json::object();
    for (const Cell cell : cells(board.side())) {
        if (!board.stack(cell).empty()) {
            stacks[name(cell)] = stackJson(board.stack(cell));
        }
        if (board.cube(cell) != Cube::None) {
            cubes[name(cell)] = board.cube(cell) == Cube::Animal ? "animal" : "spirit";
        }
    }
    return {{"cells", std::move(stacks)}, {"cubes", std::move(cubes)}};
}

Json cellJson(const CellReading& cell) {
    Json alternatives = Json::array();
    for (const Alternative& alternative : cell.alternatives) {
        alternatives.push_back({{"stack", stackJson(alternative.stack)}, {"p", probability(alternative.p)}});
    }
    return {{"stack", stackJson(cell.stack)},
            {"confidence", probability(cell.confidence)},
            {"review", cell.review},
            {"center", {pixels(cell.center.x), pixels(cell.center.y)}},
            {"alternatives", std::move(alternatives)}};
}

Json warningsJson(const std::vector<Warning>& warnings) {
    Json json = Json::array();
    for (const Warning& warning : warnings) {
        json.push_back({{"code", warning.code}, {"message", english(warning.message)}});
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
    Json cellsJson = Json::object();
    for (const CellReading& cell : reading.cells) {
        cellsJson[name(cell.cell)] = cellJson(cell);
    }
    Json review = Json::array();
    for (const Cell cell : reading.review) {
        review.push_back(name(cell));
    }
    const ScoreSpread& total = reading.total;
    Json json{{"format", "concord-reading"},
              {"version", 1},
              {"photos", reading.photos},
              {"side", name(reading.side)},
              {"sideConfidence", probability(reading.sideConfidence)},
              {"board", boardJson(reading.board)},
              {"cells", std::move(cellsJson)},
              {"review", std::move(review)},
              {"total",
               {{"mostLikely", total.mostLikely},
                {"low", total.low},
                {"high", total.high},
                {"sure", probability(total.sure)}}},
              {"timing",
               {{"decodeMs", milliseconds(reading.timing.decodeMs)}, {"readMs", milliseconds(reading.timing.readMs)}}},
              {"warnings", warningsJson(reading.warnings)}};
    if (views != nullptr) {
        json["views"] = viewsJson(*views);
    }
    return json.dump(pretty ? 2 : -1, ' ', false, Json::error_handler_t::replace);
}

}  // namespace concord::vision
