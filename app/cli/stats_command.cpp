#include "app/cli/record_commands.h"

#include "app/record/statistics.h"
#include "app/record/store.h"
#include "app/text/item_text.h"
#include "app/text/text_table.h"
#include "app/text/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>

namespace concord::cli {

namespace {

struct StatsCommand {
    Q_DECLARE_TR_FUNCTIONS(StatsCommand)
};

QString oneDigit(double value) { return QString::number(value, 'f', 1); }

QString percent(double share) {
    constexpr int hundred = 100;
    return QStringLiteral("%1 %").arg(qRound(share * hundred));
}

QString categoryName(const QString& category) {
    const auto known = categoryFromName(category.toStdString());
    return known ? words::category(*known) : category == QStringLiteral("suns") ? StatsCommand::tr("Suns") : category;
}

QString spiritName(const QString& kind) {
    if (kind == QStringLiteral("none")) {
        return StatsCommand::tr("no spirit");
    }
    if (kind == QStringLiteral("group")) {
        return StatsCommand::tr("spirit of groups");
    }
    return kind == QStringLiteral("count") ? StatsCommand::tr("spirit of stacks") : StatsCommand::tr("unknown spirit");
}

QString nameOf(const record::Statistics& statistics, record::Number player) {
    return std::ranges::find(statistics.players, player, &record::PlayerStatistics::player)->name;
}

void head(std::ostream& out, const QString& text) { out << '\n' << utf8(text) << '\n'; }

void writePlayers(std::ostream& out, const record::Statistics& statistics) {
    TextTable table({StatsCommand::tr("Player"), StatsCommand::tr("games"), StatsCommand::tr("wins"),
                     StatsCommand::tr("won"), StatsCommand::tr("average"), StatsCommand::tr("started")});
    table.addLine();
    for (const record::PlayerStatistics& player : statistics.players) {
        const QString won =
            player.contested == 0 ? QString() : percent(static_cast<double>(player.wins) / player.contested);
        table.addRow({player.name, QString::number(player.games), QString::number(player.wins), won,
                      oneDigit(player.total.value()), QString::number(player.started)});
    }
    table.write(out);
}

void writePairs(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.pairs.empty()) {
        return;
    }
    head(out, StatsCommand::tr("Head to head"));
    for (const record::HeadToHead& pair : statistics.pairs) {
        out << "  "
            << utf8(printable(StatsCommand::tr("%1 %2 : %3 %4, %n game(s), averages %5 and %6", nullptr, pair.games)
                                  .arg(nameOf(statistics, pair.a))
                                  .arg(pair.winsA)
                                  .arg(pair.winsB)
                                  .arg(nameOf(statistics, pair.b))
                                  .arg(oneDigit(pair.totalA.value()), oneDigit(pair.totalB.value()))))
            << '\n';
    }
}

void writeBests(std::ostream& out, const record::Statistics& statistics) {
    head(out, StatsCommand::tr("Personal bests"));
    for (const record::PlayerStatistics& player : statistics.players) {
        TextTable table({player.name, StatsCommand::tr("side"), StatsCommand::tr("points"), StatsCommand::tr("game")});
        table.addLine();
        for (const record::PersonalBest& best : player.bests) {
            table.addRow(
                {categoryName(best.category), best.variant, QString::number(best.points), QString::number(best.game)});
        }
        table.write(out);
    }
}

void writeConfigurations(std::ostream& out, const record::Statistics& statistics) {
    head(out, StatsCommand::tr("Best by side and kind of spirit"));
    for (const record::ConfigurationBest& best : statistics.configurations) {
        QString line = StatsCommand::tr("%1, %2: %3 by %4 in game %5")
                           .arg(best.variant, spiritName(best.spiritKind))
                           .arg(best.total)
                           .arg(best.totalPlayer)
                           .arg(best.totalGame);
        if (best.suns) {
            line += QStringLiteral("; ") + StatsCommand::tr("%n sun(s) by %1 in game %2", nullptr, *best.suns)
                                               .arg(best.sunsPlayer)
                                               .arg(best.sunsGame);
        }
        out << "  " << utf8(printable(line)) << '\n';
    }
}

void writeSpread(std::ostream& out, const record::Statistics& statistics) {
    head(out, StatsCommand::tr("Points by category"));
    TextTable table({StatsCommand::tr("Category"), StatsCommand::tr("side"), StatsCommand::tr("average"),
                     StatsCommand::tr("least"), StatsCommand::tr("most"), StatsCommand::tr("share")});
    table.addLine();
    for (const record::CategorySpread& spread : statistics.spread) {
        table.addRow({categoryName(spread.category), spread.variant, oneDigit(spread.points.value()),
                      QString::number(spread.min), QString::number(spread.max), percent(spread.share)});
    }
    table.write(out);
}

void writeAnimals(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.animals.empty()) {
        return;
    }
    constexpr std::size_t max = 10;
    head(out, StatsCommand::tr("Favourite animals"));
    TextTable table({StatsCommand::tr("Card"), StatsCommand::tr("games"), StatsCommand::tr("cubes")});
    table.addLine();
    for (std::size_t a = 0; a < std::min(max, statistics.animals.size()); ++a) {
        const record::TraitCount& animal = statistics.animals[a];
        table.addRow({words::card(animal.value.toStdString(), cardLanguage()), QString::number(animal.games),
                      oneDigit(animal.amount.value())});
    }
    table.write(out);
}

}  // namespace

CLI::App* addStats(CLI::App& app, StatsOptions& options) {
    CLI::App* command = app.add_subcommand(
        "stats", utf8(StatsCommand::tr("Wins, averages, bests and favourites of the recorded games")));
    addFilterOptions(*command, options);
    command->add_flag("--json", options.json, utf8(StatsCommand::tr("Write JSON")));
    return command;
}

int runStats(const StatsOptions& options, Streams& streams) {
    return withRecord(options, true, streams, [&](record::Store& store) {
        const auto games = record::filtered(store.gamesWithPoints(), options.filter());
        const record::Statistics statistics = record::statisticsOf(games);
        if (options.json) {
            streams.out << record::statisticsToJson(statistics) << '\n';
            return Success;
        }
        if (games.empty()) {
            streams.out << utf8(StatsCommand::tr("No games.")) << '\n';
            return Success;
        }
        streams.out << utf8(StatsCommand::tr("%n game(s)", nullptr, statistics.games)) << '\n';
        writePlayers(streams.out, statistics);
        writePairs(streams.out, statistics);
        writeBests(streams.out, statistics);
        writeConfigurations(streams.out, statistics);
        writeSpread(streams.out, statistics);
        writeAnimals(streams.out, statistics);
        return Success;
    });
}

}  // namespace concord::cli
