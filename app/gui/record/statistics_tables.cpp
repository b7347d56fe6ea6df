#include "app/gui/record/statistics_tables.h"

#include "app/gui/kit/theme.h"
#include "app/text/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace concord::gui {

namespace {

struct StatisticsWords {
    Q_DECLARE_TR_FUNCTIONS(StatisticsWords)
};

StatisticsCell number(int value, record::Number game = 0) { return {QLocale().toString(value), true, game}; }
StatisticsCell text(const QString& value, record::Number game = 0) { return {value, false, game}; }
StatisticsCell average(const record::Average& value) { return {averageInWords(value), true, 0}; }

// "60 %"; a dash if the whole is 0.
StatisticsCell part(int of, int all) {
    return {all == 0 ? QStringLiteral("–") : percent(static_cast<double>(of) / all), true, 0};
}

QString sideInWords(const QString& variant) { return StatisticsWords::tr("Side %1").arg(variant); }

QString nameOf(const record::Statistics& statistics, record::Number player) {
    const auto found = std::ranges::find(statistics.players, player, &record::PlayerStatistics::player);
    return found == statistics.players.end() ? QString() : found->name;
}

// A player's best results in a category, by side.
using BySide = std::map<QString, const record::PersonalBest*>;

}  // namespace

QString averageInWords(const record::Average& average) {
    return average.count == 0 ? QStringLiteral("–") : QLocale().toString(average.value(), 'f', 1);
}

QString categoryInWords(const QString& category, const QString& variant) {
    if (category == QStringLiteral("suns")) {
        return StatisticsWords::tr("Suns");
    }
    const std::optional<Category> known = categoryFromName(category.toStdString());
    if (!known) {
        return category;
    }
    return *known == Category::Water && !variant.isEmpty()
               ? words::waterOf(variant == QStringLiteral("B") ? Side::B : Side::A)
               : words::category(*known);
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
        table.rows.push_back({text(player.name), number(player.games), number(player.wins),
                              part(player.wins, player.contested), average(player.total),
                              number(best->total, best->game), number(player.started)});
    }
    return table;
}

StatisticsTable pairsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Player"), StatisticsWords::tr("Against"), StatisticsWords::tr("Games"),
                           StatisticsWords::tr("Ahead"), StatisticsWords::tr("Level"), StatisticsWords::tr("Behind"),
                           StatisticsWords::tr("Averages")},
                          {}};
    for (const record::HeadToHead& pair : statistics.pairs) {
        table.rows.push_back({text(nameOf(statistics, pair.a)),
                              text(nameOf(statistics, pair.b)),
                              number(pair.games),
                              number(pair.winsA),
                              number(pair.ties()),
                              number(pair.winsB),
                              {StatisticsWords::tr("%1 to %2", "two averages")
                                   .arg(averageInWords(pair.totalA), averageInWords(pair.totalB)),
                               true, 0}});
    }
    return table;
}

StatisticsTable bestsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Player"), StatisticsWords::tr("Most points for"),
                           sideInWords(QStringLiteral("A")), sideInWords(QStringLiteral("B"))},
                          {}};
    for (const record::PlayerStatistics& player : statistics.players) {
        std::vector<std::pair<QString, BySide>> categories;  // in their order
        for (const record::PersonalBest& best : player.bests) {
            if (categories.empty() || categories.back().first != best.category) {
                categories.emplace_back(best.category, BySide());
            }
            categories.back().second[best.variant] = &best;
        }
        for (const auto& [category, bySide] : categories) {
            std::vector<StatisticsCell> row{text(player.name), text(categoryInWords(category))};
            for (const char* side : {"A", "B"}) {
                const auto best = bySide.find(QLatin1String(side));
                row.push_back(best == bySide.end() ? StatisticsCell{QStringLiteral("–"), true, 0}
                                                   : number(best->second->points, best->second->game));
            }
            table.rows.push_back(std::move(row));
        }
    }
    return table;
}

StatisticsTable configurationsTable(const record::Statistics& statistics) {
    StatisticsTable table{{StatisticsWords::tr("Side"), StatisticsWords::tr("Played"), StatisticsWords::tr("Boards"),
                           StatisticsWords::tr("Most points"), StatisticsWords::tr("By"),
                           StatisticsWords::tr("Most suns"), StatisticsWords::tr("By")},
                          {}};
    for (const record::ConfigurationBest& best : statistics.configurations) {
        table.rows.push_back(
            {text(best.variant), text(spiritKindInWords(best.spiritKind)), number(best.games),
             number(best.total, best.totalGame), text(best.totalPlayer, best.totalGame),
             best.suns ? number(*best.suns, best.sunsGame) : StatisticsCell{QStringLiteral("–"), true, 0},
             text(best.sunsPlayer, best.sunsGame)});
    }
    return table;
}

StatisticsTable spreadTable(const record::Statistics& statistics) {
    StatisticsTable table{
        {StatisticsWords::tr("Side"), StatisticsWords::tr("Category"), StatisticsWords::tr("Average"),
         StatisticsWords::tr("Least"), StatisticsWords::tr("Most"), StatisticsWords::tr("Part of all points")},
        {}};
    for (const record::CategorySpread& spread : statistics.spread) {
        table.rows.push_back({text(spread.variant),
                              text(categoryInWords(spread.category, spread.variant)),
                              average(spread.points),
                              number(spread.min),
                              number(spread.max),
                              {percent(spread.share), true, 0}});
    }
    return table;
}

StatisticsTable animalsTable(const record::Statistics& statistics, const QString& language) {
    StatisticsTable table{{StatisticsWords::tr("Animal"), StatisticsWords::tr("Times chosen"),
                           StatisticsWords::tr("Cubes placed on average")},
                          {}};
    for (const record::TraitCount& animal : statistics.animals) {
        table.rows.push_back(
            {text(words::card(animal.value.toStdString(), language)), number(animal.games), average(animal.amount)});
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
