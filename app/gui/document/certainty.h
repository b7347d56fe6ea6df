// How far the score can be trusted, as one sentence.
#pragma once

#include "app/gui/document/document.h"

#include <QString>

namespace concord::gui {

QString certaintySentence(const Document& document, int player);

}  // namespace concord::gui
