// Opens whatever a person drops: a saved game or a photo, told apart by content.
#pragma once

#include "photo_reader.h"

#include "../../scoring/game.h"

#include <QObject>

namespace concord::gui {

class Opener : public QObject {
    Q_OBJECT

public:
    explicit Opener(QObject* parent = nullptr);

    // side: of a photo where it is known.
    void open(const QString& path, std::optional<Side> side = {});
    void read(const PhotoRequest& request);
    void cancel();
    // A photo's file. Throws FileProblem.
    static PhotoFile load(const QString& path);
    bool isReading() const { return m_reader.isReading(); }

signals:
    void gameOpened(const concord::Game& game, const QString& path);
    void photoOpened(std::shared_ptr<const concord::gui::Photo> photo);
    // A photo in which no board was found, and why.
    void boardMissing(std::shared_ptr<const concord::gui::Photo> photo, const concord::gui::Wording& why);
    void failed(const concord::gui::Wording& problem);
    // The reading has come so far; step in [0, steps).
    void progressed(const concord::gui::Wording& what, int step, int steps);

private:
    void tell(vision::Stage stage);
    void finish(const PhotoOutcome& outcome);

    PhotoReader m_reader;
};

}  // namespace concord::gui
