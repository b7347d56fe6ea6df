#include "app/gui/photo/photo_reader.h"

#include "app/gui/document/image_convert.h"
#include "app/gui/photo/decoded_photos.h"
#include "app/gui/photo/inbox_photo.h"
#include "scoring/json/input_error.h"
#include "vision/photo/ingest.h"
#include "vision/reading/prepare_reading.h"

#include <QBuffer>
#include <QFileInfo>
#include <QtConcurrentRun>

#include <algorithm>
#include <exception>
#include <thread>
#include <utility>
#include <variant>

namespace concord::gui {

namespace {

QString shortName(const PhotoFile& file) { return QFileInfo(file.path).fileName(); }

// Encodes a pasted or captured picture without loss.
void encodePicture(PhotoFile& file) {
    if (!file.contents.isEmpty() || file.picture.isNull()) {
        return;
    }
    constexpr int quick = 90;  // a larger file, but written much faster
    QBuffer buffer(&file.contents);
    buffer.open(QIODevice::WriteOnly);
    file.picture.convertToFormat(QImage::Format_RGB32).save(&buffer, "PNG", quick);
    file.picture = {};
}

vision::PhotoFile bytesOf(const PhotoFile& file) {
    return {{file.contents.begin(), file.contents.end()}, shortName(file).toStdString()};
}

void setPicture(const vision::Photo& decoded, Photo& photo) {
    photo.picture = imageFromBgr(decoded.bgr);
    photo.scale = decoded.scale;
    photo.exifOrientation = decoded.exifOrientation;
}

vision::ReadOptions optionsOf(const PhotoRequest& request) {
    vision::ReadOptions options;
    options.side = request.side;
    for (const QPointF corner : request.outline) {
        options.boardOutline.emplace_back(static_cast<float>(corner.x()), static_cast<float>(corner.y()));
    }
    return options;
}

Translatable withFileName(const QString& name, const Message& what) {
    return {"concord::gui::PhotoReader",
            QT_TRANSLATE_NOOP("concord::gui::PhotoReader", "%1: %2"),
            {name},
            {Translatable::of(what)}};
}

}  // namespace

PhotoOutcome readPhoto(const PhotoRequest& request, const std::function<void(vision::Stage)>& progress,
                       const std::stop_token& stop) {
    const std::jthread preparing(vision::prepareReading);  // while the photo is loaded and decoded
    const QString first = shortName(request.files.front());
    try {
        const auto photo = std::make_shared<Photo>();
        photo->files = request.files;
        std::ranges::for_each(photo->files, encodePicture);
        vision::ReadOptions options = optionsOf(request);
        options.progress = progress;
        if (request.box) {
            options.box = request.box();
        }
        if (request.cache) {
            options.decode = [&](const vision::PhotoFile& file) { return request.cache->decoded(file); };
        }
        options.decoded = [&](const vision::Photo& decoded) {
            setPicture(decoded, *photo);
            if (request.decoded) {
                request.decoded(thumbnailOf(*photo));
            }
        };
        if (photo->files.size() > 1) {
            options.secondPhoto = bytesOf(photo->files.back());
            options.fuseDifferent = request.isSameBoard;
        }
        vision::ReadResult result = vision::readBoard(bytesOf(photo->files.front()), options, stop);
        if (const auto* none = std::get_if<vision::NoBoard>(&result)) {
            return {photo, withFileName(first, none->message)};
        }
        photo->reading = std::get<vision::Reading>(std::move(result));
        if (photo->reading->photos.size() < photo->files.size()) {
            photo->files.resize(1);  // the second one was not used
        }
        return {photo, {}};
    } catch (const InputError& error) {
        // Errors of the second photo carry its name.
        const QString name = error.place().empty() ? first : QString::fromStdString(error.place());
        return {{}, withFileName(name, error.message())};
    } catch (const std::exception& error) {
        return {{},
                {"concord::gui::PhotoReader",
                 QT_TRANSLATE_NOOP("concord::gui::PhotoReader", "%1 could not be read: %2"),
                 {first, QString::fromUtf8(error.what())}}};
    }
}

PhotoReader::PhotoReader(ReadPhoto read, QObject* parent)
    : QObject(parent), m_read(std::move(read)), m_decoded(std::make_shared<DecodedPhotos>()) {
    const auto forwardStage = [this](int job, vision::Stage stage) {
        if (m_jobs.contains(job)) {
            emit stageReached(job, stage);
        }
    };
    connect(this, &PhotoReader::stageBegun, this, forwardStage, Qt::QueuedConnection);
    const auto forwardPicture = [this](int job, const QImage& thumbnail) {
        if (m_jobs.contains(job)) {
            emit decoded(job, thumbnail);
        }
    };
    connect(this, &PhotoReader::pictureDecoded, this, forwardPicture, Qt::QueuedConnection);
}

PhotoReader::~PhotoReader() {
    for (auto& [job, stop] : m_jobs) {
        stop.request_stop();
    }
    m_pool.clear();
    m_pool.waitForDone();
}

int PhotoReader::read(const PhotoRequest& request) {
    const int job = ++m_lastJob;
    const std::stop_token stop = m_jobs[job].get_token();
    auto* const watcher = new QFutureWatcher<PhotoOutcome>(this);
    connect(watcher, &QFutureWatcher<PhotoOutcome>::finished, this, [this, watcher, job] {
        watcher->deleteLater();
        if (m_jobs.erase(job) > 0) {
            emit finished(job, watcher->result());
        }
    });
    const auto progress = [this, job](vision::Stage stage) { emit stageBegun(job, stage); };
    PhotoRequest jobRequest = request;
    jobRequest.cache = m_decoded;
    jobRequest.decoded = [this, job](const QImage& thumbnail) { emit pictureDecoded(job, thumbnail); };
    watcher->setFuture(QtConcurrent::run(&m_pool, [read = m_read, jobRequest, progress, stop] {
        return stop.stop_requested() ? PhotoOutcome() : read(jobRequest, progress, stop);
    }));
    return job;
}

void PhotoReader::cancel(int job) {
    if (const auto found = m_jobs.find(job); found != m_jobs.end()) {
        found->second.request_stop();
        m_jobs.erase(found);  // the watcher deletes itself when the thread has finished
    }
}

}  // namespace concord::gui
