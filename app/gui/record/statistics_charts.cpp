#include "app/gui/record/statistics_charts.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/theme.h"
#include "app/gui/record/past_games_model.h"
#include "app/gui/record/statistics_tables.h"
#include "app/text/words.h"
#include "scoring/table/game_registry.h"

#include <QBarCategoryAxis>
#include <QBarSet>
#include <QChart>
#include <QCoreApplication>
#include <QDateTimeAxis>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
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

constexpr std::size_t maxBars = 6;
constexpr std::size_t maxAnimals = 10;  // Japanese lines are high, and names that do not fit are elided
constexpr std::size_t maxLines = 6;

QColor gainColour() { return {76, 154, 78}; }
QColor lossColour() { return {200, 80, 63}; }
QColor neutralColour(const QPalette& palette) {
    return isDark(palette) ? QColor(110, 114, 120) : QColor(196, 199, 204);
}

QColor gridColour(const QPalette& palette) { return isDark(palette) ? QColor(70, 73, 78) : QColor(222, 222, 222); }

// Font size for names and numbers. Charts drop names that are higher than their bars.
QFont labelFont() {
    constexpr double smaller = 0.9;
    QFont font;
    font.setPointSizeF(font.pointSizeF() * smaller);
    return font;
}

std::unique_ptr<QChart> emptyChart(const QString& title, const QPalette& palette) {
    auto chart = std::make_unique<QChart>();
    QFont font;
    font.setBold(true);
    chart->setTitle(title);
    chart->setTitleFont(font);
    chart->setTitleBrush(palette.color(QPalette::Text));
    chart->setBackgroundBrush(palette.color(QPalette::Base));
    chart->setBackgroundRoundness(0);
    chart->setMargins(QMargins(6, 2, 10, 2));
    chart->legend()->setLabelColor(palette.color(QPalette::Text));
    chart->legend()->setFont(labelFont());
    chart->legend()->setAlignment(Qt::AlignBottom);
    chart->setLocalizeNumbers(true);
    return chart;
}

void colourAxis(QAbstractAxis* axis, const QPalette& palette) {
    axis->setLabelsColor(palette.color(QPalette::Text));
    axis->setLabelsFont(labelFont());
    axis->setGridLineColor(gridColour(palette));
    axis->setLinePenColor(gridColour(palette));
}

// The smallest step of 1, 2, 5, 10, 20 ... that divides the range into a few.
double stepFor(double max) {
    constexpr double fewest = 6;
    double step = 1;
    for (const double factor : {2.0, 2.5, 2.0}) {
        if (max / step > fewest) {
            step *= factor;
        }
    }
    while (max / step > fewest) {
        step *= 2;
    }
    return step;
}

QValueAxis* valueAxis(double max, const QPalette& palette) {
    auto* const axis = new QValueAxis;
    const double step = stepFor(std::max(1.0, max));
    axis->setRange(0, step * std::ceil(std::max(1.0, max) / step + 0.05));
    axis->setTickType(QValueAxis::TicksDynamic);
    axis->setTickInterval(step);
    axis->setLabelFormat(QStringLiteral("%.0f"));
    colourAxis(axis, palette);
    return axis;
}

// One bar per name, made of the sets; the first name on top.
QChart* barChart(const QString& title, const QStringList& names, const QList<QBarSet*>& sets, const QPalette& palette,
                 Qt::Alignment legend = Qt::AlignBottom) {
    std::unique_ptr<QChart> chart = emptyChart(title, palette);
    auto* const series = new QHorizontalStackedBarSeries;
    QList<double> lengths(names.size(), 0.0);
    for (QBarSet* const set : sets) {
        set->setBorderColor(Qt::transparent);
        for (int i = 0; i < set->count(); ++i) {
            lengths[i] += set->at(i);
        }
        series->append(set);
    }
    constexpr double thickness = 0.7;
    series->setBarWidth(thickness);
    chart->addSeries(series);
    auto* const across = new QBarCategoryAxis;
    across->append(names);
    colourAxis(across, palette);
    across->setGridLineVisible(false);
    chart->addAxis(across, Qt::AlignLeft);
    series->attachAxis(across);
    QValueAxis* const along = valueAxis(*std::ranges::max_element(lengths), palette);
    chart->addAxis(along, Qt::AlignBottom);
    series->attachAxis(along);
    chart->legend()->setVisible(sets.size() > 1);
    chart->legend()->setAlignment(legend);
    return chart.release();
}

QBarSet* barSet(const QString& name, const QColor& colour) {
    auto* const set = new QBarSet(name);
    set->setColor(colour);
    return set;
}

// Bars are listed from the bottom up, and the names on an axis have to be unique.
template <typename Thing>
std::vector<const Thing*> upwards(const std::vector<Thing>& things, std::size_t max) {
    std::vector<const Thing*> list;
    for (std::size_t i = std::min(things.size(), max); i > 0; --i) {
        list.push_back(&things[i - 1]);
    }
    return list;
}

QString distinct(QString name, const QStringList& others) {
    while (others.contains(name)) {
        name += QChar(0x200B);  // invisible and without width
    }
    return name;
}

std::vector<const record::PlayerStatistics*> playersUpwards(const record::Statistics& statistics) {
    return upwards(statistics.players, maxBars);
}

QStringList namesOf(const std::vector<const record::PlayerStatistics*>& players) {
    QStringList names;
    for (const record::PlayerStatistics* player : players) {
        names << distinct(player->name, names);
    }
    return names;
}

QColor colourOf(const record::PlayerStatistics& player, const record::Statistics& statistics) {
    const auto place = static_cast<int>(&player - statistics.players.data());
    return seatColour(player.colour, place);
}

QString nameOf(const record::Statistics& statistics, record::Number player) {
    const auto found = std::ranges::find(statistics.players, player, &record::PlayerStatistics::player);
    return found == statistics.players.end() ? QString() : found->name;
}

qint64 momentOf(const record::ScorePoint& point) {
    return QDateTime::fromString(point.played, Qt::ISODate).toMSecsSinceEpoch();
}

}  // namespace

QChart* winsChart(const record::Statistics& statistics, const QPalette& palette) {
    const bool together =
        std::ranges::any_of(statistics.players, [](const auto& player) { return player.contested > 0; });
    if (!together) {
        return nullptr;
    }
    const auto players = playersUpwards(statistics);
    QBarSet* const won = barSet(Charts::tr("Won"), gainColour());
    QBarSet* const others = barSet(Charts::tr("Not won"), neutralColour(palette));
    for (const record::PlayerStatistics* player : players) {
        won->append(player->wins);
        others->append(player->contested - player->wins);
    }
    return barChart(Charts::tr("Games of several players"), namesOf(players), {won, others}, palette, Qt::AlignRight);
}

QChart* averagesChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.players.empty()) {
        return nullptr;
    }
    const auto players = playersUpwards(statistics);
    QBarSet* const averages = barSet(Charts::tr("Points on average"), palette.color(QPalette::Highlight));
    for (const record::PlayerStatistics* player : players) {
        averages->append(player->total.value());
    }
    return barChart(Charts::tr("Points on average"), namesOf(players), {averages}, palette);
}

QChart* pairsChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.pairs.empty()) {
        return nullptr;
    }
    QStringList names;
    QBarSet* const ahead = barSet(Charts::tr("The first ahead"), gainColour());
    QBarSet* const level = barSet(Charts::tr("Level"), neutralColour(palette));
    QBarSet* const behind = barSet(Charts::tr("The second ahead"), lossColour());
    for (const record::HeadToHead* pair : upwards(statistics.pairs, maxBars)) {
        const QString name =
            Charts::tr("%1 – %2", "two players who met").arg(nameOf(statistics, pair->a), nameOf(statistics, pair->b));
        names << distinct(name, names);
        ahead->append(pair->winsA);
        level->append(pair->ties());
        behind->append(pair->winsB);
    }
    return barChart(Charts::tr("Head to head"), names, {ahead, level, behind}, palette);
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
    return sets.isEmpty() ? nullptr
                          : barChart(Charts::tr("Where the points come from, on average"), namesOf(players), sets,
                                     palette, Qt::AlignRight);
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
    return barChart(Charts::tr("Favourite animals"), names, {games}, palette);
}

QChart* scoresChart(const record::Statistics& statistics, const QPalette& palette) {
    if (statistics.players.empty()) {
        return nullptr;
    }
    std::unique_ptr<QChart> chart = emptyChart(Charts::tr("Points over time"), palette);
    int max = 0;
    qint64 first = std::numeric_limits<qint64>::max();
    qint64 last = std::numeric_limits<qint64>::min();
    constexpr qsizetype fewPoints = 80;
    constexpr double pointSize = 6;
    for (std::size_t i = 0; i < std::min(statistics.players.size(), maxLines); ++i) {
        const record::PlayerStatistics& player = statistics.players[i];
        auto* const line = new QLineSeries;
        line->setName(player.name);
        line->setPen(QPen(colourOf(player, statistics), 2));
        QList<QPointF> points;
        for (const record::ScorePoint& point : player.scores) {
            const qint64 moment = momentOf(point);
            points << QPointF(static_cast<double>(moment), point.total);
            max = std::max(max, point.total);
            first = std::min(first, moment);
            last = std::max(last, moment);
        }
        line->replace(points);
        line->setPointsVisible(points.size() <= fewPoints);
        line->setMarkerSize(pointSize);
        chart->addSeries(line);
    }
    auto* const time = new QDateTimeAxis;
    constexpr qint64 day = 24LL * 3600 * 1000;
    const qint64 margin = std::max(day, (last - first) / 40);
    time->setRange(QDateTime::fromMSecsSinceEpoch(first - margin), QDateTime::fromMSecsSinceEpoch(last + margin));
    time->setFormat(QLocale().dateFormat(QLocale::ShortFormat));
    constexpr int ticks = 5;
    time->setTickCount(last - first < ticks * day ? 3 : ticks);
    colourAxis(time, palette);
    chart->addAxis(time, Qt::AlignBottom);
    QValueAxis* const value = valueAxis(max, palette);
    chart->addAxis(value, Qt::AlignLeft);
    for (QAbstractSeries* const series : chart->series()) {
        series->attachAxis(time);
        series->attachAxis(value);
    }
    return chart.release();
}

}  // namespace concord::gui
