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

// The addends of a sum, as text: "Trees 4 + Mountains 10 + ..."; empty for any other row.
QString addendsOf(const ScoreTable& table, std::size_t row, const PlayerColumn& column) {
    QStringList terms;
    for (const std::string_view id : table.rows[row].parts) {
        const std::size_t part = table.rowOf(id).value();
        terms << QStringLiteral("%1 %2").arg(words::rowName(table.rows[part])).arg(column.values[part].points);
    }
    return terms.join(QStringLiteral(" + "));
}

// The lines of a sum, without those of parts that have a comparison of their own.
std::vector<ScoreLine> linesNotComparedElsewhere(const ScoreTable& table, const PlayerComparison& player,
                                                 const RowComparison& sum) {
    std::vector<ScoreLine> lines;
    std::ranges::copy_if(sum.lines, std::back_inserter(lines), [&](const ScoreLine& line) {
        return std::ranges::none_of(player.rows, [&](const RowComparison& part) {
            return part.row != sum.row && countsIn(table, sum.row, part.row) && countsIn(table, part.row, line.row);
        });
    });
    return lines;
}

void writeDifference(std::ostream& out, const GameModule& module, const ScoreTable& table,
                     const PlayerComparison& player, const RowComparison& comparison, const PlayerColumn& column) {
    const QString addends = addendsOf(table, comparison.row, column);
    out << '\n'
        << utf8(VerifyCommand::tr("%1: %2, not %3")
                    .arg(words::rowName(table.rows[comparison.row]))
                    .arg(comparison.computed)
                    .arg(comparison.claimed));
    if (!addends.isEmpty()) {
        out << ": " << utf8(addends) << '\n';
        text::writeLines(out, module, table, linesNotComparedElsewhere(table, player, comparison), 2);
        return;
    }
    out << '\n';
    text::writeLines(out, module, table, comparison.lines, 2);
}

void writePlayer(std::ostream& out, const GameModule& module, const ScoreTable& table, const PlayerComparison& player,
                 const PlayerColumn& column) {
    out << text::printable(QString::fromStdString(player.name)).toStdString() << '\n';
    if (player.rows.empty()) {
        out << "  " << utf8(VerifyCommand::tr("No score was claimed.")) << "\n\n";
        return;
    }
    text::TextTable comparisons({VerifyCommand::tr("Points"), VerifyCommand::tr("claimed"),
                                 VerifyCommand::tr("computed"), VerifyCommand::tr("difference")});
    comparisons.addSeparator();
    for (const RowComparison& comparison : player.rows) {
        const QString sign = comparison.difference() > 0 ? QStringLiteral("+") : QString();
        comparisons.addRow(
            {words::rowName(table.rows[comparison.row]), QString::number(comparison.claimed),
             QString::number(comparison.computed),
             comparison.difference() == 0 ? QString() : sign + QString::number(comparison.difference())});
    }
    comparisons.write(out);
    for (const RowComparison& comparison : player.rows) {
        if (comparison.difference() != 0) {
            writeDifference(out, module, table, player, comparison, column);
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
