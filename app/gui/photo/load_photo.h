// Loads a photo, or a file that may be a saved game or a photo, depending on its content.
#pragma once

#include "app/gui/document/photo.h"

#include "scoring/table/game_file.h"

#include <variant>

namespace concord::gui {

// Both throw FileProblem if the file cannot be read, loadGameOrPhoto also for an invalid game. Whether any
// other file is a photo is known only when it is decoded.
PhotoFile loadPhoto(const QString& path);
std::variant<GameFile, PhotoFile> loadGameOrPhoto(const QString& path);

}  // namespace concord::gui
