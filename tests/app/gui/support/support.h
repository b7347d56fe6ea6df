// Tables and readings whose contents the tests know.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/table_edits.h"

#include <QString>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace concord::gui {

Cell cellNamed(std::string_view name, Side side = Side::A);
Stack stackOf(const std::vector<Token>& tokens);

// A new game with these players, all of one colour.
NewGame newGameWith(const std::vector<std::string>& names);

// A photo of side A whose picture is plain green: every cell of the reading is empty and certain, except c2 (a tall
// tree, or less likely a medium one or empty) and b1 (blue, or less likely yellow), to be checked in this order.
std::shared_ptr<const Photo> doubtfulPhoto();

// The same reading, of a small picture that JPEG cannot store without loss, with its original file.
std::shared_ptr<const Photo> grainyPhoto();

// The path of a game file in samples/boards.
QString sampleBoard(const QString& name);

}  // namespace concord::gui
