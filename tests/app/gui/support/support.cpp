#include "tests/app/gui/support/support.h"

#include "app/gui/window/all_games.h"

#include <random>
#include <string_view>

namespace concord::gui {

namespace {

// Before main(), because not every program that uses this file has support/main.cpp.
[[maybe_unused]] const bool gamesAreKnown = [] {
    addAllGames();
    return true;
}();

}  // namespace

Cell cellNamed(std::string_view name, Side side) { return cellFromName(side, name).value(); }

Stack stackOf(const std::vector<Token>& tokens) { return Stack::fromTokens(tokens).value(); }

std::shared_ptr<const Photo> doubtfulPhoto() {
    auto photo = std::make_shared<Photo>();
    photo->files = {{{}, QStringLiteral("table.jpg"), {}}};
    photo->picture = QImage(500, 400, QImage::Format_RGB32);
    photo->picture.fill(Qt::darkGreen);
    vision::Reading reading;
    reading.side = Side::A;
    reading.board = Board(Side::A);
    reading.imageSize = {500, 400};
    const Stack tallTree = stackOf({Token::Brown, Token::Brown, Token::Green});
    const Stack mediumTree = stackOf({Token::Brown, Token::Green});
    const Stack water = stackOf({Token::Blue});
    for (const Cell cell : cells(Side::A)) {
        vision::CellReading one;
        one.cell = cell;
        one.confidence = 1;
        one.alternatives = {{Stack(), 1.0}};
        const double x = 60 + 80 * cell.column;
        const double y = 40 + 70 * cell.row + (cell.column % 2 == 0 ? 0 : 35);
        one.center = one.top = {x, y};
        one.outline = {{x - 30, y - 30}, {x + 30, y - 30}, {x + 30, y + 30}, {x - 30, y + 30}};
        if (cell == cellNamed("c2")) {
            one.stack = tallTree;
            one.confidence = 0.6;
            one.review = true;
            one.alternatives = {{tallTree, 0.6}, {mediumTree, 0.3}, {Stack(), 0.1}};
        } else if (cell == cellNamed("b1")) {
            one.stack = water;
            one.confidence = 0.8;
            one.review = true;
            one.alternatives = {{water, 0.8}, {stackOf({Token::Yellow}), 0.2}};
        }
        reading.board.setStack(cell, one.stack);
        reading.cells.push_back(one);
    }
    reading.review = {cellNamed("c2"), cellNamed("b1")};
    reading.total = {.mostLikely = 7, .low = 3, .high = 7, .sure = 0.6};
    photo->reading = reading;
    return photo;
}

NewGame newGameWith(const std::vector<std::string>& names) {
    NewGame game;
    for (const std::string& name : names) {
        game.players.push_back({name, "#2a7fb8"});
    }
    return game;
}

std::shared_ptr<const Photo> grainyPhoto() {
    auto photo = std::make_shared<Photo>(*doubtfulPhoto());
    photo->picture = QImage(60, 48, QImage::Format_RGB32);
    std::mt19937 random(7);  // the same each time
    for (int y = 0; y < photo->picture.height(); ++y) {
        for (int x = 0; x < photo->picture.width(); ++x) {
            photo->picture.setPixel(x, y, random());
        }
    }
    photo->files = {{"the file as it came from the camera", QStringLiteral("/home/ann/table.jpg"), {}}};
    return photo;
}

QString sampleBoard(const QString& name) { return QStringLiteral(CONCORD_SAMPLES_DIR "/boards/") + name; }

}  // namespace concord::gui
