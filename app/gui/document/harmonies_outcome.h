// The outcome of Harmonies in words: suns of a solo game, and animal cubes that break a tie.
#pragma once

#include "app/gui/document/game_extras.h"

namespace concord::gui {

QString firstStepWithBoards();  // what to do while nothing is known yet
void describeSuns(const Document& document, Outcome& outcome);
QString nextSunSentence(const Document& document);
TieWords animalCubeWords(const Document& document, const QString& names, const QString& values);

}  // namespace concord::gui
