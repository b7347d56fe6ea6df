#include "app/gui/record/game_recorder.h"

#include "app/gui/document/outcome.h"
#include "app/gui/document/sample_game.h"
#include "app/gui/document/table_edits.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/record/game_details.h"
#include "app/gui/record/recorded_photo.h"
#include "app/gui/record/recorded_table.h"
#include "app/record/checked_cells.h"
#include "app/record/photo.h"
#include "app/record/settled_disputes.h"
#include "vision/reading/reading_json.h"

#include <QBuffer>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

struct PhotoOfPlayer {
    std::shared_ptr<const Photo> photo;  // may be null
    std::string player;
    std::vector<std::string> checked;  // names of the cells
};

struct Recorded {
    record::Number number = 0;
    Recording recording;
    bool isNew = true;
};

QByteArray bytesOf(const PhotoFile& file) {
    if (!file.contents.isEmpty() || file.picture.isNull()) {
        return file.contents;
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    file.picture.save(&buffer, "PNG");
    return bytes;
}

// Whether `known`, from the record, is the same reading, as it is or as it was when it was opened from the record: that
// leaves out what the window does not restore, and what earlier versions did not record.
bool isSameReading(const std::string& known, vision::Reading reading) {
    const std::optional<vision::Reading> recorded = vision::readingFromJson(known);
    if (recorded && reading.timing == vision::Timing{}) {
        reading.timing = recorded->timing;
    }
    const std::string json = vision::readingToJson(reading, false);
    return json == known || (recorded && json == vision::readingToJson(*recorded, false));
}

void addPhoto(record::Store& store, record::GameRecord& record, const PhotoOfPlayer& one) {
    const vision::Reading* reading = one.photo->reading ? &*one.photo->reading : nullptr;
    for (const PhotoFile& file : one.photo->files) {
        const QByteArray bytes = bytesOf(file);
        if (bytes.isEmpty()) {
            continue;
        }
        const vision::Reading* const own =
            std::exchange(reading, nullptr);  // one reading covers all views; it is stored with the first
        const record::RecordedPhoto photo{store.addPhoto(bytes), one.player,
                                          own != nullptr ? vision::readingToJson(*own, false) : std::string()};
        const auto known = std::ranges::find_if(record.photos, [&](const record::RecordedPhoto& other) {
            return other.file == photo.file && other.player == photo.player;
        });
        if (known == record.photos.end()) {
            record.photos.push_back(photo);
        } else if (own != nullptr || (one.photo->reading && known->reading.empty())) {
            if (own != nullptr && !isSameReading(known->reading, *own)) {
                known->reading = photo.reading;
            }
            std::rotate(known, known + 1, record.photos.end());  // the latest one is shown when the game is opened
        }
    }
}

// The cells that a person has checked in the photo; none without a reading.
std::vector<std::string> checkedCellsIn(const PlayerState& playerState) {
    std::vector<std::string> checked;
    if (playerState.photo && playerState.photo->reading) {
        const Side side = playerState.photo->reading->side;
        for (const Cell cell : cells(side)) {
            if (playerState.checked.test(static_cast<std::size_t>(indexOf(side, cell)))) {
                checked.push_back(name(cell));
            }
        }
    }
    return checked;
}

bool hasPlayer(const Table& table, const std::string& name) {
    const std::vector<std::string> names = namesOf(table);
    return std::ranges::find(names, name) != names.end();
}

void addPhotos(record::Store& store, Table& table, const std::vector<PhotoOfPlayer>& photos) {
    record::GameRecord& record = table.record;
    record::CheckedCells checked = record::checkedCells(record);
    std::erase_if(checked, [&](const auto& one) { return !hasPlayer(table, one.first); });
    for (const PhotoOfPlayer& one : photos) {
        addPhoto(store, record, one);
        checked[one.player] = one.checked;
    }
    record::setCheckedCells(record, checked);
}

// Whether the recorded photo of this name was made of these bytes. Most are stored as they are, which takes no
// decoding.
bool isFile(const std::string& name, const QByteArray& bytes) {
    if (record::photoName(bytes, name.substr(name.find('.') + 1)) == name) {
        return true;
    }
    try {
        return record::storedPhoto(bytes).file == name;
    } catch (const InputError&) {  // damaged: it cannot be in the record
        return false;
    }
}

// Whether opening the recorded game would show this photo.
bool isPhotoRecorded(const record::GameRecord& record, const PhotoOfPlayer& one, bool isSolo) {
    const std::vector<const record::RecordedPhoto*> views = viewsOf(record, one.player, isSolo);
    const auto isView = [](const PhotoFile& file, const record::RecordedPhoto* view) {
        return isFile(view->file, bytesOf(file));
    };
    return !views.empty() && std::ranges::equal(one.photo->files, views, isView) &&
           (one.photo->reading ? isSameReading(views.front()->reading, *one.photo->reading)
                               : views.front()->reading.empty());
}

// The photos that are in the record, null in place of the others, and the cells that count as checked there.
std::vector<PhotoOfPlayer> recordedOf(const std::vector<PhotoOfPlayer>& photos, const record::OpenedGame& opened) {
    const record::GameRecord& record = opened.entry.record;
    const record::CheckedCells checked = record::checkedCells(record);
    const Game* const game = opened.entry.game.get<Game>();
    std::vector<PhotoOfPlayer> recorded;
    for (const PhotoOfPlayer& one : photos) {
        PlayerState state;
        if (game != nullptr && one.photo && isPhotoRecorded(record, one, photos.size() == 1)) {
            state.photo = one.photo;
            const auto player = std::ranges::find(game->players, one.player, &Player::name);
            const auto cells = checked.find(one.player);
            if (player != game->players.end()) {
                markChecked(state, *player, cells == checked.end() ? std::vector<std::string>() : cells->second);
            }
        }
        recorded.push_back({state.photo, one.player, checkedCellsIn(state)});
    }
    return recorded;
}

Recorded recordAsNew(record::Store& store, Table table) {
    record::Number number = 0;
    try {
        number = recordTable(store, table);
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError& error) {
        if (error.place() != "/record/id") {
            throw;
        }
        table.record.id.clear();  // the game of that id was deleted: record a new one
        number = recordTable(store, table);
    }
    const record::GameRecord record = store.open(number).entry.record;
    return {number, {record.id, record.played}, true};
}

// Adds a photo of the open game unless its file is recorded already. If the recorded player of that file is no longer
// in the game, because of a new name, `photo` gives the new one.
void mergePhoto(Table& table, const record::RecordedPhoto& photo) {
    std::vector<record::RecordedPhoto>& photos = table.record.photos;
    const auto isSame = [&](const record::RecordedPhoto& one) {
        return one.file == photo.file && one.player == photo.player;
    };
    const auto isRenamed = [&](const record::RecordedPhoto& one) {
        return one.file == photo.file && !one.player.empty() && !hasPlayer(table, one.player);
    };
    if (std::ranges::any_of(photos, isSame)) {
        return;
    }
    if (const auto renamed = std::ranges::find_if(photos, isRenamed); renamed != photos.end()) {
        const std::string before = std::exchange(renamed->player, photo.player);
        record::renameCheckedPlayers(table.record,
                                     [&](const std::string& name) { return name == before ? photo.player : name; });
    } else if (std::ranges::count(photos, photo.file, &record::RecordedPhoto::file) == 0) {
        photos.push_back(photo);
    }
}

// Keeps what was changed about the game in the record meanwhile, such as its note; the starter and settled disputes are
// those of the open game.
Recorded recordChanges(record::Store& store, record::Number number, Table table,
                       const std::vector<PhotoOfPlayer>& photos) {
    const record::OpenedGame opened = store.open(number);
    const record::GameRecord openRecord = std::exchange(table.record, opened.entry.record);
    record::GameRecord& record = table.record;
    record.starter = openRecord.starter;
    record::setSettledDisputes(record, record::settledDisputes(openRecord));
    for (const record::RecordedPhoto& photo : openRecord.photos) {
        mergePhoto(table, photo);
    }
    std::erase_if(record.photos, [&](const record::RecordedPhoto& one) {
        return !one.player.empty() && !hasPlayer(table, one.player);
    });
    addPhotos(store, table, photos);
    if (tableOf(opened).game != table.game) {
        record.score.clear();
        record.scoredBy.clear();
        record.players.clear();
    }
    saveTable(store, number, table, opened.revision);
    return {number, {record.id, record.played}, false};
}

Recorded recordGame(record::Store& store, Table table, const std::vector<PhotoOfPlayer>& photos) {
    record::recordFromJson(record::recordToJson(table.record), namesOf(table));  // throws if the record is invalid
    const std::string& id = table.record.id;
    const std::optional<record::Number> number = id.empty() ? std::nullopt : store.find(id);
    if (number) {
        return recordChanges(store, *number, std::move(table), photos);
    }
    addPhotos(store, table, photos);
    return recordAsNew(store, std::move(table));
}

QDateTime recordedTime(const record::GameRecord& record) {
    const std::string& time = !record.changed.empty()   ? record.changed
                              : record.recorded.empty() ? record.played
                                                        : record.recorded;
    return QDateTime::fromString(QString::fromStdString(time), Qt::ISODate);
}

}  // namespace

GameRecorder::GameRecorder(Document& document, AsyncRecord& asyncRecord, OfferBar& offers, QObject* parent)
    : QObject(parent), m_document(document), m_asyncRecord(asyncRecord), m_offers(offers) {
    connect(&document, &Document::replaced, this, &GameRecorder::takeNewDocument);
    connect(&document, &Document::changed, this, &GameRecorder::followDocument);
    connect(&offers, &OfferBar::closed, this, [this] { m_declined = !isRecorded(); });
}

GameRecorder::State GameRecorder::state() const {
    State state{
        m_document.game(), startPlayer(m_document.table()), {}, {}, record::settledDisputes(m_document.table().record)};
    for (int player = 0; player < m_document.playerCount(); ++player) {
        state.photos.push_back(m_document.playerState(player).photo);
        state.checked.push_back(checkedCellsIn(m_document.playerState(player)));
    }
    return state;
}

bool GameRecorder::isRecorded() const { return m_document.isOpen() && m_recordedState && state() == *m_recordedState; }

void GameRecorder::takeNewDocument() {
    ++m_documents;
    m_number.reset();
    m_recordedState.reset();
    setRecordedAt({});
    m_busy = m_declined = m_showsRecordedMessage = false;
    m_offering = false;
    m_offers.hide();
    findRecorded();
}

void GameRecorder::findRecorded() {
    const std::string& id = m_document.table().record.id;
    if (m_number || id.empty()) {
        return;
    }
    m_busy = true;
    std::vector<PhotoOfPlayer> photos;
    photos.reserve(static_cast<std::size_t>(m_document.playerCount()));
    for (int player = 0; player < m_document.playerCount(); ++player) {
        photos.push_back({m_document.playerState(player).photo, m_document.player(player).name, {}});
    }
    struct Found {
        record::OpenedGame opened;
        std::vector<PhotoOfPlayer> recorded;
    };
    m_asyncRecord.ask(
        this,
        [id, photos](record::Store& store) -> std::optional<Found> {
            const std::optional<record::Number> number = store.find(id);
            if (!number) {
                return std::nullopt;
            }
            const record::OpenedGame opened = store.open(*number);
            return Found{opened, recordedOf(photos, opened)};
        },
        [this, document = m_documents](const std::optional<Found>& found) {
            if (document != m_documents) {
                return;
            }
            m_busy = false;
            if (found) {
                m_number = found->opened.number;
                m_declined = false;
                m_recordedState.emplace();
                for (const PhotoOfPlayer& one : found->recorded) {
                    m_recordedState->photos.push_back(one.photo);
                    m_recordedState->checked.push_back(one.checked);
                }
                updateRecordedState(tableOf(found->opened));
                setRecordedAt(recordedTime(found->opened.entry.record));
            }
            followDocument();
        },
        stopWaiting());
}

std::function<void()> GameRecorder::stopWaiting() {
    return [this, document = m_documents] {
        if (document == m_documents) {
            m_busy = false;
        }
    };
}

void GameRecorder::updateRecordedState(const Table& recorded) {
    m_recordedState->game = recorded.game;
    m_recordedState->starter = startPlayer(recorded);
    m_recordedState->disputes = record::settledDisputes(recorded.record);
}

void GameRecorder::takeDetails(record::Number game, const Table& before, const Table& after) {
    if (m_number != game) {
        return;
    }
    updateRecordedState(after);
    m_document.edit(withChangedDetails(m_document.table(), before, after),
                    [] { return GameDetailsDialog::tr("About the game"); });
    setRecordedAt(QDateTime::currentDateTime());
    followDocument();
}

void GameRecorder::setRecordedAt(const std::optional<QDateTime>& time) {
    m_recordedAt = time;
    emit recordedAtChanged();
}

void GameRecorder::followDocument() {
    if (m_busy || !m_document.isOpen()) {
        return;
    }
    if (isSample(m_document.table())) {
        sayItIsASample();
        return;
    }
    if (isRecorded()) {
        if (m_offering && !m_showsRecordedMessage) {
            m_offers.hide();
            m_offering = false;
        }
        return;
    }
    m_showsRecordedMessage = false;
    const Outcome outcome = outcomeOf(m_document);
    if (m_declined || !outcome.final || outcome.contradicted) {
        if (m_offering) {
            m_offers.hide();
            m_offering = false;
        }
    } else if (m_recordedState) {
        offerRecording([] { return tr("This game has changed since it was recorded."); },
                       [] { return tr("&Record the changes"); });
    } else {
        offerRecording([] { return tr("The game is complete. Keep it in the record?"); }, [] { return tr("&Record"); });
    }
}

void GameRecorder::sayItIsASample() {
    if (!m_offering && !m_declined) {
        m_offering = true;
        m_offers.offer([] { return tr("This is a sample game, to look around in. It is not kept in the record."); },
                       {});
    }
}

void GameRecorder::offerRecording(const Wording& text, const Wording& action) {
    if (!m_offering || m_offers.isHidden() || m_offers.text() != text()) {
        m_offering = true;
        m_offers.offer(text, {{action, [this] { record(); }}});
    }
}

void GameRecorder::record() {
    if (!m_document.isOpen() || m_busy || isSample(m_document.table())) {
        return;
    }
    m_busy = true;
    m_declined = false;
    std::vector<PhotoOfPlayer> photos;
    std::vector<SettledBoard> settled;
    for (int player = 0; player < m_document.playerCount(); ++player) {
        if (m_document.playerState(player).photo) {
            const PlayerState& playerState = m_document.playerState(player);
            photos.push_back({playerState.photo, m_document.player(player).name, checkedCellsIn(playerState)});
        }
        if (auto board = settledBoard(m_document, player)) {
            settled.push_back(std::move(*board));
        }
    }
    m_asyncRecord.change(
        this, [table = m_document.table(), photos](record::Store& store) { return recordGame(store, table, photos); },
        [this, document = m_documents, recordedState = state(), settled](const Recorded& done) {
            if (document == m_documents) {
                m_recordedState = recordedState;
                finish(done.number, done.recording, done.isNew);
            }
            if (!settled.empty()) {
                emit boardsRecorded(settled);
            }
        },
        stopWaiting());
}

void GameRecorder::finish(record::Number game, const Recording& recording, bool isNew) {
    m_busy = false;
    m_number = game;
    setRecordedAt(QDateTime::currentDateTime());
    m_offering = m_showsRecordedMessage = true;
    OfferBar::Choices choices{{[] { return tr("&Look at it"); }, [this, game] { emit showRequested(game); }},
                              {[] { return tr("&Details…"); }, [this, game] { emit editRequested(game); }}};
    if (isNew) {
        choices.emplace_back([] { return tr("&Undo"); }, [this, game] { emit undoRecordingRequested(game); });
    }
    m_offers.offer([isNew] { return isNew ? tr("The game is recorded.") : tr("The changes are recorded."); }, choices);
    m_document.setRecording(recording);
    followDocument();  // the game may have been changed while it was recorded
    emit recorded(game, isNew);
}

void GameRecorder::hideRecordedMessage() {
    if (m_showsRecordedMessage) {
        m_offers.hide();
    }
}

void GameRecorder::forget(const std::vector<record::Number>& deleted) {
    if (m_number && std::ranges::count(deleted, *m_number) > 0) {
        m_number.reset();
        m_recordedState.reset();
        setRecordedAt({});
        m_declined = true;  // do not offer a game that was just deleted
    }
}

}  // namespace concord::gui
