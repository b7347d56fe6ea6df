#include "app/gui/photo/opener.h"

#include "app/gui/document/document_file.h"

namespace concord::gui {

QString Opener::stageInWords(vision::Stage stage) {
    switch (stage) {
        case vision::Stage::Ingest:
            return tr("Opening the photo…");
        case vision::Stage::FindBoard:
            return tr("Looking for the board…");
        case vision::Stage::Pose:
            return tr("Finding where the camera was…");
        case vision::Stage::Light:
            return tr("Judging the light…");
        case vision::Stage::ReadStacks:
            return tr("Reading the stacks…");
        case vision::Stage::Confidence:
            return tr("Weighing the doubts…");
        case vision::Stage::SecondPhoto:
            return tr("Reading the second photo…");
        case vision::Stage::Report:
            return tr("Writing down the board…");
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
