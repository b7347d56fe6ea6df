#include "app/gui/photo/opener.h"

#include "app/gui/document/document_file.h"

#include <utility>

namespace concord::gui {

namespace {

QString stageSentence(vision::Stage stage) {
    switch (stage) {
        case vision::Stage::Ingest:
            return Opener::tr("Opening the photo…");
        case vision::Stage::FindBoard:
            return Opener::tr("Looking for the board…");
        case vision::Stage::Pose:
            return Opener::tr("Finding where the camera was…");
        case vision::Stage::Light:
            return Opener::tr("Judging the light…");
        case vision::Stage::ReadStacks:
            return Opener::tr("Reading the stacks…");
        case vision::Stage::Confidence:
            return Opener::tr("Weighing the doubts…");
        case vision::Stage::SecondPhoto:
            return Opener::tr("Reading the second photo…");
        case vision::Stage::Report:
            return Opener::tr("Writing down the board…");
    }
    return {};
}

}  // namespace

Opener::Opener(ReadPhoto read, QObject* parent) : QObject(parent), m_reader(std::move(read)) {
    connect(&m_reader, &PhotoReader::finished, this, &Opener::finished);
    connect(&m_reader, &PhotoReader::stageReached, this, &Opener::reportStage);
}

PhotoFile Opener::loadPhoto(const QString& path) { return {fileContents(path), path, {}}; }

std::variant<GameFile, PhotoFile> Opener::load(const QString& path) {
    PhotoFile file = loadPhoto(path);
    if (looksLikeGame(file.contents)) {
        return gameFromContents(file.contents, path);
    }
    return file;
}

void Opener::read(const PhotoRequest& request) {
    reportStage(vision::Stage::Ingest);
    m_reader.read(request);
}

void Opener::reportStage(vision::Stage stage) {
    emit progressed([stage] { return stageSentence(stage); }, static_cast<int>(stage),
                    static_cast<int>(vision::Stage::Report) + 1);
}

void Opener::cancel() { m_reader.cancel(); }

}  // namespace concord::gui
