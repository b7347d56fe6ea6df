// Statistics of many games, computed from summaries with points (Store::gamesWithPoints). Filter these first for the
// statistics of a year, a place or a side.
#pragma once

#include "app/record/summary.h"

#include <span>

namespace concord::record {

struct Average {
    int count = 0;
    std::int64_t sum = 0;

    void add(int value) {
        ++count;
        sum += value;
    }
    double value() const { return count == 0 ? 0 : static_cast<double>(sum) / count; }
};

// The most points that a player ever got in a category (including "total") on a side.
struct PersonalBest {
    QString category;
    QString variant;
    int points = 0;
    Number game = 0;  // the first game in which it was reached
};

// A player's total in one game, as a point of a chart.
struct ScorePoint {
    Number game = 0;
    QString played;  // local time with its offset
    QString variant;
    int total = 0;
    bool solo = false;
};

struct TraitCount {
    QString value;  // id of the card
    int games = 0;
    Average amount;  // cubes placed, where known
};

struct PlayerStatistics {
    Number player = 0;
    QString name;
    QString colour;            // the last one that was not empty
    int games = 0;             // including solo games
    int multiplayerGames = 0;  // with at least two players
    int wins = 0;              // of these; shared victories count
    int started = 0;
    Average total;
    Average multiplayerTotal;
    std::vector<PersonalBest> bests;                      // in the order of the pad, then by variant
    std::vector<ScorePoint> scores;                       // oldest first
    std::vector<std::pair<QString, Average>> categories;  // in the order of the pad
    std::vector<TraitCount> animals;                      // most games first
};

// Two players who met; a comes before b in Statistics::players.
struct HeadToHead {
    Number a = 0;
    Number b = 0;
    int games = 0;
    int winsA = 0;  // games that a finished ahead of b
    int winsB = 0;
    Average totalA;
    Average totalB;
    int ties() const { return games - winsA - winsB; }
};

// The best results on a side with one kind of spirit: "none", "group", "count" or "points".
struct ConfigurationBest {
    QString variant;
    QString spiritKind;
    int games = 0;  // counted once for each player with such a spirit
    int total = 0;
    Number totalGame = 0;
    QString totalPlayer;
    std::optional<int> suns;  // solo games only
    Number sunsGame = 0;
    QString sunsPlayer;
};

// How points spread over the categories of a side. Listed by variant, then in the order of the pad.
struct CategorySpread {
    QString variant;
    QString category;
    Average points;
    int min = 0;
    int max = 0;
    double share = 0;  // of all points that were gained on the side, at most 1; negative for a row that took points
};

// Totals by the number of players, which is 1 for solo games.
struct PlayerCountAverage {
    int players = 0;
    int games = 0;
    Average total;   // of every seat
    Average winner;  // of those of rank 1; of nobody in solo games
};

struct Statistics {
    QString game;  // id; empty without games
    int games = 0;
    int solo = 0;
    std::optional<int> minutes;             // together, of the games whose duration is known
    std::vector<PlayerStatistics> players;  // most games first, then by name
    std::vector<HeadToHead> pairs;          // most games first
    std::vector<ConfigurationBest> configurations;
    std::vector<PlayerCountAverage> playerCounts;  // by the number of players
    std::vector<CategorySpread> spread;
    std::vector<TraitCount> animals;  // of all players, most games first
};

// games: in any order, of one kind of game.
Statistics statisticsOf(std::span<const GameSummary> games);

// Games of several kinds are never mixed: one entry each, in the order of the registry; unknown kinds follow.
std::vector<Statistics> statisticsByGame(std::span<const GameSummary> games);

// `concord-statistics` JSON. Rows and cards are given by their ids, games and players by their numbers in the record;
// averages and percentages have at most two decimals.
std::string statisticsToJson(const Statistics& statistics, bool pretty = true);
// The same for the first kind of game, with the others in its member "otherGames" if there are any.
std::string statisticsToJson(std::span<const Statistics> byGame, bool pretty = true);

}  // namespace concord::record
