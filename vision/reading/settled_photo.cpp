#include "vision/reading/settled_photo.h"

#include "scoring/harmonies/game_json.h"
#include "scoring/json/input_error.h"
#include "scoring/json/json_expect.h"
#include "vision/codecs/jpeg_segments.h"
#include "vision/reading/reading_json_limits.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <string_view>

namespace concord::vision {

namespace {

using Bytes = std::span<const unsigned char>;
using OrderedJson = nlohmann::ordered_json;
using namespace std::string_view_literals;

constexpr std::string_view beginning = R"({"format":"concord-photo",)";
constexpr std::int64_t mostBytes = std::int64_t{1} << 30;
constexpr std::size_t longestTier = 20;

// --- writing ------------------------------------------------------------------------------------

std::string_view nameOf(PhotoLicence licence) { return licence == PhotoLicence::Cc0 ? "CC0-1.0" : "only-for-me"; }

OrderedJson jsonOf(const Board& board) {
    OrderedJson stacks = OrderedJson::object();
    OrderedJson cubes = OrderedJson::object();
    for (const Cell cell : cells(board.side())) {
        for (const Token token : board.stack(cell).tokens()) {
            stacks[name(cell)].push_back(name(token));
        }
        if (board.cube(cell) != Cube::None) {
            cubes[name(cell)] = board.cube(cell) == Cube::Animal ? "animal" : "spirit";
        }
    }
    return {{"cells", std::move(stacks)}, {"cubes", std::move(cubes)}};
}

std::string truthOf(const SettledPhoto& settled, std::size_t photoBytes) {
    OrderedJson centers = OrderedJson::object();
    const auto all = cells(settled.board.side());
    for (std::size_t i = 0; i < all.size(); ++i) {
        centers[name(all[i])] = {settled.centers.at(i).x, settled.centers.at(i).y};
    }
    const OrderedJson json{
        {"format", "concord-photo"},          {"version", 1},
        {"licence", nameOf(settled.licence)}, {"tier", settled.tier},
        {"side", name(settled.board.side())}, {"board", jsonOf(settled.board)},
        {"centers_px", std::move(centers)},   {"image_size", {settled.imageSize.width, settled.imageSize.height}},
        {"photo_bytes", photoBytes},          {"program", settled.program}};
    return json.dump();
}

// --- reading ------------------------------------------------------------------------------------

[[noreturn]] void refuse(const char* text, std::vector<std::string> args = {}) {
    throw InputError({}, {text, std::move(args)});
}

std::string_view textOf(const JpegSegment& segment) {
    return {reinterpret_cast<const char*>(segment.data.data()), segment.data.size()};
}

// The size in the segment that starts the picture (ITU-T T.81, B.2.2).
std::optional<cv::Size> imageSizeIn(const std::vector<JpegSegment>& segments) {
    for (const JpegSegment& segment : segments) {
        const bool isFrame = (segment.marker & 0xF0) == 0xC0 && segment.marker != 0xC4 && segment.marker != 0xC8 &&
                             segment.marker != 0xCC;
        if (isFrame && segment.data.size() >= 5) {
            const auto at = [&](std::size_t i) { return segment.data[i] * 256 + segment.data[i + 1]; };
            return cv::Size(at(3), at(1));
        }
    }
    return {};
}

cv::Point pointAt(const JsonValue& value) {
    const auto list = listAt(value);
    if (list.size() != 2) {
        value.failGot("expected two numbers, got %1");
    }
    return {integerAt(list[0]), integerAt(list[1])};
}

std::vector<cv::Point> centersAt(const JsonValue& value, Side side) {
    expectObject(value);
    std::vector<cv::Point> centers;
    std::vector<std::string> names;
    for (const Cell cell : cells(side)) {
        names.push_back(name(cell));
        centers.push_back(pointAt(require(value, names.back())));
    }
    const std::vector<std::string_view> known(names.begin(), names.end());
    refuseOtherKeys(value, known);
    return centers;
}

PhotoLicence licenceAt(const JsonValue& value) {
    const std::string text = textAt(value);
    for (const PhotoLicence licence : {PhotoLicence::Cc0, PhotoLicence::OnlyForMe}) {
        if (text == nameOf(licence)) {
            return licence;
        }
    }
    value.failGot(R"(expected "CC0-1.0" or "only-for-me", got %1)");
}

std::string tierAt(const JsonValue& value) {
    std::string text = textAt(value);
    const auto isAllowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; };
    if (text.empty() || text.size() > longestTier || !std::ranges::all_of(text, isAllowed)) {
        value.failGot("expected 1 to 20 of the characters a-z, 0-9 and -, got %1");
    }
    return text;
}

SettledPhoto settledAt(const JsonValue& root) {
    constexpr std::array keys{"format"sv, "version"sv,    "licence"sv,    "tier"sv,        "side"sv,
                              "board"sv,  "centers_px"sv, "image_size"sv, "photo_bytes"sv, "program"sv};
    expectObject(root);
    requireText(root, "format", "concord-photo");
    requireVersion1(root);
    refuseOtherKeys(root, keys);
    SettledPhoto settled;
    const Side side = sideAt(require(root, "side"));
    settled.licence = licenceAt(require(root, "licence"));
    settled.tier = tierAt(require(root, "tier"));
    settled.board = boardAt(require(root, "board"), side);
    settled.centers = centersAt(require(root, "centers_px"), side);
    settled.imageSize = pointAt(require(root, "image_size"));
    settled.program = textAt(require(root, "program"), TextKind::Line);
    return settled;
}

}  // namespace

std::vector<unsigned char> packed(Bytes jpeg, const SettledPhoto& settled) {
    const auto segments = jpegSegments(jpeg);
    if (!segments || imageSizeIn(*segments) != settled.imageSize) {
        refuse(CONCORD_TEXT("expected a JPEG of %1 x %2 pixels"),
               {std::to_string(settled.imageSize.width), std::to_string(settled.imageSize.height)});
    }
    if (settledPhotoIn(jpeg)) {
        refuse(CONCORD_TEXT("expected a photo without a settled board in it"));
    }
    auto file = withJpegComment(jpeg, truthOf(settled, jpeg.size()));
    if (!file || settledPhotoIn(*file) != settled) {
        refuse(CONCORD_TEXT("the settled board cannot be written into the photo"));
    }
    return std::move(*file);
}

std::optional<SettledPhoto> settledPhotoIn(Bytes file) {
    const auto segments = jpegSegments(file);
    if (!segments) {
        return {};
    }
    const auto isTruth = [](const JpegSegment& segment) {
        return segment.marker == jpegComment && textOf(segment).starts_with(beginning);
    };
    const auto truth = std::ranges::find_if(*segments, isTruth);
    if (truth == segments->end()) {
        return {};
    }
    if (std::ranges::count_if(*segments, isTruth) > 1) {
        refuse(CONCORD_TEXT("expected one settled board in the photo, found several"));
    }
    const JsonDocument document(textOf(*truth));
    const JsonValue root = document.root();
    const SettledPhoto settled = settledAt(root);
    const JsonValue size = require(root, "image_size");
    if (imageSizeIn(*segments) != settled.imageSize) {
        size.fail({CONCORD_TEXT("the photo has another size now: it was changed after it was saved"), {}});
    }
    const JsonValue bytes = require(root, "photo_bytes");
    const std::size_t now = file.size() - (truth->end - truth->begin);
    if (now != static_cast<std::size_t>(wholeAt(bytes, mostBytes))) {
        bytes.fail(
            {CONCORD_TEXT("the photo has %1 bytes now: it was changed after it was saved"), {std::to_string(now)}});
    }
    return settled;
}

}  // namespace concord::vision
