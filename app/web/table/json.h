// Messages of the page that only this engine knows. Everything is checked; an InputError says what is wrong.
#pragma once

#include "app/phone/messages/text.h"
#include "app/web/table/photos.h"
#include "scoring/harmonies/claims/claim_answer.h"
#include "scoring/json/input_error.h"

#include <string>
#include <string_view>

namespace concord::web {

struct NewGame {
    std::string game;  // its id in the registry
    std::string side;  // "A" or "B"; empty if the message names none
    std::vector<TablePlayer> players;
    bool withSpirits = false;
};
NewGame newGameFromJson(std::string_view json);

// player: set to the id of the player whose board the photo shows, or "new"; unchanged if the message names none.
Photo photoFromJson(std::string_view json, std::string& player);

// What the reader says instead of a reading.
struct ReaderAnswer {
    bool isNoBoard = false;  // otherwise the photo could not be read at all
    phone::Text why;
};
ReaderAnswer readerAnswerFromJson(std::string_view json);

// {"text": ..., "args": [...], "parts": [...], "n": 3}, all but "text" optional; or just a string.
phone::Text textFromJson(std::string_view json);

// That these cells of a player's board are a river, a tree ...
struct BoardClaim {
    std::string player;
    ClaimKind kind = ClaimKind::Tree;
    std::vector<Cell> cells;
};
BoardClaim boardClaimFromJson(std::string_view json);
std::string claimAnswerJson(const ClaimAnswer& answer);

// {"player": "p1"}
std::string playerFromJson(std::string_view json);

// "/players/0: expected ..."
phone::Text textWithPlace(const InputError& error);

}  // namespace concord::web
