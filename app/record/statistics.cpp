#include "app/record/statistics.h"

#include "app/files/utf8.h"
#include "scoring/table/game_registry.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace concord::record {

namespace {

// A row in the order of the pad; unknown ones follow by id.
struct OrderedRow {
    std::size_t place = 0;
    QString category;
    bool isPartOfTotal = true;

    friend bool operator<(const OrderedRow& a, const OrderedRow& b) {
        return a.place != b.place ? a.place < b.place : a.category < b.category;
    }
};

// Looks up each row only once: there are few rows, but many references to them.
class OrderedRows {
public:
    // module: of the games; null for games that this program does not know.
    explicit OrderedRows(const GameModule* module) : m_module(module) {}

    const OrderedRow& rowOf(const std::string& id) {
        const auto known = m_rows.find(id);
        return known != m_rows.end() ? known->second : m_rows.emplace(id, ordered(id)).first->second;
    }

private:
    OrderedRow ordered(const std::string& id) const {
        const auto rows = m_module == nullptr ? std::span<const PadRow>() : m_module->rows();
        const auto row = std::ranges::find(rows, id, &PadRow::id);
        const bool isExtra = row != rows.end() && row->kind == PadRow::Kind::Extra;
        return {static_cast<std::size_t>(row - rows.begin()), QString::fromStdString(id), !isExtra};
    }

    const GameModule* m_module;
    std::unordered_map<std::string, OrderedRow> m_rows;
};

using Categories = std::map<OrderedRow, Average>;
using Traits = std::map<std::string, TraitCount>;

void addAnimals(Traits& animals, const SeatSummary& seat) {
    for (const Trait& trait : seat.traits) {
        if (trait.kind == "animal") {
            TraitCount& count = animals[trait.value];
            ++count.games;
            if (trait.amount) {
                count.amount.add(*trait.amount);
            }
        }
    }
}

std::vector<TraitCount> favourites(Traits& animals) {
    std::vector<TraitCount> list;
    for (auto& [value, count] : animals) {
        count.value = qt(value);
        list.push_back(count);
    }
    std::ranges::stable_sort(list, std::greater<>(), &TraitCount::games);
    return list;
}

// --- one player ---------------------------------------------------------------------------------

struct PlayerTally {
    PlayerStatistics statistics;
    Categories categories;
    Traits animals;
    std::map<std::pair<OrderedRow, QString>, PersonalBest> bests;  // by category and variant

    void updateBest(const OrderedRow& row, int points, const GameSummary& game) {
        const auto [best, isNew] =
            bests.try_emplace({row, game.variant}, PersonalBest{row.category, game.variant, points, game.number});
        if (!isNew && points > best->second.points) {
            best->second.points = points;
            best->second.game = game.number;
        }
    }

    void add(const GameSummary& game, const SeatSummary& seat, OrderedRows& rows) {
        PlayerStatistics& s = statistics;
        s.player = seat.player;
        s.name = seat.name;
        s.colour = seat.colour.isEmpty() ? s.colour : seat.colour;
        ++s.games;
        s.started += seat.started ? 1 : 0;
        s.total.add(seat.total);
        if (!game.isSolo()) {
            ++s.multiplayerGames;
            s.wins += seat.rank == 1 ? 1 : 0;
            s.multiplayerTotal.add(seat.total);
        }
        s.scores.push_back({game.number, game.played, game.variant, seat.total, game.isSolo()});
        for (const RowPoints& points : seat.points) {
            const OrderedRow& row = rows.rowOf(points.row);
            updateBest(row, points.points, game);
            if (row.isPartOfTotal) {
                categories[row].add(points.points);
            }
        }
        updateBest(rows.rowOf("total"), seat.total, game);
        addAnimals(animals, seat);
    }

    PlayerStatistics result() {
        for (const auto& [key, best] : bests) {
            statistics.bests.push_back(best);
        }
        for (const auto& [row, average] : categories) {
            statistics.categories.emplace_back(row.category, average);
        }
        statistics.animals = favourites(animals);
        return std::move(statistics);
    }
};

std::vector<PlayerStatistics> playersOf(const std::vector<const GameSummary*>& games, const GameModule* module) {
    std::map<Number, PlayerTally> tallies;
    OrderedRows rows(module);
    for (const GameSummary* game : games) {
        for (const SeatSummary& seat : game->seats) {
            tallies[seat.player].add(*game, seat, rows);
        }
    }
    std::vector<PlayerStatistics> players;
    players.reserve(tallies.size());
    for (auto& [number, player] : tallies) {
        players.push_back(player.result());
    }
    std::ranges::sort(players, [](const PlayerStatistics& a, const PlayerStatistics& b) {
        return a.games != b.games ? a.games > b.games : a.name.localeAwareCompare(b.name) < 0;
    });
    return players;
}

// --- two players --------------------------------------------------------------------------------

void addPair(HeadToHead& pair, const SeatSummary& a, const SeatSummary& b) {
    ++pair.games;
    pair.winsA += a.rank < b.rank ? 1 : 0;
    pair.winsB += b.rank < a.rank ? 1 : 0;
    pair.totalA.add(a.total);
    pair.totalB.add(b.total);
}

std::vector<HeadToHead> pairsOf(const std::vector<const GameSummary*>& games,
                                const std::vector<PlayerStatistics>& players) {
    std::map<Number, std::size_t> place;
    for (std::size_t p = 0; p < players.size(); ++p) {
        place[players[p].player] = p;
    }
    std::map<std::pair<std::size_t, std::size_t>, HeadToHead> pairs;
    for (const GameSummary* game : games) {
        for (const SeatSummary& a : game->seats) {
            for (const SeatSummary& b : game->seats) {
                if (place[a.player] < place[b.player]) {
                    HeadToHead& pair = pairs[{place[a.player], place[b.player]}];
                    pair.a = a.player;
                    pair.b = b.player;
                    addPair(pair, a, b);
                }
            }
        }
    }
    std::vector<HeadToHead> list;
    list.reserve(pairs.size());
    for (const auto& [key, pair] : pairs) {
        list.push_back(pair);
    }
    std::ranges::stable_sort(list, std::greater<>(), &HeadToHead::games);
    return list;
}

// --- all players --------------------------------------------------------------------------------

QString spiritKindOf(const SeatSummary& seat) {
    const auto kind = std::ranges::find(seat.traits, "spirit-kind", &Trait::kind);
    return kind == seat.traits.end() ? QString() : qt(kind->value);
}

void updateBest(ConfigurationBest& best, const GameSummary& game, const SeatSummary& seat) {
    if (++best.games == 1 || seat.total > best.total) {
        best.total = seat.total;
        best.totalGame = game.number;
        best.totalPlayer = seat.name;
    }
    const auto suns = std::ranges::find(seat.points, "suns", &RowPoints::row);
    if (suns != seat.points.end() && (!best.suns || suns->points > *best.suns)) {
        best.suns = suns->points;
        best.sunsGame = game.number;
        best.sunsPlayer = seat.name;
    }
}

std::vector<PlayerCountAverage> playerCountsOf(const std::vector<const GameSummary*>& games) {
    std::map<std::size_t, PlayerCountAverage> counts;
    for (const GameSummary* game : games) {
        PlayerCountAverage& count = counts[game->seats.size()];
        count.players = static_cast<int>(game->seats.size());
        ++count.games;
        for (const SeatSummary& seat : game->seats) {
            count.total.add(seat.total);
            if (seat.rank == 1 && !game->isSolo()) {
                count.winner.add(seat.total);
            }
        }
    }
    std::vector<PlayerCountAverage> list;
    list.reserve(counts.size());
    for (const auto& [players, count] : counts) {
        list.push_back(count);
    }
    return list;
}

// Skips seats without a kind of spirit: those of games that have no spirits.
std::vector<ConfigurationBest> configurationsOf(const std::vector<const GameSummary*>& games) {
    std::map<std::pair<QString, QString>, ConfigurationBest> bests;
    for (const GameSummary* game : games) {
        for (const SeatSummary& seat : game->seats) {
            const QString kind = spiritKindOf(seat);
            if (kind.isEmpty()) {
                continue;
            }
            ConfigurationBest& best = bests[{game->variant, kind}];
            best.variant = game->variant;
            best.spiritKind = kind;
            updateBest(best, *game, seat);
        }
    }
    std::vector<ConfigurationBest> list;
    list.reserve(bests.size());
    for (const auto& [key, best] : bests) {
        list.push_back(best);
    }
    return list;
}

std::vector<CategorySpread> spreadOf(const std::vector<const GameSummary*>& games, const GameModule* module) {
    std::map<QString, std::map<OrderedRow, CategorySpread>> spreads;
    OrderedRows rows(module);
    for (const GameSummary* game : games) {
        for (const SeatSummary& seat : game->seats) {
            for (const RowPoints& points : seat.points) {
                const OrderedRow& row = rows.rowOf(points.row);
                if (!row.isPartOfTotal) {
                    continue;
                }
                CategorySpread& spread = spreads[game->variant][row];
                spread.min = spread.points.count == 0 ? points.points : std::min(spread.min, points.points);
                spread.max = spread.points.count == 0 ? points.points : std::max(spread.max, points.points);
                spread.points.add(points.points);
            }
        }
    }
    std::vector<CategorySpread> list;
    for (auto& [variant, categories] : spreads) {
        std::int64_t gained = 0;
        for (const auto& [row, spread] : categories) {
            gained += std::max<std::int64_t>(spread.points.sum, 0);
        }
        for (auto& [row, spread] : categories) {
            spread.variant = variant;
            spread.category = row.category;
            spread.share = gained == 0 ? 0 : static_cast<double>(spread.points.sum) / static_cast<double>(gained);
            list.push_back(spread);
        }
    }
    return list;
}

}  // namespace

Statistics statisticsOf(std::span<const GameSummary> games) {
    std::vector<const GameSummary*> oldestFirst;  // the first to reach a best keeps it
    for (const GameSummary& game : games) {
        oldestFirst.push_back(&game);
    }
    std::ranges::sort(oldestFirst, [](const GameSummary* a, const GameSummary* b) {
        return a->playedUtc != b->playedUtc ? a->playedUtc < b->playedUtc : a->number < b->number;
    });
    Statistics statistics;
    statistics.game = games.empty() ? QString() : games.front().game;
    const GameModule* module = findGame(statistics.game.toStdString());
    Traits animals;
    for (const GameSummary* game : oldestFirst) {
        ++statistics.games;
        statistics.solo += game->isSolo() ? 1 : 0;
        if (game->minutes) {
            statistics.minutes = statistics.minutes.value_or(0) + *game->minutes;
        }
        std::ranges::for_each(game->seats, [&](const SeatSummary& seat) { addAnimals(animals, seat); });
    }
    statistics.players = playersOf(oldestFirst, module);
    statistics.pairs = pairsOf(oldestFirst, statistics.players);
    statistics.configurations = configurationsOf(oldestFirst);
    statistics.playerCounts = playerCountsOf(oldestFirst);
    statistics.spread = spreadOf(oldestFirst, module);
    statistics.animals = favourites(animals);
    return statistics;
}

std::vector<Statistics> statisticsByGame(std::span<const GameSummary> games) {
    std::vector<QString> order;
    for (const GameModule* module : knownGames()) {
        order.push_back(
            QString::fromUtf8(module->facts().id.data(), static_cast<qsizetype>(module->facts().id.size())));
    }
    std::map<QString, std::vector<GameSummary>> byGame;
    for (const GameSummary& game : games) {
        byGame[game.game].push_back(game);
        if (std::ranges::find(order, game.game) == order.end()) {
            order.push_back(game.game);
        }
    }
    std::vector<Statistics> all;
    for (const QString& game : order) {
        if (const auto found = byGame.find(game); found != byGame.end()) {
            all.push_back(statisticsOf(found->second));
        }
    }
    return all;
}

}  // namespace concord::record
