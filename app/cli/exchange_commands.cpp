#include "record_commands.h"

#include "app/record/exchange.h"
#include "app/record/store.h"
#include "output_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct ExchangeCommand {
    Q_DECLARE_TR_FUNCTIONS(ExchangeCommand)
};

constexpr std::size_t maxImportBytes = std::size_t{1} << 30;

std::string formatOf(const ExportOptions& options) {
    if (!options.format.empty()) {
        return options.format;
    }
    for (const char* format : {"csv", "bgsplay"}) {
        if (options.file.ends_with(std::string(".") + format)) {
            return format;
        }
    }
    return "jsonl";
}

// Photos lie beside the lines: "games.jsonl.photos/<file>".
std::string photoFolder(const std::string& file) { return file + ".photos/"; }

void exportPhotos(record::Store& store, const record::Entry& entry, const std::string& file, Streams& streams) {
    for (const record::RecordedPhoto& photo : entry.record.photos) {
        try {
            const QByteArray bytes = store.photo(photo.file);
            QDir().mkpath(QFile::decodeName(photoFolder(file).c_str()));
            writeWhole(photoFolder(file) + photo.file, std::string_view(bytes.constData(), bytes.size()));
        } catch (const record::RecordError&) {
            throw;
        } catch (const InputError& error) {  // lost somewhere: the games go out all the same
            streams.err << complaint(file, error) << '\n';
        }
    }
}

// Oldest first, so that an import numbers them in order.
std::string lines(record::Store& store, const std::vector<record::GameSummary>& games, const ExportOptions& options,
                  Streams& streams) {
    std::string text;
    for (auto game = games.rbegin(); game != games.rend(); ++game) {
        std::vector<MendedText> mended;
        const record::Entry entry = store.entry(game->number, &mended);
        reportMended(store, game->number, mended, streams);
        text += record::documentWithRecord(entry, false) + '\n';
        if (options.file != "-") {
            exportPhotos(store, entry, options.file, streams);
        }
    }
    return text;
}

int exportGames(record::Store& store, const ExportOptions& options, Streams& streams) {
    const std::string format = formatOf(options);
    const auto all = format == "jsonl" ? store.history() : store.historyWithPoints();
    const auto games = record::filtered(all, options.filter());
    const std::string text = format == "csv"       ? record::gamesToCsv(games)
                             : format == "bgsplay" ? record::gamesToBgStats(games) + '\n'
                                                   : lines(store, games, options, streams);
    if (options.file == "-") {
        streams.out << text;
        return Fine;
    }
    writeWhole(options.file, text);
    streams.out << utf8(ExchangeCommand::tr("%n game(s) exported.", nullptr, static_cast<int>(games.size()))) << '\n';
    return Fine;
}

int writeLink(record::Store& store, const ExportOptions& options, Streams& streams) {
    const record::Number number = gameNumber(store, options.link);
    const auto games = store.history();
    const auto game = std::ranges::find(games, number, &record::GameSummary::number);
    if (game == games.end()) {
        throw InputError(
            {}, {CONCORD_TEXT("expected the number of a recorded game, there is no %1"), {std::to_string(number)}});
    }
    streams.out << record::pushLink(*game) << '\n';
    return Fine;
}

record::PhotoSource photosBeside(const std::string& file) {
    return [folder = photoFolder(file)](const std::string& name) -> std::optional<QByteArray> {
        QFile photo(QFile::decodeName((folder + name).c_str()));
        return photo.open(QIODevice::ReadOnly) ? std::optional(photo.readAll()) : std::nullopt;
    };
}

void writeCounts(std::ostream& out, const record::ImportCounts& counts) {
    out << utf8(ExchangeCommand::tr("%1 added, %2 updated, %3 unchanged.")
                    .arg(counts.added)
                    .arg(counts.updated)
                    .arg(counts.unchanged))
        << '\n';
    if (counts.newerHere > 0) {
        out << utf8(ExchangeCommand::tr("%n game(s) were changed here since and stay as they are.", nullptr,
                                        counts.newerHere))
            << '\n';
    }
    if (!counts.missingPhotos.empty()) {
        out << utf8(ExchangeCommand::tr("%n photo(s) were not found beside the file.", nullptr,
                                        static_cast<int>(counts.missingPhotos.size())))
            << '\n';
    }
}

}  // namespace

CLI::App* addExport(CLI::App& app, ExportOptions& options) {
    CLI::App* command = app.add_subcommand("export", utf8(ExchangeCommand::tr("Write games for other programs")));
    command->add_option("FILE", options.file, utf8(ExchangeCommand::tr("Where to; - is standard output (default)")))
        ->type_name("");
    addFilterOptions(*command, options);
    command
        ->add_option(
            "--format", options.format,
            utf8(ExchangeCommand::tr("jsonl: everything, a game a line (default); csv: a table; bgsplay: for BG "
                                     "Stats; else by the ending of the file")))
        ->check(CLI::IsMember({"jsonl", "csv", "bgsplay"}).description(""))
        ->type_name("jsonl|csv|bgsplay");
    command
        ->add_option("--link", options.link,
                     utf8(ExchangeCommand::tr("Write a link that puts this game into BG Stats on a phone")))
        ->type_name("ID");
    return command;
}

int runExport(const ExportOptions& options, Streams& streams) {
    return withRecord(options, true, streams, [&](record::Store& store) {
        return options.link.empty() ? exportGames(store, options, streams) : writeLink(store, options, streams);
    });
}

CLI::App* addImport(CLI::App& app, ImportOptions& options) {
    CLI::App* command = app.add_subcommand(
        "import", utf8(ExchangeCommand::tr("Take in exported games, all or none; games known already are updated")));
    command->add_option("FILE", options.file, utf8(ExchangeCommand::tr("One game, or one a line; - is standard input")))
        ->required()
        ->type_name("");
    addDatabaseOption(*command, options);
    return command;
}

int runImport(const ImportOptions& options, Streams& streams) {
    std::vector<Game> games;
    try {
        games = record::gamesFromText(readInput(options.file, streams.in, maxImportBytes));
    } catch (const InputError& error) {
        streams.err << complaint(options.file, error) << '\n';
        return BadInput;
    }
    return withRecord(options, false, streams, [&](record::Store& store) {
        try {
            writeCounts(streams.out, store.import(games, photosBeside(options.file)));
            return Fine;
        } catch (const record::RecordError&) {
            throw;
        } catch (const InputError& error) {
            streams.err << complaint(options.file, error) << '\n';
            return BadInput;
        }
    });
}

}  // namespace concord::cli
