#include "app/record/box_file.h"

#include "app/files/file_reader.h"
#include "app/record/photo.h"
#include "app/record/record_error.h"
#include "app/record/safe_file.h"
#include "scoring/json/strict_json.h"
#include "vision/reading/box_profile_json.h"

#include <QByteArray>
#include <QFileInfo>
#include <QLockFile>

#include <system_error>

namespace concord::record {

namespace {

// Held while the profile is changed. The lock of a program that died is taken over: at once on its own computer, after
// half a minute from another one on a network share.
class BoxLock {
public:
    BoxLock(const QString& file, std::chrono::milliseconds patience) : m_lock(file + QStringLiteral(".lock")) {
        const bool isLocked = m_lock.tryLock(static_cast<int>(patience.count()));
        // In a folder that cannot be written there is no lock: writing or removing the file then says why.
        if (!isLocked && m_lock.error() == QLockFile::LockFailedError &&
            QFileInfo(QFileInfo(file).path()).isWritable()) {
            throw RecordError(RecordError::Kind::Busy,
                              {CONCORD_TEXT("expected a file that is free; another program is writing to it"), {}});
        }
    }

private:
    QLockFile m_lock;
};

}  // namespace

QString boxFileOf(const Location& record) { return record.folder() + QLatin1Char('/') + boxFileName; }

vision::BoxProfile readBox(const QString& file) {
    try {
        return vision::boxFromJson(files::readFile(files::toPath(file), maxJsonBytes));
    } catch (const std::system_error& error) {
        if (error.code() == std::errc::no_such_file_or_directory || error.code() == std::errc::not_a_directory) {
            return {};
        }
        throw InputError({}, {CONCORD_TEXT("expected a file that can be read: %1"), {error.code().message()}});
    }
}

void addToBox(const QString& file, const vision::BoxSighting& board, std::chrono::milliseconds patience) {
    makeFolder(QFileInfo(file).path());
    const BoxLock lock(file, patience);
    vision::BoxProfile profile = readBox(file);
    profile.add(board);
    writeBox(file, profile);
}

void writeBox(const QString& file, const vision::BoxProfile& profile) {
    writeSafely(file, QByteArray::fromStdString(vision::boxToJson(profile) + '\n'));
}

std::string boxPhotoHash(const QByteArray& photo) {
    const std::string file = storedPhoto(photo).file;
    return file.substr(0, file.find('.'));
}

bool forgetBox(const QString& file) {
    const BoxLock lock(file, std::chrono::seconds(1));  // a person waits
    std::error_code error;
    const bool existed = std::filesystem::remove(files::toPath(file), error);
    if (error) {
        throw RecordError(RecordError::Kind::ReadOnly,
                          {CONCORD_TEXT("expected a writable location; nothing was changed: %1: %2"),
                           {file.toStdString(), error.message()}});
    }
    return existed;
}

}  // namespace concord::record
