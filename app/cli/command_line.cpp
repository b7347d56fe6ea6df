#include "command_line.h"

#include "app/record/server_address.h"
#include "commands.h"
#include "version.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// Options as "--side A|B"; CLI11 would add what excludes what, which the descriptions say in words.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_type_name();
        return (type.empty() ? "" : ' ' + type) + (option->get_expected_max() > 1 ? " ..." : "");
    }
};

// Help and version are answers; everything else that CLI11 throws is bad usage.
int answerParseError(const CLI::App& app, const CLI::ParseError& error, Streams& streams) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return app.exit(error, streams.out, streams.err);
    }
    streams.err << "concord: " << utf8(printable(record::withoutPassword(QString::fromStdString(error.what())))) << '\n'
                << utf8(CommandLine::tr("Run \"concord --help\" to see what it understands.")) << '\n';
    return BadInput;
}

// The commands about recorded games.
int runRecordCommand(const CLI::App& app, const Options& options, Streams& streams) {
    if (app.got_subcommand("record")) {
        return runRecord(*app.get_subcommand("record"), options.record, streams);
    }
    if (app.got_subcommand("history")) {
        return runHistory(*app.get_subcommand("history"), options.history, streams);
    }
    if (app.got_subcommand("stats")) {
        return runStats(options.stats, streams);
    }
    if (app.got_subcommand("export")) {
        return runExport(options.exported, streams);
    }
    if (app.got_subcommand("import")) {
        return runImport(options.imported, streams);
    }
    if (app.got_subcommand("restore")) {
        return runRestore(options.restore, streams);
    }
    return runPlayers(*app.get_subcommand("players"), options.players, streams);
}

int runChosen(const CLI::App& app, const Options& options, Streams& streams) {
    if (app.got_subcommand("score")) {
        return options.score.jsonLines ? runScoreLines(streams) : runScore(options.score, streams);
    }
    if (app.got_subcommand("verify")) {
        return runVerify(options.verify, streams);
    }
    if (app.got_subcommand("audit")) {
        return runAudit(options.audit, streams);
    }
    return app.got_subcommand("read") ? runRead(options.read, streams) : runRecordCommand(app, options, streams);
}

}  // namespace

void setUpCommandLine(CLI::App& app, Options& options) {
    app.name("concord");
    app.description(
        utf8(CommandLine::tr("Scores finished boards of the board game Harmonies, from a photo or by hand, "
                             "and explains every point.")));
    app.require_subcommand(1);
    app.formatter(std::make_shared<HelpFormatter>());  // subcommands inherit it
    const std::string helpText = utf8(CommandLine::tr("Print this help and exit"));
    const std::string versionText = utf8(CommandLine::tr("Print the version and exit"));
    app.set_help_flag("-h,--help", helpText);  // subcommands inherit it
    app.set_version_flag("--version", "concord " CONCORD_VERSION, versionText);
    for (CLI::App* command :
         {addScore(app, options.score), addVerify(app, options.verify), addAudit(app, options.audit),
          addRead(app, options.read), addRecord(app, options.record), addHistory(app, options.history),
          addStats(app, options.stats), addExport(app, options.exported), addImport(app, options.imported),
          addRestore(app, options.restore), addPlayers(app, options.players)}) {
        command->set_version_flag("--version", "concord " CONCORD_VERSION, versionText);
    }
}

int run(const std::vector<std::string>& args, Streams& streams) {
    CLI::App app;
    Options options;
    setUpCommandLine(app, options);
    try {
        std::vector<std::string> reversed(args.rbegin(), args.rend());  // as CLI11 takes them
        app.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
        return answerParseError(app, error, streams);
    }
    const int status = runChosen(app, options, streams);
    streams.out.flush();
    if (!streams.out) {
        streams.err << utf8(CommandLine::tr("concord: the results could not be written.")) << '\n';
        return BadInput;
    }
    return status;
}

}  // namespace concord::cli
