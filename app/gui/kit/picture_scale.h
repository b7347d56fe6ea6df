// Pictures that stand beside texts grow with them.
#pragma once

#include <QFont>

namespace concord::gui {

// How much larger the font is than the usual one, at least 1.
double pictureScale(const QFont& font);

}  // namespace concord::gui
