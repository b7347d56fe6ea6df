// Reads photos off the GUI thread, with progress and cancelling.
#pragma once

#include "app/gui/document/photo.h"
#include "app/gui/kit/translatable.h"

#include "vision/reading/read_board.h"

#include <QFutureWatcher>
#include <QObject>
#include <QPointF>
#include <QThreadPool>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace concord::gui {

class DecodedPhotos;

// What has been learned of the box of the game that the boards are from; nothing if it is not to be used. May be called
// on any thread.
using BoxSource = std::function<std::optional<vision::BoxProfile>()>;

// What is to be read.
struct PhotoRequest {
    std::vector<PhotoFile> files;  // one, or two views of the same board
    std::optional<Side> side;      // nothing: to be detected
    std::vector<QPointF> outline;  // the board's four corners as vision::ReadOptions wants them; empty: to be detected
    // The two photos show the same board, as a person or an earlier comparison has found; false: the reader decides.
    bool isSameBoard = false;
    // Set by PhotoReader::read(). Called on the reading thread with a small upright picture of the first photo, as soon
    // as it is decoded. May be empty.
    std::function<void(const QImage&)> decoded = {};
    // Called on the reading thread. May be empty.
    BoxSource box = {};
    std::shared_ptr<DecodedPhotos> cache = {};  // set by PhotoReader::read()
};

// The result of a reading. Without a photo, a file could not be used at all.
struct PhotoOutcome {
    std::shared_ptr<const Photo> photo;  // its reading is empty when no board was found
    Translatable problem;                // why there is no photo or no reading, as a sentence
};

// Called on a separate thread, where it calls progress; reacts to the stop token as soon as possible.
using ReadPhoto = std::function<PhotoOutcome(const PhotoRequest&, const std::function<void(vision::Stage)>& progress,
                                             const std::stop_token&)>;
PhotoOutcome readPhoto(const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                       const std::stop_token& stop);

// Reads several photos at once, up to one for each core.
class PhotoReader : public QObject {
    Q_OBJECT

public:
    explicit PhotoReader(ReadPhoto read = readPhoto, QObject* parent = nullptr);
    ~PhotoReader() override;  // stops and waits

    // The number of the job, which starts as soon as a core is free.
    int read(const PhotoRequest& request);
    void cancel(int job);

signals:
    void stageReached(int job, concord::vision::Stage stage);
    void decoded(int job, const QImage& thumbnail);
    void finished(int job, const concord::gui::PhotoOutcome& outcome);  // not for a cancelled job
    // Emitted from the reading thread, for this class to pass on as stageReached() and decoded().
    void stageBegun(int job, concord::vision::Stage stage);
    void pictureDecoded(int job, const QImage& thumbnail);

private:
    ReadPhoto m_read;
    std::map<int, std::stop_source> m_jobs;
    int m_lastJob = 0;
    std::shared_ptr<DecodedPhotos> m_decoded;
    QThreadPool m_pool;  // destroyed before the watchers
};

}  // namespace concord::gui
