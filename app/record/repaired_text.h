// The rule for texts (scoring/json/text_rule.h), for QString.
#pragma once

#include "scoring/json/text_rule.h"

#include <QString>

namespace concord::record {

// See repairedText() there. A text of visible ASCII without blanks, such as most names, costs little.
QString repairedText(const QString& text, TextKind kind);

// Repairs a player's name that was stored before the rule existed. A name without a visible character becomes "? " and
// the first digits of the UUID, so that several such players stay distinct.
QString repairedPlayerName(const QString& name, const QString& uuid);

}  // namespace concord::record
