// Games of a record in and out of files.
#pragma once

#include "app/record/export.h"

#include <QString>

#include <vector>

namespace concord::gui {

// Takes the games of a file in, all of them or none. Photos are looked for beside the file, in a folder
// named as the file with ".photos". Throws InputError naming the place in the file.
record::ImportCounts importGames(record::Store& store, const QString& path);

// Writes games as what the name ends in and, beside JSON lines, their photos. Throws FileProblem and as the store
// does.
record::ExportCounts exportGames(record::Store& store, const QString& path, const std::vector<record::Number>& games);

// "1 damaged game left out." Empty where there is none.
QString leftOutInWords(const record::ExportCounts& counts);

// "3 games added, 1 updated, 2 known already."
QString countsInWords(const record::ImportCounts& counts);

}  // namespace concord::gui
