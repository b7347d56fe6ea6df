// The players of the record: their names and colours, and which of them are the same person.
#pragma once

#include "app/gui/record/async_record.h"

#include <QAbstractTableModel>
#include <QDialog>

class QLabel;
class QPushButton;
class QTableView;

namespace concord::gui {

class PlayersModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Name, Games, SameAs, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setPlayers(std::vector<record::PlayerEntry> players);
    const record::PlayerEntry& player(int row) const { return m_players.at(static_cast<std::size_t>(row)); }
    std::optional<int> rowOf(record::Number player) const;
    QString nameOf(record::Number player) const;
    // The players whom this one may be merged into: all others that are not merged into somebody. Store::merge()
    // refuses those who played in a game with this one.
    std::vector<record::PlayerEntry> others(record::Number player) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<record::PlayerEntry> m_players;  // by name
};

class PlayersDialog : public QDialog {
    Q_OBJECT

public:
    PlayersDialog(AsyncRecord& asyncRecord, QWidget* parent);

    PlayersModel& players() { return m_players; }
    QTableView* table() const { return m_table; }
    QPushButton* renameButton() const { return m_rename; }
    QPushButton* mergeButton() const { return m_merge; }
    QPushButton* splitButton() const { return m_split; }

private:
    void reload();
    void refresh();
    const record::PlayerEntry* selectedPlayer() const;
    void askNewName();
    void askWhomToMergeInto();

    AsyncRecord& m_asyncRecord;
    PlayersModel m_players;
    QTableView* m_table;
    QPushButton* m_rename;
    QPushButton* m_merge;
    QPushButton* m_split;
};

}  // namespace concord::gui
