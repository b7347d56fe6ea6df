// The recorded games as rows of a table, newest first, filtered.
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
    enum Column { Played, GameColumn, Players, SideColumn, Place, Photos, Note, ColumnCount };
    enum Role { GameRole = Qt::UserRole };  // const record::GameSummary*, valid as long as the row

    using QAbstractTableModel::QAbstractTableModel;

    void setGames(std::vector<record::GameSummary> games);
    void setFilter(const record::GameFilter& filter);

    void retranslate();  // after a change of language

    int total() const { return static_cast<int>(m_games.size()); }  // without the filter
    const record::GameSummary& game(int row) const { return m_games.at(m_shown.at(static_cast<std::size_t>(row))); }
    int rowOf(record::Number number) const;  // -1: not shown

    // The values to filter by; names and places in alphabetical order, years newest first.
    QStringList players() const;
    QStringList places() const;
    QList<int> years() const;
    QStringList gameIds() const;  // such as "harmonies"; those of the registry in its order, then unknown ones

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    void applyFilter();

    std::vector<record::GameSummary> m_games;
    record::GameFilter m_filter;
    std::vector<std::size_t> m_shown;  // indices into m_games
};

// The title of a game, "Harmonies"; the id itself if this program does not know the game.
QString titleOf(const QString& gameId);
// Whether one person can play the game alone; also true for an unknown game, and for an empty id (all games).
bool mayBeSolo(const QString& gameId);
// "21/11/2026, 19:30" in Britain: the local time of the place, in the short format of the user's locale.
QString playedText(const record::GameSummary& game);
// Seats by rank, those of equal rank in the order of the game.
std::vector<const record::SeatSummary*> byRank(const record::GameSummary& game);
// "Ann 131, Bob 120", the winner first.
QString seatsText(const record::GameSummary& game);
// The player's colour; the default colour of the seat if `colour` is empty or invalid.
QColor seatColour(const QString& colour, int seat);

}  // namespace concord::gui

Q_DECLARE_METATYPE(const concord::record::GameSummary*)
