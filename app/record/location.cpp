#include "location.h"

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
    if (isServerAddress(fileOrUrl)) {
        location.m_url = serverUrl(fileOrUrl);
        return location;
    }
    location.m_file = QFileInfo(fileOrUrl).absoluteFilePath();
    return location;
}

Location Location::standard() { return of(dataFolder() + QStringLiteral("/games.concord")); }

QString Location::shown() const {
    if (!isServer()) {
        return m_file;
    }
    QUrl url = m_url;
    if (url.userName(QUrl::FullyDecoded).contains(QRegularExpression(QStringLiteral("[^\\w.-]")))) {
        url.setUserName({});  // "anna%3Apassword", for one
    }
    return url.toDisplayString(QUrl::RemovePassword | QUrl::RemoveQuery);
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
