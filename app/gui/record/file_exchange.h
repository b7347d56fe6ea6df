// Imports games from files into a record, and exports games of a record to files.
#pragma once

#include "app/record/export.h"

#include <QString>

#include <vector>

namespace concord::gui {

// Imports the games of a file, all of them or none. Photos are looked for beside the file, in a folder with the
// file's name and ".photos". Throws FileProblem naming the place in the file, and RecordError.
record::ImportCounts importGames(record::Store& store, const QString& path);

// Writes games in the format of the file name's extension; for JSON Lines, also writes their photos to a folder beside
// the file, as far as the record still has them. Throws FileProblem and the store's errors.
record::ExportCounts exportGames(record::Store& store, const QString& path, const std::vector<record::Number>& games);

// "1 damaged game left out. 2 games of an unknown kind left out." Empty if none was left out.
QString leftOutInWords(const record::ExportCounts& counts);

// "3 games added, 1 updated, 2 already in the record."
QString countsInWords(const record::ImportCounts& counts);

}  // namespace concord::gui
