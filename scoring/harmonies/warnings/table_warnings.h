// Warnings about the boards of a game taken together.
#pragma once

#include "scoring/harmonies/game.h"
#include "scoring/json/message.h"

namespace concord {

// Tokens in the box (rulebook page 2), in the order of allTokens: all boards share them.
inline constexpr std::array<int, tokenKinds> tokensInBox{23, 23, 21, 19, 19, 15};

// A colour with more tokens on the boards than in the box.
struct BoxExcess {
    Token token = Token::Blue;
    Message message;
};
std::vector<BoxExcess> boxExcesses(const Game& game);

// Warns of more tokens of a colour than the box holds, and of boards with unequal numbers of tokens.
std::vector<Warning> tableWarnings(const Game& game);

}  // namespace concord
