#include "app/gui/record/file_exchange.h"

#include "app/files/file_reader.h"
#include "app/gui/document/document_file.h"
#include "app/gui/record/async_record.h"
#include "app/record/exchange.h"
#include "app/record/record_files.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <set>

namespace concord::gui {

namespace {

struct Exchange {
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

QString photoFolder(const QString& path) { return path + QStringLiteral(".photos/"); }

// A lost photo does not prevent the export of the games.
void exportPhoto(record::Store& store, const QString& path, const std::string& photo,
                 const files::ProtectedFiles& protectedFiles) {
    QByteArray bytes;
    try {
        bytes = store.photo(photo);
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError&) {
        return;
    }
    const QString file = photoFolder(path) + QString::fromStdString(photo);
    const std::string_view view(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    if (!files::hasExactContents(files::toPath(file), view)) {
        files::makeFolder(files::toPath(photoFolder(path)));
        saveBytes(bytes, file, files::kindOfBytes(view), protectedFiles);
    }
}

}  // namespace

record::ExportCounts exportGames(record::Store& store, const QString& path, const std::vector<record::Number>& games) {
    const record::ExchangeFormat format = record::formatOf(path.toStdString());
    const std::set<record::Number> wanted(games.begin(), games.end());
    files::ProtectedFiles protectedFiles;
    record::addRecordFiles(protectedFiles.records, store.location());
    record::ExportCounts counts;
    saveWith(path, record::kindOf(format), protectedFiles, [&](files::FileWriter& file) {
        record::ExportTarget target;
        target.write = [&](std::string_view text) { file.write(text); };
        target.onPhoto = [&](const std::string& photo) { exportPhoto(store, path, photo, protectedFiles); };
        counts = record::exportGames(
            store, format, [&](const record::GameSummary& game) { return wanted.contains(game.number); }, target);
    });
    return counts;
}

record::ImportCounts importGames(record::Store& store, const QString& path) {
    try {
        const auto photos = [&](const std::string& name) -> std::optional<QByteArray> {
            try {
                return fileContents(photoFolder(path) + QString::fromStdString(name));
            } catch (const FileProblem&) {
                return std::nullopt;
            }
        };
        const QByteArray bytes = fileContents(path);
        const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
        return store.import(record::entriesFromText(text), photos, record::firstLineOf(text));
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError& error) {
        throw FileProblem{[name = QFileInfo(path).fileName(), error] { return problemInWords(name, error); }};
    }
}

QString leftOutInWords(const record::ExportCounts& counts) {
    QStringList sentences;
    if (counts.damaged > 0) {
        sentences << Exchange::tr("%n damaged game(s) left out.", nullptr, counts.damaged);
    }
    if (counts.unknown > 0) {
        sentences << Exchange::tr("%n game(s) of an unknown kind left out.", nullptr, counts.unknown);
    }
    return sentences.join(QLatin1Char(' '));
}

QString countsInWords(const record::ImportCounts& counts) {
    QStringList sentences;
    sentences << Exchange::tr("%n game(s) added", nullptr, counts.added);
    if (counts.updated > 0) {
        sentences << Exchange::tr("%n updated", nullptr, counts.updated);
    }
    if (counts.unchanged > 0) {
        sentences << Exchange::tr("%n already in the record", nullptr, counts.unchanged);
    }
    if (counts.newerHere > 0) {
        sentences << Exchange::tr("%n newer in the record and left unchanged", nullptr, counts.newerHere);
    }
    if (!counts.missingPhotos.empty()) {
        sentences << Exchange::tr("%n photo(s) not found beside the file", nullptr,
                                  static_cast<int>(counts.missingPhotos.size()));
    }
    return sentences.join(QStringLiteral(", ")) + QLatin1Char('.');
}

}  // namespace concord::gui
