// Where the photos of a record stand: files in photos/ beside a database file, rows of a server.
// Internal to this library.
#pragma once

#include "app/record/connection.h"
#include "app/record/photo.h"

#include <QString>

namespace concord::record {

class PhotoStore {
public:
    PhotoStore(const Connection& connection, const Location& location);

    // Within the caller's transaction: the file is on the disk before its row.
    void put(const StoredPhoto& photo);
    // A row for a photo whose bytes are not at hand.
    void announce(const std::string& file);
    bool has(const std::string& file) const;  // its row is there
    std::optional<QByteArray> bytes(const std::string& file) const;
    QByteArray thumbnail(const std::string& file) const;

    // Takes the row away where no game shows the photo; answers whether it did. Its file goes after the commit.
    bool forget(const std::string& file);

private:
    QString pathOf(const std::string& file) const;

    const Connection& m_connection;
    QString m_folder;  // empty: contents are rows
};

}  // namespace concord::record
