#include "scoring/renature/contradictions.h"

#include "scoring/renature/player_warnings.h"
#include "scoring/renature/stock.h"
#include "scoring/renature/table_warnings.h"

#include <algorithm>
#include <numeric>
#include <string>
#include <utility>

namespace concord::renature {
namespace {

using Place = Contradiction::Place;

int valueOf(const PlantCounts& plants) {
    return std::accumulate(allPlants.begin(), allPlants.end(), 0,
                           [&](int sum, PlantKind kind) { return sum + plants.at(kind) * value(kind); });
}

class Search {
public:
    Search(const Game& game, const AskedNumbers& asked) : m_game(game), m_areasLeft(areasLeft(game)) {
        addTracks();
        for (std::size_t player = 0; player < game.players.size(); ++player) {
            addPlants(player);
            addTokens(player);
            addAreas(player);
        }
        std::ranges::stable_sort(m_found, {}, &Contradiction::player);
        if (asked.isComplete) {
            addTokenCount();
        }
    }

    std::vector<Contradiction> found() { return std::move(m_found); }

private:
    int playerCount() const { return static_cast<int>(m_game.players.size()); }

    void add(std::string code, std::size_t player, Category row, Place place, Message message) {
        m_found.push_back({std::move(code), static_cast<int>(player), name(row), place, std::move(message)});
    }

    // The lowest track is at least the lowest head start, the next one at least the next.
    void addTracks() {
        std::vector<std::size_t> known;
        for (std::size_t player = 0; player < m_game.players.size(); ++player) {
            if (m_game.players[player].track) {
                known.push_back(player);
            }
        }
        std::ranges::stable_sort(known, {}, [&](std::size_t player) { return *m_game.players[player].track; });
        for (std::size_t i = 0; i < known.size(); ++i) {
            const int start = headStarts[m_game.players.size() - 1 - i];
            if (const int track = *m_game.players[known[i]].track; track < start) {
                add("track-below-start", known[i], Category::Track, Place::Pad,
                    {CONCORD_TEXT(
                         "the score track says %1, but by the head starts for %2 players it cannot be below %3."),
                     {std::to_string(track), std::to_string(playerCount()), std::to_string(start)}});
            }
        }
    }

    void addPlants(std::size_t player) {
        const int most = valueOf(initialPlants(playerCount(), PlantOwner::Player).plants) +
                         valueOf(initialPlants(playerCount(), PlantOwner::Neutral).plants);
        if (const auto typed = m_game.players[player].typed.at(Category::PlantsLeft); typed && -*typed > most) {
            add("plants-beyond-board", player, Category::PlantsLeft, Place::Pad,
                {CONCORD_TEXT("with %1 players a full player board holds plants worth %2 at most."),
                 {std::to_string(playerCount()), std::to_string(most)}});
        }
        addWarning(player, "board-capacity", Category::PlantsLeft);
    }

    void addTokens(std::size_t player) { addWarning(player, "tokens-do-not-add-up", Category::Tokens); }

    // Only the first one: the others are reported once it is corrected.
    void addWarning(std::size_t player, std::string_view code, Category row) {
        const std::vector<Warning> warnings = playerWarnings(m_game, m_game.players[player]);
        if (const auto found = std::ranges::find(warnings, code, &Warning::code); found != warnings.end()) {
            add(found->code, player, row, Place::Board, found->message);
        }
    }

    // How many areas still hold their token; nothing if that is not known.
    static std::optional<int> areasLeft(const Game& game) {
        if (game.areas) {
            return static_cast<int>(game.areas->size());
        }
        int left = areaCount;
        for (const Player& player : game.players) {
            if (!player.tokens) {
                return {};
            }
            left -= sumOf(*player.tokens).count;
        }
        return left;
    }

    void addAreas(std::size_t player) {
        const auto typed = m_game.players[player].typed.at(Category::Areas);
        if (typed && *typed > 0 && m_areasLeft == 0) {
            add("no-area-left", player, Category::Areas, Place::Pad,
                {CONCORD_TEXT("no area still holds its sunflower token, so none gives points."), {}});
        }
    }

    // Reported for the player with the fewest tokens, who most likely lacks one.
    void addTokenCount() {
        const std::vector<Warning> warnings = tableWarnings(m_game, {});
        const auto found = std::ranges::find(warnings, "token-count", &Warning::code);
        if (found != warnings.end()) {
            const auto fewest = std::ranges::min_element(
                m_game.players, {}, [](const Player& player) { return sumOf(*player.tokens).count; });
            add(found->code, static_cast<std::size_t>(fewest - m_game.players.begin()), Category::Tokens, Place::Table,
                found->message);
        }
    }

    const Game& m_game;
    const std::optional<int> m_areasLeft;
    std::vector<Contradiction> m_found;
};

}  // namespace

std::vector<Contradiction> contradictionsIn(const Game& game, const AskedNumbers& asked) {
    return Search(game, asked).found();
}

}  // namespace concord::renature
