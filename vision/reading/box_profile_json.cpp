#include "vision/reading/box_profile_json.h"

#include "scoring/json/json_expect.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

namespace concord::vision {

namespace {

using OrderedJson = nlohmann::ordered_json;
using namespace std::string_view_literals;

// Lengths are written in micrometres, logarithms and the correlation in thousandths, so that all numbers are whole.
constexpr double unit = 1000;
constexpr int mostCells = maxCells;
constexpr int largestUm = 20'000;
constexpr int leastUm = 1;
constexpr int strongestCorrelation = 999;
constexpr int largestLogarithm = 10'000;

int inUnits(double value) { return static_cast<int>(std::lround(value * unit)); }

OrderedJson jsonOf(const SizeEstimate& size) {
    const cv::Vec2d error(std::sqrt(size.covariance(0, 0)), std::sqrt(size.covariance(1, 1)));
    const double product = error[0] * error[1];
    const double correlation = product > 0 ? size.covariance(0, 1) / product : 0;
    return {{"radius_um", inUnits(size.meanMm[0])},
            {"thickness_um", inUnits(size.meanMm[1])},
            {"errors_um",
             {std::clamp(inUnits(error[0]), leastUm, largestUm), std::clamp(inUnits(error[1]), leastUm, largestUm)}},
            {"correlation_permille", std::clamp(inUnits(correlation), -strongestCorrelation, strongestCorrelation)}};
}

OrderedJson jsonOf(const BoxSighting& board) {
    OrderedJson json = OrderedJson::object();
    if (!board.photo.empty()) {
        json["photo"] = board.photo;
    }
    if (board.size) {
        json["tokens"] = jsonOf(*board.size);
    }
    OrderedJson colours = OrderedJson::object();
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        const SurfaceColour& colour = board.colours[surface];
        if (colour.cells > 0) {
            OrderedJson logarithms = OrderedJson::array();
            for (int c = 0; c < 3; ++c) {
                logarithms.push_back(std::clamp(inUnits(colour.logBgr[c]), -largestLogarithm, largestLogarithm));
            }
            colours[std::string(boxSurfaceNames[surface])] = {{"cells", colour.cells},
                                                              {"log_bgr_permille", std::move(logarithms)}};
        }
    }
    json["colours"] = std::move(colours);
    return json;
}

// A whole number from low to high.
int numberAt(const JsonValue& value, int low, int high) {
    const auto number = value.whole();
    if (!number || *number < low || *number > high) {
        value.failGot(CONCORD_TEXT("expected a whole number from %1 to %2, got %3"),
                      {std::to_string(low), std::to_string(high)});
    }
    return static_cast<int>(*number);
}

std::vector<JsonValue> listOf(const JsonValue& value, std::size_t count) {
    auto list = listAt(value);
    if (list.size() != count) {
        value.failGot(CONCORD_TEXT("expected a list of %1 numbers, got %2"), {std::to_string(count)});
    }
    return list;
}

SizeEstimate sizeAt(const JsonValue& value) {
    constexpr std::array keys{"radius_um"sv, "thickness_um"sv, "errors_um"sv, "correlation_permille"sv};
    expectObject(value);
    refuseOtherKeys(value, keys);
    const auto lengthAt = [](const JsonValue& length) { return numberAt(length, leastUm, largestUm) / unit; };
    const auto errors = listOf(require(value, "errors_um"), 2);
    const cv::Vec2d error(lengthAt(errors[0]), lengthAt(errors[1]));
    const double correlation =
        numberAt(require(value, "correlation_permille"), -strongestCorrelation, strongestCorrelation) / unit;
    const double covariance = correlation * error[0] * error[1];
    return {{lengthAt(require(value, "radius_um")), lengthAt(require(value, "thickness_um"))},
            {error[0] * error[0], covariance, covariance, error[1] * error[1]}};
}

SurfaceColour colourAt(const JsonValue& value) {
    constexpr std::array keys{"cells"sv, "log_bgr_permille"sv};
    expectObject(value);
    refuseOtherKeys(value, keys);
    SurfaceColour colour{.cells = numberAt(require(value, "cells"), 1, mostCells), .logBgr = {}};
    const auto logarithms = listOf(require(value, "log_bgr_permille"), 3);
    for (int c = 0; c < 3; ++c) {
        colour.logBgr[c] =
            numberAt(logarithms[static_cast<std::size_t>(c)], -largestLogarithm, largestLogarithm) / unit;
    }
    return colour;
}

std::string hashAt(const JsonValue& value) {
    constexpr std::size_t digits = 64;
    std::string text = textAt(value);
    if (text.size() != digits || text.find_first_not_of("0123456789abcdef") != std::string::npos) {
        value.failGot(CONCORD_TEXT("expected 64 digits of a SHA-256, got %1"));
    }
    return text;
}

BoxSighting boardAt(const JsonValue& value) {
    constexpr std::array keys{"photo"sv, "tokens"sv, "colours"sv};
    expectObject(value);
    refuseOtherKeys(value, keys);
    BoxSighting board;
    if (const auto photo = value.member("photo")) {
        board.photo = hashAt(*photo);
    }
    if (const auto size = value.member("tokens")) {
        board.size = sizeAt(*size);
    }
    const JsonValue colours = require(value, "colours");
    expectObject(colours);
    refuseOtherKeys(colours, boxSurfaceNames);
    for (std::size_t surface = 0; surface < boxSurfaces; ++surface) {
        if (const auto colour = colours.member(boxSurfaceNames[surface])) {
            board.colours[surface] = colourAt(*colour);
        }
    }
    return board;
}

}  // namespace

std::string boxToJson(const BoxProfile& profile) {
    OrderedJson boards = OrderedJson::array();
    for (const BoxSighting& board : profile.boards()) {
        boards.push_back(jsonOf(board));
    }
    return OrderedJson{{"format", "concord-box"}, {"version", 1}, {"boards", std::move(boards)}}.dump();
}

BoxProfile boxFromJson(std::string_view json) {
    constexpr std::array keys{"format"sv, "version"sv, "boards"sv};
    const JsonDocument document(json);
    const JsonValue root = document.root();
    expectObject(root);
    requireText(root, "format", "concord-box");
    requireVersion1(root);
    refuseOtherKeys(root, keys);
    const JsonValue boards = require(root, "boards");
    const auto list = listAt(boards);
    if (list.size() > BoxProfile::mostBoards) {
        boards.fail({CONCORD_TEXT("expected at most %1 boards"), {std::to_string(BoxProfile::mostBoards)}});
    }
    BoxProfile profile;
    for (const JsonValue& board : list) {
        profile.add(boardAt(board));
    }
    return profile;
}

}  // namespace concord::vision
