#include "app/record/store.h"

#include "app/record/change.h"
#include "app/record/exchange.h"
#include "app/record/game_rows.h"
#include "app/record/photo_store.h"
#include "app/record/players.h"

#include <QUuid>

#include <algorithm>

namespace concord::record {

namespace {

// Whether the game here was changed later than the imported one.
bool isNewer(const GameRecord& here, const GameRecord& incoming) {
    const auto lastTouched = [](const GameRecord& record) {
        return record.changed.empty() ? record.recorded : record.changed;
    };
    return lastTouched(here) > lastTouched(incoming);  // both in UTC
}

// Whether both are the same, except for the players' ids and present names, which differ between records, and for the
// order of the rows.
bool isSame(StoredGame here, StoredGame incoming) {
    here.record.players.clear();
    incoming.record.players.clear();
    const auto sortPoints = [](StoredGame& game) {
        for (StoredSeat& seat : game.seats) {
            std::ranges::sort(seat.points, {}, &RowPoints::row);
        }
    };
    sortPoints(here);
    sortPoints(incoming);
    return here == incoming;
}

// Fills in what a file may omit. The same file gives the same UUID, so that a second import recognises the game.
void fillInForeignGame(StoredGame& game, bool hasScore) {
    GameRecord& record = game.record;
    if (record.played.empty()) {
        throw InputError("/record/played", {CONCORD_TEXT("expected the time the game was played"), {}});
    }
    if (record.id.empty()) {
        const QUuid namespaceId = QUuid::fromString(QStringLiteral("{6f1c2a60-0d0b-4e57-9b0e-3f7c1f0c9a41}"));
        const std::string content = record.played + game.document;
        record.id =
            utf8(QUuid::createUuidV5(namespaceId, QByteArray::fromStdString(content)).toString(QUuid::WithoutBraces));
    }
    if (!hasScore) {
        record.scoredBy = programName();
    }
}

void expectMatch(const StoredPhoto& kept, const std::string& file, std::size_t index) {
    if (kept.file != file) {
        throw InputError("/record/photos/" + std::to_string(index) + "/file",
                         {CONCORD_TEXT("expected the photo that this name stands for, got %1"), {kept.file}});
    }
}

}  // namespace

void Store::takePhotos(const GameRecord& record, const PhotoSource& photos, ImportCounts& counts) {
    for (std::size_t i = 0; i < record.photos.size(); ++i) {
        const std::string& file = record.photos[i].file;
        if (m_photos->has(file) && m_photos->bytes(file)) {
            continue;
        }
        if (const auto bytes = photos ? photos(file) : std::nullopt) {
            const StoredPhoto kept = storedPhoto(*bytes);
            expectMatch(kept, file, i);
            m_photos->put(kept);
        } else {
            m_photos->addWithoutBytes(file);
            counts.missingPhotos.push_back(file);
        }
    }
}

void Store::importOne(StoredGame game, ImportCounts& counts, std::vector<Number>& written) {
    const QVariant known =
        m_connection->value(QStringLiteral("SELECT id FROM games WHERE uid = ?"), {textValue(game.record.id)});
    std::vector<Number> seats;
    const auto findSeats = [&] {
        for (std::size_t s = 0; s < game.seats.size(); ++s) {
            seats.push_back(game.record.players.empty()
                                ? m_players->findOrAddByName(game.seats[s].name)
                                : m_players->findOrAdd(game.record.players[s], game.seats[s].name));
        }
        m_players->separate(seats, game.seats, game.record.players);
    };
    const bool hasTimeOfRecording = !game.record.recorded.empty();
    if (!known.isValid()) {
        game.record.recorded = hasTimeOfRecording ? game.record.recorded : nowUtc();
        findSeats();
        written.push_back(insertGame(*m_connection, game, seats));
        ++counts.added;
        return;
    }
    const Number number = known.toLongLong();
    // Nothing for a damaged game, which is replaced unless it was changed later here.
    const std::optional<StoredGame> here = readIfIntact(*m_connection, number);
    const GameRecord times = here ? here->record : timesOf(*m_connection, number);
    game.record.recorded = hasTimeOfRecording ? game.record.recorded : times.recorded;
    if (here && isSame(*here, game) && !stateOf(*m_connection, number).erased) {
        ++counts.unchanged;
    } else if (isNewer(times, game.record)) {
        ++counts.newerHere;
    } else {
        findSeats();
        replaceGame(*m_connection, number, game, seats);
        written.push_back(number);
        ++counts.updated;
    }
}

ImportCounts Store::import(const std::vector<Entry>& games, const PhotoSource& photos, std::size_t firstLine) {
    ImportCounts counts;
    std::vector<Number> written;
    Change change(*m_connection, *m_copies);
    for (std::size_t i = 0; i < games.size(); ++i) {
        try {
            StoredGame game = storedGame(games[i]);
            if (!m_options.beingBuilt) {  // otherwise its copy was just read
                expectReadableSize(game);
            }
            fillInForeignGame(game, !games[i].record.score.empty());
            takePhotos(game.record, photos, counts);
            importOne(std::move(game), counts, written);
        } catch (const RecordError&) {
            throw;
        } catch (const InputError& error) {
            if (games.size() == 1) {
                throw;
            }
            throw inLine(firstLine + i, error);
        }
    }
    writeCopies(change, written);
    change.commit();
    return counts;
}

}  // namespace concord::record
