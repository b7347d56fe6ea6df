// The score pad of a recorded game: one column per player, the points by today's rules, and beside them the recorded or
// claimed points if they differ.
#pragma once

#include "app/record/store.h"

#include <QAbstractTableModel>

namespace concord::gui {

class RecordedPadModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setGame(const record::OpenedGame& game);
    // Nothing for the row of suns.
    std::optional<Category> categoryOf(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(int row, std::size_t player) const;
    bool changed(int row, std::size_t player) const;

    record::OpenedGame m_game;
    std::vector<std::optional<Category>> m_rows;
};

// The recorded points of a row; nothing if there is no such row.
std::optional<int> pointsOf(const record::SeatScore& seat, std::optional<Category> category);

}  // namespace concord::gui
