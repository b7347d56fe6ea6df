#include "scoring/harmonies/harmonies_module.h"

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/game_edits.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/harmonies_table.h"
#include "scoring/harmonies/pad_rows.h"
#include "scoring/harmonies/score_json.h"
#include "scoring/harmonies/warnings/contradictions.h"
#include "scoring/json/json_expect.h"
#include "scoring/table/seat_json.h"

namespace concord {

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

std::vector<Claim> claimsOf(const Player& player) {
    std::vector<Claim> claims;
    for (int c = 0; c < categoryCount; ++c) {
        const auto category = static_cast<Category>(c);
        if (const auto claimed = player.claimed.at(category)) {
            claims.push_back({padRow(category).id, *claimed});
        }
    }
    return claims;
}

constexpr OutcomeTexts outcomeTexts{
    .firstStep = CONCORD_TEXT("Type the numbers, or open a player's board."),
    .unknown = CONCORD_TEXT("Whoever placed more animal cubes wins: type them into the last row."),
    .decided = CONCORD_TEXT("%1 are level; the animal cubes break the tie. %2"),
    .undecided = CONCORD_TEXT("The animal cubes do not break the tie. %1"),
    .list = CONCORD_TEXT("Animal cubes placed: %1.")};

class HarmoniesModule : public GameModule {
public:
    const GameFacts& facts() const override {
        static constexpr GameFacts facts{.id = "harmonies",
                                         .title = "Harmonies",
                                         .variant = "Side",
                                         .year = 2024,
                                         .bggId = 414317,
                                         .minPlayers = 1,
                                         .maxPlayers = maxPlayers,
                                         .outcome = outcomeTexts};
        return facts;
    }

    std::span<const PadRow> rows() const override { return harmoniesRows(); }

    // --- documents

    GameDocument read(const JsonValue& root) const override { return documentOf(gameAt(root)); }

    std::string write(const GameDocument& game) const override { return gameToJson(game.as<Game>(), false); }

    GameDocument checked(const GameDocument& document) const override {
        Game game = document.as<Game>();
        for (std::size_t p = 0; p < game.players.size(); ++p) {
            const std::string place = "/players/" + std::to_string(p);
            Player& player = game.players[p];
            player.name = expectText(player.name, TextKind::Name, place + "/name");
            player.colour = expectText(player.colour, TextKind::Line, place + "/colour");
        }
        return documentOf(std::move(game));
    }

    GameDocument blank(std::span<const TablePlayer> players, std::string_view variant) const override {
        Game game;
        game.side = variant == name(Side::B) ? Side::B : Side::A;
        for (const TablePlayer& player : players) {
            addPlayer(game, player.name, player.colour);
        }
        return documentOf(std::move(game));
    }

    // --- players and numbers

    std::vector<TablePlayer> players(const GameDocument& game) const override {
        std::vector<TablePlayer> players;
        for (const Player& player : game.as<Game>().players) {
            players.push_back({player.name, player.colour});
        }
        return players;
    }

    GameDocument withPlayer(const GameDocument& game, const TablePlayer& player) const override {
        return edited(game, [&](Game& copy) { addPlayer(copy, player.name, player.colour); });
    }

    GameDocument withoutPlayer(const GameDocument& game, std::size_t player) const override {
        return edited(game, [&](Game& copy) { removePlayer(copy, player); });
    }

    GameDocument withName(const GameDocument& game, std::size_t player, const std::string& name) const override {
        return edited(game, [&](Game& copy) { renamePlayer(copy, player, name); });
    }

    GameDocument withColour(const GameDocument& game, std::size_t player, const std::string& colour) const override {
        return edited(game, [&](Game& copy) { copy.players.at(player).colour = colour; });
    }

    GameDocument withNumber(const GameDocument& game, std::size_t player, std::string_view row,
                            std::optional<int> number) const override {
        return edited(game, [&](Game& copy) {
            if (const auto category = categoryFromName(row)) {
                typeNumber(copy.players.at(player), *category, number);
            }
        });
    }

    std::vector<std::vector<Claim>> claims(const GameDocument& game) const override {
        std::vector<std::vector<Claim>> claims;
        for (const Player& player : game.as<Game>().players) {
            claims.push_back(claimsOf(player));
        }
        return claims;
    }

    // --- the score

    ScoreTable score(const GameDocument& game) const override {
        return harmoniesTable(game.as<Game>(), scoreGame(game.as<Game>()));
    }

    std::string scoreJson(const GameDocument& game, bool pretty) const override {
        return scoreToJson(scoreGame(game.as<Game>()), pretty);
    }

    std::vector<SeatScore> seatScores(const JsonValue& score, const GameDocument& document) const override {
        const Game& game = document.as<Game>();
        std::vector<std::string> names;
        for (const Player& player : game.players) {
            names.push_back(player.name);
        }
        const std::vector<JsonValue> players = scoredPlayers(score, facts().id, names);
        requireText(score, "side", name(game.side));
        std::vector<SeatScore> seats;
        seats.reserve(players.size());
        for (const JsonValue& player : players) {
            // In a score, "animals" is the list of the cards' points.
            seats.push_back(seatScore(player, rows(), [](const PadRow& row) {
                return row.id == "animals" ? std::string_view("animalsTotal") : row.id;
            }));
        }
        if (const auto suns = score.member("suns")) {
            seats.front().points.push_back({"suns", wholeAt(require(*suns, "total"))});
        }
        return seats;
    }

    std::vector<Contradiction> contradictions(const GameDocument& game, const AskedNumbers& asked) const override {
        return contradictionsIn(game.as<Game>(), asked);
    }

    // --- the record

    std::string variant(const GameDocument& game) const override { return std::string(name(game.as<Game>().side)); }

    std::vector<std::vector<Trait>> traits(const GameDocument& game) const override {
        std::vector<std::vector<Trait>> traits;
        for (const Player& player : game.as<Game>().players) {
            traits.push_back(traitsOf(player));
        }
        return traits;
    }

private:
    template <typename Edit>
    static GameDocument edited(const GameDocument& document, const Edit& edit) {
        Game game = document.as<Game>();
        edit(game);
        return documentOf(std::move(game));
    }
};

}  // namespace

const GameModule& harmoniesModule() {
    static const HarmoniesModule module;
    return module;
}

}  // namespace concord
