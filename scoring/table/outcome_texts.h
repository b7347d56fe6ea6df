// What a game says about an empty pad and about a tie for the first place, in the window and on phones.
#pragma once

#include "scoring/json/message.h"

namespace concord {

// Each is a CONCORD_TEXT or only "%1"; a game without texts of its own keeps these. "The list" is the text of `list`,
// with tieBreakNote (score_table.h) after it if there is one.
struct OutcomeTexts {
    const char* firstStep = CONCORD_TEXT("Type the numbers.");  // while the pad is empty
    const char* unknown = "%1";                                 // the tie cannot be broken yet; %1: the list
    const char* decided = CONCORD_TEXT("%1 are level. %2");     // the tie is broken; %1: "Ann and Bob", %2: the list
    const char* undecided = "%1";                               // the tie stays shared; %1: the list
    const char* list = CONCORD_TEXT("%2: %1.");                 // %1: "Ann 3, Bob 4", %2: what breaks ties
};

}  // namespace concord
