// A photo of a board: the original, the displayed picture, and its reading.
#pragma once

#include "vision/reading/reading.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace concord::gui {

// The original photo: the bytes of a file, or a pasted or captured picture, which is encoded when it is read.
struct PhotoFile {
    QByteArray contents;
    QString path;    // of a pasted or captured picture: its name in messages
    QImage picture;  // used if there are no contents
};

// The picture may be smaller than the stored image; positions in a reading are pixels of the stored image.
struct Photo {
    std::vector<PhotoFile> files;            // the displayed one, then another view of the same board, if any
    QImage picture;                          // before any EXIF rotation
    double scale = 1;                        // picture pixels per stored pixel, (0, 1]
    int exifOrientation = 1;                 // 1 to 8
    std::optional<vision::Reading> reading;  // nothing: no board was found
};

}  // namespace concord::gui
