#include "history_exchange.h"

#include "../record/exchange.h"
#include "../record/record_files.h"
#include "document_file.h"
#include "history.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace concord::gui {

namespace {

struct Exchange {
    Q_DECLARE_TR_FUNCTIONS(Exchange)
};

files::Kind kindOf(ExchangeFormat format) {
    return format == ExchangeFormat::Csv       ? files::Kind::Csv
           : format == ExchangeFormat::BgStats ? files::Kind::BgStats
                                               : files::Kind::GameLines;
}

QString photoFolder(const QString& path) { return path + QStringLiteral(".photos/"); }

// Oldest first, so that an import numbers them in order.
QByteArray lines(record::Store& store, std::vector<record::Number> games) {
    std::ranges::reverse(games);
    std::string text;
    for (const record::Number game : games) {
        text += record::documentWithRecord(store.entry(game), false) + '\n';
    }
    return QByteArray::fromStdString(text);
}

// A photo that was lost does not keep the games from going out.
void exportPhotos(record::Store& store, const QString& path, const std::vector<record::Number>& games,
                  const files::Taken& taken) {
    for (const record::Number game : games) {
        for (const record::RecordedPhoto& photo : store.entry(game).record.photos) {
            QByteArray bytes;
            try {
                bytes = store.photo(photo.file);
            } catch (const record::RecordError&) {
                throw;
            } catch (const InputError&) {
                continue;
            }
            QDir().mkpath(photoFolder(path));
            saveBytes(bytes, photoFolder(path) + QString::fromStdString(photo.file),
                      files::kindOfBytes({bytes.constData(), static_cast<std::size_t>(bytes.size())}), taken);
        }
    }
}

}  // namespace

ExchangeFormat formatOf(const QString& path) {
    const QString ending = QFileInfo(path).suffix().toLower();
    return ending == QStringLiteral("csv")       ? ExchangeFormat::Csv
           : ending == QStringLiteral("bgsplay") ? ExchangeFormat::BgStats
                                                 : ExchangeFormat::JsonLines;
}

QByteArray exported(record::Store& store, const std::vector<record::Number>& games, ExchangeFormat format) {
    if (format == ExchangeFormat::JsonLines) {
        return lines(store, games);
    }
    std::vector<record::GameSummary> summaries = store.historyWithPoints();
    std::erase_if(summaries,
                  [&](const record::GameSummary& game) { return std::ranges::count(games, game.number) == 0; });
    return QByteArray::fromStdString(format == ExchangeFormat::Csv ? record::gamesToCsv(summaries)
                                                                   : record::gamesToBgStats(summaries) + '\n');
}

void exportGames(record::Store& store, const QString& path, const std::vector<record::Number>& games) {
    const ExchangeFormat format = formatOf(path);
    files::Taken taken;
    record::addRecordFiles(taken.records, store.location());
    saveBytes(exported(store, games, format), path, kindOf(format), taken);
    if (format == ExchangeFormat::JsonLines) {
        exportPhotos(store, path, games, taken);
    }
}

record::ImportCounts importGames(record::Store& store, const QString& path) {
    try {
        const auto photos = [&](const std::string& name) -> std::optional<QByteArray> {
            QFile photo(photoFolder(path) + QString::fromStdString(name));
            return photo.open(QIODevice::ReadOnly) ? std::optional(photo.readAll()) : std::nullopt;
        };
        const QByteArray text = fileContents(path);
        return store.import(record::gamesFromText({text.constData(), static_cast<std::size_t>(text.size())}), photos);
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError& error) {
        throw FileProblem{[name = QFileInfo(path).fileName(), error] { return problemInWords(name, error); }};
    }
}

QString countsInWords(const record::ImportCounts& counts) {
    QStringList sentences;
    sentences << Exchange::tr("%n game(s) added", nullptr, counts.added);
    if (counts.updated > 0) {
        sentences << Exchange::tr("%n updated", nullptr, counts.updated);
    }
    if (counts.unchanged > 0) {
        sentences << Exchange::tr("%n known already", nullptr, counts.unchanged);
    }
    if (counts.newerHere > 0) {
        sentences << Exchange::tr("%n changed here since and left as they are", nullptr, counts.newerHere);
    }
    if (!counts.missingPhotos.empty()) {
        sentences << Exchange::tr("%n photo(s) not found beside the file", nullptr,
                                  static_cast<int>(counts.missingPhotos.size()));
    }
    return sentences.join(QStringLiteral(", ")) + QLatin1Char('.');
}

}  // namespace concord::gui
