#include "scoring/harmonies/game_json.h"

#include "scoring/harmonies/cards.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/document_head.h"

#include <algorithm>
#include <set>

namespace concord {

namespace {

using Kind = JsonValue::Kind;

// --- the board ------------------------------------------------------------------------------

Cell cellAt(Side side, const JsonValue& member) {
    const auto cell = cellFromName(side, member.key());
    if (!cell) {
        const auto all = cells(side);
        member.fail({CONCORD_TEXT("expected a cell of side %1, %2 to %3, got %4"),
                     {std::string(name(side)), name(all.front()), name(all.back()), quotedForMessage(member.key())}});
    }
    return *cell;
}

Stack stackAt(const JsonValue& value) {
    const auto entries = listAt(value);
    std::vector<Token> tokens;
    tokens.reserve(entries.size());
    for (const JsonValue& entry : entries) {
        const auto token = entry.kind() == Kind::Text ? tokenFromName(entry.text()) : std::nullopt;
        if (!token) {
            entry.failGot(CONCORD_TEXT("expected a token colour, got %1"));
        }
        tokens.push_back(*token);
    }
    const auto stack = Stack::fromTokens(tokens);
    if (!stack) {
        constexpr std::size_t mostShown = 60;  // characters: room for six tokens
        const std::string got = value.toJson();
        value.fail({CONCORD_TEXT("expected a legal stack from bottom to top, got %1"),
                    {got.size() > mostShown ? "[...]" : got}});
    }
    return *stack;
}

void readCubes(const JsonValue& cubes, Board& board) {
    expectObject(cubes);
    for (const JsonValue& member : cubes.children()) {
        const Cell cell = cellAt(board.side(), member);
        const bool isText = member.kind() == Kind::Text;
        if (!isText || (member.text() != "animal" && member.text() != "spirit")) {
            member.failGot(CONCORD_TEXT("expected \"animal\" or \"spirit\", got %1"));
        }
        if (board.stack(cell).empty()) {
            member.fail({CONCORD_TEXT("expected a cell with tokens under the cube, %1 is empty"), {name(cell)}});
        }
        board.setCube(cell, member.text() == "animal" ? Cube::Animal : Cube::Spirit);
    }
}

// --- numbers of the pad ---------------------------------------------------------------------

std::vector<std::string_view> categoryNames(int count) {
    std::vector<std::string_view> names;
    names.reserve(static_cast<std::size_t>(count));
    for (int c = 0; c < count; ++c) {
        names.push_back(name(static_cast<Category>(c)));
    }
    return names;
}

// Numbers for any of the first `count` categories; other keys are refused.
PadNumbers readNumbers(const JsonValue& value, int count) {
    expectObject(value);
    const auto names = categoryNames(count);
    refuseOtherKeys(value, names);
    PadNumbers numbers;
    for (const JsonValue& member : value.children()) {
        numbers.set(*categoryFromName(member.key()), wholeAt(member));
    }
    return numbers;
}

// --- cards ----------------------------------------------------------------------------------

using CardsSeen = std::set<std::string, std::less<>>;

void refuseSecondCard(const JsonValue& value, CardsSeen& seen) {
    if (!seen.insert(value.text()).second) {
        value.failGot(CONCORD_TEXT("expected each card once in a game, got %1 again"));
    }
}

// Either a card or bare points. Returns whether it is a card.
bool expectCardOrPoints(const JsonValue& value) {
    constexpr std::array<std::string_view, 3> keys{"card", "placed", "points"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    const bool hasCard = value.member("card").has_value();
    const auto points = value.member("points");
    if (hasCard && points) {
        points->fail({CONCORD_TEXT("expected either \"card\" or \"points\", got both"), {}});
    }
    if (!hasCard && !points) {
        value.fail({CONCORD_TEXT("expected \"card\" or \"points\""), {}});
    }
    if (hasCard && !value.member("placed")) {
        value.fail({CONCORD_TEXT("expected \"placed\" beside \"card\""), {}});
    }
    return hasCard;
}

AnimalEntry readAnimal(const JsonValue& value, CardsSeen& seen) {
    AnimalEntry entry;
    if (!expectCardOrPoints(value)) {
        entry.points = wholeAt(require(value, "points"));
        if (const auto placed = value.member("placed")) {
            entry.placed = wholeAt(*placed);
        }
        return entry;
    }
    const JsonValue id = require(value, "card");
    const AnimalCard* card = id.kind() == Kind::Text ? animalCard(id.text()) : nullptr;
    if (card == nullptr) {
        id.failGot(CONCORD_TEXT("expected the id of an animal card, got %1"));
    }
    refuseSecondCard(id, seen);
    entry.card = card->id;
    entry.placed = wholeAt(require(value, "placed"), static_cast<std::int64_t>(card->points.size()));
    return entry;
}

std::vector<AnimalEntry> readAnimals(const JsonValue& value, CardsSeen& seen) {
    std::vector<AnimalEntry> entries;
    const auto list = listAt(value);
    if (list.size() > animalCards().size()) {
        value.fail({CONCORD_TEXT("expected at most %1 animal cards, got %2"),
                    {std::to_string(animalCards().size()), std::to_string(list.size())}});
    }
    entries.reserve(list.size());
    for (const JsonValue& entry : list) {
        entries.push_back(readAnimal(entry, seen));
    }
    return entries;
}

SpiritEntry readSpirit(const JsonValue& value, CardsSeen& seen, bool hasBoard) {
    SpiritEntry entry;
    if (!expectCardOrPoints(value)) {
        if (const auto placed = value.member("placed")) {
            placed->fail({CONCORD_TEXT("expected \"placed\" only beside the card of a spirit"), {}});
        }
        entry.points = wholeAt(require(value, "points"));
        return entry;
    }
    const JsonValue id = require(value, "card");
    const SpiritCard* card = id.kind() == Kind::Text ? spiritCard(id.text()) : nullptr;
    if (card == nullptr) {
        id.failGot(CONCORD_TEXT("expected the id of a nature's spirit, got %1"));
    }
    refuseSecondCard(id, seen);
    entry.card = card->id;
    const JsonValue placed = require(value, "placed");
    entry.placed = booleanAt(placed);
    if (entry.placed && !hasBoard) {
        placed.fail({CONCORD_TEXT("expected a board beside a spirit whose cube was placed"), {}});
    }
    return entry;
}

// --- players and the game -------------------------------------------------------------------

Player readPlayer(const JsonValue& value, Side side, CardsSeen& seen) {
    constexpr std::array<std::string_view, 7> keys{"name", "colour", "board", "typed", "animals", "spirit", "claimed"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    Player player;
    player.name = textAt(require(value, "name"), TextKind::Name);
    if (const auto colour = value.member("colour")) {
        player.colour = textAt(*colour, TextKind::Line);
    }
    if (const auto board = value.member("board")) {
        player.board = boardAt(*board, side);
        player.cubesKnown = board->member("cubes").has_value();
    }
    if (const auto typed = value.member("typed")) {
        player.typed = readNumbers(*typed, landscapeCategoryCount);
    }
    if (const auto animals = value.member("animals")) {
        player.animals = readAnimals(*animals, seen);
    }
    if (const auto spirit = value.member("spirit")) {
        player.spirit = readSpirit(*spirit, seen, player.board.has_value());
    }
    if (const auto claimed = value.member("claimed")) {
        player.claimed = readNumbers(*claimed, categoryCount);
    }
    return player;
}

std::vector<Player> readPlayers(const JsonValue& value, Side side) {
    const auto list = listAt(value);
    if (list.empty() || list.size() > maxPlayers) {
        value.fail({CONCORD_TEXT("expected one to four players, got %1"), {std::to_string(list.size())}});
    }
    std::vector<Player> players;
    CardsSeen seen;
    for (const JsonValue& entry : list) {
        Player player = readPlayer(entry, side, seen);
        if (std::ranges::find(players, player.name, &Player::name) != players.end()) {
            require(entry, "name")
                .fail({CONCORD_TEXT("expected a name of their own for each player, got %1 again"),
                       {quotedForMessage(player.name)}});
        }
        players.push_back(std::move(player));
    }
    return players;
}

Rulings readRulings(const JsonValue& value) {
    constexpr std::array<std::string_view, 2> keys{"closedRiver", "spiritCubeBreaksTies"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    Rulings rulings;
    if (const auto river = value.member("closedRiver")) {
        const std::string way = river->kind() == Kind::Text ? river->text() : "";
        if (way != "shortest" && way != "loop") {
            river->failGot(CONCORD_TEXT("expected \"shortest\" or \"loop\", got %1"));
        }
        rulings.closedRiver = way == "loop" ? ClosedRiver::Loop : ClosedRiver::Shortest;
    }
    if (const auto breaks = value.member("spiritCubeBreaksTies")) {
        rulings.spiritCubeBreaksTies = booleanAt(*breaks);
    }
    return rulings;
}

}  // namespace

Side sideAt(const JsonValue& value) {
    if (value.kind() != Kind::Text || (value.text() != "A" && value.text() != "B")) {
        value.failGot(CONCORD_TEXT("expected the side \"A\" or \"B\", got %1"));
    }
    return value.text() == "A" ? Side::A : Side::B;
}

Board boardAt(const JsonValue& value, Side side) {
    constexpr std::array<std::string_view, 2> keys{"cells", "cubes"};
    expectObject(value);
    refuseOtherKeys(value, keys);
    const JsonValue stacks = require(value, "cells");
    expectObject(stacks);
    Board board(side);
    for (const JsonValue& member : stacks.children()) {
        board.setStack(cellAt(side, member), stackAt(member));
    }
    if (const auto cubes = value.member("cubes")) {
        readCubes(*cubes, board);
    }
    return board;
}

Game gameAt(const JsonValue& root) {
    constexpr std::array<std::string_view, 7> keys{"format", "version", "game", "side", "rulings", "players", "record"};
    refuseOtherKeys(root, keys);
    Game game;
    game.side = sideAt(require(root, "side"));
    if (const auto rulings = root.member("rulings")) {
        game.rulings = readRulings(*rulings);
    }
    game.players = readPlayers(require(root, "players"), game.side);
    return game;
}

Game gameFromJson(std::string_view text) {
    const JsonDocument document(text);
    const JsonValue root = document.root();
    expectGameFormat(root);
    requireText(root, "game", "harmonies");
    return gameAt(root);
}

}  // namespace concord
