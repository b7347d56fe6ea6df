// How fast the record is as it grows: the time to open the database and get the list or the statistics of 100 to
// 10,000 games, and to open or record one of 10,000. Each game has one to four of twelve people as players, with boards
// and cards, at one of three places.
#include "app/record/statistics.h"
#include "app/record/store.h"
#include "scoring/games/all_games.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/harmonies_module.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <numeric>
#include <random>

namespace {

using namespace concord;

Board someBoard(Side side, std::mt19937& random) {
    Board board(side);
    std::uniform_int_distribution<int> kind(0, Stack::kinds - 1);
    for (const Cell cell : cells(side)) {
        board.setStack(cell, Stack::fromKind(kind(random)));
    }
    return board;
}

record::Entry someGame(int number, std::mt19937& random) {
    constexpr std::array<const char*, 12> names{"Ada", "Ben", "Cleo", "Dmitri", "Eve",  "Finn",
                                                "Gro", "Hal", "Ida",  "Jan",    "Kira", "Lou"};
    constexpr std::array<const char*, 3> places{"home", "club", "Café Meeple"};
    Game game;
    game.side = random() % 2 == 0 ? Side::A : Side::B;
    std::vector<std::string> people(names.begin(), names.end());
    std::ranges::shuffle(people, random);
    std::vector<std::size_t> cards(animalCards().size());
    std::iota(cards.begin(), cards.end(), std::size_t{0});
    std::ranges::shuffle(cards, random);
    const std::size_t seats = 1 + random() % 4;
    for (std::size_t s = 0; s < seats; ++s) {
        Player player;
        player.name = people[s];
        player.board = someBoard(game.side, random);
        player.animals.emplace();
        for (std::size_t c = s * 5; c < s * 5 + 5; ++c) {
            const AnimalCard& card = animalCards()[cards[c]];
            player.animals->push_back({card.id, static_cast<int>(random() % (card.points.size() + 1)), 0});
        }
        game.players.push_back(std::move(player));
    }
    record::GameRecord record;
    const QDateTime played(QDate(2015, 1, 1), QTime(20, 0), Qt::UTC);
    constexpr qint64 secondsBetweenGames = qint64{9} * 3600;
    record.played = played.addSecs(number * secondsBetweenGames).toString(Qt::ISODate).toStdString();
    record.place = places[random() % places.size()];
    record.minutes = 30 + static_cast<int>(random() % 40);
    record.starter = game.players.front().name;
    record.note = "Game " + std::to_string(number);
    return {{harmoniesModule(), game}, record};
}

// A record with this number of games, created at the first call.
record::Location recordOf(int games) {
    static std::map<int, std::unique_ptr<QTemporaryDir>> folders;
    std::unique_ptr<QTemporaryDir>& folder = folders[games];
    const bool isNew = !folder;
    if (isNew) {
        folder = std::make_unique<QTemporaryDir>();
    }
    auto location = record::Location::of(folder->filePath(QStringLiteral("games.concord")));
    if (isNew) {
        std::mt19937 random(1);
        std::vector<record::Entry> all;
        all.reserve(static_cast<std::size_t>(games));
        for (int g = 0; g < games; ++g) {
            all.push_back(someGame(g, random));
        }
        record::Store(location).import(all, nullptr);
    }
    return location;
}

void history(benchmark::State& state) {
    const record::Location location = recordOf(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        record::Store store(location);
        benchmark::DoNotOptimize(store.games());
    }
    state.SetComplexityN(state.range(0));
}

void statistics(benchmark::State& state) {
    const record::Location location = recordOf(static_cast<int>(state.range(0)));
    for (auto _ : state) {
        record::Store store(location);
        benchmark::DoNotOptimize(record::statisticsOf(store.gamesWithPoints()));
    }
    state.SetComplexityN(state.range(0));
}

void openGame(benchmark::State& state) {
    const record::Location location = recordOf(static_cast<int>(state.range(0)));
    record::Store store(location);
    record::Number number = 0;
    for (auto _ : state) {
        number = number % state.range(0) + 1;
        benchmark::DoNotOptimize(store.open(number));
    }
}

void recordGame(benchmark::State& state) {
    const record::Location location = recordOf(static_cast<int>(state.range(0)));
    record::Store store(location);
    std::mt19937 random(2);
    int number = 0;
    for (auto _ : state) {
        const auto game = store.record(someGame(++number, random));
        state.PauseTiming();
        // So that the record keeps its size.
        store.deleteGame(game);
        store.deletePermanently(game);
        state.ResumeTiming();
    }
}

BENCHMARK(history)->RangeMultiplier(10)->Range(100, 10000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(statistics)->RangeMultiplier(10)->Range(100, 10000)->Unit(benchmark::kMillisecond)->Complexity();
BENCHMARK(openGame)->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(recordGame)->Arg(10000)->Unit(benchmark::kMillisecond);

}  // namespace

int main(int argc, char* argv[]) {
    const QCoreApplication application(argc, argv);
    concord::addAllGames();
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
