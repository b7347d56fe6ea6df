// Loads a file that may be a saved game or a photo, depending on its content, and names the stages of a reading.
#pragma once

#include "app/gui/document/photo.h"

#include "scoring/table/game_file.h"
#include "vision/reading/stage.h"

#include <QCoreApplication>

#include <variant>

namespace concord::gui {

class Opener {
    Q_DECLARE_TR_FUNCTIONS(Opener)

public:
    // Both throw FileProblem.
    static std::variant<GameFile, PhotoFile> load(const QString& path);
    static PhotoFile loadPhoto(const QString& path);

    static QString stageInWords(vision::Stage stage);
};

}  // namespace concord::gui
