#include "app/record/game_rows.h"
#include "app/record/repaired_text.h"

#include <algorithm>

namespace concord::record {

namespace {

// Finds the games of rows that are sorted by game: all calls of `find` together walk through the games once.
class GamesByNumber {
public:
    explicit GamesByNumber(std::vector<GameSummary>& games) {
        for (GameSummary& game : games) {
            m_games.push_back(&game);
        }
        std::ranges::sort(m_games, {}, &GameSummary::number);
    }

    // number: must not decrease. Null for a game that is not among them.
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

// Restricts rows by the column that names the game: "WHERE s.game IN (?, ?)", or nothing for all.
class Wanted {
public:
    Wanted() = default;
    explicit Wanted(std::span<const Number> numbers) {
        for (const Number number : numbers) {
            m_values << QVariant::fromValue<qlonglong>(number);
        }
        m_marks = QStringLiteral("(?") + QStringLiteral(", ?").repeated(m_values.size() - 1) + QLatin1Char(')');
    }

    QString where(const char* column) const {
        return m_marks.isEmpty() ? QString() : QStringLiteral("WHERE %1 IN %2 ").arg(QLatin1String(column), m_marks);
    }
    const QVariantList& values() const { return m_values; }

private:
    QString m_marks;
    QVariantList m_values;
};

// A row of `games`: a summary, and the columns that it does not contain.
struct GameRow {
    GameSummary game;
    int starter = -1;  // seat
    bool erased = false;
};

std::vector<GameRow> readGames(const Connection& connection, const QString& condition, const QVariantList& values) {
    std::vector<GameRow> rows;
    QSqlQuery query = connection.run(
        QStringLiteral("SELECT id, uid, game, variant, played, played_utc, place, minutes, note, starter, "
                       "(SELECT COUNT(*) FROM game_photos p WHERE p.game = g.id), "
                       "CASE changed_utc WHEN '' THEN recorded_utc ELSE changed_utc END, "
                       "CASE WHEN deleted_utc IS NULL THEN 0 ELSE 1 END FROM games g %1")
            .arg(condition),
        values);
    while (connection.next(query)) {
        GameRow row;
        GameSummary& game = row.game;
        game.number = query.value(0).toLongLong();
        game.id = query.value(1).toString();
        game.game = query.value(2).toString();
        game.variant = query.value(3).toString();
        game.played = query.value(4).toString();
        game.playedUtc = query.value(5).toString();
        game.place = repairedText(query.value(6).toString(), TextKind::Line);
        game.minutes = query.isNull(7) ? std::nullopt : std::optional(query.value(7).toInt());
        game.note = repairedText(query.value(8).toString(), TextKind::Note);
        game.photos = query.value(10).toInt();
        game.touchedUtc = query.value(11).toString();
        row.starter = query.isNull(9) ? -1 : query.value(9).toInt();
        row.erased = query.value(12).toInt() != 0;
        rows.push_back(std::move(row));
    }
    return rows;
}

// Repairs names that were stored before names were checked.
void repairNames(GameSummary& game) {
    QStringList seen;
    const bool areValid = std::ranges::all_of(game.seats, [&](const SeatSummary& seat) {
        const bool isNew = !seen.contains(seat.nameThen);
        seen << seat.nameThen;
        return isNew && repairedText(seat.nameThen, TextKind::Name) == seat.nameThen;
    });
    if (areValid) {
        return;
    }
    std::vector<std::string> names;
    for (const SeatSummary& seat : game.seats) {
        names.push_back(utf8(seat.nameThen));
    }
    names = repairedNames(names);
    for (std::size_t s = 0; s < names.size(); ++s) {
        game.seats[s].nameThen = QString::fromStdString(names[s]);
    }
}

void readSeats(const Connection& connection, const Wanted& wanted, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query = connection.run(
        QStringLiteral("SELECT s.game, q.id, q.name, s.name, s.colour, s.total, s.rank, q.uid FROM game_players s "
                       "JOIN players p ON p.id = s.player JOIN players q ON q.id = COALESCE(p.merged_into, p.id) "
                       "%1ORDER BY s.game, s.seat")
            .arg(wanted.where("s.game")),
        wanted.values());
    while (connection.next(query)) {
        if (GameSummary* game = byNumber.find(query.value(0).toLongLong())) {
            SeatSummary seat;
            seat.player = query.value(1).toLongLong();
            seat.name = repairedPlayerName(query.value(2).toString(), query.value(7).toString());
            seat.nameThen = query.value(3).toString();
            seat.colour = repairedText(query.value(4).toString(), TextKind::Line);
            seat.total = query.value(5).toInt();
            seat.rank = query.value(6).toInt();
            seat.playerId = query.value(7).toString();
            game->seats.push_back(std::move(seat));
        }
    }
    std::ranges::for_each(games, repairNames);
}

SeatSummary* seatOf(GameSummary* game, int seat) {
    const bool exists = game != nullptr && seat >= 0 && static_cast<std::size_t>(seat) < game->seats.size();
    return exists ? &game->seats[static_cast<std::size_t>(seat)] : nullptr;
}

void readPoints(const Connection& connection, const Wanted& wanted, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT game, seat, category, points FROM game_points %1ORDER BY game, seat")
                           .arg(wanted.where("game")),
                       wanted.values());
    while (connection.next(query)) {
        if (SeatSummary* seat = seatOf(byNumber.find(query.value(0).toLongLong()), query.value(1).toInt())) {
            seat->points.push_back({utf8(query.value(2).toString()), query.value(3).toInt()});
        }
    }
}

void readTraits(const Connection& connection, const Wanted& wanted, std::vector<GameSummary>& games) {
    GamesByNumber byNumber(games);
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT game, seat, kind, value, amount FROM game_traits %1ORDER BY game, seat")
                           .arg(wanted.where("game")),
                       wanted.values());
    while (connection.next(query)) {
        if (SeatSummary* seat = seatOf(byNumber.find(query.value(0).toLongLong()), query.value(1).toInt())) {
            seat->traits.push_back({utf8(query.value(2).toString()), utf8(query.value(3).toString()),
                                    query.isNull(4) ? std::nullopt : std::optional(query.value(4).toInt())});
        }
    }
}

// The games of the rows with their seats.
std::vector<GameSummary> withSeats(const Connection& connection, const Wanted& wanted, std::vector<GameRow> rows) {
    std::vector<GameSummary> games;
    games.reserve(rows.size());
    for (GameRow& row : rows) {
        games.push_back(std::move(row.game));
    }
    readSeats(connection, wanted, games);
    for (std::size_t g = 0; g < games.size(); ++g) {
        if (SeatSummary* seat = seatOf(&games[g], rows[g].starter)) {
            seat->started = true;
        }
    }
    return games;
}

}  // namespace

std::vector<GameSummary> readSummaries(const Connection& connection, bool erased, bool withPoints) {
    const Snapshot snapshot(connection);
    const QString condition = QStringLiteral("WHERE deleted_utc IS %1 NULL ORDER BY played_utc DESC, id DESC")
                                  .arg(erased ? QStringLiteral("NOT") : QString());
    std::vector<GameSummary> games = withSeats(connection, {}, readGames(connection, condition, {}));
    if (withPoints) {
        readPoints(connection, {}, games);
        readTraits(connection, {}, games);
    }
    return games;
}

// Uses the index alone: a damaged page of the games themselves does not hide their numbers.
std::vector<Number> gameNumbers(const Connection& connection) {
    std::vector<Number> numbers;
    QSqlQuery query = connection.run(QStringLiteral("SELECT id FROM games ORDER BY played_utc DESC, id DESC"));
    while (connection.next(query)) {
        numbers.push_back(query.value(0).toLongLong());
    }
    return numbers;
}

std::vector<GameSummary> readSummaries(const Connection& connection, std::span<const Number> numbers,
                                       const GameChoice& choice) {
    if (numbers.empty()) {
        return {};
    }
    const Wanted wanted(numbers);
    std::vector<GameRow> found = readGames(connection, wanted.where("id"), wanted.values());
    std::vector<GameRow> rows;
    for (const Number number : numbers) {
        const auto row = std::ranges::find(found, number, [](const GameRow& one) { return one.game.number; });
        if (row == found.end()) {
            refuseDamaged(connection, number);
        }
        if (row->erased == choice.erased) {
            rows.push_back(std::move(*row));
        }
    }
    std::vector<GameSummary> games = withSeats(connection, wanted, std::move(rows));
    if (choice.withPoints) {
        readPoints(connection, wanted, games);
        readTraits(connection, wanted, games);
    }
    return games;
}

}  // namespace concord::record
