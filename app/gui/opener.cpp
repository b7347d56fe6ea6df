#include "opener.h"

#include "document_file.h"

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
        case vision::Stage::Report:
            return Opener::tr("Writing down the board…");
    }
    return {};
}

}  // namespace

Opener::Opener(QObject* parent) : QObject(parent) {
    connect(&m_reader, &PhotoReader::finished, this, &Opener::finish);
    connect(&m_reader, &PhotoReader::stageReached, this, &Opener::tell);
}

PhotoFile Opener::load(const QString& path) { return {fileContents(path), path, {}}; }

void Opener::open(const QString& path, std::optional<Side> side) {
    try {
        const PhotoFile file = load(path);
        if (looksLikeGame(file.contents)) {
            m_reader.cancel();
            emit gameOpened(gameFromContents(file.contents, path), path);
        } else {
            read({{file}, side, {}});
        }
    } catch (const FileProblem& problem) {
        emit failed(problem.text);
    }
}

void Opener::read(const PhotoRequest& request) {
    tell(vision::Stage::Ingest);
    m_reader.read(request);
}

void Opener::tell(vision::Stage stage) {
    emit progressed([stage] { return stageSentence(stage); }, static_cast<int>(stage),
                    static_cast<int>(vision::Stage::Report) + 1);
}

void Opener::cancel() { m_reader.cancel(); }

void Opener::finish(const PhotoOutcome& outcome) {
    if (!outcome.photo) {
        emit failed(outcome.problem);
    } else if (!outcome.photo->reading) {
        emit boardMissing(outcome.photo, outcome.problem);
    } else {
        emit photoOpened(outcome.photo);
    }
}

}  // namespace concord::gui
