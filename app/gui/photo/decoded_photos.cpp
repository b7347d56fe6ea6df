#include "app/gui/photo/decoded_photos.h"

#include <QCryptographicHash>

#include <algorithm>

namespace concord::gui {

namespace {

// Enough for two photos of each of four boards: one of 12 megapixels takes 9 MB once it is decoded and scaled down.
constexpr std::size_t mostBytes = 100'000'000;

std::size_t bytesOf(const vision::Photo& photo) { return photo.bgr.total() * photo.bgr.elemSize(); }

}  // namespace

vision::Photo DecodedPhotos::decoded(const vision::PhotoFile& file) {
    const QByteArrayView bytes(file.bytes.data(), static_cast<qsizetype>(file.bytes.size()));
    const QByteArray id = QCryptographicHash::hash(bytes, QCryptographicHash::Sha1);
    {
        const std::scoped_lock lock(m_mutex);
        const auto known = std::ranges::find(m_entries, id, &Entry::id);
        if (known != m_entries.end()) {
            m_entries.splice(m_entries.begin(), m_entries, known);
            return m_entries.front().photo;
        }
    }
    Entry entry{id, vision::ingest(file.bytes)};
    keep(entry);
    return entry.photo;
}

void DecodedPhotos::keep(const Entry& entry) {
    const std::scoped_lock lock(m_mutex);
    m_entries.push_front(entry);
    std::size_t bytes = 0;
    const auto tooMuch = std::ranges::find_if(m_entries, [&](const Entry& one) {
        bytes += bytesOf(one.photo);
        return bytes > mostBytes;
    });
    m_entries.erase(tooMuch, m_entries.end());
}

}  // namespace concord::gui
