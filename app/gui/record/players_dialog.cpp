#include "app/gui/record/players_dialog.h"

#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tab_order.h"
#include "app/gui/record/past_games_model.h"
#include "app/record/repaired_text.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

namespace {

int alignmentOf(int column) {
    return int((column == PlayersModel::Games ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

// --- the list ------------------------------------------------------------------------------------

void PlayersModel::setPlayers(std::vector<record::PlayerEntry> players) {
    beginResetModel();
    m_players = std::move(players);
    std::ranges::sort(m_players, [](const record::PlayerEntry& a, const record::PlayerEntry& b) {
        return a.name.localeAwareCompare(b.name) < 0;
    });
    endResetModel();
}

std::optional<int> PlayersModel::rowOf(record::Number player) const {
    const auto found = std::ranges::find(m_players, player, &record::PlayerEntry::number);
    return found == m_players.end() ? std::nullopt : std::optional(static_cast<int>(found - m_players.begin()));
}

QString PlayersModel::nameOf(record::Number player) const {
    const std::optional<int> row = rowOf(player);
    return row ? this->player(*row).name : QString();
}

std::vector<record::PlayerEntry> PlayersModel::others(record::Number player) const {
    std::vector<record::PlayerEntry> others;
    std::ranges::copy_if(m_players, std::back_inserter(others),
                         [player](const record::PlayerEntry& one) { return one.number != player && !one.mergedInto; });
    return others;
}

int PlayersModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_players.size());
}

int PlayersModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant PlayersModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const record::PlayerEntry& player = this->player(index.row());
    constexpr int iconSize = 16;
    if (role == Qt::DecorationRole && index.column() == Name && QColor::isValidColor(player.colour)) {
        return colourIcon(QColor(player.colour), iconSize);
    }
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(index.column());
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
        case Name:
            return player.name;
        case Games:
            return QLocale().toString(player.games);
        default:
            return player.mergedInto ? nameOf(*player.mergedInto) : QString();
    }
}

QVariant PlayersModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(section);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    return QStringList{tr("Name"), tr("Games"), tr("Is the same as")}.at(section);
}

// --- the dialog ----------------------------------------------------------------------------------

PlayersDialog::PlayersDialog(AsyncRecord& asyncRecord, QWidget* parent)
    : QDialog(parent), m_asyncRecord(asyncRecord), m_table(new QTableView) {
    setWindowTitle(tr("Players"));
    auto* const column = new QVBoxLayout(this);
    auto* const text =
        new QLabel(tr("A new name applies to all games; each game also keeps the name it was played under."));
    text->setWordWrap(true);
    column->addWidget(text);
    m_table->setModel(&m_players);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->setAccessibleName(windowTitle());
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    constexpr int gap = 40;  // px, to the text of the next column
    const QString games = m_players.headerData(PlayersModel::Games, Qt::Horizontal, Qt::DisplayRole).toString();
    m_table->horizontalHeader()->setSectionResizeMode(PlayersModel::Games, QHeaderView::Fixed);
    m_table->horizontalHeader()->resizeSection(PlayersModel::Games, fontMetrics().horizontalAdvance(games) + gap);
    column->addWidget(m_table, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    m_rename = buttons->addButton(tr("&Rename…"), QDialogButtonBox::ActionRole);
    m_merge = buttons->addButton(tr("&Is the same as…"), QDialogButtonBox::ActionRole);
    m_split = buttons->addButton(tr("Is &somebody else"), QDialogButtonBox::ActionRole);
    column->addWidget(buttons);
    buttons->setFocusProxy(nullptr);  // a focus proxy would make Tab skip to the second button
    orderTabs(this, {m_table, m_rename, m_merge, m_split, buttons->button(QDialogButtonBox::Close)});
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_rename, &QPushButton::clicked, this, &PlayersDialog::askNewName);
    connect(m_merge, &QPushButton::clicked, this, &PlayersDialog::askWhomToMergeInto);
    connect(m_split, &QPushButton::clicked, this, [this] {
        m_asyncRecord.change(
            this, [player = selectedPlayer()->number](record::Store& store) { return store.split(player), true; },
            [](bool) {});
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PlayersDialog::refresh);
    connect(&asyncRecord, &AsyncRecord::changed, this, &PlayersDialog::reload);
    resize(560, 420);
    refresh();
    reload();
}

const record::PlayerEntry* PlayersDialog::selectedPlayer() const {
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    return rows.isEmpty() ? nullptr : &m_players.player(rows.front().row());
}

void PlayersDialog::reload() {
    m_asyncRecord.ask(
        this, [](record::Store& store) { return store.players(); },
        [this](std::vector<record::PlayerEntry> players) {
            const record::PlayerEntry* const selected = selectedPlayer();
            const record::Number number = selected == nullptr ? 0 : selected->number;
            m_players.setPlayers(std::move(players));
            m_table->selectRow(m_players.rowOf(number).value_or(0));  // another row if a new name changed the order
            refresh();
        });
}

void PlayersDialog::refresh() {
    const record::PlayerEntry* const player = selectedPlayer();
    m_rename->setEnabled(player != nullptr && !player->mergedInto);
    m_merge->setEnabled(player != nullptr && !player->mergedInto && !m_players.others(player->number).empty());
    m_split->setEnabled(player != nullptr && player->mergedInto);
}

void PlayersDialog::askNewName() {
    const record::PlayerEntry player = *selectedPlayer();
    const QString name = record::repairedText(
        QInputDialog::getText(this, tr("Rename"), tr("%1 is called:").arg(player.name), QLineEdit::Normal, player.name),
        TextKind::Line);
    if (!name.isEmpty() && name != player.name) {
        m_asyncRecord.change(
            this, [number = player.number, name](record::Store& store) { return store.rename(number, name), true; },
            [](bool) {});
    }
}

void PlayersDialog::askWhomToMergeInto() {
    const record::PlayerEntry player = *selectedPlayer();
    const std::vector<record::PlayerEntry> others = m_players.others(player.number);
    QStringList names;
    for (const record::PlayerEntry& other : others) {
        names << other.name;
    }
    bool chose = false;
    const QString name = QInputDialog::getItem(
        this, tr("The same person"), tr("%1 is the same person as:").arg(player.name), names, 0, false, &chose);
    if (chose) {
        const record::Number into = others.at(static_cast<std::size_t>(names.indexOf(name))).number;
        m_asyncRecord.change(
            this, [number = player.number, into](record::Store& store) { return store.merge(number, into), true; },
            [](bool) {});
    }
}

}  // namespace concord::gui
