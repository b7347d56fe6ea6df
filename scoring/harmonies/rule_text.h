// The rules as sentences for people.
#pragma once

#include "scoring/harmonies/score_item.h"

namespace concord {

// CONCORD_TEXT: "A mountain that touches no other mountain is worth nothing."
const char* ruleSentence(Rule rule);

}  // namespace concord
