// Parts of the messages as JSON, for the files of this folder and of app/web that write messages.
#pragma once

#include "app/phone/messages/table_state.h"

#include <nlohmann/json.hpp>

namespace concord::renature {
struct Game;
struct Player;
}  // namespace concord::renature

namespace concord::phone {

using Json = nlohmann::ordered_json;

inline Json jsonOf(const Text& text) {
    Json json{{"text", text.text}};
    if (!text.args.empty()) {
        json["args"] = text.args;
    }
    for (const Text& part : text.parts) {
        json["parts"].push_back(jsonOf(part));
    }
    if (text.count) {
        json["n"] = *text.count;
    }
    return json;
}

inline Json stackJson(Stack stack) {
    Json json = Json::array();
    for (const Token token : stack.tokens()) {
        json.push_back(name(token));
    }
    return json;
}

// The colours and plants that a person can choose for an area, and the largest numbers of its token.
Json areaChoices(const renature::Game& game, const TableFacts& facts);
// The areas that still hold their token at the end, and the plants left on a player's board; null: unknown.
Json areasLeftJson(const renature::Game& game);
Json plantsLeftJson(const renature::Player& player);

}  // namespace concord::phone
