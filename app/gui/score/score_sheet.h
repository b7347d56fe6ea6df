// The score of a game to keep and to send around: the pad, who won, every board and its cards.
#pragma once

#include "app/files/output_rules.h"
#include "app/gui/document/document.h"

#include <QImage>
#include <QString>

namespace concord::gui {

// Of an open document. Always in light colours; as high as it has to be.
QImage scoreSheetPicture(const Document& document);

// What stands in a field of its pad: "12*" where it was typed, a dash where nothing is known.
QString sheetField(const Document& document, int player, Category category);

// Boards of letters, for where pictures cannot go.
QString scoreSheetText(const Document& document);

// Writes the sheet as what the name ends in: ".pdf" (one page A4), ".txt", or ".png" (also without
// an ending). Whole or not at all, and never in the place of what is taken; throws FileProblem (document_file.h).
void saveScoreSheet(const Document& document, const QString& path, const files::Taken& taken = {});

}  // namespace concord::gui
