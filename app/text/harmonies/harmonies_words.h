// The wording of Harmonies, in addition to its rows and messages: titles of items, claims, warnings, boards, suns.
#pragma once

#include "app/text/game_words.h"

namespace concord::words {

const GameWords& harmoniesWords();

}  // namespace concord::words
