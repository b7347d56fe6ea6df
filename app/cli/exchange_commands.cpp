#include "app/cli/record_commands.h"

#include "app/cli/output_file.h"
#include "app/files/file_reader.h"
#include "app/record/exchange.h"
#include "app/record/export.h"
#include "app/record/record_files.h"
#include "app/record/store.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>
#include <system_error>

namespace concord::cli {

namespace {

struct ExchangeCommand {
    Q_DECLARE_TR_FUNCTIONS(ExchangeCommand)
};

constexpr std::size_t maxImportBytes = std::size_t{1} << 30;

record::ExchangeFormat formatOf(const ExportOptions& options) {
    return record::formatOf(options.format.empty() ? options.file : "games." + options.format);
}

// Photos are stored beside the export: "games.jsonl.photos/<file>".
std::string photoFolder(const std::string& file) { return file + ".photos/"; }

void exportPhoto(const std::string& file, const std::string& bytes, const Outputs& outputs) {
    if (!files::hasExactContents(file, bytes)) {
        outputs.expectReplaceable(file, files::kindOfBytes(bytes));
        outputs.write(file, bytes);
    }
}

// Returns false if the photo could not be written. A photo missing from the record is only reported.
bool tryExportPhoto(record::Store& store, const std::string& photo, const std::string& exportFile,
                    const Outputs& outputs, Streams& streams) {
    try {
        const std::string bytes = store.photo(photo).toStdString();
        makeFolder(photoFolder(exportFile));
        exportPhoto(photoFolder(exportFile) + photo, bytes, outputs);
    } catch (const record::RecordError&) {
        throw;
    } catch (const OutputError& error) {
        streams.err << errorMessage(error.file(), error) << '\n';
        return false;
    } catch (const InputError& error) {
        streams.err << errorMessage(exportFile, error) << '\n';
    }
    return true;
}

void reportExport(const record::ExportCounts& counts, bool onStandardOutput, Streams& streams) {
    std::ostream& out = onStandardOutput ? streams.err : streams.out;
    if (!onStandardOutput) {
        out << utf8(ExchangeCommand::tr("%n game(s) exported.", nullptr, counts.games)) << '\n';
    }
    if (counts.damaged > 0) {
        out << utf8(ExchangeCommand::tr("%n damaged game(s) left out.", nullptr, counts.damaged)) << '\n';
    }
    if (counts.unknown > 0) {
        out << utf8(ExchangeCommand::tr("%n game(s) of an unknown kind left out.", nullptr, counts.unknown)) << '\n';
    }
}

int exportGames(record::Store& store, const ExportOptions& options, Streams& streams) {
    const record::ExchangeFormat format = formatOf(options);
    Outputs outputs(streams, options.force);
    record::addRecordFiles(outputs.records(), store.location());
    outputs.reserve(options.file, record::kindOf(format));
    Output output = outputs.open(options.file);
    bool photosWritten = true;
    record::ExportTarget target;
    target.write = [&](std::string_view text) { output.write(text); };
    target.onLeftOut = [&](const InputError& error) {
        streams.err << errorMessage(utf8(store.location().displayName()), error) << '\n';
    };
    target.onRepaired = [&](record::Number game, const std::vector<RepairedText>& texts) {
        reportRepaired(store, game, texts, streams);
    };
    if (Outputs::isFile(options.file)) {
        target.onPhoto = [&](const std::string& photo) {
            photosWritten = tryExportPhoto(store, photo, options.file, outputs, streams) && photosWritten;
        };
    }
    const record::GameFilter filter = options.filter();
    const record::ExportCounts counts = record::exportGames(
        store, format, [&](const record::GameSummary& game) { return filter.accepts(game); }, target);
    output.commit();
    reportExport(counts, outputs.isStandardOutput(options.file), streams);
    return counts.damaged == 0 && counts.unknown == 0 && photosWritten ? Success : Failure;
}

int writeLink(record::Store& store, const ExportOptions& options, Streams& streams) {
    const record::Number number = gameNumber(store, options.link);
    const auto games = store.games();
    const auto game = std::ranges::find(games, number, &record::GameSummary::number);
    if (game == games.end()) {
        throw InputError(
            {}, {CONCORD_TEXT("expected the number of a recorded game, there is no %1"), {std::to_string(number)}});
    }
    Outputs outputs(streams, options.force);
    record::addRecordFiles(outputs.records(), store.location());
    outputs.reserve(options.file, files::Kind::Text);
    outputs.write(options.file, record::pushLink(*game) + '\n');
    record::ExportCounts counts;
    counts.games = 1;
    reportExport(counts, outputs.isStandardOutput(options.file), streams);
    return Success;
}

record::PhotoSource photosBeside(const std::string& file) {
    return [folder = photoFolder(file)](const std::string& name) -> std::optional<QByteArray> {
        try {
            return QByteArray::fromStdString(files::readFile(folder + name, files::maxPhotoBytes));
        } catch (const std::system_error&) {
            return std::nullopt;
        }
    };
}

void writeCounts(std::ostream& out, const record::ImportCounts& counts) {
    out << utf8(ExchangeCommand::tr("%1 added, %2 updated, %3 unchanged.")
                    .arg(counts.added)
                    .arg(counts.updated)
                    .arg(counts.unchanged))
        << '\n';
    if (counts.newerHere > 0) {
        out << utf8(ExchangeCommand::tr("%n game(s) were changed here after the export and stay as they are.", nullptr,
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
            utf8(ExchangeCommand::tr("jsonl: everything, one game per line; csv: a table; bgsplay: for BG Stats. By "
                                     "default the file's extension decides; jsonl for any other extension")))
        ->check(CLI::IsMember({"jsonl", "csv", "bgsplay"}).description(""))
        ->type_name("jsonl|csv|bgsplay");
    command
        ->add_option("--link", options.link,
                     utf8(ExchangeCommand::tr("Write a link that puts this game into BG Stats on a phone")))
        ->type_name("ID");
    addForceOption(*command, options.force);
    return command;
}

int runExport(const ExportOptions& options, Streams& streams) {
    return withStore(options, MissingRecord::Refuse, streams, [&](record::Store& store) {
        return options.link.empty() ? exportGames(store, options, streams) : writeLink(store, options, streams);
    });
}

CLI::App* addImport(CLI::App& app, ImportOptions& options) {
    CLI::App* command = app.add_subcommand(
        "import",
        utf8(ExchangeCommand::tr("Import exported games, all or none; games already in the record are updated")));
    command
        ->add_option("FILE", options.file, utf8(ExchangeCommand::tr("One game, or one per line; - is standard input")))
        ->required()
        ->type_name("");
    addDatabaseOption(*command, options);
    return command;
}

int runImport(const ImportOptions& options, Streams& streams) {
    std::vector<record::Entry> games;
    std::size_t firstLine = 1;
    try {
        const std::string text = readGames(options.file, streams.in, maxImportBytes);
        games = record::entriesFromText(text);
        firstLine = record::firstLineOf(text);
    } catch (const InputError& error) {
        streams.err << errorMessage(options.file, error) << '\n';
        return Failure;
    }
    const auto importInto = [&](record::Store& store) {
        try {
            writeCounts(streams.out, store.import(games, photosBeside(options.file), firstLine));
            return Success;
        } catch (const record::RecordError&) {
            throw;
        } catch (const InputError& error) {
            streams.err << errorMessage(options.file, error) << '\n';
            return Failure;
        }
    };
    return withStore(options, MissingRecord::Create, streams, importInto, {options.file});
}

}  // namespace concord::cli
