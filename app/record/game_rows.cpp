#include "app/record/game_rows.h"

#include <QCryptographicHash>
#include <QDateTime>

#include <algorithm>

namespace concord::record {

namespace {

QVariant id(std::int64_t number) { return QVariant::fromValue<qlonglong>(number); }

QVariant optional(std::optional<int> value) { return value ? QVariant(*value) : QVariant(QMetaType(QMetaType::Int)); }

QString utcOf(const std::string& time) {
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate).toUTC().toString(Qt::ISODate);
}

// A checksum of the JSON texts, which reveals an overwritten page of the file.
QString checksum(const StoredGame& entry) {
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const std::string* text : {&entry.document, &entry.record.score, &entry.record.more}) {
        hash.addData(QByteArrayView(text->data(), static_cast<qsizetype>(text->size())));
        hash.addData("\n");
    }
    return QString::fromLatin1(hash.result().toHex());
}

std::optional<int> seatOf(const StoredGame& entry, const std::string& name) {
    const auto seat = std::ranges::find(entry.seats, name, &StoredSeat::name);
    return name.empty() || seat == entry.seats.end() ? std::nullopt
                                                     : std::optional(static_cast<int>(seat - entry.seats.begin()));
}

// Inserts many rows with one statement. columns: "a, b, c"; values: row after row.
void insertRows(const Connection& connection, const char* table, const char* columns, const QVariantList& values) {
    if (values.isEmpty()) {
        return;
    }
    const qsizetype width = QString::fromLatin1(columns).count(QLatin1Char(',')) + 1;
    const QString row = QStringLiteral("(?") + QStringLiteral(", ?").repeated(width - 1) + QLatin1Char(')');
    connection.run(QStringLiteral("INSERT INTO %1 (%2) VALUES ").arg(QLatin1String(table), QLatin1String(columns)) +
                       row + (QStringLiteral(", ") + row).repeated(values.size() / width - 1),
                   values);
}

void writePhotos(const Connection& connection, const QVariant& game, const StoredGame& entry) {
    QVariantList rows;
    int position = 0;
    for (const RecordedPhoto& photo : entry.record.photos) {
        rows << game << position++ << textValue(photo.file) << optional(seatOf(entry, photo.player))
             << textValue(photo.reading);
    }
    insertRows(connection, "game_photos", "game, position, file, seat, reading", rows);
}

void writeSeats(const Connection& connection, const QVariant& game, const StoredGame& entry,
                const std::vector<std::int64_t>& players) {
    QVariantList seats;
    QVariantList points;
    QVariantList traits;
    for (std::size_t s = 0; s < entry.seats.size(); ++s) {
        const StoredSeat& seat = entry.seats[s];
        const int seatNumber = static_cast<int>(s);
        seats << game << seatNumber << id(players[s]) << textValue(seat.name) << textValue(seat.colour) << seat.total
              << seat.rank;
        for (const RowPoints& row : seat.points) {
            points << game << seatNumber << textValue(row.row) << row.points;
        }
        int position = 0;
        for (const Trait& trait : seat.traits) {
            traits << game << seatNumber << position++ << textValue(trait.kind) << textValue(trait.value)
                   << optional(trait.amount);
        }
    }
    insertRows(connection, "game_players", "game, seat, player, name, colour, total, rank", seats);
    insertRows(connection, "game_points", "game, seat, category, points", points);
    insertRows(connection, "game_traits", "game, seat, position, kind, value, amount", traits);
}

void writeDetails(const Connection& connection, Number number, const StoredGame& entry,
                  const std::vector<std::int64_t>& seatPlayers) {
    const QVariant game = id(number);
    const GameRecord& record = entry.record;
    connection.run(QStringLiteral("INSERT INTO game_documents (game, document, score, scored_by, more, checksum) "
                                  "VALUES (?, ?, ?, ?, ?, ?)"),
                   {game, textValue(entry.document), textValue(record.score), textValue(record.scoredBy),
                    textValue(record.more), checksum(entry)});
    writeSeats(connection, game, entry, seatPlayers);
    writePhotos(connection, game, entry);
}

void readSeats(const Connection& connection, Number number, StoredGame& entry) {
    QSqlQuery seats = connection.run(
        QStringLiteral("SELECT s.name, s.colour, s.total, s.rank, q.uid, q.name FROM game_players s "
                       "JOIN players p ON p.id = s.player JOIN players q ON q.id = COALESCE(p.merged_into, p.id) "
                       "WHERE s.game = ? ORDER BY s.seat"),
        {id(number)});
    while (connection.next(seats)) {
        entry.seats.push_back({utf8(seats.value(0).toString()),
                               utf8(seats.value(1).toString()),
                               seats.value(2).toInt(),
                               seats.value(3).toInt(),
                               {},
                               {}});
        entry.record.players.push_back({utf8(seats.value(4).toString()), utf8(seats.value(5).toString())});
    }
    const auto seatAt = [&](const QVariant& seat) -> StoredSeat& {
        const auto at = static_cast<std::size_t>(seat.toInt());
        if (at >= entry.seats.size()) {
            refuseDamaged(connection, number);
        }
        return entry.seats[at];
    };
    QSqlQuery points = connection.run(
        QStringLiteral("SELECT seat, category, points FROM game_points WHERE game = ? ORDER BY seat, category"),
        {id(number)});
    while (connection.next(points)) {
        seatAt(points.value(0)).points.push_back({utf8(points.value(1).toString()), points.value(2).toInt()});
    }
    QSqlQuery traits = connection.run(
        QStringLiteral("SELECT seat, kind, value, amount FROM game_traits WHERE game = ? ORDER BY seat, position"),
        {id(number)});
    while (connection.next(traits)) {
        seatAt(traits.value(0))
            .traits.push_back({utf8(traits.value(1).toString()), utf8(traits.value(2).toString()),
                               traits.isNull(3) ? std::nullopt : std::optional(traits.value(3).toInt())});
    }
}

void readPhotos(const Connection& connection, Number number, StoredGame& entry) {
    QSqlQuery photos =
        connection.run(QStringLiteral("SELECT file, seat, %1 FROM game_photos WHERE game = ? ORDER BY position")
                           .arg(connection.bytesOf({"reading"})),
                       {id(number)});
    while (connection.next(photos)) {
        const bool hasSeat =
            !photos.isNull(1) && static_cast<std::size_t>(photos.value(1).toInt()) < entry.seats.size();
        entry.record.photos.push_back(
            {utf8(photos.value(0).toString()),
             hasSeat ? entry.seats[static_cast<std::size_t>(photos.value(1).toInt())].name : std::string{},
             photos.value(2).toByteArray().toStdString()});
    }
}

}  // namespace

void refuseDamaged(const Connection& connection, Number number) {
    throw RecordError(
        RecordError::Kind::Damaged,
        {connection.isServer()
             ? CONCORD_TEXT(
                   "expected game %1 as it was recorded, its rows on the server are damaged. A backup (\"concord "
                   "restore\" lists them) or the server's own tools bring it back")
             : CONCORD_TEXT("expected game %1 as it was recorded, its place in the file is damaged. \"concord "
                            "restore --rebuild\" rebuilds the record from the copies of the games beside it"),
         {std::to_string(number)}});
}

GameState stateOf(const Connection& connection, Number number) {
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT revision, deleted_utc FROM games WHERE id = ?"), {id(number)});
    if (!connection.next(query)) {
        throw InputError(
            {}, {CONCORD_TEXT("expected the number of a recorded game, there is no %1"), {std::to_string(number)}});
    }
    return {query.value(0).toInt(), !query.isNull(1)};
}

Number insertGame(const Connection& connection, const StoredGame& entry, const std::vector<std::int64_t>& seatPlayers) {
    const GameRecord& record = entry.record;
    const Number number =
        connection
            .value(QStringLiteral("INSERT INTO games (uid, revision, game, variant, played, played_utc, zone, place, "
                                  "minutes, note, starter, recorded_utc, changed_utc) "
                                  "VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id"),
                   {textValue(record.id), textValue(entry.game), textValue(entry.variant), textValue(record.played),
                    utcOf(record.played), textValue(record.zone), textValue(record.place), optional(record.minutes),
                    textValue(record.note), optional(seatOf(entry, record.starter)), textValue(record.recorded),
                    textValue(record.changed)})
            .toLongLong();
    writeDetails(connection, number, entry, seatPlayers);
    return number;
}

void replaceGame(const Connection& connection, Number number, const StoredGame& entry,
                 const std::vector<std::int64_t>& seatPlayers) {
    const GameRecord& record = entry.record;
    connection.run(
        QStringLiteral("UPDATE games SET revision = revision + 1, game = ?, variant = ?, played = ?, played_utc = ?, "
                       "zone = ?, place = ?, minutes = ?, note = ?, starter = ?, recorded_utc = ?, changed_utc = ?, "
                       "deleted_utc = NULL WHERE id = ?"),
        {textValue(entry.game), textValue(entry.variant), textValue(record.played), utcOf(record.played),
         textValue(record.zone), textValue(record.place), optional(record.minutes), textValue(record.note),
         optional(seatOf(entry, record.starter)), textValue(record.recorded), textValue(record.changed), id(number)});
    // Deleting the players deletes their points and traits too (ON DELETE CASCADE).
    for (const char* table : {"game_documents", "game_photos", "game_players"}) {
        connection.run(QStringLiteral("DELETE FROM %1 WHERE game = ?").arg(QLatin1String(table)), {id(number)});
    }
    writeDetails(connection, number, entry, seatPlayers);
}

std::vector<std::int64_t> seatPlayersOf(const Connection& connection, Number number) {
    std::vector<std::int64_t> players;
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT player FROM game_players WHERE game = ? ORDER BY seat"), {id(number)});
    while (connection.next(query)) {
        players.push_back(query.value(0).toLongLong());
    }
    return players;
}

StoredGame readStored(const Connection& connection, Number number, std::vector<RepairedText>* repaired) {
    const QString texts =
        connection.bytesOf({"g.uid", "g.game", "g.variant", "g.played", "g.zone", "g.place", "g.note", "g.recorded_utc",
                            "g.changed_utc", "d.document", "d.score", "d.scored_by", "d.more", "d.checksum"});
    QSqlQuery query = connection.run(QStringLiteral("SELECT g.minutes, g.starter, %1 FROM games g "
                                                    "LEFT JOIN game_documents d ON d.game = g.id WHERE g.id = ?")
                                         .arg(texts),
                                     {id(number)});
    if (!connection.next(query)) {
        stateOf(connection, number);  // throws if there is no such game
        refuseDamaged(connection, number);
    }
    int column = 0;
    StoredGame entry;
    GameRecord& record = entry.record;
    record.minutes = query.isNull(column) ? std::nullopt : std::optional(query.value(column).toInt());
    const int starter = query.isNull(++column) ? -1 : query.value(column).toInt();
    std::string expected;
    for (std::string* const text : {&record.id, &entry.game, &entry.variant, &record.played, &record.zone,
                                    &record.place, &record.note, &record.recorded, &record.changed, &entry.document,
                                    &record.score, &record.scoredBy, &record.more, &expected}) {
        *text = query.value(++column).toByteArray().toStdString();
    }
    query.finish();
    if (utf8(checksum(entry)) != expected) {
        refuseDamaged(connection, number);
    }
    readSeats(connection, number, entry);
    std::vector<RepairedText> changes = repairTexts(entry);
    if (repaired != nullptr) {
        *repaired = std::move(changes);
    }
    readPhotos(connection, number, entry);
    if (starter >= 0 && static_cast<std::size_t>(starter) < entry.seats.size()) {
        record.starter = entry.seats[static_cast<std::size_t>(starter)].name;
    }
    return entry;
}

std::optional<StoredGame> readIfIntact(const Connection& connection, Number number) {
    try {
        return readStored(connection, number);
    } catch (const RecordError& error) {
        if (error.kind() != RecordError::Kind::Damaged) {
            throw;
        }
        return std::nullopt;
    }
}

GameRecord timesOf(const Connection& connection, Number number) {
    GameRecord times;
    QSqlQuery query =
        connection.run(QStringLiteral("SELECT recorded_utc, changed_utc FROM games WHERE id = ?"), {id(number)});
    if (connection.next(query)) {
        times.recorded = utf8(query.value(0).toString());
        times.changed = utf8(query.value(1).toString());
    }
    return times;
}

}  // namespace concord::record
