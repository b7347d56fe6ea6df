#include "app/gui/record/scores_chart.h"

#include "app/gui/record/chart_parts.h"
#include "app/gui/record/player_marks.h"

#include <QCategoryAxis>
#include <QChart>
#include <QCoreApplication>
#include <QDateTime>
#include <QLegend>
#include <QLineSeries>
#include <QLocale>
#include <QValueAxis>

#include <algorithm>
#include <map>
#include <span>

namespace concord::gui {

namespace {

struct ScoresChart {
    Q_DECLARE_TR_FUNCTIONS(Charts)
};

constexpr double eveningGap = 1;  // the unit of the axis is one game

std::span<const record::PlayerStatistics> shownPlayers(const record::Statistics& statistics) {
    return std::span(statistics.players).first(std::min(statistics.players.size(), maxShown));
}

// Games played before five in the morning count for the evening before.
QDate eveningOf(const QDateTime& played) {
    constexpr qint64 night = 5LL * 3600;
    return played.addSecs(-night).date();
}

// Where each game stands on the axis, and where the evenings are.
struct Places {
    std::map<record::Number, double> games;
    std::vector<double> middles;  // one per evening
    std::vector<double> ends;     // one per evening
};

Places placesOf(const std::vector<Evening>& evenings) {
    Places places;
    double at = 0;
    for (const Evening& evening : evenings) {
        const double begin = at;
        at += eveningGap / 2;
        for (const record::Number game : evening.games) {
            places.games[game] = at + 0.5;
            at += 1;
        }
        at += eveningGap / 2;
        places.middles.push_back((begin + at) / 2);
        places.ends.push_back(at);
    }
    return places;
}

// Only as many dates as there is space for, each below the middle of its own evening.
QCategoryAxis* eveningsAxis(const std::vector<Evening>& evenings, const Places& places, const QPalette& palette) {
    constexpr std::size_t maxDates = 6;
    const std::size_t step = (evenings.size() + maxDates - 1) / maxDates;
    auto* const axis = new QCategoryAxis;
    QStringList labels;
    axis->setLabelsPosition(QCategoryAxis::AxisLabelsPositionOnValue);
    for (std::size_t evening = (evenings.size() - 1) % step / 2; evening < evenings.size(); evening += step) {
        labels << distinct(QLocale().toString(evenings[evening].day, QLocale::ShortFormat), labels);
        axis->append(labels.last(), places.middles[evening]);
    }
    axis->setStartValue(0);
    axis->setRange(0, places.ends.back());
    colourAxis(*axis, palette);
    return axis;
}

// How many of the players shown have the same points in a game, by game and points.
using Sharers = std::map<std::pair<record::Number, int>, int>;

Sharers sharersIn(const record::Statistics& statistics) {
    Sharers sharers;
    for (const record::PlayerStatistics& player : shownPlayers(statistics)) {
        for (const record::ScorePoint& point : player.scores) {
            ++sharers[{point.game, point.total}];
        }
    }
    return sharers;
}

// How far to the right (negative: left) one of several marks on the same spot is drawn, so that each can be seen: about
// the size of a mark apart, but all within the space of their game.
double shiftOf(int index, int sharers, double axisLength) {
    constexpr double markShare = 0.012;  // of the axis
    constexpr double space = 0.8;        // of a game
    const double step = std::min(axisLength * markShare, space / sharers);
    return (index - (sharers - 1) / 2.0) * step;
}

// drawn: how many of the sharers' marks are drawn already.
QLineSeries* lineOf(const record::PlayerStatistics& player, const Places& places, const Sharers& sharers,
                    Sharers& drawn, const QPalette& palette) {
    constexpr qsizetype fewPoints = 80;  // the marks of more would overlap
    constexpr int markSize = 10;
    constexpr double width = 2;
    const PlayerMark mark = playerMark(player.player, palette);
    QPen pen(mark.colour, width);
    pen.setCapStyle(Qt::FlatCap);
    if (!mark.dashes.isEmpty()) {
        pen.setDashPattern(mark.dashes);
    }
    auto* const line = new QLineSeries;
    line->setName(player.name);
    line->setPen(pen);
    QList<QPointF> points;
    for (const record::ScorePoint& point : player.scores) {
        const std::pair spot(point.game, point.total);
        const double shift = shiftOf(drawn[spot]++, sharers.at(spot), places.ends.back());
        points << QPointF(places.games.at(point.game) + shift, point.total);
    }
    line->replace(points);
    line->setMarkerSize(markSize);
    if (points.size() <= fewPoints) {
        line->setLightMarker(pictureOf(mark, markSize));
    }
    return line;
}

}  // namespace

std::vector<Evening> eveningsOf(const record::Statistics& statistics) {
    std::map<std::pair<QDateTime, record::Number>, QDate> games;
    for (const record::PlayerStatistics& player : shownPlayers(statistics)) {
        for (const record::ScorePoint& point : player.scores) {
            const QDateTime played = QDateTime::fromString(point.played, Qt::ISODate);
            games[{played, point.game}] = eveningOf(played);
        }
    }
    std::vector<Evening> evenings;
    for (const auto& [game, day] : games) {
        if (evenings.empty() || evenings.back().day != day) {
            evenings.push_back({day, {}});
        }
        evenings.back().games.push_back(game.second);
    }
    return evenings;
}

QChart* scoresChart(const record::Statistics& statistics, const QPalette& palette) {
    const std::vector<Evening> evenings = eveningsOf(statistics);
    if (evenings.empty()) {
        return nullptr;
    }
    std::unique_ptr<QChart> chart =
        emptyChart(chartTitle(ScoresChart::tr("Points over time"), statistics.players.size()), palette);
    const Places places = placesOf(evenings);
    const Sharers sharers = sharersIn(statistics);
    Sharers drawn;
    int min = 0;
    int max = 0;
    for (const record::PlayerStatistics& player : shownPlayers(statistics)) {
        chart->addSeries(lineOf(player, places, sharers, drawn, palette));
        for (const record::ScorePoint& point : player.scores) {
            min = std::min(min, point.total);
            max = std::max(max, point.total);
        }
    }
    QCategoryAxis* const time = eveningsAxis(evenings, places, palette);
    chart->addAxis(time, Qt::AlignBottom);
    QValueAxis* const value = valueAxis(min, max, palette);
    chart->addAxis(value, Qt::AlignLeft);
    for (QAbstractSeries* const series : chart->series()) {
        series->attachAxis(time);
        series->attachAxis(value);
    }
    chart->legend()->setMarkerShape(QLegend::MarkerShapeFromSeries);
    return chart.release();
}

}  // namespace concord::gui
