// A photo of a board: as it came, as it is shown, and what was read from it.
#pragma once

#include "vision/reading/reading.h"

#include <QByteArray>
#include <QImage>
#include <QString>

#include <optional>
#include <vector>

namespace concord::gui {

// A photo as it came: a file's bytes, or a picture that was pasted or taken and becomes bytes when it is read.
struct PhotoFile {
    QByteArray contents;
    QString path;    // of a pasted or taken picture: what messages call it
    QImage picture;  // where there are no contents
};

// The picture may be smaller than the stored image; places in a reading are pixels of the stored image.
struct Photo {
    std::vector<PhotoFile> files;            // the one that is shown, then another view of the same board, if any
    QImage picture;                          // before any EXIF rotation
    double scale = 1;                        // picture pixels per stored pixel, (0, 1]
    int exifOrientation = 1;                 // 1 to 8
    std::optional<vision::Reading> reading;  // nothing: no board was found in it
};

}  // namespace concord::gui
