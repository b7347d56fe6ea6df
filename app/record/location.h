// The location of a record: a file of SQLite, or a database of a PostgreSQL server.
#pragma once

#include "app/record/server_address.h"

#include <QString>
#include <QUrl>

namespace concord::record {

class Location {
public:
    // A path, or a URL as libpq accepts it: postgresql://user@host:5432/club?sslmode=require. A server on this machine
    // is reached through ?host=/run/postgresql. Throws RecordError for an invalid URL, such as one without the name of
    // a database; the error does not show the URL.
    static Location of(const QString& fileOrUrl);

    // games.concord in the platform's folder for application data.
    static Location standard();

    bool isServer() const { return !m_url.isEmpty(); }
    // The file itself, absolute and with links resolved; empty for a server.
    const QString& file() const { return m_file; }
    const QUrl& url() const { return m_url; }

    // For display: the absolute path with its links, or the URL without its password and options.
    QString displayName() const;

    // The folder for what belongs to the record but is not in it: photos, copies of the games and backups. For a file,
    // its path with ".files" added; each database on a server has its own among the application data.
    QString folder() const;
    // The folder that earlier versions used for a database of that name on all servers of that host, whatever the port;
    // empty for a file, or if it is folder().
    QString formerServerFolder() const;

    // The folder beside the link that leads to the file, where earlier versions had it (linked_folder.h); empty if the
    // path is not itself a link.
    QString folderBesideLink() const;

    // Where a rebuild writes the new file before it replaces this one: beside it, with the same folder(). Files only.
    Location rebuildTarget() const;

private:
    QString m_file;
    QString m_unresolved;  // the absolute path with its links; empty for a server
    QString m_folder;      // empty: derived from the file or the URL
    QUrl m_url;
};

}  // namespace concord::record
