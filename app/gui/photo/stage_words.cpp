#include "app/gui/photo/stage_words.h"

#include <QtGlobal>

namespace concord::gui {

Translatable stageInWords(vision::Stage stage) {
    switch (stage) {
        case vision::Stage::Ingest:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Opening the photo…")};
        case vision::Stage::FindBoard:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Looking for the board…")};
        case vision::Stage::Pose:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Finding where the camera was…")};
        case vision::Stage::Light:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Judging the light…")};
        case vision::Stage::ReadStacks:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Reading the stacks…")};
        case vision::Stage::Confidence:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Estimating how sure the reading is…")};
        case vision::Stage::SecondPhoto:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Reading the second photo…")};
        case vision::Stage::Report:
            return {"StageWords", QT_TRANSLATE_NOOP("StageWords", "Preparing the result…")};
    }
    return {};
}

}  // namespace concord::gui
