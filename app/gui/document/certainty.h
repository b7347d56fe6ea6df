// How far the score can be trusted, as one sentence.
#pragma once

#include "app/gui/document/document.h"

#include <QString>

namespace concord::gui {

// Whether a cell that should be checked is asked about: not where the answer is certain ("100 %"), nor where only the
// colour under a red token is unknown, which changes no score.
bool isWorthAsking(const vision::CellReading& cell);

QString certaintySentence(const Document& document, int player);

}  // namespace concord::gui
