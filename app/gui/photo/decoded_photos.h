// A cache of decoded photos, those used last: a photo that is read again, as the other side or with another view of its
// board, is not decoded again. Thread-safe.
#pragma once

#include "vision/photo/ingest.h"
#include "vision/reading/read_board.h"

#include <QByteArray>

#include <cstddef>
#include <list>
#include <mutex>

namespace concord::gui {

class DecodedPhotos {
public:
    // Throws InputError as vision::ingest() does. The pixels are shared: not to be changed.
    vision::Photo decoded(const vision::PhotoFile& file);

private:
    struct Entry {
        QByteArray id;  // hash of the file
        vision::Photo photo;
    };

    void keep(const Entry& entry);

    std::mutex m_mutex;
    std::list<Entry> m_entries;  // most recently used first
};

}  // namespace concord::gui
