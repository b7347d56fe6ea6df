// Statistics as tables of texts and numbers.
#pragma once

#include "app/record/statistics.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace concord::gui {

struct StatisticsCell {
    QString text;
    bool isNumber = false;
    record::Number game = 0;  // the game that a double click on the cell shows; 0: none
};

struct StatisticsTable {
    QStringList heads;
    std::vector<std::vector<StatisticsCell>> rows;  // each with as many cells as there are heads
};

StatisticsTable playersTable(const record::Statistics& statistics);  // wins and averages
StatisticsTable pairsTable(const record::Statistics& statistics);    // head to head
// game: the id of the game. The rows of its pad stay in their order, for each player in bestsTable() and for each
// variant in spreadTable().
StatisticsTable bestsTable(const record::Statistics& statistics, const QString& game);   // of each player, by variant
StatisticsTable spreadTable(const record::Statistics& statistics, const QString& game);  // of each row of the pad
StatisticsTable playerCountsTable(const record::Statistics& statistics);                 // by the number of players
// Harmonies only: by side and kind of spirit, and by animal.
StatisticsTable configurationsTable(const record::Statistics& statistics);
StatisticsTable animalsTable(const record::Statistics& statistics, const QString& language);

// The name of a row, "Trees" for "trees"; the id itself if the game has no such row, or is not known.
QString rowInWords(const QString& game, const QString& row, const QString& variant = {});
QString spiritKindInWords(const QString& kind);
QString averageInWords(const record::Average& average);  // "52.4"; a dash for none

class StatisticsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Role { GameRole = Qt::UserRole };  // qlonglong, 0: none

    using QAbstractTableModel::QAbstractTableModel;

    void show(StatisticsTable table);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    StatisticsTable m_table;
};

}  // namespace concord::gui
