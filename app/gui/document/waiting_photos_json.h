// The photos of an inbox in an autosaved game; their contents are files of their own. An internal format.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"

#include <QJsonArray>

#include <vector>

namespace concord::gui {

QJsonArray jsonOf(const std::vector<WaitingPhoto>& photos, const std::vector<PlayerState>& players);
// Without contents. Ignores what is no photo, and is nobody's where it names no player.
std::vector<WaitingPhoto> waitingPhotosFrom(const QJsonArray& json, const std::vector<PlayerState>& players);

}  // namespace concord::gui
