// The beginning of every concord-game.
#pragma once

#include "scoring/json/strict_json.h"

namespace concord {

// Checks format and version, before anything else: another format has other keys. Returns the value of "game"
// unchecked: perhaps not a text. Throws InputError.
JsonValue expectGameFormat(const JsonValue& root);

}  // namespace concord
