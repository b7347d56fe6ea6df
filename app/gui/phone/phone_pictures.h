// Pictures for phones: photos of every format as JPEGs, upright and not too large. Can be called from any thread.
#pragma once

#include "app/gui/document/photo.h"

#include <QImage>

#include <string>

namespace concord::gui {

inline constexpr int maxShownSidePx = 1600;

// As a JPEG; empty if the image is null.
std::string jpegOf(const QImage& image);
// The whole photo, upright.
QImage shownPhoto(const Photo& photo);

}  // namespace concord::gui
