#include "app/gui/record/statistics_page.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/focus_ring.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/record/chart_parts.h"
#include "app/gui/record/past_games_filter_bar.h"
#include "app/gui/record/scores_chart.h"
#include "app/gui/record/statistics_charts.h"

#include <QAbstractBarSeries>
#include <QChart>
#include <QChartView>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

StatisticsPage::StatisticsPage(AsyncRecord& asyncRecord, QWidget* parent)
    : QWidget(parent),
      m_asyncRecord(asyncRecord),
      m_categoriesLegend(new QLabel),
      m_filterBar(new PastGamesFilterBar(PastGamesFilterBar::GameChoice::OneKind)),
      m_middle(new QStackedWidget),
      m_tabs(new QTabWidget),
      m_summary(new QLabel),
      m_empty(new EmptyState) {
    setFirstFocus(this, m_tabs);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addWidget(m_filterBar);
    column->addWidget(m_summary);
    column->addWidget(m_middle, 1);
    m_summary->setTextFormat(Qt::PlainText);
    m_middle->addWidget(m_tabs);
    m_middle->addWidget(m_empty);
    m_tabs->setDocumentMode(true);
    m_categoriesLegend->setWordWrap(true);
    m_categoriesLegend->setAlignment(Qt::AlignCenter);
    m_categoriesLegend->setFont(labelFont());
    m_categoriesLegend->setBackgroundRole(QPalette::Base);
    m_categoriesLegend->setAutoFillBackground(true);
    m_categoriesLegend->setContentsMargins(10, 0, 10, 6);
    addTab([] { return tr("Players"); }, {Wins, Averages}, {Players});
    addTab([] { return tr("Head to head"); }, {PairBars}, {Pairs});
    addTab([] { return tr("Best scores"); }, {}, {Bests, Configurations});
    addTab([] { return tr("Over time"); }, {Scores}, {});
    addTab([] { return tr("Where points come from"); }, {Categories}, {Spread});
    addTab([] { return tr("Number of players"); }, {PlayerCountBars}, {PlayerCounts});
    addTab([] { return tr("Animals"); }, {AnimalBars}, {Animals});
    connect(m_filterBar, &PastGamesFilterBar::changed, this, &StatisticsPage::compute);
    connect(&asyncRecord, &AsyncRecord::changed, this, [this] {
        if (isVisible()) {
            reload();
        }
    });
    m_texts.put([this] {
        setWindowTitle(tr("Statistics"));
        showStatistics();
    });
}

void StatisticsPage::addTab(const Wording& name, const QList<Chart>& charts, const QList<Table>& tables) {
    auto* const splitter = new QSplitter(tables.size() > 1 || charts.size() > 1 ? Qt::Vertical : Qt::Horizontal);
    splitter->setChildrenCollapsible(false);
    if (!charts.isEmpty()) {
        auto* const box = new QWidget;
        auto* const row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 0);
        for (const Chart chart : charts) {
            row->addWidget(createChart(chart), 1);
        }
        if (charts.contains(Categories)) {
            row->setDirection(QBoxLayout::TopToBottom);
            row->setSpacing(0);
            row->addWidget(m_categoriesLegend);
        }
        splitter->addWidget(box);
    }
    for (const Table table : tables) {
        splitter->addWidget(createTable(table));
    }
    const QList<int> even(splitter->count(), 1000);
    splitter->setSizes(even);
    const int tab = m_tabs->addTab(splitter, QString());
    m_texts.put([this, tab, name, charts, tables] {
        m_tabs->setTabText(tab, name());
        for (const Table table : tables) {
            tableView(table)->setAccessibleName(name());
        }
        for (const Chart chart : charts) {
            m_charts.at(chart)->setAccessibleName(name());
        }
    });
}

QChartView* StatisticsPage::createChart(Chart chart) {
    auto* const view = new FocusRing<QChartView>;
    view->setRenderHint(QPainter::Antialiasing);
    view->setFrameShape(QFrame::NoFrame);
    constexpr int lines = 15;  // shorter charts would elide the names beside their bars
    view->setMinimumSize(280, lines * fontMetrics().height());
    m_charts.at(chart) = view;
    return view;
}

QTableView* StatisticsPage::createTable(Table table) {
    auto* const view = new QTableView;
    view->setModel(&m_models.at(table));
    view->setSelectionBehavior(QAbstractItemView::SelectRows);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setShowGrid(false);
    view->setAlternatingRowColors(true);
    view->setWordWrap(false);
    view->setTabKeyNavigation(false);
    view->verticalHeader()->hide();
    view->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 8);
    view->horizontalHeader()->setHighlightSections(false);
    connect(view, &QTableView::activated, this, [this](const QModelIndex& index) {
        if (const record::Number game = index.data(StatisticsModel::GameRole).toLongLong(); game != 0) {
            emit gameRequested(game);
        }
    });
    view->viewport()->installEventFilter(this);
    m_views.at(table) = view;
    return view;
}

// A table beside a chart is only as wide as it needs to be, and the chart gets the rest; a table without a chart beside
// it uses the whole width.
void StatisticsPage::fitColumns(QTableView* view) {
    QHeaderView& head = *view->horizontalHeader();
    head.setStretchLastSection(false);
    view->resizeColumnsToContents();
    int more = 0;
    const auto* const splitter = qobject_cast<QSplitter*>(view->parentWidget());
    const bool isBesideChart =
        splitter != nullptr && splitter->orientation() == Qt::Horizontal && splitter->count() > 1;
    if (!isBesideChart && head.count() > 0) {
        more = std::max(0, (view->viewport()->width() - head.length()) / head.count());
    }
    for (int column = 0; column < head.count(); ++column) {
        head.resizeSection(column, head.sectionSize(column) + more);
    }
    if (isBesideChart) {
        constexpr int largestMinimum = 680;  // wider tables scroll, so that the chart keeps its space
        const int wanted = head.length() + view->verticalScrollBar()->sizeHint().width() + 2 * view->frameWidth();
        view->setMinimumWidth(std::min(largestMinimum, wanted));
        view->setMaximumWidth(wanted);
        head.setStretchLastSection(true);  // fills the space of a scroll bar that is not shown
    }
}

bool StatisticsPage::eventFilter(QObject* watched, QEvent* event) {
    const auto isOf = [watched](const QTableView* view) { return view != nullptr && view->viewport() == watched; };
    if (const auto view = std::ranges::find_if(m_views, isOf);
        view != m_views.end() && event->type() == QEvent::Resize) {
        fitColumns(*view);
    }
    return QWidget::eventFilter(watched, event);
}

QString StatisticsPage::summaryInWords() const { return m_summary->text(); }
QString StatisticsPage::emptyStateText() const {
    return m_middle->currentWidget() == m_empty ? m_empty->text() : QString();
}

void StatisticsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    reload();
}

void StatisticsPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        showCharts();
    } else if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
    }
}

void StatisticsPage::reload() {
    m_asyncRecord.ask(
        this,
        [](record::Store& store) {
            return std::make_shared<const std::vector<record::GameSummary>>(store.gamesWithPoints());
        },
        [this](const std::shared_ptr<const std::vector<record::GameSummary>>& games) {
            m_games = games;
            m_choices.setGames(*games);
            m_filterBar->offer(m_choices);
            compute();
        });
}

void StatisticsPage::compute() {
    if (!m_games) {
        return;
    }
    m_asyncRecord.ask(
        this,
        [games = m_games, filter = m_filterBar->filter()](record::Store&) {
            return record::statisticsOf(record::filtered(*games, filter));
        },
        [this, computation = ++m_computations, game = m_filterBar->game()](record::Statistics statistics) {
            if (computation == m_computations) {
                m_statistics = std::move(statistics);
                m_game = game;
                showStatistics();
            }
        });
}

void StatisticsPage::showStatistics() {
    const QString language = locale().name().left(2);
    m_models[Players].show(playersTable(m_statistics));
    m_models[Pairs].show(pairsTable(m_statistics));
    m_models[Bests].show(bestsTable(m_statistics, m_game));
    m_models[Configurations].show(configurationsTable(m_statistics));
    m_models[Spread].show(spreadTable(m_statistics, m_game));
    m_models[PlayerCounts].show(playerCountsTable(m_statistics));
    m_models[Animals].show(animalsTable(m_statistics, language));
    for (QTableView* const view : m_views) {
        fitColumns(view);
    }
    const int multiplayer = m_statistics.games - m_statistics.solo;
    QStringList parts{tr("%n game(s)", nullptr, m_statistics.games)};
    if (mayBeSolo(m_game) || m_statistics.solo > 0) {
        parts << tr("%n with several players", nullptr, multiplayer) << tr("%n solo", nullptr, m_statistics.solo);
    }
    if (m_statistics.minutes) {
        constexpr int hour = 60;
        parts << tr("%1 h %2 min at the table")
                     .arg(QLocale().toString(*m_statistics.minutes / hour),
                          QLocale().toString(*m_statistics.minutes % hour));
    }
    m_summary->setText(parts.join(QStringLiteral(" · ")));
    m_summary->setVisible(m_statistics.games > 0);
    if (!m_games) {
        m_empty->explain(tr("Opening the record…"));
    } else if (m_games->empty()) {
        m_empty->explain(tr("No games are recorded yet. Statistics appear here after the first one."), tr("&New game"),
                         [this] { emit newGameRequested(); });
    } else {
        m_empty->explain(tr("No game matches the filters."), tr("Show all"), [this] { m_filterBar->clear(); });
    }
    m_filterBar->setEnabled(m_games && !m_games->empty());
    m_middle->setCurrentWidget(m_statistics.games == 0 ? static_cast<QWidget*>(m_empty) : m_tabs);
    m_views[Configurations]->setVisible(extrasOf(m_game.toStdString()).hasBoards());
    m_tabs->setTabVisible(1, !m_statistics.pairs.empty());                      // head to head
    m_tabs->setTabVisible(m_tabs->count() - 1, !m_statistics.animals.empty());  // animals
    showCharts();
}

void StatisticsPage::setChart(Chart which, QChart* chart) {
    QChartView* const view = m_charts.at(which);
    view->setVisible(chart != nullptr);
    view->setBackgroundBrush(palette().color(QPalette::Base));
    const std::unique_ptr<QChart> before(view->chart());
    view->setChart(chart != nullptr ? chart : new QChart);
    if (const QString title = view->chart()->title(); !title.isEmpty()) {
        view->setAccessibleName(title);  // a tab may have several charts
    }
}

void StatisticsPage::showCategoriesLegend() {
    QList<QBarSet*> sets;
    for (const QAbstractSeries* const series : m_charts.at(Categories)->chart()->series()) {
        if (const auto* const bars = qobject_cast<const QAbstractBarSeries*>(series); bars != nullptr) {
            sets << bars->barSets();
        }
    }
    m_categoriesLegend->setText(legendText(sets));
    m_categoriesLegend->setVisible(!sets.isEmpty());
}

void StatisticsPage::showCharts() {
    const QPalette colours = palette();
    setChart(Wins, winsChart(m_statistics, colours));
    setChart(Averages, averagesChart(m_statistics, colours));
    setChart(PairBars, pairsChart(m_statistics, colours));
    setChart(Scores, scoresChart(m_statistics, colours));
    setChart(Categories, categoriesChart(m_statistics, m_game, colours));
    showCategoriesLegend();
    setChart(PlayerCountBars, playerCountsChart(m_statistics, colours));
    setChart(AnimalBars, animalsChart(m_statistics, locale().name().left(2), colours));
}

}  // namespace concord::gui
