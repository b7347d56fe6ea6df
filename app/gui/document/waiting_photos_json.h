// The photos of an inbox in an autosaved game; their contents are files of their own. An internal format.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"

#include <QJsonArray>

#include <vector>

namespace concord::gui {

QJsonArray jsonOf(const std::vector<WaitingPhoto>& photos, const std::vector<PlayerState>& players);
// Without contents. Ignores entries that are not photos; a photo that names no player of the game belongs to nobody.
std::vector<WaitingPhoto> waitingPhotosFrom(const QJsonArray& json, const std::vector<PlayerState>& players);

}  // namespace concord::gui
