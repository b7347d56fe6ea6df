// How far the landscape points of a board can be trusted, in a few sentences.
#pragma once

#include "app/gui/document/document.h"

#include <QString>

namespace concord::gui {

QString certaintySentence(const Document& document, int player);

}  // namespace concord::gui
