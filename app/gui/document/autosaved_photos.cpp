#include "app/gui/document/autosaved_photos.h"

#include "app/gui/document/autosave_files.h"
#include "app/gui/document/autosaved_game.h"
#include "app/gui/document/image_convert.h"
#include "app/gui/document/waiting_photo.h"
#include "scoring/json/input_error.h"
#include "vision/photo/ingest.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace concord::gui {

namespace {

const QString pictureEnding = QStringLiteral(".jpg");
const QString readingEnding = QStringLiteral(".photo.json");
const QString contentsEnding = QStringLiteral(".inbox.file");
constexpr int pictureQuality = 90;

// The ending for the original file (0), and for the file of the second view (1).
QString fileEnding(std::size_t number) { return QStringLiteral(".%1.file").arg(number); }

bool isName(const QString& name) {
    return std::ranges::all_of(name, [](QChar one) { return one.isLetterOrNumber() || one == u'-'; });
}

QString nameOf(const Photo& photo) {
    QCryptographicHash hash(QCryptographicHash::Sha1);
    hash.addData(photoToJson(photo));
    hash.addData(QByteArrayView(reinterpret_cast<const char*>(photo.picture.constBits()), photo.picture.sizeInBytes()));
    for (const PhotoFile& file : photo.files) {
        hash.addData(file.contents);
    }
    return QString::fromLatin1(hash.result().toHex());
}

QByteArray jpegOf(const QImage& picture) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    picture.save(&buffer, "JPG", pictureQuality);
    return buffer.data();
}

// Restores a lost picture from the original file. The picture is saved only so that it is available at once.
bool restorePicture(Photo& photo) {
    try {
        const QByteArray contents = photo.files.empty() ? QByteArray() : photo.files.front().contents;
        const vision::Photo decoded = vision::ingest({contents.begin(), contents.end()});
        photo.picture = imageFromBgr(decoded.bgr);
        photo.scale = decoded.scale;
        return true;
    } catch (const InputError&) {
        return false;
    }
}

}  // namespace

QString AutosavedPhotos::file(const QString& name, const QString& ending) const {
    return QDir(m_folder).filePath(name + ending);
}

QString AutosavedPhotos::keep(const std::shared_ptr<const Photo>& photo, Wording& problem) {
    std::erase_if(m_names, [](const auto& one) { return one.second.first.expired(); });
    const auto known = m_names.find(photo.get());
    QString name = known != m_names.end() ? known->second.second : nameOf(*photo);
    if (!write(name, *photo, problem)) {
        return {};
    }
    m_names[photo.get()] = {photo, name};
    return name;
}

// The JSON file is written last, because it means that the other files are complete. Another program may have removed
// unused files, so every file is checked each time.
bool AutosavedPhotos::write(const QString& name, const Photo& photo, Wording& problem) const {
    const auto writeMissing = [&](const QString& ending, const auto& contents) {
        const QString path = file(name, ending);
        // Earlier versions left empty files on a full disk.
        if (QFileInfo(path).size() > 0 || (QFileInfo::exists(path) && contents().isEmpty())) {
            return true;
        }
        const Wording own = writeAutosave(path, contents());
        problem = own ? own : problem;
        return own == nullptr;
    };
    bool isComplete = writeMissing(pictureEnding, [&] { return jpegOf(photo.picture); });
    for (std::size_t i = 0; i < photo.files.size() && isComplete; ++i) {
        isComplete = writeMissing(fileEnding(i), [&] { return photo.files[i].contents; });
    }
    return isComplete && writeMissing(readingEnding, [&] { return photoToJson(photo); });
}

std::shared_ptr<const Photo> AutosavedPhotos::load(const QString& name) {
    if (!isName(name)) {
        return {};
    }
    std::shared_ptr<Photo> photo = photoFromJson(autosaveContents(file(name, readingEnding)));
    if (!photo) {
        return {};
    }
    photo->picture = QImage(file(name, pictureEnding)).convertToFormat(QImage::Format_RGB32);
    for (std::size_t i = 0; i < photo->files.size(); ++i) {
        photo->files[i].contents = autosaveContents(file(name, fileEnding(i)));
    }
    if (photo->picture.isNull() && !restorePicture(*photo)) {
        return {};
    }
    m_names[photo.get()] = {photo, name};
    return photo;
}

bool AutosavedPhotos::keepContents(const QString& id, const QByteArray& contents, Wording& problem) const {
    const QString path = file(id, contentsEnding);
    if (QFileInfo(path).size() == contents.size()) {
        return true;
    }
    const Wording own = writeAutosave(path, contents);
    problem = own ? own : problem;
    return own == nullptr;
}

QByteArray AutosavedPhotos::contentsOf(const QString& id) const {
    const QByteArray contents = isName(id) ? autosaveContents(file(id, contentsEnding)) : QByteArray();
    return photoIdOf(contents) == id ? contents : QByteArray();
}

// The JSON file, which means that the other files are complete, is removed first.
void AutosavedPhotos::tidy(const QSet<QString>& wanted) const {
    removeOld(m_folder, {QLatin1Char('*') + readingEnding, QLatin1Char('*') + pictureEnding, QStringLiteral("*.file")},
              [&](const QString& file) { return wanted.contains(file.section(QLatin1Char('.'), 0, 0)); });
}

}  // namespace concord::gui
