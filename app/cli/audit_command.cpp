#include "app/cli/commands.h"

#include "app/text/item_text.h"
#include "app/text/score_text.h"
#include "app/text/words.h"
#include "scoring/harmonies/score_json.h"

#include <QCoreApplication>
#include <QStringList>

#include <ostream>

namespace concord::cli {

namespace {

struct AuditCommand {
    Q_DECLARE_TR_FUNCTIONS(AuditCommand)
};

QString cellName(Cell cell) { return QString::fromStdString(name(cell)); }

QString cubeLine(const Player& player, const CubeAudit& cube) {
    if (cube.cube == Cube::Spirit && !(player.spirit && player.spirit->placed)) {
        return AuditCommand::tr("%1: %2, but this player has no nature's spirit card whose cube was placed.")
            .arg(cellName(cube.cell), words::cube(cube.cube));
    }
    QStringList candidates;
    for (const std::string& card : cube.candidates) {
        candidates << words::card(card, text::cardLanguage());
    }
    const QString candidateNames = candidates.join(QStringLiteral(", "));
    if (cube.placedBy) {
        const QString placedBy = words::card(*cube.placedBy, text::cardLanguage());
        return candidates.size() == 1
                   ? AuditCommand::tr("%1: %2, by %3").arg(cellName(cube.cell), words::cube(cube.cube), placedBy)
                   : AuditCommand::tr("%1: %2, by %3 (possible: %4)")
                         .arg(cellName(cube.cell), words::cube(cube.cube), placedBy, candidateNames);
    }
    return candidates.isEmpty()
               ? AuditCommand::tr(
                     "%1: %2, no card that could have placed it has its habitat here now; the board may have changed "
                     "since the cube was placed.")
                     .arg(cellName(cube.cell), words::cube(cube.cube))
               : AuditCommand::tr(
                     "%1: %2, not explained: every card that could have placed it is needed for other cubes (%3).")
                     .arg(cellName(cube.cell), words::cube(cube.cube), candidateNames);
}

// Which cubes are not checked, and why; empty if all are checked.
QString uncheckedCubes(const Player& player) {
    if (!player.cubesKnown) {
        return AuditCommand::tr("It is not known where cubes lie on the board.");
    }
    const int unchecked = player.animals ? 0 : player.board->cubeCount(Cube::Animal);
    return unchecked == 0 ? QString()
                          : AuditCommand::tr(
                                "Animal cubes on the board: %1. They are not checked, as the animal cards "
                                "are not known.")
                                .arg(unchecked);
}

// player: must have a board.
void writePlayer(std::ostream& out, const Player& player, const PlayerAudit& audit) {
    const auto writeLine = [&](const QString& line) { out << "  " << utf8(line) << '\n'; };
    out << text::printable(QString::fromStdString(audit.name)).toStdString() << '\n';
    const QString uncheckedText = uncheckedCubes(player);
    if (!uncheckedText.isEmpty()) {
        writeLine(uncheckedText);
    }
    if (!audit.cubes.empty()) {
        writeLine(AuditCommand::tr("Cubes on the board:"));
    } else if (uncheckedText.isEmpty()) {
        writeLine(AuditCommand::tr("No cube lies on the board."));
    }
    for (const CubeAudit& cube : audit.cubes) {
        out << "    " << utf8(cubeLine(player, cube)) << '\n';
    }
    if (!audit.possible.empty()) {
        writeLine(AuditCommand::tr("Cubes that can still be placed:"));
    } else if (player.animals) {  // without known animal cards this cannot be said
        writeLine(AuditCommand::tr("No further cube can be placed."));
    }
    for (const PossibleCube& cube : audit.possible) {
        out << "    "
            << utf8(AuditCommand::tr("%1: %2, %3 points")
                        .arg(cellName(cube.cell), words::card(cube.card, text::cardLanguage()))
                        .arg(cube.points))
            << '\n';
    }
}

}  // namespace

CLI::App* addAudit(CLI::App& app, AuditOptions& options) {
    CLI::App* command = app.add_subcommand(
        "audit",
        utf8(AuditCommand::tr("Show which card may have placed each cube, and which cubes could still be placed")));
    command->add_option("FILE", options.files, utf8(AuditCommand::tr("Games to audit; - is standard input")))
        ->required()
        ->type_name("");
    command->add_flag("--json", options.json,
                      utf8(AuditCommand::tr("Write JSON: indented for a single file, one line per file for several")));
    return command;
}

int runAudit(const AuditOptions& options, Streams& streams) {
    return processGames(options.files, options.json, streams, [&](const GameDocument& document) {
        const Game& game = harmoniesOf(document);
        const auto players = auditGame(game);
        if (options.json) {
            streams.out << auditToJson(players, options.files.size() == 1) << '\n';
            return Success;
        }
        text::writeBoards(streams.out, document, streams.terminal);
        bool any = false;
        for (std::size_t p = 0; p < players.size(); ++p) {
            if (game.players[p].board) {
                writePlayer(streams.out, game.players[p], players[p]);
                any = true;
            }
        }
        if (!any) {
            streams.out << utf8(AuditCommand::tr("No player has a board to audit.")) << '\n';
        }
        return Success;
    });
}

}  // namespace concord::cli
