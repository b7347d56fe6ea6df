#include "app/cli/commands.h"

#include "app/text/item_text.h"
#include "app/text/score_text.h"
#include "scoring/json/strict_json.h"
#include "scoring/table/game_file.h"

#include <QCoreApplication>

#include <istream>
#include <ostream>

namespace concord::cli {

namespace {

struct ScoreCommand {
    Q_DECLARE_TR_FUNCTIONS(ScoreCommand)
};

// Reads a line and its line break, but keeps of a line that is too long only enough to notice that. Returns whether
// there was a line.
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    std::streambuf& buffer = *in.rdbuf();
    bool any = false;
    for (int c = buffer.sbumpc(); c != std::char_traits<char>::eof(); c = buffer.sbumpc()) {
        any = true;
        if (c == '\n') {
            break;
        }
        if (line.size() <= maxJsonBytes) {  // one more than allowed, to detect longer ones
            line.push_back(static_cast<char>(c));
        }
    }
    return any;
}

std::string scoreLine(const std::string& line, std::size_t number, bool& good) {
    try {
        if (line.find_first_not_of(" \t\r") == std::string::npos) {
            throw InputError({}, {CONCORD_TEXT("expected a game, got an empty line"), {}});
        }
        good = true;
        const GameDocument game = gameFileFromJson(line).game;
        return game.module().scoreJson(game, false);
    } catch (const InputError& error) {
        good = false;
        constexpr std::string_view linePrefix = "line 1, ";  // replaced by the stream's own line number
        const bool hasPrefix = error.place().starts_with(linePrefix);
        return errorLine("line " + std::to_string(number), error.place().substr(hasPrefix ? linePrefix.size() : 0),
                         error);
    }
}

}  // namespace

CLI::App* addScore(CLI::App& app, ScoreOptions& options) {
    CLI::App* command =
        app.add_subcommand("score", utf8(ScoreCommand::tr("Score games: the boards, the score pad and the winner")));
    CLI::Option* files =
        command->add_option("FILE", options.files, utf8(ScoreCommand::tr("Games to score; - is standard input")));
    files->type_name("");
    command->add_flag("--explain", options.explain, utf8(ScoreCommand::tr("Explain every point with its rule")));
    CLI::Option* json = command->add_flag(
        "--json", options.json,
        utf8(ScoreCommand::tr("Write concord-score JSON: indented for a single file, one line per file for several")));
    command
        ->add_flag("--jsonl", options.jsonLines,
                   utf8(ScoreCommand::tr("Read one game per line from standard input, write one score per line")))
        ->excludes(files)
        ->excludes(json);
    command->callback([&options] {
        if (options.files.empty() && !options.jsonLines) {
            throw CLI::RequiredError("FILE");
        }
    });
    return command;
}

int runScore(const ScoreOptions& options, Streams& streams) {
    return processGames(options.files, options.json, streams, [&](const GameDocument& game) {
        if (options.json) {
            streams.out << game.module().scoreJson(game, options.files.size() == 1) << '\n';
            return Success;
        }
        const ScoreTable table = game.module().score(game);
        text::writeScore(streams.out, table, game, streams.terminal);
        if (options.explain) {
            text::writeExplanation(streams.out, game.module(), table);
        }
        return Success;
    });
}

int runScoreLines(Streams& streams) {
    std::string line;
    std::size_t number = 0;
    std::size_t bad = 0;
    bool broken = false;
    try {
        while (readLine(streams.in, line)) {
            bool good = false;
            streams.out << scoreLine(line, ++number, good) << '\n';
            bad += good ? 0 : 1;
            if (streams.in.rdbuf()->in_avail() <= 0) {  // no more input yet: another program may wait for this result
                streams.out.flush();
            }
        }
    } catch (const std::ios_base::failure& failure) {  // such as a folder
        streams.err << errorMessage("-", unreadable(failure.code().message())) << '\n';
        broken = true;
    }
    if (bad > 0) {
        streams.err << utf8(
                           ScoreCommand::tr("-: %1 of %2 lines hold no game that can be scored; their answers say why.")
                               .arg(bad)
                               .arg(number))
                    << '\n';
    }
    return bad > 0 || broken ? Failure : Success;
}

}  // namespace concord::cli
