#include "app/cli/record_commands.h"

#include "app/record/statistics.h"
#include "app/record/store.h"
#include "app/text/game_words.h"
#include "app/text/item_text.h"
#include "app/text/numbers.h"
#include "app/text/text_table.h"
#include "app/text/words.h"
#include "scoring/table/game_registry.h"

#include <QCoreApplication>

#include <algorithm>
#include <ostream>
#include <span>

namespace concord::cli {

namespace {

struct StatsCommand {
    Q_DECLARE_TR_FUNCTIONS(StatsCommand)
};

QString averageOf(const record::Average& average) { return text::average(average.value(), average.count); }

QString categoryName(const record::Statistics& statistics, const QString& id) {
    const GameModule* module = findGame(utf8(statistics.game));
    const auto rows = module == nullptr ? std::span<const PadRow>() : module->rows();
    const auto row = std::ranges::find(rows, utf8(id), &PadRow::id);
    return row == rows.end() ? id : words::rowName(*row);
}

// Whether the games have sides or other variants, and so need a column for them.
bool hasVariants(const record::Statistics& statistics) {
    return std::ranges::any_of(statistics.spread, [](const auto& spread) { return !spread.variant.isEmpty(); });
}

// A row of a table, with a cell for the variant if the games have variants.
std::vector<QString> rowCells(const record::Statistics& statistics, const QString& title, const QString& variant,
                              const std::vector<QString>& rest) {
    std::vector<QString> row{title};
    if (hasVariants(statistics)) {
        row.push_back(variant);
    }
    row.insert(row.end(), rest.begin(), rest.end());
    return row;
}

QString spiritKindName(const QString& kind) {
    if (kind == QStringLiteral("none")) {
        return StatsCommand::tr("no spirit");
    }
    if (kind == QStringLiteral("group")) {
        return StatsCommand::tr("spirit that pays for groups");
    }
    // The rest is "points": typed points of a card that is not known.
    return kind == QStringLiteral("count") ? StatsCommand::tr("spirit that pays for every stack")
                                           : StatsCommand::tr("unknown spirit");
}

QString nameOf(const record::Statistics& statistics, record::Number player) {
    return std::ranges::find(statistics.players, player, &record::PlayerStatistics::player)->name;
}

void writeHeading(std::ostream& out, const QString& text) { out << '\n' << utf8(text) << '\n'; }

void writePlayers(std::ostream& out, const record::Statistics& statistics) {
    text::TextTable table({StatsCommand::tr("Player"), StatsCommand::tr("games"), StatsCommand::tr("wins"),
                           StatsCommand::tr("won"), StatsCommand::tr("average"), StatsCommand::tr("started")});
    table.addSeparator();
    for (const record::PlayerStatistics& player : statistics.players) {
        table.addRow({player.name, QString::number(player.games), QString::number(player.wins),
                      text::percentOf(player.wins, player.multiplayerGames), averageOf(player.total),
                      QString::number(player.started)});
    }
    table.write(out);
}

void writePairs(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.pairs.empty()) {
        return;
    }
    writeHeading(out, StatsCommand::tr("Head to head"));
    for (const record::HeadToHead& pair : statistics.pairs) {
        out << "  "
            << utf8(text::printable(
                   StatsCommand::tr("%1 %2 : %3 %4, %n game(s), averages %5 and %6", nullptr, pair.games)
                       .arg(nameOf(statistics, pair.a), QString::number(pair.winsA), QString::number(pair.winsB),
                            nameOf(statistics, pair.b), averageOf(pair.totalA), averageOf(pair.totalB))))
            << '\n';
    }
}

void writeBests(std::ostream& out, const record::Statistics& statistics) {
    writeHeading(out, StatsCommand::tr("Personal bests"));
    for (const record::PlayerStatistics& player : statistics.players) {
        text::TextTable table(rowCells(statistics, player.name, StatsCommand::tr("side"),
                                       {StatsCommand::tr("points"), StatsCommand::tr("game")}));
        table.addSeparator();
        for (const record::PersonalBest& best : player.bests) {
            table.addRow(rowCells(statistics, categoryName(statistics, best.category), best.variant,
                                  {QString::number(best.points), QString::number(best.game)}));
        }
        table.write(out);
    }
}

void writeConfigurations(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.configurations.empty()) {
        return;
    }
    writeHeading(out, StatsCommand::tr("Best by side and kind of spirit"));
    for (const record::ConfigurationBest& best : statistics.configurations) {
        QString line = StatsCommand::tr("%1, %2: %3 by %4 in game %5")
                           .arg(best.variant, spiritKindName(best.spiritKind), QString::number(best.total),
                                best.totalPlayer, QString::number(best.totalGame));
        if (best.suns) {
            line += QStringLiteral("; ") + StatsCommand::tr("%n sun(s) by %1 in game %2", nullptr, *best.suns)
                                               .arg(best.sunsPlayer, QString::number(best.sunsGame));
        }
        out << "  " << utf8(text::printable(line)) << '\n';
    }
}

void writeSpread(std::ostream& out, const record::Statistics& statistics) {
    writeHeading(out, StatsCommand::tr("Points by category"));
    text::TextTable table(rowCells(
        statistics, StatsCommand::tr("Category"), StatsCommand::tr("side"),
        {StatsCommand::tr("average"), StatsCommand::tr("least"), StatsCommand::tr("most"), StatsCommand::tr("share")}));
    table.addSeparator();
    for (const record::CategorySpread& spread : statistics.spread) {
        table.addRow(rowCells(statistics, categoryName(statistics, spread.category), spread.variant,
                              {averageOf(spread.points), QString::number(spread.min), QString::number(spread.max),
                               text::percent(spread.share)}));
    }
    table.write(out);
}

void writeAnimals(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.animals.empty()) {
        return;
    }
    constexpr std::size_t shownAnimals = 10;
    writeHeading(out, StatsCommand::tr("Favourite animals"));
    text::TextTable table({StatsCommand::tr("Card"), StatsCommand::tr("games"), StatsCommand::tr("cubes per game")});
    table.addSeparator();
    for (std::size_t a = 0; a < std::min(shownAnimals, statistics.animals.size()); ++a) {
        const record::TraitCount& animal = statistics.animals[a];
        table.addRow({words::card(animal.value.toStdString(), text::cardLanguage()), QString::number(animal.games),
                      averageOf(animal.amount)});
    }
    table.write(out);
}

// Only if the games differ in their number of players: the more players there are, the fewer points each one gets.
void writePlayerCounts(std::ostream& out, const record::Statistics& statistics) {
    if (statistics.playerCounts.size() < 2) {
        return;
    }
    writeHeading(out, StatsCommand::tr("Points by number of players"));
    text::TextTable table({StatsCommand::tr("Players"), StatsCommand::tr("games"), StatsCommand::tr("average"),
                           StatsCommand::tr("winners' average")});
    table.addSeparator();
    for (const record::PlayerCountAverage& count : statistics.playerCounts) {
        table.addRow({QString::number(count.players), QString::number(count.games), averageOf(count.total),
                      averageOf(count.winner)});
    }
    table.write(out);
}

void write(std::ostream& out, const record::Statistics& statistics) {
    out << utf8(StatsCommand::tr("%n game(s)", nullptr, statistics.games)) << '\n';
    writePlayers(out, statistics);
    writePairs(out, statistics);
    writeBests(out, statistics);
    writeConfigurations(out, statistics);
    writeSpread(out, statistics);
    writePlayerCounts(out, statistics);
    writeAnimals(out, statistics);
}

std::string titleOf(const record::Statistics& statistics) {
    const GameModule* module = findGame(utf8(statistics.game));
    return module == nullptr ? utf8(text::printable(statistics.game)) : std::string(module->facts().title);
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
    return withStore(options, MissingRecord::Refuse, streams, [&](record::Store& store) {
        const auto games = record::filtered(store.gamesWithPoints(), options.filter());
        const std::vector<record::Statistics> byGame = record::statisticsByGame(games);
        if (options.json) {
            streams.out << record::statisticsToJson(byGame) << '\n';
            return Success;
        }
        if (games.empty()) {
            streams.out << utf8(StatsCommand::tr("No games.")) << '\n';
        }
        for (const record::Statistics& statistics : byGame) {
            if (byGame.size() > 1) {
                streams.out << (&statistics == &byGame.front() ? "" : "\n") << "== " << titleOf(statistics) << '\n';
            }
            write(streams.out, statistics);
        }
        return Success;
    });
}

}  // namespace concord::cli
