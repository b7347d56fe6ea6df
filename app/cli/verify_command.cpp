#include "app/cli/commands.h"

#include "app/text/item_text.h"
#include "app/text/text_table.h"
#include "app/text/words.h"
#include "scoring/harmonies/score_json.h"

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

QString rowName(Category category, Side side) {
    return category == Category::Water ? words::waterOf(side) : words::category(category);
}

// The parts of a sum, if the row is one: "Trees 4 + Mountains 10 + ...".
QString sumOf(Category category, const PlayerScore& score, Side side) {
    std::vector<Category> parts;
    if (category == Category::Landscapes) {
        parts = {Category::Trees, Category::Mountains, Category::Fields, Category::Buildings, Category::Water};
    } else if (category == Category::Total) {
        parts = {Category::Landscapes, Category::Animals, Category::Spirit};
    }
    QStringList terms;
    for (const Category part : parts) {
        terms << QStringLiteral("%1 %2").arg(rowName(part, side)).arg(score.at(part));
    }
    return terms.join(QStringLiteral(" + "));
}

// The items of a sum, without those of parts that have a comparison of their own.
std::vector<ScoreItem> itemsNotComparedElsewhere(const PlayerVerification& player, const Comparison& sum) {
    std::vector<ScoreItem> items;
    std::ranges::copy_if(sum.items, std::back_inserter(items), [&](const ScoreItem& item) {
        return std::ranges::none_of(player.comparisons, [&](const Comparison& row) {
            const bool landscape = static_cast<int>(item.category) < landscapeCategories;
            return row.category == item.category ||
                   (sum.category == Category::Total && row.category == Category::Landscapes && landscape);
        });
    });
    return items;
}

void writeDifference(std::ostream& out, const PlayerVerification& player, const Comparison& row,
                     const PlayerScore& score, Side side) {
    const QString sum = sumOf(row.category, score, side);
    out << '\n'
        << utf8(
               VerifyCommand::tr("%1: %2, not %3").arg(rowName(row.category, side)).arg(row.computed).arg(row.claimed));
    if (!sum.isEmpty()) {
        out << ": " << utf8(sum) << '\n';
        writeItems(out, itemsNotComparedElsewhere(player, row), 2);
        return;
    }
    out << '\n';
    writeItems(out, row.items, 2);
}

void writePlayer(std::ostream& out, const PlayerVerification& player, const PlayerScore& score, Side side) {
    out << printable(QString::fromStdString(player.name)).toStdString() << '\n';
    if (player.comparisons.empty()) {
        out << "  " << utf8(VerifyCommand::tr("No score was claimed.")) << "\n\n";
        return;
    }
    TextTable table({VerifyCommand::tr("Points"), VerifyCommand::tr("claimed"), VerifyCommand::tr("computed"),
                     VerifyCommand::tr("difference")});
    table.addLine();
    for (const Comparison& row : player.comparisons) {
        const QString sign = row.difference() > 0 ? QStringLiteral("+") : QString();
        table.addRow({rowName(row.category, side), QString::number(row.claimed), QString::number(row.computed),
                      row.difference() == 0 ? QString() : sign + QString::number(row.difference())});
    }
    table.write(out);
    for (const Comparison& row : player.comparisons) {
        if (row.difference() != 0) {
            writeDifference(out, player, row, score, side);
        }
    }
    out << '\n';
}

QString verdict(const std::vector<PlayerVerification>& players, bool agree) {
    const auto claimsNothing = [](const PlayerVerification& player) { return player.comparisons.empty(); };
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
                      utf8(VerifyCommand::tr("Write JSON, pretty for one file, one line each for several")));
    return command;
}

int runVerify(const VerifyOptions& options, Streams& streams) {
    return processGames(options.files, options.json, streams, [&](const Game& game) {
        const GameScore score = scoreGame(game);
        const auto players = verifyGame(game, score);
        const bool agree = allAgree(players);
        if (options.json) {
            streams.out << verificationToJson(players, options.files.size() == 1) << '\n';
            return agree ? Success : Differs;
        }
        for (std::size_t p = 0; p < players.size(); ++p) {
            writePlayer(streams.out, players[p], score.players[p], game.side);
        }
        streams.out << utf8(verdict(players, agree)) << '\n';
        return agree ? Success : Differs;
    });
}

}  // namespace concord::cli
