// Where a record lies: a file of SQLite, or a database of a PostgreSQL server.
#pragma once

#include "app/record/server_address.h"

#include <QString>
#include <QUrl>

namespace concord::record {

class Location {
public:
    // A path, or a URL as libpq takes it: postgresql://user@host:5432/club?sslmode=require. A server
    // on this machine is reached through ?host=/run/postgresql. Throws RecordError for a URL without
    // the name of a database, which shows nothing of it.
    static Location of(const QString& fileOrUrl);

    // games.concord in the folder where the platform keeps the data of programs.
    static Location standard();

    bool isServer() const { return !m_url.isEmpty(); }
    // The file itself, absolute, whatever links lead to it; empty for a server.
    const QString& file() const { return m_file; }
    const QUrl& url() const { return m_url; }

    // As a person may see it: as it was called, and without a password.
    QString shown() const;

    // The folder for what belongs to the record but not into it: photos, copies of the games and
    // backups. For a file the same name with ".files".
    QString folder() const;

    // Where that folder would lie beside the link that leads to the file; empty where none does.
    QString folderOfLink() const;

    // A file beside this one that is to take its place; it shares the folder.
    Location rebuilding() const;

private:
    QString m_file;
    QString m_called;  // absolute, links not followed
    QString m_folder;  // empty: follows from the file
    QUrl m_url;
};

}  // namespace concord::record
