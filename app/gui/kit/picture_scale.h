// Pictures beside texts grow with the font.
#pragma once

#include <QFont>

namespace concord::gui {

// How much larger the font is than the usual one, at least 1.
double pictureScale(const QFont& font);

}  // namespace concord::gui
