#include "app/gui/record/statistics_charts.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/theme.h"
#include "app/gui/record/chart_parts.h"
#include "app/gui/record/player_marks.h"
#include "app/gui/record/statistics_tables.h"
#include "app/text/words.h"
#include "scoring/table/game_registry.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QCoreApplication>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <array>
#include <cmath>
#include <memory>
#include <span>

namespace concord::gui {

namespace {

struct Charts {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

constexpr std::size_t maxAnimals = 10;  // Japanese lines are tall, and names that do not fit are elided

// Blue and orange, which the colour blind tell apart too.
QColor gainColour() { return {47, 124, 186}; }
QColor lossColour() { return {224, 138, 38}; }
QColor neutralColour(const QPalette& palette) {
    return isDark(palette) ? QColor(110, 114, 120) : QColor(196, 199, 204);
}

// The names stand beside the bars of the series, the first one at the bottom.
QChart* barChart(std::unique_ptr<QChart> chart, QAbstractBarSeries* series, const QStringList& names,
                 const std::pair<double, double>& range, const QPalette& palette) {
    constexpr double thickness = 0.7;
    series->setBarWidth(thickness);
    for (QBarSet* const set : series->barSets()) {
        set->setBorderColor(Qt::transparent);
    }
    chart->addSeries(series);
    auto* const nameAxis = new QBarCategoryAxis;
    nameAxis->append(names);
    colourAxis(*nameAxis, palette);
    nameAxis->setGridLineVisible(false);
    chart->addAxis(nameAxis, Qt::AlignLeft);
    series->attachAxis(nameAxis);
    QValueAxis* const numberAxis = valueAxis(range.first, range.second, palette);
    chart->addAxis(numberAxis, Qt::AlignBottom);
    series->attachAxis(numberAxis);
    chart->legend()->setVisible(series->count() > 1);
    return chart.release();
}

// One bar per name, made of the sets.
QChart* stackedChart(const QString& title, const QStringList& names, const QList<QBarSet*>& sets,
                     const QPalette& palette, Qt::Alignment legend = Qt::AlignBottom) {
    auto* const series = new QHorizontalStackedBarSeries;
    // Negative points grow to the left.
    QList<double> gained(names.size(), 0.0);
    QList<double> lost(names.size(), 0.0);
    for (QBarSet* const set : sets) {
        for (int i = 0; i < set->count(); ++i) {
            (set->at(i) < 0 ? lost : gained)[i] += set->at(i);
        }
        series->append(set);
    }
    QChart* const chart = barChart(emptyChart(title, palette), series, names,
                                   {*std::ranges::min_element(lost), *std::ranges::max_element(gained)}, palette);
    chart->legend()->setAlignment(legend);
    return chart;
}

QBarSet* barSet(const QString& name, const QColor& colour) {
    auto* const set = new QBarSet(name);
    set->setColor(colour);
    return set;
}

// The first `max` things in reverse, because charts list bars from the bottom up.
template <typename Thing>
std::vector<const Thing*> upwards(const std::vector<Thing>& things, std::size_t max) {
    std::vector<const Thing*> list;
    for (std::size_t i = std::min(things.size(), max); i > 0; --i) {
        list.push_back(&things[i - 1]);
    }
    return list;
}

std::vector<const record::PlayerStatistics*> playersUpwards(const record::Statistics& statistics) {
    return upwards(statistics.players, maxShown);
}

QStringList namesOf(const std::vector<const record::PlayerStatistics*>& players) {
    QStringList names;
    for (const record::PlayerStatistics* player : players) {
        names << distinct(player->name, names);
    }
    return names;
}

QString nameOf(const record::Statistics& statistics, record::Number player) {
    const auto found = std::ranges::find(statistics.players, player, &record::PlayerStatistics::player);
    return found == statistics.players.end() ? QString() : found->name;
}

}  // namespace

QChart* winsChart(const record::Statistics& statistics, const QPalette& palette) {
    const bool hasMultiplayerGames =
        std::ranges::any_of(statistics.players, [](const auto& player) { return player.multiplayerGames > 0; });
    if (!hasMultiplayerGames) {
        return nullptr;
    }
    const auto players = playersUpwards(statistics);
    QBarSet* const won = barSet(Charts::tr("Won"), gainColour());
    QBarSet* const notWon = barSet(Charts::tr("Not won"), neutralColour(palette));
    for (const record::PlayerStatistics* player : players) {
        won->append(player->wins);
        notWon->append(player->multiplayerGames - player->wins);
    }
    return stackedChart(chartTitle(Charts::tr("Games with several players"), statistics.players.size()),
                        namesOf(players), {won, notWon}, palette, Qt::AlignRight);
}

QChart* averagesChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.players.empty()) {
        return nullptr;
    }
    const auto players = playersUpwards(statistics);
    QList<QBarSet*> sets;  // one per player, in the player's own colour, as in scoresChart()
    for (const record::PlayerStatistics* player : players) {
        QBarSet* const set = barSet(player->name, playerMark(player->player, palette).colour);
        for (const record::PlayerStatistics* other : players) {
            set->append(other == player ? player->total.value() : 0);
        }
        sets << set;
    }
    QChart* const chart = stackedChart(chartTitle(Charts::tr("Points on average"), statistics.players.size()),
                                       namesOf(players), sets, palette);
    chart->legend()->hide();  // the names stand beside the bars
    return chart;
}

QChart* playerCountsChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.playerCounts.empty()) {
        return nullptr;
    }
    QBarSet* const winners = barSet(Charts::tr("Of the winners"), gainColour());
    QBarSet* const all = barSet(Charts::tr("Of everybody"), neutralColour(palette));
    QStringList counts;
    double min = 0;
    double max = 0;
    for (const record::PlayerCountAverage* count : upwards(statistics.playerCounts, maxShown)) {
        counts << QLocale().toString(count->players);
        winners->append(count->winner.value());
        all->append(count->total.value());
        min = std::min({min, count->winner.value(), count->total.value()});
        max = std::max({max, count->winner.value(), count->total.value()});
    }
    auto* const series = new QHorizontalBarSeries;
    series->append(all);  // from the bottom up
    series->append(winners);
    std::unique_ptr<QChart> chart = emptyChart(Charts::tr("Points on average by number of players"), palette);
    chart->legend()->setReverseMarkers(true);  // as the bars are seen, from the top down
    return barChart(std::move(chart), series, counts, {min, max}, palette);
}

QChart* pairsChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.pairs.empty()) {
        return nullptr;
    }
    QStringList names;
    QBarSet* const ahead = barSet(Charts::tr("The first ahead"), gainColour());
    QBarSet* const level = barSet(Charts::tr("Level"), neutralColour(palette));
    QBarSet* const behind = barSet(Charts::tr("The second ahead"), lossColour());
    for (const record::HeadToHead* pair : upwards(statistics.pairs, maxShown)) {
        const QString name =
            Charts::tr("%1 – %2", "two players who met").arg(nameOf(statistics, pair->a), nameOf(statistics, pair->b));
        names << distinct(name, names);
        ahead->append(pair->winsA);
        level->append(pair->ties());
        behind->append(pair->winsB);
    }
    return stackedChart(chartTitle(Charts::tr("Head to head"), statistics.pairs.size()), names, {ahead, level, behind},
                        palette);
}

QChart* categoriesChart(const record::Statistics& statistics, const QString& game, const QPalette& palette) {
    if (statistics.players.empty()) {
        return nullptr;
    }
    const auto players = playersUpwards(statistics);
    QList<QBarSet*> sets;
    const GameModule* const module = findGame(game.toStdString());
    const std::span<const PadRow> rows = module == nullptr ? std::span<const PadRow>() : module->rows();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows[i].kind != PadRow::Kind::Points) {
            continue;
        }
        const QString category = QString::fromStdString(std::string(rows[i].id));
        auto set = std::make_unique<QBarSet>(rowInWords(game, category));
        set->setColor(extrasOf(game.toStdString()).rowColour(rows[i].id, i));
        double sum = 0;
        for (const record::PlayerStatistics* player : players) {
            const auto found =
                std::ranges::find(player->categories, category, &std::pair<QString, record::Average>::first);
            const double value = found == player->categories.end() ? 0 : found->second.value();
            set->append(value);
            sum += std::abs(value);
        }
        if (sum > 0) {
            sets << set.release();
        }
    }
    if (sets.isEmpty()) {
        return nullptr;
    }
    QChart* const chart =
        stackedChart(chartTitle(Charts::tr("Where the points come from, on average"), statistics.players.size()),
                     namesOf(players), sets, palette);
    chart->legend()->hide();  // a label with legendText() replaces it, because long names would be elided here
    return chart;
}

QChart* animalsChart(const record::Statistics& statistics, const QString& language, const QPalette& palette) {
    if (statistics.animals.empty()) {
        return nullptr;
    }
    QStringList names;
    QBarSet* const games = barSet(Charts::tr("Times chosen"), extrasOf("harmonies").rowColour("animals", 0));
    for (const record::TraitCount* animal : upwards(statistics.animals, maxAnimals)) {
        names << distinct(words::card(animal->value.toStdString(), language), names);
        games->append(animal->games);
    }
    return stackedChart(Charts::tr("Favourite animals"), names, {games}, palette);
}

}  // namespace concord::gui
