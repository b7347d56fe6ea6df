#include "app/gui/record/past_games_page.h"

#include "app/gui/kit/empty_state.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/record/past_games_delegate.h"
#include "app/gui/record/past_games_filter_bar.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QShortcut>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int buttonHeight = 36;

}  // namespace

PastGamesPage::PastGamesPage(RecordedGameActions& actions, QWidget* parent)
    : QWidget(parent),
      m_actions(actions),
      m_filterBar(new PastGamesFilterBar),
      m_middle(new QStackedWidget),
      m_table(new QTableView),
      m_empty(new EmptyState),
      m_count(new QLabel),
      m_show(new QPushButton),
      m_edit(new QPushButton),
      m_duplicate(new QPushButton),
      m_delete(new QPushButton),
      m_more(new QPushButton) {
    setFirstFocus(this, m_table);
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(10, 8, 10, 8);
    column->setSpacing(8);
    column->addWidget(m_filterBar);
    column->addWidget(m_middle, 1);
    column->addWidget(bottomRow());
    m_middle->addWidget(m_table);
    m_middle->addWidget(m_empty);
    orderTabs(this, {m_filterBar, m_table, m_empty, m_show, m_edit, m_duplicate, m_delete});
    layOutTable();
    connectActions();
    makeMenu();
    m_texts.put([this] {
        setWindowTitle(tr("Past games"));
        m_show->setText(tr("&Look at it"));
        m_edit->setText(tr("&Edit…"));
        m_duplicate->setText(tr("D&uplicate"));
        m_delete->setText(tr("&Delete"));
        m_more->setText(tr("&More"));
        m_table->setAccessibleName(tr("Recorded games"));
        refresh();
    });
}

QWidget* PastGamesPage::bottomRow() {
    auto* const widget = new QWidget;
    auto* const row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_count, 1);
    auto* const statistics = new QPushButton;
    m_texts.put([statistics] { statistics->setText(tr("&Statistics")); });
    connect(statistics, &QPushButton::clicked, this, &PastGamesPage::statisticsRequested);
    for (QPushButton* const button : {m_show, m_edit, m_duplicate, m_delete, statistics, m_more}) {
        button->setMinimumHeight(buttonHeight);
        row->addWidget(button);
    }
    return widget;
}

void PastGamesPage::layOutTable() {
    m_table->setModel(&m_games);
    m_table->setItemDelegateForColumn(PastGamesModel::Players, new PastGamesDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setWordWrap(false);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 16);
    QHeaderView* const head = m_table->horizontalHeader();
    head->setHighlightSections(false);
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const auto widen = [&](PastGamesModel::Column column, int letters) {
        head->resizeSection(column, letters * letter);
    };
    widen(PastGamesModel::Played, 18);
    widen(PastGamesModel::GameColumn, 12);
    widen(PastGamesModel::SideColumn, 7);
    widen(PastGamesModel::Place, 15);
    widen(PastGamesModel::Photos, 8);
    head->setSectionResizeMode(PastGamesModel::Players, QHeaderView::Stretch);
}

// The notes get the width that the other columns leave, within limits, so that a large screen shows them in full.
void PastGamesPage::fitNotes() {
    constexpr int others = 130;  // in letters: 60 for the columns of fixed width, 70 for the players
    constexpr int least = 18;
    constexpr int most = 60;
    const int letter = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    m_table->horizontalHeader()->resizeSection(PastGamesModel::Note,
                                               std::clamp(width() / letter - others, least, most) * letter);
}

void PastGamesPage::connectActions() {
    connect(m_filterBar, &PastGamesFilterBar::changed, this, &PastGamesPage::filter);
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PastGamesPage::refresh);
    connect(m_table, &QTableView::activated, this,
            [this](const QModelIndex& index) { emit gameRequested(m_games.game(index.row()).number); });
    connect(m_show, &QPushButton::clicked, this, [this] { emit gameRequested(chosen().front()); });
    connect(m_edit, &QPushButton::clicked, this, [this] { m_actions.edit(chosen().front(), window()); });
    connect(m_duplicate, &QPushButton::clicked, this, [this] { m_actions.duplicate(chosen().front()); });
    connect(m_delete, &QPushButton::clicked, this, [this] { m_actions.deleteGames(chosen()); });
    m_table->installEventFilter(this);
    auto* const find = new QShortcut(QKeySequence::Find, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    connect(find, &QShortcut::activated, m_filterBar, [this] { m_filterBar->setFocus(); });
    connect(&m_actions.asyncRecord(), &AsyncRecord::changed, this, [this] {
        if (isVisible()) {  // it reloads when it is shown
            reload();
        }
    });
}

void PastGamesPage::makeMenu() {
    auto* const menu = new QMenu(m_more);
    QAction* const exporting = menu->addAction(QString(), this, [this] { m_actions.askAndExport(shown(), window()); });
    QAction* const importing = menu->addAction(QString(), this, [this] { m_actions.askAndImport(window()); });
    menu->addSeparator();
    QAction* const players = menu->addAction(QString(), this, [this] { m_actions.editPlayers(window()); });
    QAction* const deletedGames = menu->addAction(QString(), this, [this] { m_actions.showDeleted(window()); });
    m_texts.put([exporting, importing, players, deletedGames] {
        exporting->setText(tr("&Export the games shown…"));
        importing->setText(tr("&Import games…"));
        players->setText(tr("&Players…"));
        deletedGames->setText(tr("&Deleted games…"));
    });
    m_more->setMenu(menu);
}

void PastGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_texts.retranslate();
        m_games.retranslate();
    }
    QWidget::changeEvent(event);
}

// The undo shortcut restores deleted games here, whatever it does elsewhere in the window.
bool PastGamesPage::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent*>(event)->matches(QKeySequence::Undo)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool PastGamesPage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_table && event->type() == QEvent::KeyPress &&
        static_cast<QKeyEvent*>(event)->matches(QKeySequence::Delete)) {
        m_delete->click();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void PastGamesPage::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo)) {
        m_actions.undoDelete();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void PastGamesPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitNotes();
}

// Other programs write to the record too, so reload at every visit.
void PastGamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    reload();
}

void PastGamesPage::reload() {
    m_actions.asyncRecord().ask(
        this, [](record::Store& store) { return store.games(); },
        [this](std::vector<record::GameSummary> games) { showGames(std::move(games)); });
}

void PastGamesPage::showGames(std::vector<record::GameSummary> games) {
    m_loaded = true;
    const std::vector<record::Number> before = chosen();
    const int row = m_table->currentIndex().row();
    m_games.setGames(std::move(games));
    m_filterBar->offer(m_games);
    m_table->setColumnHidden(PastGamesModel::GameColumn, m_games.gameIds().size() < 2);
    // Selects the first of the games that were selected; if it is gone, the row that is now in its place.
    int next = before.empty() ? -1 : m_games.rowOf(before.front());
    next = next < 0 ? std::clamp(row, 0, std::max(0, m_games.rowCount() - 1)) : next;
    if (next < m_games.rowCount()) {
        choose(next);
    }
    refresh();
}

// Not with the view's selectRow(): if Ctrl is still held down from the shortcut that opened the page, the view would
// change the selection differently.
void PastGamesPage::choose(int row) {
    m_table->selectionModel()->setCurrentIndex(m_games.index(row, 0),
                                               QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void PastGamesPage::filter() {
    const std::vector<record::Number> before = chosen();
    m_games.setFilter(m_filterBar->filter());
    const int row = before.empty() ? 0 : std::max(0, m_games.rowOf(before.front()));
    if (row < m_games.rowCount()) {
        choose(row);
    }
    refresh();
}

std::vector<record::Number> PastGamesPage::chosen() const {
    std::vector<record::Number> games;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        games.push_back(m_games.game(index.row()).number);
    }
    return games;
}

std::vector<record::Number> PastGamesPage::shown() const {
    std::vector<record::Number> games;
    for (int row = 0; row < m_games.rowCount(); ++row) {
        games.push_back(m_games.game(row).number);
    }
    return games;
}

QString PastGamesPage::countInWords() const { return m_count->text(); }
QString PastGamesPage::emptyStateText() const { return m_empty->text(); }

void PastGamesPage::refresh() {
    const int games = m_games.rowCount();
    const auto chosenGames = static_cast<int>(m_table->selectionModel()->selectedRows().size());
    if (!m_loaded) {
        m_empty->explain(tr("Opening the record…"));
    } else if (m_games.total() == 0) {
        m_empty->explain(tr("No game is recorded yet.\n\nWhen a game is fully scored, Concord offers to keep it here: "
                            "with its boards, cards, photos and the reason for every point."),
                         tr("&New game"), [this] { emit newGameRequested(); });
    } else {
        m_empty->explain(tr("No game matches the filters."), tr("Show all"), [this] { m_filterBar->clear(); });
    }
    m_middle->setCurrentWidget(games == 0 ? static_cast<QWidget*>(m_empty) : m_table);
    m_filterBar->setEnabled(m_games.total() > 0);
    if (m_games.total() == 0) {
        m_count->clear();
    } else if (games == m_games.total()) {
        m_count->setText(tr("%n game(s)", nullptr, games));
    } else {
        m_count->setText(tr("%1 of %n game(s)", nullptr, m_games.total()).arg(QLocale().toString(games)));
    }
    for (QPushButton* const button : {m_show, m_edit, m_duplicate}) {
        button->setEnabled(chosenGames == 1);
    }
    m_delete->setEnabled(chosenGames > 0);
}

}  // namespace concord::gui
