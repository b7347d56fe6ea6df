#include "app/gui/record/recorded_photo.h"

#include "app/gui/document/image_convert.h"
#include "app/gui/record/recorded_table.h"
#include "app/record/checked_cells.h"
#include "app/record/record_error.h"
#include "scoring/json/input_error.h"
#include "vision/photo/ingest.h"
#include "vision/reading/reading_json.h"

#include <QFileInfo>

#include <algorithm>
#include <vector>

namespace concord::gui {

namespace {

// The name of the photo's file when it was read, or else one made from the player's name.
QString nameOf(const record::RecordedPhoto& photo, const std::optional<vision::Reading>& reading, std::size_t view,
               const QString& player) {
    const bool known = reading && view < reading->photos.size() && !reading->photos[view].empty();
    return known ? QString::fromStdString(reading->photos[view])
                 : player + QLatin1Char('.') + QFileInfo(QString::fromStdString(photo.file)).suffix();
}

std::shared_ptr<const Photo> photoOf(record::Store& store, const std::vector<const record::RecordedPhoto*>& views,
                                     const QString& player) {
    auto photo = std::make_shared<Photo>();
    try {
        photo->reading = vision::readingFromJson(views.front()->reading);
        for (std::size_t i = 0; i < views.size(); ++i) {
            photo->files.push_back({store.photo(views[i]->file), nameOf(*views[i], photo->reading, i, player), {}});
        }
        const QByteArray& bytes = photo->files.at(0).contents;
        const vision::Photo decoded = vision::ingest({bytes.begin(), bytes.end()});
        photo->picture = imageFromBgr(decoded.bgr);
        photo->scale = decoded.scale;
        photo->exifOrientation = decoded.exifOrientation;
        if (photo->reading) {
            photo->reading->imageSize = decoded.storedSize;
            photo->reading->exifOrientation = decoded.exifOrientation;
        }
        return photo;
    } catch (const record::RecordError&) {
        throw;
    } catch (const InputError&) {
        return nullptr;
    }
}

}  // namespace

std::vector<const record::RecordedPhoto*> viewsOf(const record::GameRecord& record, const std::string& player,
                                                  bool isSolo) {
    std::vector<const record::RecordedPhoto*> views;
    for (const record::RecordedPhoto& photo : record.photos) {
        const bool isTheirs = photo.player == player || (isSolo && photo.player.empty());
        if (isTheirs && !photo.reading.empty()) {
            views = {&photo};
        } else if (isTheirs && (views.empty() || (views.size() == 1 && !views.front()->reading.empty()))) {
            views.push_back(&photo);
        }
    }
    return views;
}

void markChecked(PlayerState& playerState, const Player& player, const std::vector<std::string>& checked) {
    if (!playerState.photo || !playerState.photo->reading || !player.board ||
        player.board->side() != playerState.photo->reading->side) {
        return;
    }
    const Side side = player.board->side();
    const Board& read = playerState.photo->reading->board;
    for (const Cell cell : cells(side)) {
        if (player.board->stack(cell) != read.stack(cell) || std::ranges::count(checked, name(cell)) > 0) {
            playerState.checked.set(static_cast<std::size_t>(indexOf(side, cell)));
        }
    }
}

Table tableFromRecord(record::Store& store, record::Number game) {
    const record::OpenedGame opened = store.open(game);
    Table table = tableOf(opened);
    if (table.game.get<Game>() == nullptr) {
        return table;  // no boards, and so no photos of them
    }
    const record::CheckedCells checked = record::checkedCells(opened.entry.record);
    const std::vector<Player>& players = harmoniesOf(table).players;
    const bool isSolo = players.size() == 1;
    for (std::size_t i = 0; i < table.playerStates.size(); ++i) {
        const Player& player = players[i];
        const auto views = viewsOf(opened.entry.record, player.name, isSolo);
        if (!views.empty()) {
            table.playerStates[i].photo = photoOf(store, views, QString::fromStdString(player.name));
            const auto cells = checked.find(player.name);
            markChecked(table.playerStates[i], player,
                        cells == checked.end() ? std::vector<std::string>() : cells->second);
        }
    }
    return table;
}

}  // namespace concord::gui
