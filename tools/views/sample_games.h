// What the pictures show: players, games on the pad and in the record, photos, a camera.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/photo/camera.h"
#include "app/record/location.h"

#include <QString>
#include <QStringList>

#include <memory>

namespace concord::views {

// Paths of files in samples/boards and samples/photos.
QString sampleGamePath(const QString& name);
QString samplePhotoPath(const QString& name);
// Paths of all photos of boards in samples/photos and tests/photos, in a fixed order.
QStringList boardPhotoPaths();

gui::Table tableIn(const QString& file);

// Four players, nothing counted yet.
gui::NewGame newGameOfFour();
// The same with two long names, and a few of the numbers typed.
gui::Table halfCounted();

// Adds single brown tokens, which score nothing, on the first empty cells until all boards have the same number of
// tokens, a multiple of three.
void fillTurns(gui::Document& document);

// Games of several years, enough to fill the list of games and the statistics.
void fillRecord(const record::Location& location);

// A camera that shows the same photo all the time.
std::unique_ptr<gui::Camera> stillCamera();

}  // namespace concord::views
