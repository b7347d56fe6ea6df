#include "game_rows.h"
#include "kept_text.h"

#include <algorithm>

namespace concord::record {

namespace {

// Rows of several tables in the same order are laid side by side: `find` walks through the games once.
class GamesByNumber {
public:
    explicit GamesByNumber(std::vector<GameSummary>& games) {
        for (GameSummary& game : games) {
            m_games.push_back(&game);
        }
        std::ranges::sort(m_games, {}, &GameSummary::number);
    }

    // number: never smaller than before. Null for a game that is not among them.
    GameSummary* find(Number number) {
        while (m_next < m_games.size() && m_games[m_next]->number < number) {
            ++m_next;
        }
        return m_next < m_games.size() && m_games[m_next]->number == number ? m_games[m_next] : nullptr;
    }

private:
    std::vector<GameSummary*> m_games;
    std::size_t m_next = 0;
};

std::vector<GameSummary> readGames(const Connection& connection, bool erased, std::vector<int>& starters) {
    std::vector<GameSummary> games;
    QSqlQuery query = connection.run(
        QStringLiteral("SELECT id, uid, game, variant, played, played_utc, place, minutes, note, starter, "
                       "(SELECT COUNT(*) FROM game_photos p WHERE p.game = g.id), "
                       "CASE changed_utc WHEN '' THEN recorded_utc ELSE changed_utc END FROM games g "
                       "WHERE deleted_utc IS %1 NULL ORDER BY played_utc DESC, id DESC")
            .arg(erased ? QStringLiteral("NOT") : QString()));
    while (connection.next(query)) {
        GameSummary game;
        game.number = query.value(0).toLongLong();
        game.id = query.value(1).toString();
        game.game = query.value(2).toString();
        game.variant = query.value(3).toString();
        game.played = query.value(4).toString();
        game.playedUtc = query.value(5).toString();
        game.place = mendedText(query.value(6).toString(), TextKind::Line);
        game.minutes = query.isNull(7) ? std::nullopt : std::optional(query.value(7).toInt());
        game.note = mendedText(query.value(8).toString(), TextKind::Note);
        game.photos = query.value(10).toInt();
        game.touchedUtc = query.value(11).toString();
        starters.push_back(query.isNull(9) ? -1 : query.value(9).toInt());
        games.push_back(std::move(game));
    }
    return games;
}

// Names of before there was a rule for them.
void mendNames(GameSummary& game) {
    QStringList seen;
    const bool isRight = std::ranges::all_of(game.seats, [&](const SeatSummary& seat) {
        const bool isNew = !seen.contains(seat.nameThen);
        seen << seat.nameThen;
        return isNew && mendedText(seat.nameThen, TextKind::Name) == seat.nameThen;
    });
    if (isRight) {
        return;
    }
    std::vector<std::string> names;
    for (const SeatSummary& seat : game.seats) {
        names.push_back(utf8(seat.nameThen));
    }
    names = mendedNames(names);
    for (std::size_t s = 0; s < names.size(); ++s) {
        game.seats[s].nameThen = QString::fromStdString(names[s]);
    }
}

void readSeats(const Connection& connection, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query = connection.run(
        QStringLiteral("SELECT s.game, q.id, q.name, s.name, s.colour, s.total, s.rank, q.uid FROM game_players s "
                       "JOIN players p ON p.id = s.player JOIN players q ON q.id = COALESCE(p.merged_into, p.id) "
                       "ORDER BY s.game, s.seat"));
    while (connection.next(query)) {
        if (GameSummary* game = byNumber.find(query.value(0).toLongLong())) {
            SeatSummary seat;
            seat.player = query.value(1).toLongLong();
            seat.name = mendedPlayerName(query.value(2).toString(), query.value(7).toString());
            seat.nameThen = query.value(3).toString();
            seat.colour = mendedText(query.value(4).toString(), TextKind::Line);
            seat.total = query.value(5).toInt();
            seat.rank = query.value(6).toInt();
            seat.playerId = query.value(7).toString();
            game->seats.push_back(std::move(seat));
        }
    }
    std::ranges::for_each(games, mendNames);
}

SeatSummary* seatOf(GameSummary* game, int seat) {
    const bool there = game != nullptr && seat >= 0 && static_cast<std::size_t>(seat) < game->seats.size();
    return there ? &game->seats[static_cast<std::size_t>(seat)] : nullptr;
}

void readPoints(const Connection& connection, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT game, seat, category, points FROM game_points ORDER BY game, seat"));
    while (connection.next(query)) {
        if (SeatSummary* seat = seatOf(byNumber.find(query.value(0).toLongLong()), query.value(1).toInt())) {
            seat->points.push_back({utf8(query.value(2).toString()), query.value(3).toInt()});
        }
    }
}

void readTraits(const Connection& connection, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT game, seat, kind, value, amount FROM game_traits ORDER BY game, seat"));
    while (connection.next(query)) {
        if (SeatSummary* seat = seatOf(byNumber.find(query.value(0).toLongLong()), query.value(1).toInt())) {
            seat->traits.push_back({utf8(query.value(2).toString()), utf8(query.value(3).toString()),
                                    query.isNull(4) ? std::nullopt : std::optional(query.value(4).toInt())});
        }
    }
}

}  // namespace

std::vector<GameSummary> readSummaries(const Connection& connection, bool erased, bool withPoints) {
    const Snapshot snapshot(connection);
    std::vector<int> starters;
    std::vector<GameSummary> games = readGames(connection, erased, starters);
    readSeats(connection, games);
    for (std::size_t g = 0; g < games.size(); ++g) {
        if (SeatSummary* seat = seatOf(&games[g], starters[g])) {
            seat->started = true;
        }
    }
    if (withPoints) {
        readPoints(connection, games);
        readTraits(connection, games);
    }
    return games;
}

}  // namespace concord::record
