#include "app/gui/record/deleted_games.h"

#include "app/gui/record/past_games_delegate.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace concord::gui {

DeletedGamesDialog::DeletedGamesDialog(RecordedGameActions& actions, QWidget* parent)
    : QDialog(parent), m_actions(actions), m_table(new QTableView) {
    setWindowTitle(tr("Deleted games"));
    auto* const layout = new QVBoxLayout(this);
    m_table->setModel(&m_games);
    m_table->setItemDelegateForColumn(PastGamesModel::Players, new PastGamesDelegate(m_table));
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(windowTitle());
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->horizontalHeader()->setSectionResizeMode(PastGamesModel::Players, QHeaderView::Stretch);
    for (const PastGamesModel::Column hidden : {PastGamesModel::Photos, PastGamesModel::Note}) {
        m_table->hideColumn(hidden);
    }
    layout->addWidget(m_table, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_restore = buttons->addButton(tr("&Restore"), QDialogButtonBox::ActionRole);
    m_deletePermanently = buttons->addButton(tr("Delete &permanently…"), QDialogButtonBox::ActionRole);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, [this] { m_actions.restore(selectedGames()); });
    connect(m_deletePermanently, &QPushButton::clicked, this, &DeletedGamesDialog::deletePermanently);
    const auto refresh = [this] {
        m_restore->setEnabled(m_table->selectionModel()->hasSelection());
        m_deletePermanently->setEnabled(m_table->selectionModel()->hasSelection());
    };
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, refresh);
    connect(&m_games, &QAbstractItemModel::modelReset, this, refresh);
    connect(&actions.asyncRecord(), &AsyncRecord::changed, this, &DeletedGamesDialog::reload);
    resize(680, 420);
    refresh();
    reload();
}

void DeletedGamesDialog::reload() {
    m_actions.asyncRecord().ask(
        this, [](record::Store& store) { return store.deletedGames(); },
        [this](std::vector<record::GameSummary> games) {
            m_games.setGames(std::move(games));
            if (m_games.rowCount() > 0) {
                m_table->selectRow(0);
            }
        });
}

std::vector<record::Number> DeletedGamesDialog::selectedGames() const {
    std::vector<record::Number> games;
    for (const QModelIndex& index : m_table->selectionModel()->selectedRows()) {
        games.push_back(m_games.game(index.row()).number);
    }
    return games;
}

void DeletedGamesDialog::deletePermanently() {
    const std::vector<record::Number> games = selectedGames();
    const auto answer =
        QMessageBox::question(this, tr("Delete permanently"),
                              tr("Permanently delete %n game(s), including their photos? This cannot be undone.",
                                 nullptr, static_cast<int>(games.size())),
                              QMessageBox::Yes | QMessageBox::Cancel, QMessageBox::Cancel);
    if (answer == QMessageBox::Yes) {
        m_actions.deletePermanently(games);
    }
}

}  // namespace concord::gui
