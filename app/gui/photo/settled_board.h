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

// Nothing where no photo was read, where doubts are left, or where the board is empty or of another side than the
// photo.
std::optional<SettledBoard> settledBoard(const Document& document, int player);

// The photo of a settled board as it will be saved, and the same decoded for the screen, with the reading's cells.
struct PackedPhoto {
    vision::CleanPhoto clean;
    Photo shown;
    QSize storedSize;  // of the picture that is saved, in pixels
};

// Slow. Throws InputError.
PackedPhoto packedPhoto(const SettledBoard& settled);

// The whole file. Throws InputError.
QByteArray packedFile(const SettledBoard& settled, const PackedPhoto& photo, vision::PhotoLicence licence);

}  // namespace concord::gui
