#include "app/gui/kit/picture_scale.h"

#include <QFontInfo>

#include <algorithm>

namespace concord::gui {

double pictureScale(const QFont& font) {
    constexpr double usualPixels = 15;
    return std::max(1.0, QFontInfo(font).pixelSize() / usualPixels);
}

}  // namespace concord::gui
