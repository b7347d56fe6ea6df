#include "app/record/location.h"

#include "app/record/record_error.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrlQuery>

#include <filesystem>

namespace concord::record {

namespace {

// Shared by both programs, whatever their names.
QString dataFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) + QStringLiteral("/concord");
}

// Resolves links to the file, even if the file or its folder does not exist yet. Circular links stay as they are, and
// opening the file reports them.
QString withoutLinks(const QString& path) {
    namespace fs = std::filesystem;
    constexpr int maxLinks = 40;  // as many as the kernel follows
    fs::path file = QFile::encodeName(path).toStdString();
    for (int links = 0; links < maxLinks; ++links) {
        std::error_code error;
        const fs::path plain = fs::weakly_canonical(file, error);
        if (error) {
            return path;
        }
        const fs::path target = fs::read_symlink(plain, error);  // a link to a file that does not exist yet
        if (error) {
            return QFile::decodeName(plain.c_str());
        }
        file = plain.parent_path() / target;
    }
    return path;
}

QString folderOfServer(QString name) {
    name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9.-]")), QStringLiteral("_"));
    return dataFolder() + QStringLiteral("/servers/") + name;
}

}  // namespace

Location Location::of(const QString& fileOrUrl) {
    Location location;
    if (isServerAddress(fileOrUrl)) {
        location.m_url = serverUrl(fileOrUrl);
        return location;
    }
    location.m_unresolved = QFileInfo(fileOrUrl).absoluteFilePath();
    location.m_file = withoutLinks(location.m_unresolved);
    return location;
}

Location Location::standard() { return of(dataFolder() + QStringLiteral("/games.concord")); }

QString Location::displayName() const {
    if (!isServer()) {
        return m_unresolved;
    }
    QUrl url = m_url;
    if (url.userName(QUrl::FullyDecoded).contains(QRegularExpression(QStringLiteral("[^\\w.-]")))) {
        url.setUserName({});  // it may hold the password: "anna%3Apassword"
    }
    return url.toDisplayString(QUrl::RemovePassword | QUrl::RemoveQuery);
}

Location Location::rebuildTarget() const {
    Location other = *this;
    other.m_file += QStringLiteral(".rebuilding");
    other.m_folder = folder();
    return other;
}

QString Location::folderBesideLink() const {
    const QFileInfo given(m_unresolved);
    const bool isElsewhere =
        QFileInfo(given.path()).canonicalFilePath() + QLatin1Char('/') + given.fileName() != m_file;
    return given.isSymLink() && isElsewhere ? m_unresolved + QStringLiteral(".files") : QString();
}

QString Location::folder() const {
    if (!m_folder.isEmpty()) {
        return m_folder;
    }
    if (!isServer()) {
        return m_file + QStringLiteral(".files");
    }
    const QUrlQuery query(m_url);
    const auto option = [&](const QString& key) { return query.queryItemValue(key, QUrl::FullyDecoded); };
    const QString port = m_url.port() < 0 ? option(QStringLiteral("port")) : QString::number(m_url.port());
    QString server = m_url.host() + option(QStringLiteral("host")) + option(QStringLiteral("hostaddr"));
    if (!port.isEmpty() && port != QStringLiteral("5432")) {
        server += QLatin1Char(':') + port;
    }
    return folderOfServer(server + m_url.path());
}

QString Location::formerServerFolder() const {
    const QString former = isServer() ? folderOfServer(m_url.host() + m_url.path()) : QString();
    return former == folder() ? QString() : former;
}

}  // namespace concord::record
