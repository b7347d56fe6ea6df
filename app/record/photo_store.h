// Stores the photos of a record: as files in photos/ beside a database file, or as rows on a server. Internal to this
// library.
#pragma once

#include "app/record/connection.h"
#include "app/record/photo.h"

#include <QString>

namespace concord::record {

class PhotoStore {
public:
    PhotoStore(const Connection& connection, const Location& location);

    // Runs within the caller's transaction; the file is on the disk before its row exists.
    void put(const StoredPhoto& photo);
    // Adds a row for a photo whose bytes are not available.
    void addWithoutBytes(const std::string& file);
    bool has(const std::string& file) const;  // whether there is a row for it
    std::optional<QByteArray> bytes(const std::string& file) const;
    QByteArray thumbnail(const std::string& file) const;

    // Removes the row if no game refers to the photo; returns whether it did. Does not delete the file: the caller
    // passes it to Change::removePhoto().
    bool removeUnused(const std::string& file);

private:
    QString pathOf(const std::string& file) const;

    const Connection& m_connection;
    QString m_folder;  // empty: contents are in rows
};

}  // namespace concord::record
