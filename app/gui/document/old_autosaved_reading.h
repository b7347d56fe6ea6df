// The reading of a photo in games autosaved before version 3, which had a form of its own. That form is never written
// now: newer games store vision's complete reading (vision/reading/reading_json.h).
#pragma once

#include <QJsonObject>

namespace concord::gui {

inline constexpr int lastVersionWithOwnReading = 2;

// The same reading in the complete form. Values are not checked: what is invalid stays invalid.
QJsonObject completeFromOldReading(const QJsonObject& old);

}  // namespace concord::gui
