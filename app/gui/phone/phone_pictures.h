// Pictures for phones: photos of every format as JPEGs, upright and not too large. May be made on any thread.
#pragma once

#include "app/gui/document/photo.h"

#include <QImage>

#include <string>

namespace concord::gui {

inline constexpr int maxShownSidePx = 1600;

// As a JPEG; empty if the image is null.
std::string jpegOf(const QImage& image);
// The whole photo, upright, scaled down to maxShownSidePx if it is larger.
QImage shownPhoto(const Photo& photo);

}  // namespace concord::gui
