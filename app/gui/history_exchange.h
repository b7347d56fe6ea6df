// Games of a record in and out of files.
#pragma once

#include "../record/store.h"

#include <QByteArray>
#include <QString>

#include <vector>

namespace concord::gui {

enum class ExchangeFormat { JsonLines, Csv, BgStats };

// By the ending of the file: .csv, .bgsplay, and JSON lines for any other.
ExchangeFormat formatOf(const QString& path);

// The games in the format. Throws as the store does.
QByteArray exported(record::Store& store, const std::vector<record::Number>& games, ExchangeFormat format);

// Takes the games of a file in, all of them or none. Photos are looked for beside the file, in a folder
// named as the file with ".photos". Throws InputError naming the place in the file.
record::ImportCounts importGames(record::Store& store, const QString& path);

// Writes games and, beside JSON lines, their photos. Throws FileProblem and as the store does.
void exportGames(record::Store& store, const QString& path, const std::vector<record::Number>& games);

// "3 games added, 1 updated, 2 known already."
QString countsInWords(const record::ImportCounts& counts);

}  // namespace concord::gui
