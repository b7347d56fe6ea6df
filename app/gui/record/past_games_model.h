// The recorded games as rows of a list, newest first, those alone that a filter accepts.
#pragma once

#include "app/record/summary.h"

#include <QAbstractTableModel>
#include <QColor>
#include <QStringList>

#include <vector>

namespace concord::gui {

class PastGamesModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Played, Players, SideColumn, Place, Photos, Note, ColumnCount };
    enum Role { GameRole = Qt::UserRole };  // const record::GameSummary*, as long as the row is there

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(std::vector<record::GameSummary> games);
    void setFilter(const record::GameFilter& filter);

    // Heads and texts are in another language now.
    void renew();

    int total() const { return static_cast<int>(m_games.size()); }  // without the filter
    const record::GameSummary& game(int row) const { return m_games.at(m_shown.at(static_cast<std::size_t>(row))); }
    int rowOf(record::Number number) const;  // -1: not among those shown

    // What there is to filter by; names and places in the order of the alphabet, years newest first.
    QStringList players() const;
    QStringList places() const;
    QList<int> years() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void choose();

    std::vector<record::GameSummary> m_games;
    record::GameFilter m_filter;
    std::vector<std::size_t> m_shown;  // indices into m_games
};

// "21 Nov 2026, 19:30" on the clock of the place; in the person's own way to write it.
QString playedInWords(const record::GameSummary& game);
// Seats by rank, those of equal rank in the order of the game.
std::vector<const record::SeatSummary*> byRank(const record::GameSummary& game);
// "Ann 131, Bob 120", the winner first.
QString seatsInWords(const record::GameSummary& game);
// The colour, or the one of the seat where it is none.
QColor seatColour(const QString& colour, int seat);

}  // namespace concord::gui

Q_DECLARE_METATYPE(const concord::record::GameSummary*)
