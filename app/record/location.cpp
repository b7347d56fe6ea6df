#include "location.h"

#include "record_error.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>

namespace concord::record {

namespace {

// Both programs share it, whatever they call themselves.
QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/concord");
}

}  // namespace

Location Location::of(const QString& fileOrUrl) {
    Location location;
    if (fileOrUrl.startsWith(QStringLiteral("postgresql://")) || fileOrUrl.startsWith(QStringLiteral("postgres://"))) {
        location.m_url = QUrl(fileOrUrl, QUrl::StrictMode);
        if (!location.m_url.isValid() || location.m_url.path().size() < 2) {
            throw RecordError(RecordError::Kind::CannotOpen,
                              {CONCORD_TEXT("expected an address like postgresql://user@host/database"), {}});
        }
        return location;
    }
    location.m_file = QFileInfo(fileOrUrl).absoluteFilePath();
    return location;
}

Location Location::standard() { return of(dataFolder() + QStringLiteral("/games.concord")); }

QString Location::shown() const {
    return isServer() ? m_url.toDisplayString(QUrl::RemovePassword | QUrl::RemoveQuery) : m_file;
}

Location Location::rebuilding() const {
    Location other = *this;
    other.m_file += QStringLiteral(".rebuilding");
    other.m_folder = folder();
    return other;
}

QString Location::folder() const {
    if (!m_folder.isEmpty()) {
        return m_folder;
    }
    if (!isServer()) {
        return m_file + QStringLiteral(".files");
    }
    QString name = m_url.host() + m_url.path();
    name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9.-]")), QStringLiteral("_"));
    return dataFolder() + QStringLiteral("/servers/") + name;
}

}  // namespace concord::record
