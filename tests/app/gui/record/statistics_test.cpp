#include "app/gui/record/statistics_page.h"

#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/gui/record/chart_parts.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/scores_chart.h"
#include "app/gui/record/statistics_charts.h"
#include "app/text/numbers.h"
#include "tests/app/gui/record/record_support.h"

#include <gtest/gtest.h>
#include <QAbstractItemModelTester>
#include <QBarSet>
#include <QChart>
#include <QComboBox>
#include <QHorizontalStackedBarSeries>
#include <QLabel>
#include <QLineSeries>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTableView>
#include <QToolButton>

#include <memory>

namespace concord::gui {
namespace {

QStringList textsOfRow(const StatisticsTable& table, std::size_t row) {
    QStringList texts;
    for (const StatisticsCell& cell : table.rows.at(row)) {
        texts << cell.text;
    }
    return texts;
}

class StatisticsTest : public RecordFixture {
protected:
    record::Statistics statistics() { return record::statisticsOf(storedGames()); }
};

TEST_F(StatisticsTest, ThePlayersTableHasWinsAndAverages) {
    addThreeGames();
    const StatisticsTable table = playersTable(statistics());
    ASSERT_EQ(table.rows.size(), 3U);
    EXPECT_EQ(textsOfRow(table, 0), QStringList({QStringLiteral("Ann"), QStringLiteral("2"), QStringLiteral("1"),
                                                 text::percent(0.5) + QStringLiteral(" of 2"), QStringLiteral("21.5"),
                                                 QStringLiteral("24"), QStringLiteral("0")}));
    EXPECT_EQ(table.rows[2][3].text, QStringLiteral("–"));  // Cleo only played alone
}

TEST_F(StatisticsTest, PairsAreComparedInTheGamesThatBothPlayed) {
    addThreeGames();
    const StatisticsTable table = pairsTable(statistics());
    ASSERT_EQ(table.rows.size(), 1U);
    EXPECT_EQ(table.rows[0][2].text, QStringLiteral("2"));  // games
    EXPECT_EQ(table.rows[0][3].text, QStringLiteral("1"));  // wins of the first player
    EXPECT_EQ(table.rows[0][4].text, QStringLiteral("0"));  // ties
    EXPECT_EQ(table.rows[0][5].text, QStringLiteral("1"));  // wins of the second player
}

TEST_F(StatisticsTest, EveryBestNamesItsGame) {
    addThreeGames();
    const StatisticsTable bests = bestsTable(statistics(), QStringLiteral("harmonies"));
    EXPECT_EQ(textsOfRow(bests, 0), QStringList({QStringLiteral("Ann"), QStringLiteral("Trees"), QStringLiteral("20"),
                                                 QStringLiteral("15")}));
    EXPECT_EQ(bests.rows[0][2].game, storedGames().back().number);
}

TEST_F(StatisticsTest, TheBestOfEveryConfigurationNamesItsPlayer) {
    addThreeGames();
    const StatisticsTable configurations = configurationsTable(statistics());
    ASSERT_EQ(configurations.rows.size(), 2U);
    EXPECT_EQ(configurations.rows[0][3].text, QStringLiteral("44"));
    EXPECT_EQ(configurations.rows[0][4].text, QStringLiteral("Cleo"));
    EXPECT_NE(configurations.rows[0][5].text, QStringLiteral("–"));  // suns of the solo game
    EXPECT_EQ(configurations.rows[1][5].text, QStringLiteral("–"));
}

TEST_F(StatisticsTest, ChartsShowTheNumbersOfTheTables) {
    addThreeGames();
    const record::Statistics all = statistics();
    const std::unique_ptr<QChart> wins(winsChart(all, QPalette()));
    ASSERT_TRUE(wins);
    auto* const bars = qobject_cast<QHorizontalStackedBarSeries*>(wins->series().front());
    ASSERT_NE(bars, nullptr);
    ASSERT_EQ(bars->barSets().size(), 2);
    EXPECT_EQ(bars->barSets().front()->at(2), 1);  // the topmost bar, the first player's, comes last in the set
    EXPECT_EQ(bars->barSets().front()->at(0), 0);
    const std::unique_ptr<QChart> scores(scoresChart(all, QPalette()));
    ASSERT_EQ(scores->series().size(), 3);
    EXPECT_EQ(qobject_cast<QLineSeries*>(scores->series().front())->points().size(), 2);
    const std::unique_ptr<QChart> categories(categoriesChart(all, QStringLiteral("harmonies"), QPalette()));
    EXPECT_EQ(qobject_cast<QHorizontalStackedBarSeries*>(categories->series().front())->barSets().size(), 5);
    EXPECT_EQ(animalsChart(all, QStringLiteral("en"), QPalette()), nullptr);
}

TEST_F(StatisticsTest, TwoPlayersOfTheSameNameHaveTwoBars) {
    record::Statistics statistics;
    statistics.players.resize(2);
    for (record::PlayerStatistics& player : statistics.players) {
        player.name = QStringLiteral("Ann");
        player.total.add(10);
    }
    const std::unique_ptr<QChart> chart(averagesChart(statistics, QPalette()));
    EXPECT_EQ(qobject_cast<QHorizontalStackedBarSeries*>(chart->series().front())->barSets().front()->count(), 2);
}

class StatisticsPageTest : public StatisticsTest {
protected:
    StatisticsPageTest() {
        m_page.resize(1024, 560);
        for (int table = 0; table < StatisticsPage::TableCount; ++table) {
            m_testers.push_back(
                std::make_unique<QAbstractItemModelTester>(&m_page.table(static_cast<StatisticsPage::Table>(table)),
                                                           QAbstractItemModelTester::FailureReportingMode::Fatal));
        }
    }
    void open() {
        m_page.show();
        settle();
    }
    StatisticsPage m_page{m_asyncRecord};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;
};

TEST_F(StatisticsPageTest, WithoutGamesThePageSaysSo) {
    open();
    EXPECT_TRUE(m_page.emptyStateText().startsWith(QStringLiteral("No games are recorded yet.")));
    EXPECT_FALSE(m_page.tabs()->isVisible());
    const QSignalSpy requested(&m_page, &StatisticsPage::newGameRequested);
    click(m_page.emptyState()->button());
    EXPECT_EQ(requested.count(), 1);
}

TEST_F(StatisticsPageTest, OneSoloGameIsEnoughForStatistics) {
    add({{"Cleo", 40}}, playedAt("2026-01-02T10:00:00+01:00"));
    open();
    EXPECT_TRUE(m_page.emptyStateText().isEmpty());
    EXPECT_EQ(m_page.table(StatisticsPage::Players).rowCount(), 1);
    EXPECT_FALSE(m_page.tabs()->isTabVisible(1));  // pairs: nobody has played against anybody
    for (int tab = 0; tab < m_page.tabs()->count(); ++tab) {
        m_page.tabs()->setCurrentIndex(tab);
        EXPECT_FALSE(m_page.grab().isNull());
    }
}

TEST_F(StatisticsPageTest, AFilterLeavesOnlyTheGamesItAccepts) {
    addThreeGames();
    open();
    EXPECT_TRUE(m_page.summaryInWords().startsWith(QStringLiteral("3 games")));
    m_page.filterBar()->player()->setCurrentText(QStringLiteral("Cleo"));
    settle();
    EXPECT_TRUE(m_page.summaryInWords().startsWith(QStringLiteral("1 game ")));
    m_page.filterBar()->side()->setCurrentText(QStringLiteral("Side B"));
    settle();
    EXPECT_TRUE(m_page.emptyStateText().startsWith(QStringLiteral("No game matches the filters.")));
    click(m_page.emptyState()->button());
    settle();
    EXPECT_TRUE(m_page.emptyStateText().isEmpty());
}

TEST_F(StatisticsPageTest, ADoubleClickOnABestShowsTheGame) {
    addThreeGames();
    open();
    m_page.tabs()->setCurrentIndex(2);  // best scores
    QCoreApplication::processEvents();
    const QSignalSpy spy(&m_page, &StatisticsPage::gameRequested);
    QTableView* const bests = m_page.tableView(StatisticsPage::Bests);
    const QPoint place = bests->visualRect(bests->model()->index(0, 2)).center();
    QTest::mouseClick(bests->viewport(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(bests->viewport(), Qt::LeftButton, {}, place);
    ASSERT_EQ(spy.count(), 1);
    EXPECT_EQ(spy.front().front().value<record::Number>(), storedGames().back().number);
}

// Uses the longest names, which the chart's own legend would elide in a small window.
TEST_F(StatisticsPageTest, TheNamesOfCategoriesAreNotElided) {
    addThreeGames();
    installLanguage(QStringLiteral("de"));
    open();
    m_page.tabs()->setCurrentIndex(4);  // where points come from
    QCoreApplication::processEvents();
    const QLabel& legend = *m_page.categoriesLegend();
    ASSERT_TRUE(legend.isVisible());
    EXPECT_TRUE(legend.text().contains(QStringLiteral("Bäume")));
    QBarSet longest(QStringLiteral("<Sonnenblumenplättchen>"));
    m_page.categoriesLegend()->setText(legendText(QList<QBarSet*>(8, &longest)));
    QCoreApplication::processEvents();
    EXPECT_TRUE(legend.text().contains(QStringLiteral("&lt;Sonnenblumenplättchen&gt;")));
    EXPECT_LE(legend.minimumSizeHint().width(), legend.width());
    EXPECT_GE(legend.height(), legend.heightForWidth(legend.width()));
    installLanguage(QStringLiteral("en"));
}

TEST_F(StatisticsPageTest, TheButtonThatClearsTheFiltersIsAsHighAsTheyAre) {
    addThreeGames();
    open();
    const QToolButton& clear = *m_page.filterBar()->findChild<QToolButton*>();
    const QComboBox& player = *m_page.filterBar()->player();
    EXPECT_EQ(clear.height(), player.height());
    EXPECT_EQ(clear.y(), player.y());
}

TEST_F(StatisticsPageTest, EveryTabIsDrawnInDarkColoursToo) {
    addThreeGames();
    open();
    applyDark(true);
    for (int tab = 0; tab < m_page.tabs()->count(); ++tab) {
        m_page.tabs()->setCurrentIndex(tab);
        QCoreApplication::processEvents();
        const QImage picture = m_page.grab().toImage();
        EXPECT_LT(qGray(picture.pixel(picture.width() - 3, picture.height() - 3)), 100) << "tab " << tab;
    }
    applyDark(false);
}

}  // namespace
}  // namespace concord::gui
