#include "app/cli/record_commands.h"

#include "app/cli/history_text.h"
#include "app/record/export.h"
#include "app/record/store.h"
#include "app/text/item_text.h"
#include "scoring/json/strict_json.h"
#include "scoring/table/game_document.h"
#include "scoring/table/game_file.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct HistoryCommand {
    Q_DECLARE_TR_FUNCTIONS(HistoryCommand)
};

int writeCsv(record::Store& store, const HistoryOptions& options, Streams& streams) {
    record::ExportTarget target;
    target.write = [&](std::string_view text) { streams.out << text; };
    target.onLeftOut = [&](const InputError& error) {
        streams.err << errorMessage(utf8(store.location().displayName()), error) << '\n';
    };
    const record::GameFilter filter = options.filter();
    const record::ExportCounts counts = record::exportGames(
        store, record::ExchangeFormat::Csv, [&](const record::GameSummary& game) { return filter.accepts(game); },
        target, options.erased);
    return counts.damaged == 0 ? Success : Failure;
}

int list(const HistoryOptions& options, Streams& streams) {
    return withStore(options, MissingRecord::Refuse, streams, [&](record::Store& store) {
        if (options.csv) {
            return writeCsv(store, options, streams);
        }
        const auto games = record::filtered(options.erased ? store.deletedGames() : store.games(), options.filter());
        if (options.json) {
            for (const record::GameSummary& game : games) {
                streams.out << gameLineJson(game) << '\n';
            }
        } else if (games.empty()) {
            streams.out << utf8(HistoryCommand::tr("No games.")) << '\n';
        } else {
            writeGames(streams.out, games);
        }
        return static_cast<int>(Success);
    });
}

int show(const HistoryOptions& options, Streams& streams) {
    const DatabaseOptions& database = databaseOf(options.subcommandDatabase, options);
    return withStore(database, MissingRecord::Refuse, streams, [&](record::Store& store) {
        const record::OpenedGame opened = store.open(gameNumber(store, options.id));
        reportRepaired(store, opened.number, opened.repaired, streams);
        if (options.showJson) {
            streams.out << record::entryToJson(opened.entry);
            return Success;
        }
        writeGame(streams.out, opened, streams.terminal);
        if (options.explain) {
            text::writeExplanation(streams.out, opened.entry.game.module(), opened.score);
        }
        return Success;
    });
}

void removePhotos(record::GameRecord& record, const std::vector<std::string>& files) {
    for (const std::string& file : files) {
        const auto removed =
            std::erase_if(record.photos, [&](const record::RecordedPhoto& photo) { return photo.file == file; });
        if (removed == 0) {
            throw InputError("--remove-photo", {CONCORD_TEXT("expected a photo of the game, got %1"), {file}});
        }
    }
}

int edit(const CLI::App& command, const HistoryOptions& options, Streams& streams) {
    GameDocument game;
    try {
        if (!options.game.empty()) {
            game = gameFileFromJson(readGames(options.game, streams.in, maxJsonBytes)).game;
        }
    } catch (const InputError& error) {
        streams.err << errorMessage(options.game, error) << '\n';
        return Failure;
    }
    return withStore(databaseOf(options.edit, options), MissingRecord::Refuse, streams, [&](record::Store& store) {
        const record::OpenedGame opened = store.open(gameNumber(store, options.id));
        record::Entry entry = opened.entry;
        if (!game.isEmpty()) {
            entry.game = game;
            entry.record.players.clear();  // the ids belong to the players of the game that was replaced
            entry.record.score.clear();
        }
        removePhotos(entry.record, options.removedPhotos);
        applyDetails(command, options.edit, store, entry, streams);
        store.save(opened.number, entry, opened.revision, record::RemovedPhotos::Delete);
        streams.out << utf8(HistoryCommand::tr("Game %1 was changed.").arg(opened.number)) << '\n';
        return Success;
    });
}

int deleteGame(const HistoryOptions& options, Streams& streams) {
    const DatabaseOptions& database = databaseOf(options.subcommandDatabase, options);
    return withStore(database, MissingRecord::Refuse, streams, [&](record::Store& store) {
        const record::Number number = gameNumber(store, options.id);
        const auto deleted = store.deletedGames();
        if (std::ranges::find(deleted, number, &record::GameSummary::number) == deleted.end()) {
            store.deleteGame(number);
        }
        if (options.permanently) {
            store.deletePermanently(number);
            streams.out << utf8(HistoryCommand::tr("Game %1 was permanently deleted.").arg(number)) << '\n';
            return Success;
        }
        streams.out
            << utf8(HistoryCommand::tr("Game %1 was deleted; \"concord history undelete %1\" restores it.").arg(number))
            << '\n';
        return Success;
    });
}

int undelete(const HistoryOptions& options, Streams& streams) {
    const DatabaseOptions& database = databaseOf(options.subcommandDatabase, options);
    return withStore(database, MissingRecord::Refuse, streams, [&](record::Store& store) {
        const record::Number number = gameNumber(store, options.id);
        store.restore(number);
        streams.out << utf8(HistoryCommand::tr("Game %1 was restored.").arg(number)) << '\n';
        return Success;
    });
}

CLI::App* addGameCommand(CLI::App& history, const char* name, const QString& help, HistoryOptions& options) {
    CLI::App* command = history.add_subcommand(name, utf8(help));
    command->add_option("ID", options.id, utf8(HistoryCommand::tr("The number of the game, or its UUID")))
        ->required()
        ->type_name("");
    return command;
}

}  // namespace

CLI::App* addHistory(CLI::App& app, HistoryOptions& options) {
    CLI::App* command = app.add_subcommand(
        "history", utf8(HistoryCommand::tr("List the recorded games, look at one, change or delete it")));
    addFilterOptions(*command, options);
    CLI::Option* json =
        command->add_flag("--json", options.json, utf8(HistoryCommand::tr("Write one line of JSON per game")));
    command->add_flag("--csv", options.csv, utf8(HistoryCommand::tr("Write CSV, one row for each player of each game")))
        ->excludes(json);
    command->add_flag("--erased", options.erased, utf8(HistoryCommand::tr("List the deleted games instead")));

    CLI::App* showCommand =
        addGameCommand(*command, "show", HistoryCommand::tr("Show a game with its boards and score"), options);
    addDatabaseOption(*showCommand, options.subcommandDatabase);
    showCommand->add_flag("--explain", options.explain, utf8(HistoryCommand::tr("Explain every point with its rule")));
    showCommand->add_flag("--json", options.showJson, utf8(HistoryCommand::tr("Write the game as JSON")));

    CLI::App* editCommand =
        addGameCommand(*command, "edit", HistoryCommand::tr("Change what is recorded about a game"), options);
    addDetailOptions(*editCommand, options.edit);
    editCommand
        ->add_option(
            "--game", options.game,
            utf8(HistoryCommand::tr("Take players, boards and cards from this file; the game is scored again")))
        ->type_name("FILE");
    editCommand
        ->add_option("--remove-photo", options.removedPhotos,
                     utf8(HistoryCommand::tr("Remove a photo, named as \"history show\" lists it; it is deleted unless "
                                             "another game shows it")))
        ->expected(1)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll)
        ->type_name("PHOTO");

    CLI::App* deleteCommand =
        addGameCommand(*command, "delete", HistoryCommand::tr("Delete a game; it can be restored"), options);
    addDatabaseOption(*deleteCommand, options.subcommandDatabase);
    deleteCommand->add_flag("--forever", options.permanently,
                            utf8(HistoryCommand::tr("Delete it permanently, with the photos that only it uses")));
    addDatabaseOption(*addGameCommand(*command, "undelete", HistoryCommand::tr("Restore a deleted game"), options),
                      options.subcommandDatabase);
    return command;
}

int runHistory(const CLI::App& command, const HistoryOptions& options, Streams& streams) {
    if (command.got_subcommand("show")) {
        return show(options, streams);
    }
    if (command.got_subcommand("edit")) {
        return edit(*command.get_subcommand("edit"), options, streams);
    }
    if (command.got_subcommand("delete")) {
        return deleteGame(options, streams);
    }
    return command.got_subcommand("undelete") ? undelete(options, streams) : list(options, streams);
}

}  // namespace concord::cli
