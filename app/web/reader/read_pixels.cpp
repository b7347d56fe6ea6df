#include "app/web/reader/read_pixels.h"

#include "app/phone/messages/json_parts.h"
#include "app/phone/messages/replies.h"
#include "app/web/reader/ingest_pixels.h"
#include "scoring/json/json_expect.h"
#include "vision/reading/read_board.h"
#include "vision/reading/reading_json.h"

#include <array>
#include <new>
#include <utility>

namespace concord::web {

namespace {

using phone::Json;

struct PhotoFacts {
    std::string name;
    PixelFacts pixels;
    std::optional<Side> side;  // to read the photo as; nothing: unknown
};

PhotoFacts factsFromJson(std::string_view text) {
    constexpr std::array<std::string_view, 10> keys{"name",         "width",       "height",    "storedWidth",
                                                    "storedHeight", "orientation", "reduction", "focal35mm",
                                                    "format",       "side"};
    constexpr std::int64_t maxSide = 60000;
    const JsonDocument document(text);
    const JsonValue root = document.root();
    expectObject(root);
    refuseOtherKeys(root, keys);
    const auto number = [&](std::string_view key, std::int64_t max) { return wholeAt(require(root, key), max); };
    const auto optionalMember = [&](std::string_view key) {
        const std::optional<JsonValue> value = root.member(key);
        return value && value->kind() != JsonValue::Kind::Null ? value : std::nullopt;
    };
    PhotoFacts facts;
    facts.name = textAt(require(root, "name"));
    facts.pixels.size = {number("width", maxSide), number("height", maxSide)};
    facts.pixels.stored = {number("storedWidth", maxSide), number("storedHeight", maxSide)};
    facts.pixels.reduction = number("reduction", 8);
    facts.pixels.orientation = number("orientation", 8);
    if (facts.pixels.reduction < 1 || facts.pixels.orientation < 1) {
        root.fail({CONCORD_TEXT("expected a reduction and an orientation from 1 to 8"), {}});
    }
    if (const std::optional<JsonValue> focal = optionalMember("focal35mm")) {
        facts.pixels.focal35mm = wholeAt(*focal);
    }
    if (const std::optional<JsonValue> side = optionalMember("side")) {
        facts.side = textAt(*side) == "A" ? Side::A : Side::B;
    }
    return facts;
}

vision::PhotoFile fileOf(Pixels pixels, const PhotoFacts& facts) {
    writeFacts(pixels.photo, facts.pixels);
    return {std::move(pixels.photo), facts.name};
}

std::string answerOf(const vision::ReadResult& result) {
    if (const auto* const none = std::get_if<vision::NoBoard>(&result)) {
        return Json{{"noBoard", phone::jsonOf(phone::textOf(none->message))},
                    {"stage", vision::name(none->stage)},
                    {"confidence", none->confidence}}
            .dump();
    }
    return vision::completeReadingToJson(std::get<vision::Reading>(result));
}

}  // namespace

std::string readPixels(Pixels first, std::optional<Pixels> second, const std::function<void(double)>& progress) try {
    const PhotoFacts facts = factsFromJson(first.facts);
    vision::ReadOptions options;
    options.side = facts.side;
    options.progress = [&](vision::Stage stage) {
        constexpr double stages = static_cast<double>(vision::Stage::Report) + 1;
        progress(static_cast<double>(stage) / stages);
    };
    if (second) {
        options.secondPhoto = fileOf(std::move(*second), factsFromJson(second->facts));
        // The engine on the table has found that both show the same board, or a person has said so.
        options.fuseDifferent = true;
    }
    return answerOf(vision::readBoard(fileOf(std::move(first), facts), options));
} catch (const InputError& error) {
    return phone::errorJson(phone::textOf(error.message()));
} catch (const std::bad_alloc&) {
    return phone::errorJson({CONCORD_TEXT("the photo needs more memory than there is"), {}});
} catch (const std::exception& error) {
    return phone::errorJson({CONCORD_TEXT("the photo cannot be read (%1)"), {error.what()}});
}

}  // namespace concord::web
