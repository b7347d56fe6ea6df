// The photos of the inbox in an autosave file, of a game or for a new one; their contents are files of their own. An
// internal format.
#pragma once

#include "app/gui/document/table.h"
#include "app/gui/document/waiting_photo.h"

#include <QJsonArray>

#include <vector>

namespace concord::gui {

QJsonArray jsonOf(const std::vector<WaitingPhoto>& photos, const std::vector<PlayerState>& players);
// Without contents. Ignores entries that are not photos or repeat one; a photo that names no player of the game gets
// none.
std::vector<WaitingPhoto> waitingPhotosFrom(const QJsonArray& json, const std::vector<PlayerState>& players);

}  // namespace concord::gui
