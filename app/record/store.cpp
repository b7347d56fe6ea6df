#include "app/record/store.h"

#include "app/record/backup.h"
#include "app/record/change.h"
#include "app/record/emptied.h"
#include "app/record/game_rows.h"
#include "app/record/linked_folder.h"
#include "app/record/photo_store.h"
#include "app/record/players.h"
#include "app/record/refresh_copies.h"
#include "app/record/safe_file.h"
#include "app/record/schema.h"

#include <QFileInfo>
#include <QUuid>

#include <algorithm>

namespace concord::record {

namespace {

using Kind = RecordError::Kind;

// A write-ahead log lets others read during a write. It needs memory shared by all programs, so two machines would
// corrupt the file: on a network share a journal is used.
void chooseLog(const Connection& connection, const Location& location) {
    const QString mode = QStringLiteral("PRAGMA journal_mode");
    const QString wanted =
        isShared(QFileInfo(location.file()).path()) ? QStringLiteral("delete") : QStringLiteral("wal");
    if (connection.value(mode).toString() != wanted) {
        try {
            // Stays as it is if the file system does not support it.
            connection.value(mode + QStringLiteral(" = ") + wanted);
        } catch (const RecordError& error) {
            if (error.kind() != Kind::Busy) {  // busy: another program has it open, and the next one tries again
                throw;
            }
        }
    }
}

std::string uuid() { return utf8(QUuid::createUuid().toString(QUuid::WithoutBraces)); }

// Fills in what a new game may lack.
void fillIn(GameRecord& record, const QDateTime& now) {
    if (record.id.empty()) {
        record.id = uuid();
    }
    if (record.played.empty()) {
        record.played = timeWithOffset(now);
        record.zone = zoneHere();
    }
    if (record.scoredBy.empty()) {
        record.scoredBy = programName();
    }
}

// The time of a change, always later than that of the previous one, because imports compare them: the clock may have
// been set back, or both changes made in the same second.
std::string changedAt(const std::string& now, const GameRecord& before) {
    const std::string& last = before.changed.empty() ? before.recorded : before.changed;
    if (now > last) {
        return now;
    }
    const QDateTime next = QDateTime::fromString(QString::fromStdString(last), Qt::ISODate).addSecs(1);
    return std::max(last, utf8(next.toString(Qt::ISODate)));
}

// A record is readable without its photos and copies: problems with their folder are reported when it is written to.
bool tryMoveLinkedFolder(const Location& location) {
    try {
        return moveFolderFromLink(location);
    } catch (const RecordError&) {
        return false;
    }
}

// Whether the games are equal apart from their record objects.
bool samePlay(const StoredGame& a, const StoredGame& b) { return a.game == b.game && a.document == b.document; }

}  // namespace

Store::Store(const Location& location, StoreOptions options)
    : m_location(location),
      m_options(std::move(options)),
      m_copies(m_options.beingBuilt ? std::make_unique<GameCopies>() : std::make_unique<GameCopies>(location)) {
    const bool mayMoveFolder = !m_options.readOnly && !m_options.beingBuilt;
    const bool wasMerged = mayMoveFolder && tryMoveLinkedFolder(location);
    expectFile(location, *m_copies);
    m_connection = std::make_unique<Connection>(location, m_options.readOnly);
    m_players = std::make_unique<Players>(*m_connection);
    m_photos = std::make_unique<PhotoStore>(*m_connection, location);
    expectGames(*m_connection, *m_copies);
    bringUpToDate();
    if (wasMerged && !isReadOnly()) {
        Change change(*m_connection, *m_copies);
        refreshCopies(*m_connection, *m_copies, change);
        change.commit();
    }
}

void Store::bringUpToDate() {
    if (m_options.beingBuilt) {
        m_connection->run(QStringLiteral("PRAGMA synchronous = OFF"));
    }
    const auto steps = orDefault(m_options.migrations);
    migrate(*m_connection, steps, [&](int version) { makeBackup(*m_connection, m_location, steps, version); });
    // While this store is open, a program of a later version may migrate the tables: checked in each change and
    // snapshot.
    m_connection->checkAtStart([this, steps] { stepsTo(schemaVersion(*m_connection), steps); });
    if (!m_connection->isServer() && !isReadOnly() && !m_options.beingBuilt) {
        chooseLog(*m_connection, location());
        settleChanges(*m_connection, *m_copies);
        refreshIncompleteCopies(*m_connection, *m_copies);
    }
}

Store::~Store() = default;

bool Store::isMoved() const { return m_connection->isMoved(); }

bool Store::isReadOnly() const { return m_connection->isReadOnly(); }

std::string Store::nowUtc() const { return utf8(m_options.clock().toUTC().toString(Qt::ISODate)); }

// --- writing -------------------------------------------------------------------------------------

void Store::expectPhotos(const GameRecord& record) const {
    for (std::size_t i = 0; i < record.photos.size(); ++i) {
        const std::string& file = record.photos[i].file;
        if (!m_photos->has(file)) {
            throw InputError("/record/photos/" + std::to_string(i) + "/file",
                             {CONCORD_TEXT("expected a photo that was added to the record before, got %1"), {file}});
        }
    }
}

void Store::writeCopies(Change& change, std::span<const Number> games) {
    if (m_copies->isKept()) {
        for (const Number number : games) {
            change.writeCopy(readStored(*m_connection, number), stateOf(*m_connection, number).erased);
        }
        if (m_players->takeChanged()) {
            change.writePlayers(m_players->toJson());
        }
    }
}

void Store::commit(Change& change, Number number) {
    writeCopies(change, std::span(&number, 1));
    change.commit();
}

Number Store::insert(const StoredGame& game) {
    Change change(*m_connection, *m_copies);
    expectPhotos(game.record);
    const QVariant known =
        m_connection->value(QStringLiteral("SELECT id FROM games WHERE uid = ?"), {textValue(game.record.id)});
    if (known.isValid()) {
        throw InputError("/record/id", {CONCORD_TEXT("expected a game that is not recorded yet, this is game %1"),
                                        {std::to_string(known.toLongLong())}});
    }
    std::vector<Number> seats;
    for (const StoredSeat& seat : game.seats) {
        seats.push_back(m_players->findOrAddByName(seat.name));
    }
    m_players->separate(seats, game.seats);
    const Number number = insertGame(*m_connection, game, seats);
    commit(change, number);
    return number;
}

Number Store::record(Entry entry) {
    entry.record.score.clear();
    entry.record.scoredBy.clear();
    StoredGame stored = storedGame(entry);
    fillIn(stored.record, m_options.clock());
    stored.record.recorded = nowUtc();
    stored.record.changed.clear();
    expectReadableSize(stored);
    return insert(stored);
}

int Store::save(Number number, Entry entry, int revision, RemovedPhotos removed) {
    Change change(*m_connection, *m_copies);
    const GameState state = stateOf(*m_connection, number);
    if (state.revision != revision || state.erased) {
        throw RecordError(Kind::ChangedByOther, {CONCORD_TEXT("expected game %1 as it was opened, it was changed "
                                                              "meanwhile: open it again"),
                                                 {std::to_string(number)}});
    }
    const StoredGame before = readStored(*m_connection, number);
    entry.record.score.clear();
    entry.record.scoredBy.clear();
    StoredGame after = storedGame(entry);
    if (samePlay(before, after)) {  // the recorded score stays, even if the rules have changed since
        entry.record.score = before.record.score;
        entry.record.scoredBy = before.record.scoredBy;
        after = storedGame(entry);
    }
    after.record.id = before.record.id;
    after.record.recorded = before.record.recorded;
    after.record.changed = changedAt(nowUtc(), before.record);
    if (after.record.played.empty()) {
        after.record.played = before.record.played;
    }
    fillIn(after.record, m_options.clock());
    expectReadableSize(after, documentWithRecord(before, false).size());
    expectPhotos(after.record);
    const std::vector<Number> seatsBefore = seatPlayersOf(*m_connection, number);
    std::vector<Number> seats;
    for (const StoredSeat& seat : after.seats) {  // a seat with the same name stays the same player
        const auto same = std::ranges::find(before.seats, seat.name, &StoredSeat::name);
        seats.push_back(same == before.seats.end()
                            ? m_players->findOrAddByName(seat.name)
                            : seatsBefore[static_cast<std::size_t>(same - before.seats.begin())]);
    }
    m_players->separate(seats, after.seats);
    replaceGame(*m_connection, number, after, seats);
    if (removed == RemovedPhotos::Delete) {
        deleteUnused(before.record.photos, change);
    }
    commit(change, number);
    return revision + 1;
}

void Store::setDeleted(Number number, bool deleted) {
    Change change(*m_connection, *m_copies);
    if (stateOf(*m_connection, number).erased == deleted) {
        return;
    }
    m_connection->run(QStringLiteral("UPDATE games SET deleted_utc = ?, revision = revision + 1 WHERE id = ?"),
                      {deleted ? QVariant(textValue(nowUtc())) : QVariant(QMetaType(QMetaType::QString)),
                       QVariant::fromValue<qlonglong>(number)});
    commit(change, number);
}

void Store::deleteGame(Number number) { setDeleted(number, true); }

void Store::restore(Number number) { setDeleted(number, false); }

void Store::deletePermanently(Number number) {
    Change change(*m_connection, *m_copies);
    if (!stateOf(*m_connection, number).erased) {
        throw InputError({}, {CONCORD_TEXT("expected a deleted game, %1 is not"), {std::to_string(number)}});
    }
    const StoredGame game = readStored(*m_connection, number);
    m_connection->run(QStringLiteral("DELETE FROM games WHERE id = ?"), {QVariant::fromValue<qlonglong>(number)});
    change.removeCopy(game.record.id);
    deleteUnused(game.record.photos, change);
    change.commit();
}

void Store::deleteUnused(const std::vector<RecordedPhoto>& photos, Change& change) {
    for (const RecordedPhoto& photo : photos) {
        if (m_photos->removeUnused(photo.file)) {
            change.removePhoto(photo.file);
        }
    }
}

// --- reading -------------------------------------------------------------------------------------

OpenedGame Store::open(Number number) {
    const Snapshot snapshot(*m_connection);
    OpenedGame opened;
    opened.number = number;
    opened.revision = stateOf(*m_connection, number).revision;
    opened.entry = entryOf(readStored(*m_connection, number, &opened.repaired));
    const GameModule& module = opened.entry.game.module();
    opened.score = module.score(opened.entry.game);
    opened.recordedScore = seatScores(opened.entry.record.score, opened.entry.game);
    opened.scoreNow = seatScores(module.scoreJson(opened.entry.game, false), opened.entry.game);
    return opened;
}

StoredGame Store::stored(Number number, std::vector<RepairedText>* repaired) {
    const Snapshot snapshot(*m_connection);
    return readStored(*m_connection, number, repaired);
}

std::vector<GameSummary> Store::games() { return readSummaries(*m_connection, false, false); }

std::vector<GameSummary> Store::deletedGames() { return readSummaries(*m_connection, true, false); }

std::vector<GameSummary> Store::gamesWithPoints() { return readSummaries(*m_connection, false, true); }

std::optional<Number> Store::find(const std::string& id) {
    const QVariant number = m_connection->value(
        QStringLiteral("SELECT id FROM games WHERE uid = ? AND deleted_utc IS NULL"), {textValue(id)});
    return number.isValid() ? std::optional<Number>(number.toLongLong()) : std::nullopt;
}

std::optional<Number> Store::findAny(const std::string& id) {
    const QString wanted = textValue(id);
    const QVariant number = m_connection->value(
        QStringLiteral("SELECT id FROM games WHERE LOWER(uid) = ? ORDER BY CASE uid WHEN ? THEN 0 ELSE 1 END, id"),
        {wanted.toLower(), wanted});
    return number.isValid() ? std::optional<Number>(number.toLongLong()) : std::nullopt;
}

// --- players -------------------------------------------------------------------------------------

void Store::changePlayers(const std::function<void()>& work) {
    Change change(*m_connection, *m_copies);
    work();
    writeCopies(change, {});
    change.commit();
}

std::vector<PlayerEntry> Store::players() { return m_players->all(); }

void Store::rename(Number player, const QString& name) {
    changePlayers([&] { m_players->rename(player, name); });
}

void Store::merge(Number player, Number into) {
    changePlayers([&] { m_players->merge(player, into); });
}

void Store::split(Number player) {
    changePlayers([&] { m_players->split(player); });
}

void Store::setColour(Number player, const QString& colour) {
    changePlayers([&] { m_players->setColour(player, colour); });
}

void Store::takePlayers(const std::string& json) {
    changePlayers([&] { m_players->fromJson(json); });
}

// --- photos --------------------------------------------------------------------------------------

std::string Store::addPhoto(const QByteArray& photo) {
    const StoredPhoto kept = storedPhoto(photo);
    Change change(*m_connection, *m_copies);
    m_photos->put(kept);
    change.commit();
    return kept.file;
}

QByteArray Store::photo(const std::string& file) {
    const auto bytes = m_photos->bytes(file);
    if (!bytes) {
        throw InputError({}, {CONCORD_TEXT("expected the photo %1, it is missing"), {file}});
    }
    return *bytes;
}

QByteArray Store::thumbnail(const std::string& file) { return m_photos->thumbnail(file); }

}  // namespace concord::record
