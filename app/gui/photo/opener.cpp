#include "app/gui/photo/opener.h"

#include "app/gui/document/document_file.h"

namespace concord::gui {

Translatable Opener::stageInWords(vision::Stage stage) {
    switch (stage) {
        case vision::Stage::Ingest:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Opening the photo…")};
        case vision::Stage::FindBoard:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Looking for the board…")};
        case vision::Stage::Pose:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Finding where the camera was…")};
        case vision::Stage::Light:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Judging the light…")};
        case vision::Stage::ReadStacks:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Reading the stacks…")};
        case vision::Stage::Confidence:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Weighing the doubts…")};
        case vision::Stage::SecondPhoto:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Reading the second photo…")};
        case vision::Stage::Report:
            return {"Opener", QT_TRANSLATE_NOOP("Opener", "Writing down the board…")};
    }
    return {};
}

PhotoFile Opener::loadPhoto(const QString& path) { return {fileContents(path), path, {}}; }

std::variant<GameFile, PhotoFile> Opener::load(const QString& path) {
    PhotoFile file = loadPhoto(path);
    if (looksLikeGame(file.contents)) {
        return gameFromContents(file.contents, path);
    }
    return file;
}

}  // namespace concord::gui
