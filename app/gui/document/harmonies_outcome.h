// The outcome of a solo game of Harmonies in words: its suns.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

void describeSuns(const Document& document, Outcome& outcome);
QString nextSunSentence(const Document& document);

}  // namespace concord::gui
