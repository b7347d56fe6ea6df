#include "scoring/renature/renature_module.h"

#include "scoring/json/text_rule.h"
#include "scoring/renature/contradictions.h"
#include "scoring/renature/game_edits.h"
#include "scoring/renature/game_json.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/pad_rows.h"
#include "scoring/renature/renature_table.h"
#include "scoring/renature/score_json.h"
#include "scoring/renature/stock.h"
#include "scoring/table/seat_json.h"

#include <nlohmann/json.hpp>

namespace concord::renature {

namespace {

constexpr OutcomeTexts outcomeTexts{
    .firstStep = CONCORD_TEXT("Type the score track, then what the end of the game gives."),
    .unknown = CONCORD_TEXT("The collected tokens break the tie. %1"),
    .decided = CONCORD_TEXT("%1 are level; the collected tokens break the tie. %2"),
    .undecided = CONCORD_TEXT("The collected tokens do not break the tie. %1"),
    .list = CONCORD_TEXT("Collected tokens: %1.")};

class RenatureModule : public GameModule {
public:
    const GameFacts& facts() const override {
        static constexpr GameFacts facts{.id = "renature",
                                         .title = "Renature",
                                         .variant = "",
                                         .year = 2020,
                                         .bggId = 300001,
                                         .minPlayers = static_cast<std::size_t>(minPlayers),
                                         .maxPlayers = static_cast<std::size_t>(maxPlayers),
                                         .outcome = outcomeTexts};
        return facts;
    }

    std::span<const PadRow> rows() const override { return padRows(); }

    // --- documents

    GameDocument read(const JsonValue& root) const override { return documentOf(gameAt(root)); }

    std::string write(const GameDocument& game) const override { return gameToJson(game.as<Game>()); }

    GameDocument checked(const GameDocument& document) const override {
        Game game = document.as<Game>();
        for (std::size_t p = 0; p < game.players.size(); ++p) {
            std::string& name = game.players[p].name;
            name = expectText(name, TextKind::Name, "/players/" + std::to_string(p) + "/name");
        }
        for (const BrokenLimit& limit : brokenLimits(game)) {
            throw InputError(limit.place, limit.message);
        }
        return documentOf(std::move(game));
    }

    GameDocument blank(std::span<const TablePlayer> players, std::string_view) const override {
        Game game;
        for (const TablePlayer& player : players) {
            addPlayer(game, player.name, player.colour);
        }
        return documentOf(std::move(game));
    }

    // --- players and numbers

    std::vector<TablePlayer> players(const GameDocument& game) const override {
        std::vector<TablePlayer> players;
        for (const Player& player : game.as<Game>().players) {
            players.push_back({player.name, std::string(name(player.colour))});
        }
        return players;
    }

    GameDocument withPlayer(const GameDocument& game, const TablePlayer& player) const override {
        return edited(game, [&](Game& edited) { addPlayer(edited, player.name, player.colour); });
    }

    GameDocument withoutPlayer(const GameDocument& game, std::size_t player) const override {
        return edited(game, [&](Game& edited) { removePlayer(edited, player); });
    }

    GameDocument withName(const GameDocument& game, std::size_t player, const std::string& name) const override {
        return edited(game, [&](Game& edited) { renamePlayer(edited, player, name); });
    }

    GameDocument withColour(const GameDocument& game, std::size_t player, const std::string& colour) const override {
        return edited(game, [&](Game& edited) { setColour(edited, player, colour); });
    }

    GameDocument withNumber(const GameDocument& game, std::size_t player, std::string_view row,
                            std::optional<int> number) const override {
        return edited(game, [&](Game& edited) {
            if (const auto category = categoryFromName(row)) {
                typeNumber(edited, player, *category, number);
            }
        });
    }

    std::vector<std::vector<Claim>> claims(const GameDocument& game) const override {
        std::vector<std::vector<Claim>> claims;
        for (const Player& player : game.as<Game>().players) {
            std::vector<Claim>& own = claims.emplace_back();
            for (const Category category : allCategories) {
                if (const auto claimed = player.claimed.at(category)) {
                    own.push_back({name(category), *claimed});
                }
            }
        }
        return claims;
    }

    // --- the score

    ScoreTable score(const GameDocument& game) const override {
        return scoreTable(game.as<Game>(), scoreGame(game.as<Game>()));
    }

    std::string scoreJson(const GameDocument& game, bool pretty) const override {
        return scoreToJson(scoreGame(game.as<Game>()), pretty);
    }

    std::string itemJson(const ScoreTable& table, const ScoreLine& line) const override {
        nlohmann::ordered_json json{
            {"category", table.rows.at(line.row).id}, {"rule", line.rule}, {"points", line.points}};
        if (!line.evidence.empty()) {
            json["area"] = std::stoi(line.evidence.front());
        }
        json["why"] = concord::english(line.why);
        return json.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    }

    std::vector<SeatScore> seatScores(const JsonValue& score, const GameDocument& document) const override {
        std::vector<std::string> names;
        for (const Player& player : document.as<Game>().players) {
            names.push_back(player.name);
        }
        std::vector<SeatScore> seats;
        for (const JsonValue& player : scoredPlayers(score, facts().id, names)) {
            seats.push_back(seatScore(player, rows()));
        }
        return seats;
    }

    std::vector<Contradiction> contradictions(const GameDocument& game, const AskedNumbers& asked) const override {
        return contradictionsIn(game.as<Game>(), asked);
    }

    // --- the record

    std::string variant(const GameDocument&) const override { return {}; }

    std::vector<std::vector<Trait>> traits(const GameDocument& game) const override {
        return std::vector<std::vector<Trait>>(game.as<Game>().players.size());
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

const GameModule& renatureModule() {
    static const RenatureModule module;
    return module;
}

}  // namespace concord::renature
