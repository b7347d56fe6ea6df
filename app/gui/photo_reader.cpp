#include "photo_reader.h"

#include "../../scoring/input_error.h"
#include "../../vision/ingest.h"
#include "../words.h"
#include "image_convert.h"

#include <QFileInfo>
#include <QtConcurrentRun>

#include <exception>
#include <utility>
#include <variant>

namespace concord::gui {

namespace {

std::shared_ptr<Photo> shownPhoto(const std::vector<unsigned char>& file, const QString& path) {
    const vision::Photo decoded = vision::ingest(file);
    auto photo = std::make_shared<Photo>();
    photo->path = path;
    photo->picture = imageFromBgr(decoded.bgr);
    photo->scale = decoded.scale;
    photo->exifOrientation = decoded.exifOrientation;
    return photo;
}

PhotoOutcome readPhoto(const QByteArray& contents, const QString& path, const vision::ReadOptions& options,
                       const std::stop_token& stop) {
    const QString shortName = QFileInfo(path).fileName();
    try {
        const std::vector<unsigned char> file(contents.begin(), contents.end());
        const std::shared_ptr<Photo> photo = shownPhoto(file, path);
        vision::ReadResult result = vision::readBoard(file, shortName.toStdString(), options, stop);
        if (const auto* none = std::get_if<vision::NoBoard>(&result)) {
            return {photo, PhotoReader::tr("%1: %2").arg(shortName, words::translated(none->message))};
        }
        photo->reading = std::get<vision::Reading>(std::move(result));
        return {photo, {}};
    } catch (const InputError& error) {
        return {{}, PhotoReader::tr("%1: %2").arg(shortName, words::translated(error.message()))};
    } catch (const std::exception& error) {
        return {{}, PhotoReader::tr("%1 could not be read: %2").arg(shortName, QString::fromUtf8(error.what()))};
    }
}

}  // namespace

PhotoReader::PhotoReader(QObject* parent) : QObject(parent) {
    const auto passOn = [this](int reading, vision::Stage stage) {
        if (isReading() && reading == m_reading) {
            emit stageReached(stage);
        }
    };
    connect(this, &PhotoReader::stageBegun, this, passOn, Qt::QueuedConnection);
}

PhotoReader::~PhotoReader() {
    m_stop.request_stop();
    m_pool.waitForDone();
}

void PhotoReader::read(const QByteArray& contents, const QString& path, std::optional<Side> side) {
    cancel();
    m_stop = std::stop_source();
    auto* const watcher = new QFutureWatcher<PhotoOutcome>(this);
    m_watcher = watcher;
    vision::ReadOptions options;
    options.side = side;
    options.progress = [this, reading = ++m_reading](vision::Stage stage) { emit stageBegun(reading, stage); };
    connect(watcher, &QFutureWatcher<PhotoOutcome>::finished, this, [this, watcher] {
        watcher->deleteLater();
        if (m_watcher == watcher) {
            m_watcher = nullptr;
            emit finished(watcher->result());
        }
    });
    watcher->setFuture(QtConcurrent::run(&m_pool, [contents, path, options, stop = m_stop.get_token()] {
        return readPhoto(contents, path, options, stop);
    }));
}

void PhotoReader::cancel() {
    m_stop.request_stop();
    m_watcher = nullptr;  // deletes itself when its thread is through
}

}  // namespace concord::gui
