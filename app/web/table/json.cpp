#include "app/web/table/json.h"

#include "app/phone/messages/command.h"
#include "app/phone/messages/json_parts.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/game_registry.h"

#include <algorithm>
#include <array>

namespace concord::web {

namespace {

using phone::Json;
using phone::Text;

bool isGiven(const std::optional<JsonValue>& value) { return value && value->kind() != JsonValue::Kind::Null; }

template <std::size_t Count>
JsonValue rootObject(const JsonDocument& document, const std::array<std::string_view, Count>& keys) {
    const JsonValue root = document.root();
    expectObject(root);
    refuseOtherKeys(root, keys);
    return root;
}

// The beginning of the text: at most maxBytes bytes, and only whole characters.
std::string truncated(const std::string& text, std::size_t maxBytes) {
    const auto isContinuation = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; };
    std::size_t end = std::min(maxBytes, text.size());
    while (end > 0 && end < text.size() && isContinuation(text[end])) {
        --end;
    }
    return text.substr(0, end);
}

Text phoneTextAt(const JsonValue& value, int depth) {
    constexpr int maxDepth = 8;
    constexpr std::size_t maxBytes = 2000;
    if (depth > maxDepth) {
        value.fail({CONCORD_TEXT("expected fewer texts inside each other"), {}});
    }
    if (value.kind() == JsonValue::Kind::Text) {
        return {truncated(value.text(), maxBytes), {}};
    }
    expectObject(value);
    Text text{textAt(require(value, "text")), {}};
    if (const std::optional<JsonValue> args = value.member("args")) {
        for (const JsonValue& arg : listAt(*args)) {
            text.args.push_back(textAt(arg));
        }
    }
    if (const std::optional<JsonValue> parts = value.member("parts")) {
        for (const JsonValue& part : listAt(*parts)) {
            text.parts.push_back(phoneTextAt(part, depth + 1));
        }
    }
    if (const std::optional<JsonValue> count = value.member("n")) {
        text.count = integerAt(*count);
    }
    return text;
}

Json cellNames(const std::vector<Cell>& cells) {
    Json json = Json::array();
    for (const Cell cell : cells) {
        json.push_back(name(cell));
    }
    return json;
}

}  // namespace

NewGame newGameFromJson(std::string_view json) {
    const JsonDocument document(json);
    constexpr std::array<std::string_view, 4> keys{"game", "side", "players", "withSpirits"};
    const JsonValue root = rootObject(document, keys);
    NewGame settings;
    const JsonValue game = require(root, "game");
    settings.game = textAt(game);
    const GameModule* const module = findGame(settings.game);
    if (module == nullptr) {
        game.failGot(CONCORD_TEXT("expected a game that this program knows, got %1"));
    }
    if (const std::optional<JsonValue> side = root.member("side"); isGiven(side)) {
        settings.side = textAt(*side);
        if (settings.side != "A" && settings.side != "B") {
            side->failGot(CONCORD_TEXT("expected \"A\" or \"B\", got %1"));
        }
    }
    const JsonValue players = require(root, "players");
    for (const JsonValue& player : listAt(players)) {
        settings.players.push_back({textAt(player, TextKind::Name), {}});
    }
    if (settings.players.size() < module->facts().minPlayers || settings.players.size() > module->facts().maxPlayers) {
        players.fail({CONCORD_TEXT("expected %1 to %2 players"),
                      {std::to_string(module->facts().minPlayers), std::to_string(module->facts().maxPlayers)}});
    }
    if (const std::optional<JsonValue> spirits = root.member("withSpirits"); isGiven(spirits)) {
        settings.withSpirits = booleanAt(*spirits);
    }
    return settings;
}

Photo photoFromJson(std::string_view json, std::string& player) {
    constexpr std::int64_t maxImageSide = 60000;
    constexpr std::size_t maxNameBytes = 80;
    const JsonDocument document(json);
    constexpr std::array<std::string_view, 6> keys{"name", "player", "sha256", "width", "height", "orientation"};
    const JsonValue root = rootObject(document, keys);
    Photo photo;
    photo.name = truncated(textAt(require(root, "name")), maxNameBytes);
    photo.sha256 = textAt(require(root, "sha256"));
    photo.width = wholeAt(require(root, "width"), maxImageSide);
    photo.height = wholeAt(require(root, "height"), maxImageSide);
    if (const std::optional<JsonValue> orientation = root.member("orientation"); isGiven(orientation)) {
        photo.orientation = std::max(1, wholeAt(*orientation, 8));
    }
    if (const std::optional<JsonValue> who = root.member("player"); isGiven(who)) {
        player = textAt(*who);
    }
    return photo;
}

ReaderAnswer readerAnswerFromJson(std::string_view json) {
    const JsonDocument document(json);
    const JsonValue root = document.root();
    expectObject(root);
    if (const std::optional<JsonValue> none = root.member("noBoard")) {
        return {true, phoneTextAt(*none, 0)};
    }
    return {false, phoneTextAt(require(root, "error"), 0)};
}

Text textFromJson(std::string_view json) { return phoneTextAt(JsonDocument(json).root(), 0); }

BoardClaim boardClaimFromJson(std::string_view json) {
    const JsonDocument document(json);
    constexpr std::array<std::string_view, 3> keys{"player", "what", "cells"};
    const JsonValue root = rootObject(document, keys);
    BoardClaim claim;
    claim.player = textAt(require(root, "player"));
    const JsonValue what = require(root, "what");
    const std::optional<ClaimKind> kind = claimKindFromName(textAt(what));
    if (!kind) {
        what.failGot(CONCORD_TEXT("expected what is claimed, such as \"river\", got %1"));
    }
    claim.kind = *kind;
    for (const JsonValue& entry : listAt(require(root, "cells"))) {
        const std::optional<Cell> cell = phone::cellFromName(textAt(entry));
        if (!cell) {
            entry.failGot(CONCORD_TEXT("expected a cell such as \"c2\", got %1"));
        }
        claim.cells.push_back(*cell);
    }
    return claim;
}

std::string claimAnswerJson(const ClaimAnswer& answer) {
    const Text points{"%n point(s)", {}, {}, answer.points};
    const Text verdict{
        answer.holds ? "The claim holds: %1." : "The claim does not hold; it still scores %1.", {}, {points}};
    return Json{{"holds", answer.holds},
                {"points", answer.points},
                {"sentence", phone::jsonOf(phone::textOf(answer.sentence))},
                {"verdict", phone::jsonOf(verdict)},
                {"cells", cellNames(answer.claimed)},
                {"supporting", cellNames(answer.cells)},
                {"path", answer.kind == ClaimKind::River},
                {"page", rulebookPage(answer.rule)}}
        .dump();
}

std::string playerFromJson(std::string_view json) {
    const JsonDocument document(json);
    constexpr std::array<std::string_view, 1> keys{"player"};
    return textAt(require(rootObject(document, keys), "player"));
}

Text textWithPlace(const InputError& error) {
    const Text what = phone::textOf(error.message());
    return error.place().empty() ? what : Text{"%1: %2", {error.place()}, {what}};
}

}  // namespace concord::web
