#include "app/gui/record/past_games_model.h"

#include "app/files/utf8.h"
#include "app/gui/kit/player_colours.h"
#include "app/gui/kit/tool_tip.h"
#include "scoring/table/game_registry.h"

#include <QLocale>

#include <algorithm>
#include <set>

namespace concord::gui {

namespace {

QStringList sorted(const std::set<QString>& texts) {
    QStringList list(texts.begin(), texts.end());
    std::ranges::sort(list, [](const QString& a, const QString& b) { return a.localeAwareCompare(b) < 0; });
    return list;
}

int alignmentOf(int column) {
    const bool centred = column == PastGamesModel::SideColumn || column == PastGamesModel::Photos;
    return int((centred ? Qt::AlignHCenter : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

QString playedText(const record::GameSummary& game) {
    const QDateTime time = game.time();
    return PastGamesModel::tr("%1, %2", "a date and a time of day")
        .arg(QLocale().toString(time.date(), QLocale::ShortFormat),
             QLocale().toString(time.time(), QLocale::ShortFormat));
}

std::vector<const record::SeatSummary*> byRank(const record::GameSummary& game) {
    std::vector<const record::SeatSummary*> seats;
    for (const record::SeatSummary& seat : game.seats) {
        seats.push_back(&seat);
    }
    std::ranges::stable_sort(seats, {}, &record::SeatSummary::rank);
    return seats;
}

QString titleOf(const QString& gameId) {
    const GameModule* const module = findGame(gameId.toStdString());
    return module == nullptr ? gameId : qt(module->facts().title);
}

bool mayBeSolo(const QString& gameId) {
    const GameModule* const module = findGame(gameId.toStdString());
    return module == nullptr || module->facts().minPlayers <= 1;
}

QString seatsText(const record::GameSummary& game) {
    QStringList seats;
    for (const record::SeatSummary* seat : byRank(game)) {
        seats << PastGamesModel::tr("%1 %2", "a player and points").arg(seat->name, QLocale().toString(seat->total));
    }
    return seats.join(QStringLiteral(", "));
}

QColor seatColour(const QString& colour, int seat) { return playerColour(TablePlayer{{}, colour.toStdString()}, seat); }

void PastGamesModel::setGames(std::vector<record::GameSummary> games) {
    beginResetModel();
    m_games = std::move(games);
    applyFilter();
    endResetModel();
}

void PastGamesModel::setFilter(const record::GameFilter& filter) {
    beginResetModel();
    m_filter = filter;
    applyFilter();
    endResetModel();
}

void PastGamesModel::applyFilter() {
    m_shown.clear();
    for (std::size_t i = 0; i < m_games.size(); ++i) {
        if (m_filter.accepts(m_games[i])) {
            m_shown.push_back(i);
        }
    }
}

int PastGamesModel::rowOf(record::Number number) const {
    const auto found = std::ranges::find(m_shown, number, [this](std::size_t i) { return m_games[i].number; });
    return found == m_shown.end() ? -1 : static_cast<int>(found - m_shown.begin());
}

QStringList PastGamesModel::players() const {
    std::set<QString> names;
    for (const record::GameSummary& game : m_games) {
        for (const record::SeatSummary& seat : game.seats) {
            names.insert(seat.name);
        }
    }
    return sorted(names);
}

QStringList PastGamesModel::places() const {
    std::set<QString> places;
    for (const record::GameSummary& game : m_games) {
        places.insert(game.place);
    }
    places.erase(QString());
    return sorted(places);
}

QList<int> PastGamesModel::years() const {
    std::set<int, std::greater<>> years;
    for (const record::GameSummary& game : m_games) {
        years.insert(game.year());
    }
    return {years.begin(), years.end()};
}

QStringList PastGamesModel::gameIds() const {
    std::set<QString> ids;
    for (const record::GameSummary& game : m_games) {
        ids.insert(game.game);
    }
    QStringList known;
    for (const GameModule* module : knownGames()) {
        const QString id = qt(module->facts().id);
        if (ids.erase(id) > 0) {
            known << id;
        }
    }
    return known + QStringList(ids.begin(), ids.end());
}

void PastGamesModel::retranslate() {
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
    if (rowCount() > 0) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
}

int PastGamesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int PastGamesModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant PastGamesModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const record::GameSummary& game = this->game(index.row());
    if (role == GameRole) {
        return QVariant::fromValue(&game);
    }
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(index.column());
    }
    if (role == Qt::ToolTipRole && index.column() == Note) {
        return plainToolTip(game.note);
    }
    if (role == Qt::ToolTipRole && (index.column() == Players || index.column() == Place)) {
        return plainToolTip(data(index, Qt::DisplayRole).toString());
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
        case Played:
            return playedText(game);
        case GameColumn:
            return titleOf(game.game);
        case Players:
            return seatsText(game);
        case SideColumn:
            return game.variant;
        case Place:
            return game.place;
        case Photos:
            return game.photos == 0 ? QString() : QLocale().toString(game.photos);
        default:
            return QString(game.note).replace(QLatin1Char('\n'), QLatin1Char(' '));
    }
}

QVariant PastGamesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return alignmentOf(section);
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const QStringList heads{tr("Played"), tr("Game"), tr("Players"), tr("Side"), tr("Place"), tr("Photos"), tr("Note")};
    return heads.at(section);
}

}  // namespace concord::gui
