#include "app/cli/record_commands.h"

#include "app/record/store.h"
#include "scoring/json/text_rule.h"

#include <nlohmann/json.hpp>

#include <QCoreApplication>

#include <ostream>

namespace concord::cli {

namespace {

struct PlayersCommand {
    Q_DECLARE_TR_FUNCTIONS(PlayersCommand)
};

using Json = nlohmann::ordered_json;

std::string jsonOf(const record::PlayerEntry& player) {
    const Json json{{"player", player.number},
                    {"id", utf8(player.id)},
                    {"name", utf8(player.name)},
                    {"colour", utf8(player.colour)},
                    {"mergedInto", player.mergedInto ? Json(*player.mergedInto) : Json(nullptr)},
                    {"games", player.games}};
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

void list(record::Store& store, bool json, Streams& streams) {
    for (const record::PlayerEntry& player : store.players()) {
        if (json) {
            streams.out << jsonOf(player) << '\n';
            continue;
        }
        const QString merged =
            player.mergedInto ? PlayersCommand::tr(", counted as player %1").arg(*player.mergedInto) : QString();
        streams.out << player.number << "  " << utf8(text::printable(player.name)) << ": "
                    << utf8(PlayersCommand::tr("%n game(s)", nullptr, player.games) + merged) << '\n';
    }
}

CLI::App* addChange(CLI::App& players, const char* name, const QString& help, PlayersOptions& options) {
    CLI::App* command = players.add_subcommand(name, utf8(help));
    command->add_option("PLAYER", options.player, utf8(PlayersCommand::tr("The number of the player")))
        ->required()
        ->type_name("");
    return command;
}

}  // namespace

CLI::App* addPlayers(CLI::App& app, PlayersOptions& options) {
    CLI::App* command =
        app.add_subcommand("players", utf8(PlayersCommand::tr("List the players of the record, rename or merge them")));
    addDatabaseOption(*command, options);
    command->add_flag("--json", options.json, utf8(PlayersCommand::tr("Write one line of JSON per player")));
    CLI::App* renameCommand =
        addChange(*command, "rename",
                  PlayersCommand::tr("Give a player another name; recorded games also keep the former name"), options);
    renameCommand->add_option("NAME", options.name, utf8(PlayersCommand::tr("The new name")))
        ->required()
        ->type_name("");
    addDatabaseOption(*renameCommand, options.subcommandDatabase);
    CLI::App* mergeCommand =
        addChange(*command, "merge", PlayersCommand::tr("Count one player's games as another player's"), options);
    mergeCommand->add_option("INTO", options.into, utf8(PlayersCommand::tr("The number of the other one")))
        ->required()
        ->type_name("");
    addDatabaseOption(*mergeCommand, options.subcommandDatabase);
    addDatabaseOption(*addChange(*command, "split",
                                 PlayersCommand::tr("Undo the merge of a player; players who had been merged into that "
                                                    "one earlier stay with the player it was merged into"),
                                 options),
                      options.subcommandDatabase);
    return command;
}

int runPlayers(const CLI::App& command, const PlayersOptions& options, Streams& streams) {
    return withStore(databaseOf(options.subcommandDatabase, options), MissingRecord::Refuse, streams,
                     [&](record::Store& store) {
                         if (command.got_subcommand("rename")) {
                             const std::string name = expectText(options.name, TextKind::Name, "NAME");
                             store.rename(options.player, QString::fromStdString(name));
                         } else if (command.got_subcommand("merge")) {
                             store.merge(options.player, options.into);
                         } else if (command.got_subcommand("split")) {
                             store.split(options.player);
                         }
                         list(store, options.json, streams);
                         return Success;
                     });
}

}  // namespace concord::cli
