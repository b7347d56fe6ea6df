// Reads any bytes as an autosaved game and as a photo of such a game: the result is nothing, or it can be used and is
// the same after it was written and read again.
#include "app/gui/document/autosaved_game.h"
#include "scoring/games/all_games.h"
#include "scoring/harmonies/game_json.h"
#include "tests/fuzz/expectations.h"

#include <algorithm>
#include <cmath>

namespace {

using namespace concord;
using namespace concord::gui;
using fuzz::expect;

const std::shared_ptr<const Photo>& anyPhoto() {
    static const std::shared_ptr<const Photo> photo = std::make_shared<Photo>();
    return photo;
}

// The cards that a typed number replaced still make a valid game when they come back.
void useCards(const Table& table, const Game& game) {
    for (std::size_t i = 0; i < table.playerStates.size(); ++i) {
        Game restored = game;
        for (Player& player : restored.players) {
            player.animals.reset();
            player.spirit.reset();
        }
        restored.players[i].animals = table.playerStates[i].animalCards;
        restored.players[i].spirit = table.playerStates[i].spiritCard;
        expect(gameFromJson(gameToJson(restored)) == restored);
    }
}

void useGame(const AutosavedGame& autosaved) {
    const Table& table = autosaved.table;
    const std::size_t players = playersOf(table).size();
    expect(players > 0 && table.playerStates.size() == players);
    expect(table.game.module().score(table.game).players.size() == players);
    const PhotoName nameOf = [](const std::shared_ptr<const Photo>&) { return QString(40, QLatin1Char('a')); };
    const QByteArray json = toJson(autosaved, nameOf);
    const std::optional<AutosavedGame> back = autosavedGameFromJson(json, [](const QString&) { return anyPhoto(); });
    expect(back && back->table == table && back->path == autosaved.path && back->modified == autosaved.modified);
    expect(back->order == autosaved.order && back->order == autosaveOrder(json));
    if (const Game* const game = table.game.get<Game>()) {
        useCards(table, *game);
    }
}

void useReading(const vision::Reading& reading) {
    expect(reading.board.side() == reading.side);
    expect(reading.exifOrientation >= 1 && reading.exifOrientation <= 8);
    expect(std::ranges::equal(reading.cells, cells(reading.side), {}, &vision::CellReading::cell));
    for (const vision::CellReading& cell : reading.cells) {
        expect(!cell.alternatives.empty() && std::isfinite(cell.center.x) && std::isfinite(cell.top.y));
        expect(reading.board.cube(cell.cell) == Cube::None || !reading.board.stack(cell.cell).empty());
    }
    for (const Cell cell : reading.review) {
        expect(contains(reading.side, cell));
    }
}

void usePhoto(const Photo& photo) {
    expect(photo.scale > 0 && photo.scale <= 1 && photo.files.size() <= 2);
    if (photo.reading) {
        useReading(*photo.reading);
    }
    const std::shared_ptr<const Photo> back = photoFromJson(photoToJson(photo));
    expect(back && back->reading == photo.reading && back->files.size() == photo.files.size());
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    [[maybe_unused]] static const bool gamesAreKnown = [] {
        addAllGames();
        return true;
    }();
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    if (const std::optional<AutosavedGame> game =
            autosavedGameFromJson(bytes, [](const QString&) { return anyPhoto(); })) {
        useGame(*game);
    }
    if (const std::shared_ptr<const Photo> photo = photoFromJson(bytes)) {
        usePhoto(*photo);
    }
    photoNames(bytes);  // must not crash
    return 0;
}
