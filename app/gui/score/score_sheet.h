// The score of a game to save and to share: the pad, who won, every board and its cards.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/document/document.h"

#include <QImage>
#include <QString>

#include <string_view>

namespace concord::gui {

// Of an open document. Always in light colours; as high as needed.
QImage scoreSheetPicture(const Document& document);

// The text of a field: "12"; for a typed number where Concord could have computed one "12*", or "(board: 9) 12*" if it
// has; a dash if there is no number.
QString sheetField(const Document& document, int player, std::string_view row);

// With boards drawn in letters, where pictures are not possible.
QString scoreSheetText(const Document& document);

// Writes the sheet in the format of the file name's extension: ".pdf" (one page A4), ".txt", or ".png" (the default).
// Written completely or not at all, and never over a file in use; throws FileProblem (document_file.h).
void saveScoreSheet(const Document& document, const QString& path, const files::ProtectedFiles& protectedFiles = {});

}  // namespace concord::gui
