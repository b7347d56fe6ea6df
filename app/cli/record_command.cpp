#include "app/cli/record_commands.h"

#include "app/record/store.h"
#include "scoring/json/strict_json.h"

#include <QCoreApplication>

#include <ostream>

namespace concord::cli {

namespace {

struct RecordCommand {
    Q_DECLARE_TR_FUNCTIONS(RecordCommand)
};

std::optional<record::Entry> readEntry(const std::string& file, Streams& streams) {
    try {
        return record::entryFromJson(readGames(file, streams.in, maxJsonBytes));
    } catch (const InputError& error) {
        streams.err << errorMessage(file, error) << '\n';
        return std::nullopt;
    }
}

std::vector<std::string> inputsOf(const RecordOptions& options) {
    std::vector<std::string> inputs{options.file};
    inputs.insert(inputs.end(), options.photos.begin(), options.photos.end());
    inputs.insert(inputs.end(), options.readings.begin(), options.readings.end());
    return inputs;
}

}  // namespace

CLI::App* addRecord(CLI::App& app, RecordOptions& options) {
    CLI::App* command = app.add_subcommand("record", utf8(RecordCommand::tr("Keep a finished game in the record")));
    command->add_option("FILE", options.file, utf8(RecordCommand::tr("The game; - is standard input")))
        ->required()
        ->type_name("");
    addDetailOptions(*command, options);
    return command;
}

int runRecord(const CLI::App& command, const RecordOptions& options, Streams& streams) {
    std::optional<record::Entry> entry = readEntry(options.file, streams);
    if (!entry) {
        return Failure;
    }
    return withStore(
        options, MissingRecord::Create, streams,
        [&](record::Store& store) {
            applyDetails(command, options, store, *entry, streams);
            const record::Number number = store.record(*entry);
            streams.out << utf8(RecordCommand::tr("Recorded as game %1.").arg(number)) << '\n';
            return Success;
        },
        inputsOf(options));
}

}  // namespace concord::cli
