#include "app/record/photo_store.h"

#include "app/record/safe_file.h"

#include <QFile>

namespace concord::record {

PhotoStore::PhotoStore(const Connection& connection, const Location& location)
    : m_connection(connection),
      m_folder(location.isServer() ? QString() : location.folder() + QStringLiteral("/photos")) {}

QString PhotoStore::pathOf(const std::string& file) const {
    return m_folder + QLatin1Char('/') + QString::fromStdString(file);
}

void PhotoStore::put(const StoredPhoto& photo) {
    const bool isStored = bytes(photo.file) == photo.bytes;
    if (!m_folder.isEmpty() && !isStored) {
        writeSafely(pathOf(photo.file), photo.bytes);
    }
    m_connection.run(
        QStringLiteral("INSERT INTO photos (file, size_bytes, thumbnail) VALUES (?, ?, ?) ON CONFLICT (file) DO UPDATE "
                       "SET size_bytes = excluded.size_bytes, thumbnail = excluded.thumbnail"),
        {textValue(photo.file), photo.bytes.size(), photo.thumbnail});
    if (m_folder.isEmpty() && !isStored) {
        m_connection.run(
            QStringLiteral("INSERT INTO photo_contents (file, content) VALUES (?, ?) ON CONFLICT (file) DO UPDATE SET "
                           "content = excluded.content"),
            {textValue(photo.file), photo.bytes});
    }
}

void PhotoStore::addWithoutBytes(const std::string& file) {
    m_connection.run(
        QStringLiteral("INSERT INTO photos (file, size_bytes, thumbnail) VALUES (?, 0, ?) ON CONFLICT DO NOTHING"),
        {textValue(file), QByteArray("")});
}

bool PhotoStore::has(const std::string& file) const {
    return m_connection.value(QStringLiteral("SELECT 1 FROM photos WHERE file = ?"), {textValue(file)}).isValid();
}

std::optional<QByteArray> PhotoStore::bytes(const std::string& file) const {
    if (m_folder.isEmpty()) {
        const QVariant content =
            m_connection.value(QStringLiteral("SELECT content FROM photo_contents WHERE file = ?"), {textValue(file)});
        return content.isValid() ? std::optional(content.toByteArray()) : std::nullopt;
    }
    QFile photo(pathOf(file));
    return photo.open(QIODevice::ReadOnly) ? std::optional(photo.readAll()) : std::nullopt;
}

QByteArray PhotoStore::thumbnail(const std::string& file) const {
    return m_connection.value(QStringLiteral("SELECT thumbnail FROM photos WHERE file = ?"), {textValue(file)})
        .toByteArray();
}

bool PhotoStore::removeUnused(const std::string& file) {
    QSqlQuery query =
        m_connection.run(QStringLiteral("DELETE FROM photos WHERE file = ? AND NOT EXISTS (SELECT 1 FROM game_photos g "
                                        "WHERE g.file = photos.file)"),
                         {textValue(file)});
    return query.numRowsAffected() > 0;
}

}  // namespace concord::record
