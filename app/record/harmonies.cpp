#include "app/record/harmonies.h"

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/score_json.h"
#include "scoring/json/json_expect.h"

#include <array>

namespace concord::record {

namespace {

std::string spiritKind(const Player& player) {
    if (!player.spirit) {
        return "none";
    }
    const SpiritCard* card = spiritCard(player.spirit->card);
    if (card == nullptr) {
        return "points";
    }
    return card->scoring == SpiritScoring::Group ? "group" : "count";
}

std::vector<Trait> traitsOf(const Player& player) {
    std::vector<Trait> traits;
    for (const AnimalEntry& animal : player.animals.value_or(std::vector<AnimalEntry>{})) {
        if (!animal.card.empty()) {
            traits.push_back({"animal", animal.card, animal.placed});
        }
    }
    if (player.spirit && !player.spirit->card.empty()) {
        traits.push_back({"spirit", player.spirit->card, player.spirit->placed ? 1 : 0});
    }
    traits.push_back({"spirit-kind", spiritKind(player), std::nullopt});
    return traits;
}

SeatScore seatScore(const JsonValue& player, const std::string& name) {
    expectObject(player);
    requireText(player, "name", name);
    constexpr std::array<std::pair<const char*, const char*>, 7> rows{{{"trees", "trees"},
                                                                       {"mountains", "mountains"},
                                                                       {"fields", "fields"},
                                                                       {"buildings", "buildings"},
                                                                       {"water", "water"},
                                                                       {"animals", "animalsTotal"},
                                                                       {"spirit", "spirit"}}};
    SeatScore seat;
    int sum = 0;
    for (const auto& [category, key] : rows) {
        const int points = wholeAt(require(player, key));
        seat.points.push_back({category, points});
        sum += points;
    }
    const JsonValue total = require(player, "total");
    seat.total = wholeAt(total);
    if (seat.total != sum) {
        total.complainGot(CONCORD_TEXT("expected the sum of the categories, %1, got %2"), {std::to_string(sum)});
    }
    seat.rank = wholeAt(require(player, "rank"), 4);
    return seat;
}

// Games from JSON have checked texts, but a caller may also fill in a Game.
Game withTextsChecked(Game game) {
    for (std::size_t p = 0; p < game.players.size(); ++p) {
        const std::string place = "/players/" + std::to_string(p);
        Player& player = game.players[p];
        player.name = expectText(player.name, TextKind::Name, place + "/name");
        player.colour = expectText(player.colour, TextKind::Line, place + "/colour");
    }
    return game;
}

}  // namespace

std::vector<SeatScore> seatScores(std::string_view scoreJson, const Game& game) {
    const JsonDocument document(R"({"record":{"score":)" + std::string(scoreJson) + "}}");
    const JsonValue score = require(require(document.root(), "record"), "score");
    expectObject(score);
    requireText(score, "format", "concord-score");
    requireText(score, "side", name(game.side));
    const JsonValue players = require(score, "players");
    const auto list = listAt(players);
    if (list.size() != game.players.size()) {
        players.complain({CONCORD_TEXT("expected an entry for each of the %1 players, got %2"),
                          {std::to_string(game.players.size()), std::to_string(list.size())}});
    }
    std::vector<SeatScore> seats;
    for (std::size_t p = 0; p < list.size(); ++p) {
        seats.push_back(seatScore(list[p], game.players[p].name));
    }
    if (const auto suns = score.member("suns")) {
        seats.front().points.push_back({"suns", wholeAt(require(*suns, "total"))});
    }
    return seats;
}

Entry entryOf(const Game& given) {
    const Game game = withTextsChecked(given);
    Entry entry{"harmonies", std::string(name(game.side)), {}, recordOf(game), {}};
    Game bare = game;
    bare.record.clear();
    entry.document = gameToJson(bare, false);
    if (entry.record.score.empty()) {
        entry.record.score = scoreToJson(scoreGame(game), false);
    }
    const std::vector<SeatScore> scores = seatScores(entry.record.score, game);
    for (std::size_t p = 0; p < scores.size(); ++p) {
        const Player& player = game.players[p];
        entry.seats.push_back(
            {player.name, player.colour, scores[p].total, scores[p].rank, scores[p].points, traitsOf(player)});
    }
    return entry;
}

std::string programName() { return "Concord " CONCORD_VERSION; }

Game gameOf(const Entry& entry) {
    Game game = gameFromJson(entry.document);
    setRecord(game, entry.record);
    return game;
}

}  // namespace concord::record
