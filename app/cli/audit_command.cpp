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

QString cubeLine(const CubeAudit& cube) {
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

void writePlayer(std::ostream& out, const PlayerAudit& player) {
    out << text::printable(QString::fromStdString(player.name)).toStdString() << '\n';
    out << "  "
        << utf8(player.cubes.empty() ? AuditCommand::tr("No cube lies on the board.")
                                     : AuditCommand::tr("Cubes on the board:"))
        << '\n';
    for (const CubeAudit& cube : player.cubes) {
        out << "    " << utf8(cubeLine(cube)) << '\n';
    }
    out << "  "
        << utf8(player.possible.empty() ? AuditCommand::tr("No further cube can be placed.")
                                        : AuditCommand::tr("Cubes that can still be placed:"))
        << '\n';
    for (const PossibleCube& cube : player.possible) {
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
                writePlayer(streams.out, players[p]);
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
