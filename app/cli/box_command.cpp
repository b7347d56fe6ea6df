#include "app/cli/commands.h"

#include "app/files/file_reader.h"
#include "app/record/box.h"
#include "app/record/box_file.h"
#include "app/text/words.h"
#include "scoring/table/game_file.h"
#include "vision/reading/box_profile_json.h"
#include "vision/reading/settled_photo.h"
#include "vision/reading/sight_box.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <ostream>

namespace concord::cli {

namespace {

struct BoxCommand {
    Q_DECLARE_TR_FUNCTIONS(BoxCommand)
};

using Bytes = std::vector<unsigned char>;

// What errors call the place of a record's box: its file, or the server.
std::string placeOf(const record::Location& record) {
    return utf8(record.isServer() ? record.displayName() : record::boxFileOf(record));
}

// The board of the only player, or of the one that is named.
Board boardOf(const std::string& file, const std::string& player, std::istream& in) {
    const GameDocument document = gameFileFromJson(readGames(file, in, maxJsonBytes)).game;
    const Game& game = harmoniesOf(document);
    const std::string wanted = player.empty() ? player : expectText(player, TextKind::Name, "--player");
    const auto isMeant = [&](const Player& one) { return wanted.empty() || one.name == wanted; };
    const auto found = std::ranges::find_if(game.players, isMeant);
    if (found == game.players.end() || (wanted.empty() && game.players.size() > 1)) {
        throw InputError("/players", {CONCORD_TEXT("expected the name of a player of the game"), {}});
    }
    if (!found->board) {
        throw InputError("/players", {CONCORD_TEXT("expected a player with a board"), {}});
    }
    return *found->board;
}

// The board that a person has settled: that of --board, or else the one in the photo.
Board settledBoard(const BoxOptions& options, const Bytes& photo, std::istream& in) {
    if (!options.board.empty()) {
        return boardOf(options.board, options.player, in);
    }
    const auto settled = vision::settledPhotoIn(photo);
    if (!settled) {
        throw InputError({}, {CONCORD_TEXT("expected a photo with its settled board in it, or --board GAME"), {}});
    }
    return settled->board;
}

int learn(const BoxOptions& options, Streams& streams) {
    const record::Location record = locationOf(options);
    int status = Success;
    for (const std::string& photo : options.photos) {
        std::string named = photo;  // the file that an error is about
        try {
            const std::string text = readInput(photo, streams.in, files::maxPhotoBytes);
            const Bytes bytes(text.begin(), text.end());
            named = options.board.empty() ? photo : options.board;
            const Board board = settledBoard(options, bytes, streams.in);
            named = photo;
            auto sighting = vision::sightBox({bytes, nameInJson(photo)}, board);
            if (!sighting) {
                throw InputError(
                    {}, {CONCORD_TEXT("the photo does not show this board clearly enough to learn from it"), {}});
            }
            sighting->photo = record::boxPhotoHash(QByteArray::fromStdString(text));
            named = placeOf(record);
            record::addToBox(record, *sighting);
        } catch (const InputError& error) {
            streams.err << errorMessage(named, error) << '\n';
            status = Failure;
        }
    }
    return status;
}

std::string hex(const cv::Vec3b& rgb) {
    std::array<char, 8> text{};
    std::snprintf(text.data(), text.size(), "#%02x%02x%02x", rgb[0], rgb[1], rgb[2]);
    return text.data();
}

QString surfaceName(std::size_t surface) {
    for (std::size_t token = 0; token < tokenKinds; ++token) {
        if (surface == vision::surfaceOf(static_cast<Token>(token))) {
            return words::token(static_cast<Token>(token));
        }
    }
    const bool isA = surface == vision::surfaceOf(Side::A, Stack());
    return BoxCommand::tr("Empty cells of side %1").arg(isA ? QStringLiteral("A") : QStringLiteral("B"));
}

void show(const vision::BoxProfile& profile, Streams& streams) {
    const auto count = static_cast<int>(profile.boards().size());
    streams.out << utf8(BoxCommand::tr("%n settled board(s) of this box are known.", nullptr, count)) << '\n';
    if (const auto size = profile.tokenSize()) {
        const auto millimetres = [](double mm) { return QLocale().toString(mm, 'f', 1); };
        streams.out << utf8(BoxCommand::tr("Tokens: %1 mm wide, %2 mm high")
                                .arg(millimetres(2 * size->meanMm[0]), millimetres(size->meanMm[1])))
                    << '\n';
    }
    const auto swatches = profile.swatches();
    for (std::size_t i = 0; i < swatches.size(); ++i) {
        if (swatches[i]) {
            streams.out << "  " << hex(*swatches[i]) << "  " << utf8(surfaceName(i)) << '\n';
        }
    }
}

}  // namespace

CLI::App* addBox(CLI::App& app, BoxOptions& options) {
    CLI::App* command = app.add_subcommand(
        "box",
        utf8(BoxCommand::tr("What settled boards have taught about the tokens of this box: show, learn, forget")));
    command->require_subcommand(1);
    CLI::App* showCommand = command->add_subcommand("show", utf8(BoxCommand::tr("Show what is known")));
    showCommand->add_flag("--json", options.json,
                          utf8(BoxCommand::tr("Write it as concord-box JSON, for concord read --box")));
    CLI::App* learnCommand =
        command->add_subcommand("learn", utf8(BoxCommand::tr("Learn from photos whose board a person has settled")));
    learnCommand->add_option("PHOTO", options.photos, utf8(BoxCommand::tr("Photos with their settled board in them")))
        ->required()
        ->type_name("");
    CLI::Option* board =
        learnCommand->add_option("--board", options.board, utf8(BoxCommand::tr("The game with the board of one photo")))
            ->type_name("GAME");
    learnCommand->add_option("--player", options.player, utf8(BoxCommand::tr("Whose board of the game it is")))
        ->needs(board)
        ->type_name("NAME");
    CLI::App* forgetCommand = command->add_subcommand("forget", utf8(BoxCommand::tr("Forget all of it")));
    for (CLI::App* inner : {showCommand, learnCommand, forgetCommand}) {
        addDatabaseOption(*inner, options);
    }
    learnCommand->callback([&options] {
        if (!options.board.empty() && options.photos.size() > 1) {
            throw CLI::ExtrasError({options.photos.begin() + 1, options.photos.end()});
        }
    });
    return command;
}

int runBox(const CLI::App& command, const BoxOptions& options, Streams& streams) {
    if (command.got_subcommand("learn")) {
        return learn(options, streams);
    }
    const record::Location record = locationOf(options);
    try {
        if (command.got_subcommand("forget")) {
            record::forgetBox(record);
            return Success;
        }
        const vision::BoxProfile profile = record::readBox(record);
        if (options.json) {
            streams.out << vision::boxToJson(profile) << '\n';
        } else {
            show(profile, streams);
        }
        return Success;
    } catch (const InputError& error) {
        streams.err << errorMessage(placeOf(record), error) << '\n';
        return Failure;
    }
}

}  // namespace concord::cli
