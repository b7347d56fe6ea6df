// A board whose doubts a person has settled, with the photo that it was read from, as one file for those who work on
// the reader.
#pragma once

#include "app/gui/document/document.h"
#include "vision/photo/clean_photo.h"
#include "vision/reading/settled_photo.h"

#include <QByteArray>

#include <memory>
#include <optional>

namespace concord::gui {

struct SettledBoard {
    std::shared_ptr<const Photo> photo;  // with contents and a reading
    Board board;
};

// Nothing for another game than Harmonies, if no photo was read, if doubts are left, or if the board is empty or not of
// the side that the photo shows.
std::optional<SettledBoard> settledBoard(const Document& document, int player);

// The photo of a settled board as it will be saved, and the same decoded for the screen, with the reading's cells.
struct PhotoToPack {
    vision::CleanPhoto clean;
    Photo shown;
    QSize storedSize;  // of the picture that is saved, in pixels
};

// Slow. Throws InputError.
PhotoToPack photoToPack(const SettledBoard& settled);

// The whole file. Throws InputError.
QByteArray packedFile(const SettledBoard& settled, const PhotoToPack& photo, vision::PhotoLicence licence);

}  // namespace concord::gui
