// The reader's warnings about a photo, as sentences for people.
#pragma once

#include "scoring/json/message.h"

#include <QStringList>

#include <vector>

namespace concord::gui {

// One sentence per warning, in the language of the window.
QStringList warningsInWords(const std::vector<Warning>& warnings);

}  // namespace concord::gui
