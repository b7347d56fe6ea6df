// Statistics of the recorded games, optionally filtered: charts and tables.
#pragma once

#include "app/gui/kit/language_texts.h"
#include "app/gui/record/async_record.h"
#include "app/gui/record/past_games_model.h"
#include "app/gui/record/statistics_tables.h"

#include <QWidget>

#include <array>
#include <memory>

class QChart;
class QChartView;
class QLabel;
class QStackedWidget;
class QTableView;
class QTabWidget;

namespace concord::gui {

class EmptyState;
class PastGamesFilterBar;

class StatisticsPage : public QWidget {
    Q_OBJECT

public:
    explicit StatisticsPage(AsyncRecord& asyncRecord, QWidget* parent = nullptr);

    PastGamesFilterBar* filterBar() const { return m_filterBar; }
    QTabWidget* tabs() const { return m_tabs; }
    QString summaryInWords() const;
    QString emptyStateText() const;  // empty if there are statistics
    EmptyState* emptyState() const { return m_empty; }
    // In the order of the tabs.
    enum Table { Players, Pairs, Bests, Configurations, Spread, PlayerCounts, Animals, TableCount };
    StatisticsModel& table(Table table) { return m_models.at(table); }
    QTableView* tableView(Table table) const { return m_views.at(table); }
    QLabel* categoriesLegend() const { return m_categoriesLegend; }

    void reload();

signals:
    void gameRequested(concord::record::Number game);
    void newGameRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    enum Chart { Wins, Averages, PairBars, Scores, Categories, PlayerCountBars, AnimalBars, ChartCount };
    void addTab(const Wording& name, const QList<Chart>& charts, const QList<Table>& tables);
    QChartView* createChart(Chart chart);
    QTableView* createTable(Table table);
    void showCategoriesLegend();
    void compute();
    void showStatistics();
    static void fitColumns(QTableView* view);
    void showCharts();
    void setChart(Chart which, QChart* chart);

    LanguageTexts m_texts;
    AsyncRecord& m_asyncRecord;
    PastGamesModel m_choices;  // all games, for the choices of the filters
    std::shared_ptr<const std::vector<record::GameSummary>> m_games;
    record::Statistics m_statistics;
    QString m_game;          // id of the game, "harmonies": statistics never mix games
    int m_computations = 0;  // number of the latest one; results of earlier ones are dropped
    std::array<StatisticsModel, TableCount> m_models;
    std::array<QTableView*, TableCount> m_views{};
    std::array<QChartView*, ChartCount> m_charts{};
    QLabel* m_categoriesLegend;  // below its chart
    PastGamesFilterBar* m_filterBar;
    QStackedWidget* m_middle;
    QTabWidget* m_tabs;
    QLabel* m_summary;
    EmptyState* m_empty;
};

}  // namespace concord::gui
