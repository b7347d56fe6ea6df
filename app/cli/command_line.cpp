#include "app/cli/command_line.h"

#include "app/cli/commands.h"
#include "app/cli/nearest_word.h"
#include "app/files/file_name.h"
#include "app/record/server_address.h"
#include "app/text/game_words.h"
#include "app/text/unexpected_error.h"
#include "scoring/games/all_games.h"
#include "version.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <ostream>

namespace concord::cli {

namespace {

struct CommandLine {
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// Prints options as "--side A|B", without what CLI11 would append: "REQUIRED", and the options needed or excluded.
class HelpFormatter : public CLI::Formatter {
public:
    std::string make_option_opts(const CLI::Option* option) const override {
        const std::string type = option->get_type_name();
        return (type.empty() ? "" : ' ' + type) + (option->get_expected_max() > 1 ? " ..." : "");
    }
};

// Output that could not be written is an error.
int checkWritten(int status, Streams& streams) {
    streams.out.flush();
    if (!streams.out) {
        streams.err << utf8(CommandLine::tr("concord: the results could not be written.")) << '\n';
        return Failure;
    }
    return status;
}

std::string printableUtf8(const std::string& text) { return utf8(text::printable(files::toQString(text))); }

// The command that was given; appends its name, such as "history show", to `name`.
const CLI::App& givenCommand(const CLI::App& app, std::string& name) {
    const CLI::App* command = &app;
    while (!command->get_subcommands().empty()) {
        command = command->get_subcommands().front();
        name += (name.empty() ? "" : " ") + command->get_name();
    }
    return *command;
}

std::vector<std::string> optionsOf(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            names.push_back("--" + name);
        }
    }
    return names;
}

std::vector<std::string> commandsOf(const CLI::App& command) {
    std::vector<std::string> names;
    for (const CLI::App* inner : command.get_subcommands({})) {
        names.push_back(inner->get_name());
    }
    return names;
}

// The error messages. within: the name of the command that was given; empty: none.
QString unknownOption(const QString& within, const QString& got) {
    return within.isEmpty() ? CommandLine::tr("expected an option, got \"%1\"").arg(got)
                            : CommandLine::tr(R"(expected an option of "%1", got "%2")").arg(within, got);
}

QString unknownCommand(const QString& within, const QString& got) {
    return within.isEmpty() ? CommandLine::tr("expected a command, got \"%1\"").arg(got)
                            : CommandLine::tr(R"(expected a command of "%1", got "%2")").arg(within, got);
}

// The error message about an unknown option or command, or if no command was given; empty if something else is wrong.
QString unknownWord(const CLI::App& app, const std::vector<std::string>& args) {
    std::string name;
    const CLI::App& command = givenCommand(app, name);
    const std::vector<std::string> rest = app.remaining(true);
    const auto unknown =
        std::ranges::find_if(args, [&](const std::string& arg) { return std::ranges::count(rest, arg) > 0; });
    if (unknown == args.end()) {
        return name.empty() ? CommandLine::tr("expected a command") : QString();
    }
    const QString got = QString::fromStdString(printableUtf8(*unknown));
    const QString within = QString::fromStdString(name);
    const bool isOption = unknown->starts_with('-');
    if (!isOption && commandsOf(command).empty()) {
        return {};
    }
    const QString problem = isOption ? unknownOption(within, got) : unknownCommand(within, got);
    const std::string nearest = nearestWord(isOption ? unknown->substr(0, unknown->find('=')) : *unknown,
                                            isOption ? optionsOf(command) : commandsOf(command));
    return nearest.empty() ? problem
                           : CommandLine::tr("%1; did you mean %2?").arg(problem, QString::fromStdString(nearest));
}

// Help and version are not errors; everything else that CLI11 throws is bad usage.
int reportParseError(const CLI::App& app, const CLI::ParseError& error, const std::vector<std::string>& args,
                     Streams& streams) {
    if (error.get_exit_code() == static_cast<int>(CLI::ExitCodes::Success)) {
        return checkWritten(app.exit(error, streams.out, streams.err), streams);
    }
    const QString unknown = unknownWord(app, args);
    const QString problem = unknown.isEmpty() ? text::printable(files::toQString(error.what())) : unknown;
    streams.err << "concord: " << utf8(record::withoutPassword(problem)) << '\n'
                << utf8(CommandLine::tr("Run \"concord --help\" for usage.")) << '\n';
    return Failure;
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
    if (app.got_subcommand("area")) {
        return runArea(options.area, streams);
    }
    if (app.got_subcommand("audit")) {
        return runAudit(options.audit, streams);
    }
    if (app.got_subcommand("why")) {
        return runWhy(options.why, streams);
    }
    if (app.got_subcommand("box")) {
        return runBox(*app.get_subcommand("box"), options.box, streams);
    }
    return app.got_subcommand("read") ? runRead(options.read, streams) : runRecordCommand(app, options, streams);
}

// A typical invocation of a command.
struct HelpExample {
    const char* command;
    const char* invocation;
};

constexpr std::array<HelpExample, 14> examples{
    {{"score", "concord score game.json --explain"},
     {"verify", "concord verify game.json"},
     {"audit", "concord audit game.json"},
     {"why", "concord why game.json --player Pauline --river a1-a2-b2"},
     {"area", "concord area --main 4 --bonus 2 orange=bush blue=bush,turf neutral=pine"},
     {"read", "concord read table.jpg -o game.json"},
     {"box", "concord box learn table.jpg --board game.json"},
     {"record", "concord record game.json --place Club"},
     {"history", "concord history --player Pauline"},
     {"stats", "concord stats --player Pauline"},
     {"export", "concord export games.csv"},
     {"import", "concord import games.jsonl"},
     {"restore", "concord restore"},
     {"players", "concord players"}}};

void addExamples(CLI::App& app) {
    for (const auto& [command, invocation] : examples) {
        app.get_subcommand(command)->footer(utf8(CommandLine::tr("Example: %1").arg(QLatin1String(invocation))));
    }
    app.footer(utf8(CommandLine::tr("Examples:")) +
               "\n  concord read table.jpg -o game.json\n  concord score game.json --explain\n"
               "  concord why game.json --river a1-a2-b2\n  concord history --player Pauline");
}

}  // namespace

void setUpCommandLine(CLI::App& app, Options& options) {
    addAllGames();
    words::addAllGameWords();
    app.name("concord");
    app.description(
        utf8(CommandLine::tr("Scores finished games of Harmonies, from a photo or by hand, and of Renature, "
                             "and explains every point.")));
    app.require_subcommand(1);
    app.formatter(std::make_shared<HelpFormatter>());  // subcommands inherit it
    const std::string helpText = utf8(CommandLine::tr("Print this help and exit"));
    const std::string versionText = utf8(CommandLine::tr("Print the version and exit"));
    app.set_help_flag("-h,--help", helpText);  // subcommands inherit it
    app.set_version_flag("--version", "concord " CONCORD_VERSION, versionText);
    for (CLI::App* command :
         {addScore(app, options.score), addVerify(app, options.verify), addAudit(app, options.audit),
          addWhy(app, options.why), addArea(app, options.area), addRead(app, options.read), addBox(app, options.box),
          addRecord(app, options.record), addHistory(app, options.history), addStats(app, options.stats),
          addExport(app, options.exported), addImport(app, options.imported), addRestore(app, options.restore),
          addPlayers(app, options.players)}) {
        command->set_version_flag("--version", "concord " CONCORD_VERSION, versionText);
    }
    addExamples(app);
}

namespace {

int runUnguarded(const std::vector<std::string>& args, Streams& streams) {
    CLI::App app;
    Options options;
    setUpCommandLine(app, options);
    try {
        std::vector<std::string> reversed(args.rbegin(), args.rend());  // in the order that CLI11 expects
        app.parse(std::move(reversed));
    } catch (const CLI::ParseError& error) {
        return reportParseError(app, error, args, streams);
    }
    return checkWritten(runChosen(app, options, streams), streams);
}

}  // namespace

int run(const std::vector<std::string>& args, Streams& streams) {
    try {
        return runUnguarded(args, streams);
    } catch (const std::exception& error) {
        streams.err << errorMessage("concord", InputError({}, text::unexpectedError(error))) << '\n';
        return Failure;
    }
}

}  // namespace concord::cli
