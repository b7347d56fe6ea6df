// The score pad as on paper: one column per player.
#pragma once

#include "app/gui/document/document.h"

#include <QAbstractTableModel>

#include <vector>

namespace concord::gui {

class ScorePadModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit ScorePadModel(const Document& document, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

    Category categoryOf(int row) const { return m_rows.at(static_cast<std::size_t>(row)); }

private:
    void refresh();
    QString numberText(const PlayerScore& score, Category category) const;

    const Document& m_document;
    std::vector<Category> m_rows;
    int m_players = 0;
};

}  // namespace concord::gui
