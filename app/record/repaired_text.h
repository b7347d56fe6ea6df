// The rule for texts of people (scoring/text_rule.h), for Qt's strings.
#pragma once

#include "scoring/json/text_rule.h"

#include <QString>

namespace concord::record {

// See repairedText() there. A text that is right stays as it is, at little cost.
QString repairedText(const QString& text, TextKind kind);

// How a player is called, from before there was the rule: one whose name cannot be seen stays somebody of their own.
QString repairedPlayerName(const QString& name, const QString& uuid);

}  // namespace concord::record
