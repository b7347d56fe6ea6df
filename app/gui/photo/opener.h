// Opens a file that may be a saved game or a photo, depending on its content.
#pragma once

#include "app/gui/photo/photo_reader.h"

#include "scoring/table/game_file.h"

#include <QObject>

#include <variant>

namespace concord::gui {

class Opener : public QObject {
    Q_OBJECT

public:
    explicit Opener(ReadPhoto read = readPhoto, QObject* parent = nullptr);

    // Loads the file as what it is. These two throw FileProblem.
    static std::variant<GameFile, PhotoFile> load(const QString& path);
    static PhotoFile loadPhoto(const QString& path);
    // Cancels a reading in progress.
    void read(const PhotoRequest& request);
    void cancel();

signals:
    void finished(const concord::gui::PhotoOutcome& outcome);
    // Progress of the reading; step in [0, steps).
    void progressed(const concord::gui::Wording& what, int step, int steps);

private:
    void reportStage(vision::Stage stage);

    PhotoReader m_reader;
};

}  // namespace concord::gui
