#include "scoring/harmonies/score.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/buildings.h"
#include "scoring/harmonies/fields.h"
#include "scoring/harmonies/islands.h"
#include "scoring/harmonies/mountains.h"
#include "scoring/harmonies/ranking.h"
#include "scoring/harmonies/river.h"
#include "scoring/harmonies/spirits.h"
#include "scoring/harmonies/suns.h"
#include "scoring/harmonies/trees.h"
#include "scoring/harmonies/warnings/player_warnings.h"
#include "scoring/harmonies/warnings/table_warnings.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace concord {
namespace {

void append(std::vector<ScoreItem>& items, std::vector<ScoreItem> more) {
    items.insert(items.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

int sumOf(const std::vector<ScoreItem>& items, Category category) {
    return std::accumulate(items.begin(), items.end(), 0, [&](int sum, const ScoreItem& item) {
        return item.category == category ? sum + item.points : sum;
    });
}

// A typed number replaces the board's items, whose sum is still given beside it.
void scoreLandscapesOf(const Game& game, const Player& player, PlayerScore& score) {
    const auto items =
        player.board ? scoreLandscapes(*player.board, game.rulings.closedRiver) : std::vector<ScoreItem>{};
    for (int i = 0; i < landscapeCategoryCount; ++i) {
        const auto category = static_cast<Category>(i);
        if (const std::optional<int> typed = player.typed.at(category)) {
            score.items.push_back({category, Rule::Typed, *typed, {}, {}});
            if (player.board) {
                score.computed.set(category, sumOf(items, category));
            }
        } else {
            std::ranges::copy_if(items, std::back_inserter(score.items),
                                 [&](const ScoreItem& item) { return item.category == category; });
        }
        score.landscapes[static_cast<std::size_t>(i)] = sumOf(score.items, category);
    }
}

PlayerScore scorePlayer(const Game& game, const Player& player) {
    PlayerScore score;
    score.name = player.name;
    scoreLandscapesOf(game, player, score);
    for (ScoreItem& item : scoreAnimals(player)) {
        score.animals.push_back(item.points);
        score.items.push_back(std::move(item));
    }
    append(score.items, scoreSpirit(player));
    score.spirit = sumOf(score.items, Category::Spirit);
    score.cubesPlaced = animalCubesPlaced(player);
    score.warnings = playerWarnings(game, player);
    return score;
}

void rankPlayers(const Game& game, GameScore& score) {
    std::vector<Standing> standings;
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        const PlayerScore& player = score.players[i];
        standings.push_back({player.name, player.total(), player.cubesPlaced, spiritCubePlaced(game.players[i])});
    }
    const std::vector<int> ranks = rank(standings, game.rulings.spiritCubeBreaksTies);
    for (std::size_t i = 0; i < score.players.size(); ++i) {
        score.players[i].rank = ranks[i];
        if (ranks[i] == 1) {
            score.winners.push_back(score.players[i].name);
        }
    }
    for (Warning& warning : rankingWarnings(standings)) {
        score.warnings.push_back(std::move(warning));
    }
}

void scoreSolo(const Game& game, GameScore& score) {
    score.suns = soloSuns(game.side, game.players.front(), score.players.front().total());
    if (!score.suns->spirit) {
        score.warnings.push_back(
            {"suns-spirit-unknown",
             {CONCORD_TEXT("The suns for the nature's spirit are not counted: its points are known, "
                           "but not which card it is."),
              {}}});
    }
}

}  // namespace

int PlayerScore::at(Category category) const {
    switch (category) {
        case Category::Landscapes:
            return landscapesTotal();
        case Category::Animals:
            return animalsTotal();
        case Category::Spirit:
            return spirit;
        case Category::Total:
            return total();
        default:
            return landscapes[static_cast<std::size_t>(category)];
    }
}

int PlayerScore::landscapesTotal() const { return std::accumulate(landscapes.begin(), landscapes.end(), 0); }

int PlayerScore::animalsTotal() const { return std::accumulate(animals.begin(), animals.end(), 0); }

int PlayerScore::total() const { return landscapesTotal() + animalsTotal() + spirit; }

std::vector<ScoreItem> scoreLandscapes(const Board& board, ClosedRiver closedRiver) {
    std::vector<ScoreItem> items = scoreTrees(board);
    append(items, scoreMountains(board));
    append(items, scoreFields(board));
    append(items, scoreBuildings(board));
    append(items, board.side() == Side::A ? scoreRiver(board, closedRiver) : scoreIslands(board));
    return items;
}

GameScore scoreGame(const Game& game) {
    GameScore score;
    score.side = game.side;
    for (const Player& player : game.players) {
        score.players.push_back(scorePlayer(game, player));
    }
    score.warnings = tableWarnings(game);
    rankPlayers(game, score);
    if (game.players.size() == 1) {
        scoreSolo(game, score);
    }
    return score;
}

}  // namespace concord
