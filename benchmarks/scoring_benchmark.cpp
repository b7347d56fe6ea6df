// How fast boards are scored, both with explanations and on bit masks. An item is a board, or a game of four players.
#include "scoring/harmonies/fast_score.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/score_json.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <vector>

namespace {

using namespace concord;

constexpr std::size_t boardCount = 4096;

// Tokens as they come out of the pouch (23 blue, 23 gray, 21 brown, 19 green, 19 yellow, 15 red),
// each put on an empty cell or on a stack that it may legally grow, until no cell is empty: boards
// with the mixture and the heights of real ones.
Board playedBoard(Side side, std::mt19937& random) {
    Board board(side);
    std::discrete_distribution<int> pouch{23, 23, 21, 19, 19, 15};
    std::vector<Cell> empty(cells(side).begin(), cells(side).end());
    std::shuffle(empty.begin(), empty.end(), random);
    while (!empty.empty()) {
        const Token token = allTokens[static_cast<std::size_t>(pouch(random))];
        const Cell any = cells(side)[random() % cells(side).size()];
        const std::optional<Stack> grown = board.stack(any).with(token);
        if (!board.stack(any).empty() && grown) {
            board.setStack(any, *grown);
        } else {
            board.setStack(empty.back(), *Stack().with(token));
            empty.pop_back();
        }
    }
    return board;
}

// Each cell one of the fourteen stacks, all equally likely.
Board uniformBoard(Side side, std::mt19937& random) {
    std::uniform_int_distribution<int> kind(1, Stack::kinds - 1);
    Board board(side);
    for (const Cell cell : cells(side)) {
        board.setStack(cell, Stack::fromKind(kind(random)));
    }
    return board;
}

std::vector<Board> boards(Side side, bool asPlayed) {
    std::mt19937 random(1);
    std::vector<Board> result;
    for (std::size_t i = 0; i < boardCount; ++i) {
        result.push_back(asPlayed ? playedBoard(side, random) : uniformBoard(side, random));
    }
    return result;
}

Side sideOf(const benchmark::State& state) { return state.range(0) == 0 ? Side::A : Side::B; }

bool isAsPlayed(const benchmark::State& state) { return state.range(1) == 0; }

void describeRun(benchmark::State& state) {
    state.SetItemsProcessed(state.iterations());
    state.SetLabel(std::string("side ") + (state.range(0) == 0 ? "A" : "B") +
                   (isAsPlayed(state) ? ", boards as played" : ", all stacks equally likely"));
}

void fastScore(benchmark::State& state, ClosedRiver closedRiver) {
    std::vector<BoardMasks> masks;
    for (const Board& board : boards(sideOf(state), isAsPlayed(state))) {
        masks.emplace_back(board);
    }
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(fastLandscapeScore(sideOf(state), masks[i++ % boardCount], closedRiver));
    }
    describeRun(state);
}

void fastScoreFromBoard(benchmark::State& state) {
    const std::vector<Board> some = boards(sideOf(state), isAsPlayed(state));
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(fastLandscapeScore(sideOf(state), BoardMasks(some[i++ % boardCount])));
    }
    describeRun(state);
}

void explainedScore(benchmark::State& state) {
    const std::vector<Board> some = boards(sideOf(state), isAsPlayed(state));
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(scoreLandscapes(some[i++ % boardCount]));
    }
    describeRun(state);
}

// A game of four players with cards, cubes and spirits.
Game fourPlayerGame(const benchmark::State& state) {
    Game game;
    game.side = sideOf(state);
    std::mt19937 random(2);
    const char* const cards[4][3] = {{"frog", "otter", "shrew"},
                                     {"raccoon", "eagle", "duck"},
                                     {"crow", "llama", "ray"},
                                     {"fish", "boar", "meerkat"}};
    const char* const names[4] = {"Ann", "Bob", "Cid", "Dan"};
    for (std::size_t i = 0; i < 4; ++i) {
        Player player;
        player.name = names[i];
        player.board = isAsPlayed(state) ? playedBoard(game.side, random) : uniformBoard(game.side, random);
        for (std::size_t k = 0; k < 6; ++k) {
            player.board->setCube(cells(game.side)[k * 3], Cube::Animal);
        }
        player.cubesKnown = true;
        player.animals.emplace();
        for (const char* card : cards[i]) {
            player.animals->push_back({card, 2, 0});
        }
        player.spirit = SpiritEntry{spiritCards()[i].id, true, 0};
        game.players.push_back(player);
    }
    return game;
}

// `concord score --jsonl` does these three things with every line.
void readGame(benchmark::State& state) {
    const std::string text = gameToJson(fourPlayerGame(state), false);
    for (auto _ : state) {
        benchmark::DoNotOptimize(gameFromJson(text));
    }
    describeRun(state);
}

void scoreWholeGame(benchmark::State& state) {
    const Game game = fourPlayerGame(state);
    for (auto _ : state) {
        benchmark::DoNotOptimize(scoreGame(game));
    }
    describeRun(state);
}

void writeScore(benchmark::State& state) {
    const GameScore score = scoreGame(fourPlayerGame(state));
    for (auto _ : state) {
        benchmark::DoNotOptimize(scoreToJson(score, false));
    }
    describeRun(state);
}

const std::vector<std::vector<std::int64_t>> sidesAndMixtures{{0, 1}, {0, 1}};

BENCHMARK_CAPTURE(fastScore, shortest, ClosedRiver::Shortest)
    ->Name("BM_fastScore/shortest")
    ->ArgsProduct(sidesAndMixtures);
BENCHMARK_CAPTURE(fastScore, loop, ClosedRiver::Loop)->Name("BM_fastScore/loop")->ArgsProduct(sidesAndMixtures);
BENCHMARK(fastScoreFromBoard)->Name("BM_fastScoreFromBoard")->ArgsProduct(sidesAndMixtures);
BENCHMARK(explainedScore)->Name("BM_explainedScore")->ArgsProduct(sidesAndMixtures);
BENCHMARK(readGame)->Name("BM_readGame")->ArgsProduct(sidesAndMixtures);
BENCHMARK(scoreWholeGame)->Name("BM_scoreWholeGame")->ArgsProduct(sidesAndMixtures);
BENCHMARK(writeScore)->Name("BM_writeScore")->ArgsProduct(sidesAndMixtures);

}  // namespace

BENCHMARK_MAIN();
