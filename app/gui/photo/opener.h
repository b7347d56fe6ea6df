// Loads a file that may be a saved game or a photo, depending on its content, and names the stages of a reading.
#pragma once

#include "app/gui/document/photo.h"
#include "app/gui/kit/translatable.h"

#include "scoring/table/game_file.h"
#include "vision/reading/stage.h"

#include <variant>

namespace concord::gui {

class Opener {
public:
    // Both throw FileProblem.
    static std::variant<GameFile, PhotoFile> load(const QString& path);
    static PhotoFile loadPhoto(const QString& path);

    static Translatable stageInWords(vision::Stage stage);
};

}  // namespace concord::gui
