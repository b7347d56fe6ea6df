// A photo's reading in an autosaved game: all of it, so that nothing is read twice.
#pragma once

#include "vision/reading/reading.h"

#include <QJsonObject>

#include <optional>

namespace concord::gui {

QJsonObject readingToAutosave(const vision::Reading& reading);

// The same reading. Nothing for invalid JSON, such as that of a damaged file.
std::optional<vision::Reading> readingFromAutosave(const QJsonObject& json);

}  // namespace concord::gui
