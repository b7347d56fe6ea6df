// How fast areas of Renature are decided and explained, and games are read, scored and written.
#include "scoring/renature/area_reason.h"
#include "scoring/renature/game_json.h"
#include "scoring/renature/next_gain.h"
#include "scoring/renature/score_json.h"
#include "scoring/renature/stock.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <vector>

namespace {

using namespace concord::renature;

constexpr std::size_t someAreaCount = 4096;

// Up to three plants of each colour, as areas hold at the end of a game.
std::vector<Area> someAreas() {
    std::mt19937 random(1);
    std::vector<Area> areas(someAreaCount);
    for (Area& area : areas) {
        for (const Colour colour : allColours) {
            for (unsigned i = random() % 4; i > 0; --i) {
                const PlantKind kind = allPlants[random() % allPlants.size()];
                area.plants[colour].set(kind, std::min(area.plants[colour].at(kind) + 1, plantStock(colour).at(kind)));
            }
        }
        area.main = area.plantCount() + 2;
        area.bonus = area.main / 2;
    }
    return areas;
}

template <typename Answer>
void runOnAreas(benchmark::State& state, const Answer& answer) {
    const std::vector<Area> areas = someAreas();
    std::size_t i = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(answer(areas[i++ % someAreaCount]));
    }
    state.SetItemsProcessed(state.iterations());
}

void decide(benchmark::State& state) {
    runOnAreas(state, [](const Area& area) { return decideArea(area); });
}

void decideAndExplain(benchmark::State& state) {
    runOnAreas(state, [](const Area& area) { return areaReasons(area, decideArea(area)); });
}

void areaInEnglish(benchmark::State& state) {
    runOnAreas(state, [](const Area& area) { return english(areaReasons(area, decideArea(area))); });
}

void findNextGain(benchmark::State& state) {
    runOnAreas(state, [](const Area& area) { return nextGain(area, Colour::Orange); });
}

// Four players, six areas left.
Game wholeGame() {
    Game game;
    const char* const names[] = {"Ann", "Bob", "Cid", "Dan"};
    for (std::size_t i = 0; i < 4; ++i) {
        Player& player = game.players.emplace_back();
        player.name = names[i];
        player.colour = allColours[i];
        player.track = 40;
        player.clouds = 2;
        player.plantsLeft = PlantsLeft{{1, 0, 1, 0}, {0, 1, 0, 0}};
        player.tokens = std::vector<int>{1, 2, 3};
    }
    game.areas.emplace();
    for (int i = 0; i < 6; ++i) {
        Area& area = game.areas->emplace_back();
        area.main = 6;
        area.bonus = 3;
        area.plants[allColours[static_cast<std::size_t>(i) % 4]].set(PlantKind::Bush, 1);
        area.plants[allColours[static_cast<std::size_t>(i + 1) % 4]].set(PlantKind::Turf, 1);
        area.plants[Colour::Neutral].set(i < 3 ? PlantKind::Oak : PlantKind::Turf, 1);
    }
    return game;
}

// `concord score --jsonl` does these three things with every line.
void readGame(benchmark::State& state) {
    const std::string text = gameToJson(wholeGame());
    for (auto _ : state) {
        benchmark::DoNotOptimize(gameFromJson(text));
    }
    state.SetItemsProcessed(state.iterations());
}

void scoreWholeGame(benchmark::State& state) {
    const Game game = wholeGame();
    for (auto _ : state) {
        benchmark::DoNotOptimize(scoreGame(game));
    }
    state.SetItemsProcessed(state.iterations());
}

void writeScore(benchmark::State& state) {
    const GameScore score = scoreGame(wholeGame());
    for (auto _ : state) {
        benchmark::DoNotOptimize(scoreToJson(score, false));
    }
    state.SetItemsProcessed(state.iterations());
}

BENCHMARK(decide)->Name("BM_renature/decideArea");
BENCHMARK(decideAndExplain)->Name("BM_renature/decideAndExplainArea");
BENCHMARK(areaInEnglish)->Name("BM_renature/areaInEnglish");
BENCHMARK(findNextGain)->Name("BM_renature/nextGain");
BENCHMARK(readGame)->Name("BM_renature/readGame");
BENCHMARK(scoreWholeGame)->Name("BM_renature/scoreGame");
BENCHMARK(writeScore)->Name("BM_renature/writeScore");

}  // namespace

BENCHMARK_MAIN();
