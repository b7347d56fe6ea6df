#include "app/gui/record/statistics_tables.h"

#include "app/gui/document/game_extras.h"
#include "app/text/numbers.h"
#include "app/text/words.h"
#include "scoring/table/game_registry.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

namespace concord::gui {

namespace {

struct StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(StatisticsWords)
};

StatisticsCell numberCell(int value, record::Number game = 0) { return {QLocale().toString(value), true, game}; }
StatisticsCell textCell(const QString& value, record::Number game = 0) { return {value, false, game}; }
StatisticsCell averageCell(const record::Average& value) { return {averageInWords(value), true, 0}; }

// "50 % of 4"
StatisticsCell percentCell(int count, int all) {
    return {all == 0 ? text::percentOf(count, all)
                     : StatisticsWords::tr("%1 of %2", "50 % of 4 games")
                           .arg(text::percentOf(count, all), QLocale().toString(all)),
            true, 0};
}

QString nameOf(const record::Statistics& statistics, record::Number player) {
    const auto found = std::ranges::find(statistics.players, player, &record::PlayerStatistics::player);
    return found == statistics.players.end() ? QString() : found->name;
}

// The rows of a game's pad; none for an unknown game.
std::vector<PadRow> rowsOf(const QString& game) {
    const GameModule* const module = findGame(game.toStdString());
    return module == nullptr ? std::vector<PadRow>() : std::vector(module->rows().begin(), module->rows().end());
}

// The index of a row; the number of rows if the game does not have it.
std::size_t placeOf(const std::vector<PadRow>& rows, const QString& row) {
    return static_cast<std::size_t>(std::ranges::find(rows, row.toStdString(), &PadRow::id) - rows.begin());
}

// A player's best results in one row of the pad, by variant.
using ByVariant = std::map<QString, const record::PersonalBest*>;

// The variants that have a column in bestsTable().
QStringList variantsOf(const record::Statistics& statistics, const QString& game) {
    if (extrasOf(game.toStdString()).hasBoards()) {
        return {QStringLiteral("A"), QStringLiteral("B")};  // both sides, whether played or not
    }
    std::set<QString> variants;
    for (const record::PlayerStatistics& player : statistics.players) {
        for (const record::PersonalBest& best : player.bests) {
            variants.insert(best.variant);
        }
    }
    return {variants.begin(), variants.end()};
}

}  // namespace

QString averageInWords(const record::Average& average) { return text::average(average.value(), average.count); }

QString rowInWords(const QString& game, const QString& row, const QString& variant) {
    const std::vector<PadRow> rows = rowsOf(game);
    const std::size_t place = placeOf(rows, row);
    return place == rows.size() ? row : extrasOf(game.toStdString()).rowName(rows[place], variant.toStdString());
}

QString spiritKindInWords(const QString& kind) {
    if (kind == QStringLiteral("none")) {
        return StatisticsWords::tr("without spirits");
    }
    if (kind == QStringLiteral("group")) {
        return StatisticsWords::tr("spirit that pays for groups");
    }
    if (kind == QStringLiteral("count")) {
        return StatisticsWords::tr("spirit that pays for every stack");
    }
    return StatisticsWords::tr("spirit, card not known");
}

StatisticsTable playersTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Player"), StatisticsWords::tr("Games"), StatisticsWords::tr("Wins"),
                           StatisticsWords::tr("Won"), StatisticsWords::tr("Average"), StatisticsWords::tr("Best"),
                           StatisticsWords::tr("Started")},
                          {}};
    for (const record::PlayerStatistics& player : statistics.players) {
        const auto best = std::ranges::max_element(player.scores, {}, &record::ScorePoint::total);
        table.rows.push_back({textCell(player.name), numberCell(player.games), numberCell(player.wins),
                              percentCell(player.wins, player.multiplayerGames), averageCell(player.total),
                              numberCell(best->total, best->game), numberCell(player.started)});
    }
    return table;
}

StatisticsTable pairsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Player"), StatisticsWords::tr("Against"), StatisticsWords::tr("Games"),
                           StatisticsWords::tr("Ahead"), StatisticsWords::tr("Level"), StatisticsWords::tr("Behind"),
                           StatisticsWords::tr("Averages")},
                          {}};
    for (const record::HeadToHead& pair : statistics.pairs) {
        table.rows.push_back({textCell(nameOf(statistics, pair.a)),
                              textCell(nameOf(statistics, pair.b)),
                              numberCell(pair.games),
                              numberCell(pair.winsA),
                              numberCell(pair.ties()),
                              numberCell(pair.winsB),
                              {StatisticsWords::tr("%1 to %2", "two averages")
                                   .arg(averageInWords(pair.totalA), averageInWords(pair.totalB)),
                               true, 0}});
    }
    return table;
}

StatisticsTable bestsTable(const record::Statistics& statistics, const QString& game) {
    StatisticsTable table{{StatisticsWords::tr("Player"), StatisticsWords::tr("Most points for")}, {}};
    const QStringList variants = variantsOf(statistics, game);
    for (const QString& variant : variants) {
        const QString name = extrasOf(game.toStdString()).variantName(variant.toStdString());
        table.heads << (name.isEmpty() ? StatisticsWords::tr("Best") : name);
    }
    const std::vector<PadRow> rows = rowsOf(game);
    for (const record::PlayerStatistics& player : statistics.players) {
        std::map<std::pair<std::size_t, QString>, ByVariant> byRow;  // in the order of the pad
        for (const record::PersonalBest& best : player.bests) {
            byRow[{placeOf(rows, best.category), best.category}][best.variant] = &best;
        }
        for (const auto& [row, byVariant] : byRow) {
            std::vector<StatisticsCell> cells{textCell(player.name), textCell(rowInWords(game, row.second))};
            for (const QString& variant : variants) {
                const auto best = byVariant.find(variant);
                cells.push_back(best == byVariant.end() ? StatisticsCell{QStringLiteral("–"), true, 0}
                                                        : numberCell(best->second->points, best->second->game));
            }
            table.rows.push_back(std::move(cells));
        }
    }
    return table;
}

StatisticsTable configurationsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Side"), StatisticsWords::tr("Spirit"), StatisticsWords::tr("Boards"),
                           StatisticsWords::tr("Most points"), StatisticsWords::tr("By"),
                           StatisticsWords::tr("Most suns"), StatisticsWords::tr("By")},
                          {}};
    for (const record::ConfigurationBest& best : statistics.configurations) {
        table.rows.push_back(
            {textCell(best.variant), textCell(spiritKindInWords(best.spiritKind)), numberCell(best.games),
             numberCell(best.total, best.totalGame), textCell(best.totalPlayer, best.totalGame),
             best.suns ? numberCell(*best.suns, best.sunsGame) : StatisticsCell{QStringLiteral("–"), true, 0},
             textCell(best.sunsPlayer, best.sunsGame)});
    }
    return table;
}

StatisticsTable playerCountsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Number of players"), StatisticsWords::tr("Games"),
                           StatisticsWords::tr("Average"), StatisticsWords::tr("Average of the winners")},
                          {}};
    for (const record::PlayerCountAverage& count : statistics.playerCounts) {
        table.rows.push_back(
            {numberCell(count.players), numberCell(count.games), averageCell(count.total), averageCell(count.winner)});
    }
    return table;
}

StatisticsTable spreadTable(const record::Statistics& statistics, const QString& game) {
    const std::vector<PadRow> rows = rowsOf(game);
    std::vector<record::CategorySpread> spreads = statistics.spread;
    std::ranges::stable_sort(spreads, {}, [&](const record::CategorySpread& spread) {
        return std::pair(spread.variant, placeOf(rows, spread.category));
    });
    const bool hasVariants =
        std::ranges::any_of(spreads, [](const record::CategorySpread& spread) { return !spread.variant.isEmpty(); });
    StatisticsTable table{
        {StatisticsWords::tr("Category"), StatisticsWords::tr("Average"), StatisticsWords::tr("Least"),
         StatisticsWords::tr("Most"), StatisticsWords::tr("Share of all points")},
        {}};
    if (hasVariants) {
        table.heads.prepend(StatisticsWords::tr("Side"));
    }
    for (const record::CategorySpread& spread : spreads) {
        std::vector<StatisticsCell> cells{textCell(rowInWords(game, spread.category, spread.variant)),
                                          averageCell(spread.points),
                                          numberCell(spread.min),
                                          numberCell(spread.max),
                                          {text::percent(spread.share), true, 0}};
        if (hasVariants) {
            cells.insert(cells.begin(), textCell(spread.variant));
        }
        table.rows.push_back(std::move(cells));
    }
    return table;
}

StatisticsTable animalsTable(const record::Statistics& statistics, const QString& language) {
    StatisticsTable table{{StatisticsWords::tr("Animal"), StatisticsWords::tr("Times chosen"),
                           StatisticsWords::tr("Cubes placed on average")},
                          {}};
    for (const record::TraitCount& animal : statistics.animals) {
        table.rows.push_back({textCell(words::card(animal.value.toStdString(), language)), numberCell(animal.games),
                              averageCell(animal.amount)});
    }
    return table;
}

// --- the model -----------------------------------------------------------------------------------

void StatisticsModel::show(StatisticsTable table) {
    beginResetModel();
    m_table = std::move(table);
    endResetModel();
}

int StatisticsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int StatisticsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_table.heads.size());
}

QVariant StatisticsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const StatisticsCell& cell =
        m_table.rows.at(static_cast<std::size_t>(index.row())).at(static_cast<std::size_t>(index.column()));
    switch (role) {
        case Qt::DisplayRole:
            return cell.text;
        case Qt::TextAlignmentRole:
            return int((cell.isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        case Qt::ToolTipRole:
            return cell.game == 0 ? QVariant() : StatisticsWords::tr("A double click shows the game.");
        case GameRole:
            return QVariant::fromValue<qlonglong>(cell.game);
        default:
            return {};
    }
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber =
            !m_table.rows.empty() && m_table.rows.front().at(static_cast<std::size_t>(section)).isNumber;
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return role == Qt::DisplayRole ? QVariant(m_table.heads.at(section)) : QVariant();
}

}  // namespace concord::gui
