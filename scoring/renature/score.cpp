#include "scoring/renature/score.h"

#include "scoring/renature/area_reason.h"
#include "scoring/renature/clouds.h"
#include "scoring/renature/plants_left.h"
#include "scoring/renature/player_warnings.h"
#include "scoring/renature/table_warnings.h"
#include "scoring/renature/tokens.h"
#include "scoring/table/ranking.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace concord::renature {
namespace {

using Items = std::vector<ScoreItem>;

// The outcomes of all areas of a game, with their reasons.
struct DecidedAreas {
    std::vector<AreaOutcome> outcomes;
    std::vector<std::vector<Reason>> reasons;
};

DecidedAreas decideAreas(const Game& game) {
    DecidedAreas decided;
    if (game.areas) {
        for (const Area& area : *game.areas) {
            decided.outcomes.push_back(decideArea(area));
            decided.reasons.push_back(areaReasons(area, decided.outcomes.back()));
        }
    }
    return decided;
}

Items scoreTrack(const Player& player) {
    if (!player.track) {
        return {};
    }
    return {{Category::Track,
             Rule::Track,
             *player.track,
             std::nullopt,
             {{CONCORD_TEXT("Points on the score track: %1."), {}, {*player.track}}}}};
}

// One item for each area with plants of the colour.
Items scoreAreas(const DecidedAreas& areas, Colour colour) {
    Items items;
    for (std::size_t i = 0; i < areas.outcomes.size(); ++i) {
        if (const auto rule = areas.outcomes[i].rule[colour]) {
            items.push_back(
                {Category::Areas, *rule, areas.outcomes[i].points[colour], static_cast<int>(i), areas.reasons[i]});
        }
    }
    return items;
}

// The items of a category without regard to a typed number; none when unknown.
Items computedItems(const Player& player, const DecidedAreas& areas, Category category) {
    switch (category) {
        case Category::Track:
            return scoreTrack(player);
        case Category::Areas:
            return scoreAreas(areas, player.colour);
        case Category::Clouds:
            return player.clouds ? Items{scoreClouds(*player.clouds)} : Items{};
        case Category::PlantsLeft:
            return player.plantsLeft ? scorePlantsLeft(*player.plantsLeft) : Items{};
        case Category::Tokens:
            return player.tokens ? Items{scoreTokens(*player.tokens)} : Items{};
        case Category::Total:
            break;
    }
    return {};
}

bool isKnown(const Game& game, const Player& player, Category category) {
    switch (category) {
        case Category::Areas:
            return game.areas.has_value();
        case Category::Clouds:
            return player.clouds.has_value();
        case Category::PlantsLeft:
            return player.plantsLeft.has_value();
        case Category::Tokens:
            return player.tokens.has_value();
        default:
            return player.track.has_value();
    }
}

int pointsOf(const Items& items) {
    return std::accumulate(items.begin(), items.end(), 0,
                           [](int sum, const ScoreItem& item) { return sum + item.points; });
}

PlayerScore scorePlayer(const Game& game, const Player& player, const DecidedAreas& areas) {
    PlayerScore score;
    score.name = player.name;
    score.colour = player.colour;
    for (const Category category : allCategories) {
        Items items = computedItems(player, areas, category);
        if (const auto typed = player.typed.at(category)) {
            if (isKnown(game, player, category)) {
                score.computed.set(category, pointsOf(items));
            }
            items = {
                {category, Rule::Typed, *typed, std::nullopt, {{CONCORD_TEXT("Typed by hand: %1."), {}, {*typed}}}}};
        }
        std::ranges::move(items, std::back_inserter(score.items));
    }
    if (player.tokens) {
        score.tokensCollected = sumOf(*player.tokens).count;
    }
    score.warnings = playerWarnings(game, player);
    return score;
}

// Rulebook, end of the game: the most points win, then the most collected tokens; players still equal share a rank.
void rankPlayers(GameScore& score) {
    std::vector<Contender> contenders;
    for (const PlayerScore& player : score.players) {
        contenders.push_back({player.name, player.total(), player.tokensCollected});
    }
    const std::vector<int> ranks = ranksOf(contenders);
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        score.players[i].rank = ranks[i];
        if (ranks[i] == 1) {
            score.winners.push_back(score.players[i].name);
        }
    }
    std::ranges::move(
        unbrokenTies(contenders, CONCORD_TEXT("The tie at %1 points could not be broken: it is not known how many "
                                              "sunflower tokens were collected by %2.")),
        std::back_inserter(score.warnings));
}

}  // namespace

int PlayerScore::at(Category category) const {
    return std::accumulate(items.begin(), items.end(), 0, [&](int sum, const ScoreItem& item) {
        return category == Category::Total || item.category == category ? sum + item.points : sum;
    });
}

GameScore scoreGame(const Game& game) {
    GameScore score;
    DecidedAreas areas = decideAreas(game);
    for (const Player& player : game.players) {
        score.players.push_back(scorePlayer(game, player, areas));
    }
    score.areas = std::move(areas.outcomes);
    score.warnings = tableWarnings(game, score.areas);
    rankPlayers(score);
    return score;
}

}  // namespace concord::renature
