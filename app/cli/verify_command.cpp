#include "app/cli/commands.h"

#include "app/text/game_words.h"
#include "app/text/item_text.h"
#include "app/text/text_table.h"
#include "app/text/words.h"
#include "scoring/table/claims.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <iterator>
#include <ostream>

namespace concord::cli {

namespace {

struct VerifyCommand {
    Q_DECLARE_TR_FUNCTIONS(VerifyCommand)
};

// The parts of a sum, if the row is one: "Trees 4 + Mountains 10 + ...".
QString sumOf(const ScoreTable& table, std::size_t row, const PlayerColumn& player) {
    QStringList terms;
    for (const std::string_view id : table.rows[row].parts) {
        const std::size_t part = table.rowOf(id).value();
        terms << QStringLiteral("%1 %2").arg(words::rowName(table.rows[part])).arg(player.values[part].points);
    }
    return terms.join(QStringLiteral(" + "));
}

// The lines of a sum, without those of parts that have a comparison of their own.
std::vector<ScoreLine> linesNotComparedElsewhere(const ScoreTable& table, const PlayerComparison& player,
                                                 const RowComparison& sum) {
    std::vector<ScoreLine> lines;
    std::ranges::copy_if(sum.lines, std::back_inserter(lines), [&](const ScoreLine& line) {
        return std::ranges::none_of(player.rows, [&](const RowComparison& row) {
            return row.row != sum.row && countsIn(table, sum.row, row.row) && countsIn(table, row.row, line.row);
        });
    });
    return lines;
}

void writeDifference(std::ostream& out, const GameModule& module, const ScoreTable& table,
                     const PlayerComparison& player, const RowComparison& row, const PlayerColumn& column) {
    const QString sum = sumOf(table, row.row, column);
    out << '\n'
        << utf8(VerifyCommand::tr("%1: %2, not %3")
                    .arg(words::rowName(table.rows[row.row]))
                    .arg(row.computed)
                    .arg(row.claimed));
    if (!sum.isEmpty()) {
        out << ": " << utf8(sum) << '\n';
        text::writeLines(out, module, table, linesNotComparedElsewhere(table, player, row), 2);
        return;
    }
    out << '\n';
    text::writeLines(out, module, table, row.lines, 2);
}

void writePlayer(std::ostream& out, const GameModule& module, const ScoreTable& table, const PlayerComparison& player,
                 const PlayerColumn& column) {
    out << text::printable(QString::fromStdString(player.name)).toStdString() << '\n';
    if (player.rows.empty()) {
        out << "  " << utf8(VerifyCommand::tr("No score was claimed.")) << "\n\n";
        return;
    }
    text::TextTable lines({VerifyCommand::tr("Points"), VerifyCommand::tr("claimed"), VerifyCommand::tr("computed"),
                           VerifyCommand::tr("difference")});
    lines.addLine();
    for (const RowComparison& row : player.rows) {
        const QString sign = row.difference() > 0 ? QStringLiteral("+") : QString();
        lines.addRow({words::rowName(table.rows[row.row]), QString::number(row.claimed), QString::number(row.computed),
                      row.difference() == 0 ? QString() : sign + QString::number(row.difference())});
    }
    lines.write(out);
    for (const RowComparison& row : player.rows) {
        if (row.difference() != 0) {
            writeDifference(out, module, table, player, row, column);
        }
    }
    out << '\n';
}

QString verdict(const std::vector<PlayerComparison>& players, bool agree) {
    const auto claimsNothing = [](const PlayerComparison& player) { return player.rows.empty(); };
    if (std::ranges::all_of(players, claimsNothing)) {
        return VerifyCommand::tr("Nothing was claimed.");
    }
    return agree ? VerifyCommand::tr("What was claimed is right.")
                 : VerifyCommand::tr("What was claimed differs from the computed score.");
}

}  // namespace

CLI::App* addVerify(CLI::App& app, VerifyOptions& options) {
    CLI::App* command = app.add_subcommand(
        "verify", utf8(VerifyCommand::tr("Compare the claimed score with the computed one; status 1 if they differ")));
    command->add_option("FILE", options.files, utf8(VerifyCommand::tr("Games to verify; - is standard input")))
        ->required()
        ->type_name("");
    command->add_flag("--json", options.json,
                      utf8(VerifyCommand::tr("Write JSON: indented for a single file, one line per file for several")));
    return command;
}

int runVerify(const VerifyOptions& options, Streams& streams) {
    return processGames(options.files, options.json, streams, [&](const GameDocument& game) {
        const GameModule& module = game.module();
        const ScoreTable table = module.score(game);
        const auto players = compareClaims(game, table);
        const bool agree = allAgree(players);
        if (options.json) {
            streams.out << comparisonsToJson(module, table, players, options.files.size() == 1) << '\n';
            return agree ? Success : Differs;
        }
        for (std::size_t p = 0; p < players.size(); ++p) {
            writePlayer(streams.out, module, table, players[p], table.players[p]);
        }
        streams.out << utf8(verdict(players, agree)) << '\n';
        return agree ? Success : Differs;
    });
}

}  // namespace concord::cli
