// Stacks of Harmonies, and the lines of a score, in words.
#pragma once

#include "app/phone/messages/text.h"
#include "scoring/harmonies/evidence.h"

namespace concord::phone {

Text stackName(Stack stack);          // "tall tree"
Text titleOf(const ScoreItem& item);  // "River, 7 tokens long"
// Why the rule paid or denied here; empty if the title and the rule say everything.
Text reasonOf(const ScoreItem& item, const Evidence& evidence);

}  // namespace concord::phone
