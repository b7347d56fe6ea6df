// What the reader warns of in a photo, for people.
#pragma once

#include "scoring/json/message.h"

#include <QStringList>

#include <vector>

namespace concord::gui {

// A sentence each, in the language of the window.
QStringList warningsInWords(const std::vector<Warning>& warnings);

}  // namespace concord::gui
