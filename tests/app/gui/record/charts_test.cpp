#include "app/gui/kit/theme.h"
#include "app/gui/record/player_marks.h"
#include "app/gui/record/scores_chart.h"
#include "app/gui/record/statistics_charts.h"
#include "tests/app/gui/record/colour_distance.h"
#include "tests/app/gui/record/record_support.h"

#include <gtest/gtest.h>
#include <QBarSet>
#include <QCategoryAxis>
#include <QChart>
#include <QGuiApplication>
#include <QHorizontalBarSeries>
#include <QHorizontalStackedBarSeries>
#include <QLegend>
#include <QLineSeries>
#include <QValueAxis>

#include <algorithm>
#include <memory>

namespace concord::gui {
namespace {

// Test data of Sharma, Wu and Dalal, who chose the pairs to reveal mistakes in implementations of the formula.
TEST(ColourDistanceTest, AgreesWithPublishedValues) {
    EXPECT_NEAR(distance(Lab{50, 2.6772, -79.7751}, Lab{50, 0, -82.7485}), 2.0425, 1e-4);
    EXPECT_NEAR(distance(Lab{50, 2.49, -0.001}, Lab{50, -2.49, 0.0009}), 7.1792, 1e-4);
    EXPECT_NEAR(distance(Lab{50, 2.5, 0}, Lab{73, 25, -18}), 27.1492, 1e-4);
    EXPECT_NEAR(distance(Lab{2.0776, 0.0795, -1.135}, Lab{0.9033, -0.0636, -0.5514}), 0.9082, 1e-4);
    EXPECT_NEAR(contrast(Qt::black, Qt::white), 21, 1e-3);
}

class PlayerMarksTest : public testing::TestWithParam<bool> {
protected:
    PlayerMarksTest() {
        applyDark(GetParam());
        m_palette = QGuiApplication::palette();
        applyDark(false);
    }
    PlayerMark mark(record::Number player) const { return playerMark(player, m_palette); }
    QPalette m_palette;
};

// Colour-blind people must be able to distinguish the players, too.
TEST_P(PlayerMarksTest, ColoursOfEightPlayersDifferInEveryColourVision) {
    constexpr double minDistance = 15;  // CIEDE2000
    for (const ColourVision vision : allColourVisions) {
        for (record::Number one = 1; one <= 8; ++one) {
            for (record::Number other = 1; other < one; ++other) {
                EXPECT_GE(distance(mark(one).colour, mark(other).colour, vision), minDistance)
                    << one << " and " << other << ", colour vision " << static_cast<int>(vision);
            }
        }
    }
}

TEST_P(PlayerMarksTest, ColoursStandOutFromTheBackground) {
    for (record::Number player = 1; player <= 8; ++player) {
        EXPECT_GE(contrast(mark(player).colour, m_palette.color(QPalette::Base)), 3) << player;
    }
}

TEST_P(PlayerMarksTest, PlayersOfOneColourDifferByShapeOrDashes) {
    EXPECT_EQ(mark(1).colour, mark(9).colour);
    for (record::Number one = 1; one <= 40; ++one) {
        for (record::Number other = 1; other < one; ++other) {
            EXPECT_NE(mark(one), mark(other)) << one << " and " << other;
            if (one - other < 5) {  // there are five kinds of lines
                EXPECT_NE(mark(one).dashes, mark(other).dashes) << one << " and " << other;
                EXPECT_NE(mark(one).shape, mark(other).shape) << one << " and " << other;
            }
        }
    }
}

TEST_P(PlayerMarksTest, EveryShapeHasItsOwnPicture) {
    PlayerMark shaped = mark(1);
    std::vector<QImage> pictures;
    for (int shape = 0; shape < markShapes; ++shape) {
        shaped.shape = static_cast<MarkShape>(shape);
        pictures.push_back(pictureOf(shaped, 10));
        for (int other = 0; other < shape; ++other) {
            EXPECT_NE(pictures.back(), pictures.at(static_cast<std::size_t>(other))) << shape << " and " << other;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(LightAndDark, PlayerMarksTest, testing::Bool());

class ChartsTest : public RecordFixture {
protected:
    record::Statistics statistics() { return record::statisticsOf(storedGames()); }
};

QLineSeries* lineOf(const QChart& chart, const QString& player) {
    for (QAbstractSeries* const series : chart.series()) {
        if (series->name() == player) {
            return qobject_cast<QLineSeries*>(series);
        }
    }
    return nullptr;
}

TEST_F(ChartsTest, GamesOfOneEveningStandSideBySide) {
    add({{"Ann", 30}, {"Bob", 20}}, playedAt("2026-01-02T19:00:00+01:00"));
    add({{"Ann", 40}, {"Bob", 50}}, playedAt("2026-01-02T21:30:00+01:00"));
    add({{"Ann", 60}, {"Bob", 10}}, playedAt("2026-01-03T00:40:00+01:00"));  // the same evening
    add({{"Ann", 70}, {"Bob", 80}}, playedAt("2026-02-07T20:00:00+01:00"));
    const std::vector<Evening> evenings = eveningsOf(statistics());
    ASSERT_EQ(evenings.size(), 2U);
    EXPECT_EQ(evenings[0].day, QDate(2026, 1, 2));
    EXPECT_EQ(evenings[0].games.size(), 3U);
    EXPECT_EQ(evenings[1].games.size(), 1U);
    const std::unique_ptr<QChart> chart(scoresChart(statistics(), QPalette()));
    const QList<QPointF> ann = lineOf(*chart, QStringLiteral("Ann"))->points();
    ASSERT_EQ(ann.size(), 4);
    EXPECT_EQ(ann[2].y() - ann[0].y(), 60 - 30);
    EXPECT_DOUBLE_EQ(ann[1].x() - ann[0].x(), 1);
    EXPECT_DOUBLE_EQ(ann[2].x() - ann[1].x(), 1);
    EXPECT_GT(ann[3].x() - ann[2].x(), 1);  // further apart than the games of an evening
    EXPECT_EQ(lineOf(*chart, QStringLiteral("Bob"))->points()[1].x(), ann[1].x());
    auto* const time = qobject_cast<QCategoryAxis*>(chart->axes(Qt::Horizontal).constFirst());
    EXPECT_EQ(time->categoriesLabels().size(), 2);
    EXPECT_DOUBLE_EQ(time->endValue(time->categoriesLabels().constFirst()), ann[1].x());
    EXPECT_DOUBLE_EQ(time->endValue(time->categoriesLabels().constLast()), ann[3].x());
}

TEST_F(ChartsTest, EqualPointsOfAGameStandBesideEachOther) {
    add({{"Ann", 63}, {"Bob", 63}, {"Cleo", 63}}, playedAt("2026-01-02T19:00:00+01:00"));
    add({{"Ann", 40}, {"Bob", 50}, {"Cleo", 60}}, playedAt("2026-01-02T20:00:00+01:00"));
    const std::unique_ptr<QChart> chart(scoresChart(statistics(), QPalette()));
    std::vector<double> equal;
    std::vector<double> unequal;
    for (const char* const name : {"Ann", "Bob", "Cleo"}) {
        const QList<QPointF> points = lineOf(*chart, QString::fromLatin1(name))->points();
        ASSERT_EQ(points.size(), 2);
        EXPECT_EQ(points[0].y(), lineOf(*chart, QStringLiteral("Ann"))->points()[0].y());
        equal.push_back(points[0].x());
        unequal.push_back(points[1].x());
    }
    std::ranges::sort(equal);
    EXPECT_GT(equal[1] - equal[0], 0.01);
    EXPECT_DOUBLE_EQ(equal[2] - equal[1], equal[1] - equal[0]);
    EXPECT_LT(equal[2] - equal[0], 0.8) << "the points do not stay within the width of their game";
    EXPECT_DOUBLE_EQ(unequal[0] - equal[1], 1);
    EXPECT_EQ(unequal[0], unequal[1]);
}

TEST_F(ChartsTest, OfManyEveningsOnlyAsManyDatesAsFitAreShown) {
    for (int month = 1; month <= 12; ++month) {
        for (const int day : {3, 17}) {
            const QString played = QStringLiteral("2026-%1-%2T20:00:00+01:00")
                                       .arg(month, 2, 10, QLatin1Char('0'))
                                       .arg(day, 2, 10, QLatin1Char('0'));
            add({{"Ann", month}, {"Bob", day}}, playedAt(played.toLatin1().constData()));
        }
    }
    EXPECT_EQ(eveningsOf(statistics()).size(), 24U);
    const std::unique_ptr<QChart> chart(scoresChart(statistics(), QPalette()));
    auto* const time = qobject_cast<QCategoryAxis*>(chart->axes(Qt::Horizontal).constFirst());
    EXPECT_LE(time->categoriesLabels().size(), 6);
    EXPECT_GE(time->categoriesLabels().size(), 4);
    // Each date stands below the game of that day, and not below that of an evening without a date beside it.
    EXPECT_EQ(time->labelsPosition(), QCategoryAxis::AxisLabelsPositionOnValue);
    const QList<QPointF> games = lineOf(*chart, QStringLiteral("Ann"))->points();
    const std::vector<Evening> evenings = eveningsOf(statistics());
    for (const QString& date : time->categoriesLabels()) {
        const double at = time->endValue(date);
        const auto found = std::ranges::find(games, at, &QPointF::x);
        ASSERT_NE(found, games.end()) << date.toStdString();
        const QDate day = evenings.at(static_cast<std::size_t>(found - games.begin())).day;
        // The axis keeps equal labels apart by spaces without width.
        EXPECT_EQ(QString(date).remove(QChar(0x200B)), QLocale().toString(day, QLocale::ShortFormat));
    }
}

TEST_F(ChartsTest, APlayerKeepsTheirColourWhateverIsFiltered) {
    add({{"Ann", 30}, {"Bob", 20}}, playedAt("2026-01-02T19:00:00+01:00"));
    add({{"Bob", 40}, {"Cleo", 50}}, playedAt("2026-01-03T19:00:00+01:00"));
    add({{"Bob", 41}, {"Cleo", 51}}, playedAt("2026-01-04T19:00:00+01:00"));
    const std::unique_ptr<QChart> all(scoresChart(statistics(), QPalette()));
    record::GameFilter filter;
    filter.player = QStringLiteral("Ann");  // who played one of the three games
    const record::Statistics filtered = record::statisticsOf(record::filtered(storedGames(), filter));
    const std::unique_ptr<QChart> some(scoresChart(filtered, QPalette()));
    for (const char* const name : {"Ann", "Bob"}) {
        ASSERT_NE(lineOf(*some, QString::fromLatin1(name)), nullptr) << name;
        EXPECT_EQ(lineOf(*some, QString::fromLatin1(name))->pen(), lineOf(*all, QString::fromLatin1(name))->pen());
    }
    EXPECT_NE(lineOf(*all, QStringLiteral("Ann"))->pen().color(), lineOf(*all, QStringLiteral("Bob"))->pen().color());
    const std::unique_ptr<QChart> averages(averagesChart(filtered, QPalette()));
    auto* const bars = qobject_cast<QHorizontalStackedBarSeries*>(averages->series().front());
    for (QBarSet* const set : bars->barSets()) {
        EXPECT_EQ(set->color(), lineOf(*all, set->label())->pen().color()) << set->label().toStdString();
    }
}

TEST_F(ChartsTest, TheTitleSaysWhichPlayersAreShown) {
    record::Statistics statistics;
    statistics.players.resize(6);
    for (record::PlayerStatistics& player : statistics.players) {
        player.total.add(10);
    }
    const std::unique_ptr<QChart> all(averagesChart(statistics, QPalette()));
    EXPECT_EQ(all->title(), QStringLiteral("Points on average"));
    statistics.players.resize(10);
    for (record::PlayerStatistics& player : statistics.players) {
        player.total.add(10);
    }
    const std::unique_ptr<QChart> some(averagesChart(statistics, QPalette()));
    EXPECT_EQ(some->title(), QStringLiteral("Points on average: the 6 with the most games"));
}

// In Renature, plants that are left cost points.
TEST_F(ChartsTest, NegativePointsAreShownBelowZero) {
    record::Statistics statistics;
    statistics.players.resize(1);
    record::Average lost;
    lost.add(-7);
    record::Average gained;
    gained.add(31);
    statistics.players[0].categories = {{QStringLiteral("areas"), gained}, {QStringLiteral("plantsLeft"), lost}};
    const std::unique_ptr<QChart> chart(categoriesChart(statistics, QStringLiteral("renature"), QPalette()));
    auto* const bars = qobject_cast<QHorizontalStackedBarSeries*>(chart->series().front());
    ASSERT_EQ(bars->barSets().size(), 2);
    EXPECT_EQ(bars->barSets().back()->at(0), -7);
    auto* const points = qobject_cast<QValueAxis*>(chart->axes(Qt::Horizontal).constFirst());
    EXPECT_LE(points->min(), -7);
    EXPECT_GE(points->max(), 31);
    statistics.players[0].categories = {{QStringLiteral("areas"), gained}};
    const std::unique_ptr<QChart> without(categoriesChart(statistics, QStringLiteral("renature"), QPalette()));
    EXPECT_EQ(qobject_cast<QValueAxis*>(without->axes(Qt::Horizontal).constFirst())->min(), 0);
}

TEST_F(ChartsTest, TheChartByPlayerCountComparesWinnersWithEverybody) {
    add({{"Ann", 30}, {"Bob", 20}}, playedAt("2026-01-02T19:00:00+01:00"));
    add({{"Cleo", 40}}, playedAt("2026-01-03T19:00:00+01:00"));
    const std::unique_ptr<QChart> chart(playerCountsChart(statistics(), QPalette()));
    auto* const bars = qobject_cast<QHorizontalBarSeries*>(chart->series().front());
    ASSERT_EQ(bars->count(), 2);
    EXPECT_LT(bars->barSets()[0]->at(0), bars->barSets()[1]->at(0));  // of two players, winners beat the average
    EXPECT_EQ(statistics().playerCounts.front().players, 1);
    EXPECT_EQ(statistics().playerCounts.front().winner.count, 0);  // nobody wins alone
    EXPECT_GT(bars->barSets()[0]->at(1), 0);
    EXPECT_EQ(bars->barSets()[1]->at(1), 0);
    ASSERT_EQ(chart->legend()->markers().size(), 2);
    EXPECT_TRUE(chart->legend()->reverseMarkers());  // the bars are drawn from the bottom up
    EXPECT_EQ(playerCountsChart({}, QPalette()), nullptr);
}

}  // namespace
}  // namespace concord::gui
