#include "scoring/harmonies/warnings/contradictions.h"

#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/warnings/table_warnings.h"
#include "scoring/harmonies/warnings/upper_bounds.h"

#include <algorithm>
#include <map>
#include <utility>

namespace concord {
namespace {

using Place = Contradiction::Place;

Message cubeMessage(int onBoard, int placed) {
    return {onBoard > placed
                ? CONCORD_TEXT("the number of cubes on the board is %1, but %2 by the cards. Is a card missing, or is "
                               "the number of cubes on one too low?")
                : CONCORD_TEXT("the number of cubes on the board is %1, but %2 by the cards. Is a cube on the board "
                               "missing?"),
            {std::to_string(onBoard), std::to_string(placed)}};
}

Message tokensMessage(int tokens) {
    if (tokens == 1) {
        return {
            CONCORD_TEXT("one token lies on the board. Every turn places three, so the number of tokens should be a "
                         "multiple of three."),
            {}};
    }
    return {CONCORD_TEXT("%1 tokens lie on the board. Every turn places three, so their number should be a multiple of "
                         "three."),
            {std::to_string(tokens)}};
}

class Search {
public:
    Search(const Game& game, const AskedNumbers& asked)
        : m_game(game), m_withSpirits(asked.isRequired(name(Category::Spirit))) {
        for (std::size_t player = 0; player < game.players.size(); ++player) {
            m_player = player;
            addExcesses();
            addCubes();
            addMissingCards();
        }
        addBox();
        if (asked.isComplete) {
            addTokenCounts();
        }
    }

    std::vector<Contradiction> found() { return std::move(m_found); }

private:
    const Player& player() const { return m_game.players[m_player]; }

    void add(std::string code, std::string_view row, Place place, Message message) {
        m_found.push_back({std::move(code), static_cast<int>(m_player), row, place, std::move(message)});
    }

    void addExcesses() {
        for (Excess& excess : excessesOf(m_game, player())) {
            add("beyond-bound", name(excess.category), Place::Pad, std::move(excess.message));
        }
    }

    void addCubes() {
        if (!player().board || !player().cubesKnown) {
            return;
        }
        const int animals = player().board->cubeCount(Cube::Animal);
        if (const std::optional<int> placed = animalCubesFromCards(player()); placed && *placed != animals) {
            add("animal-cubes", name(Category::Animals), Place::Cards, cubeMessage(animals, *placed));
        }
        const int spirits = player().board->cubeCount(Cube::Spirit);
        if (!player().spirit && player().animals && spirits > 0) {
            // Without spirits the pad has no row for them.
            add("no-spirit-chosen", m_withSpirits ? name(Category::Spirit) : std::string_view(),
                m_withSpirits ? Place::Cards : Place::Board,
                {CONCORD_TEXT("a spirit's cube lies on the board, but no nature's spirit was chosen."), {}});
        } else if (player().spirit && !player().spirit->card.empty()) {
            if (const int placed = player().spirit->placed ? 1 : 0; placed != spirits) {
                add("spirit-cubes", name(Category::Spirit), Place::Cards, cubeMessage(spirits, placed));
            }
        }
    }

    bool knowsLandscapes() const {
        for (int row = 0; row < landscapeCategoryCount; ++row) {
            if (!hasNumber(player(), static_cast<Category>(row))) {
                return false;
            }
        }
        return true;
    }

    // Only where nothing but the cards is missing: otherwise the game is not over yet.
    void addMissingCards() {
        if (!knowsLandscapes()) {
            return;
        }
        if (!hasNumber(player(), Category::Animals)) {
            add("no-animals", name(Category::Animals), Place::Cards,
                {CONCORD_TEXT("the animal cards are missing."), {}});
        }
        if (m_withSpirits && !player().spirit) {
            add("no-spirit", name(Category::Spirit), Place::Cards,
                {CONCORD_TEXT("the nature's spirit is missing."), {}});
        }
    }

    int tokensOf(std::size_t player, Token token) const {
        const std::optional<Board>& board = m_game.players[player].board;
        return board ? board->tokenCount(token) : 0;
    }

    // Reported for the board with the most tokens of the colour, which most likely has too many.
    void addBox() {
        for (BoxExcess& excess : boxExcesses(m_game)) {
            m_player = 0;
            for (std::size_t other = 1; other < m_game.players.size(); ++other) {
                if (tokensOf(other, excess.token) > tokensOf(m_player, excess.token)) {
                    m_player = other;
                }
            }
            add("box-supply-" + std::string(name(excess.token)), {}, Place::Board, std::move(excess.message));
        }
    }

    // Compares each board with the most frequent number of tokens among those that are whole turns.
    void addTokenCounts() {
        std::map<int, int> boards;  // how many boards have each number of tokens
        for (const Player& one : m_game.players) {
            if (hasTokens(one)) {
                ++boards[one.board->tokenCount()];
            }
        }
        const auto usual = std::ranges::max_element(boards, {}, [](const auto& entry) {
            return std::pair(entry.first % tokensPerTurn == 0 ? entry.second : 0, entry.first);
        });
        for (m_player = 0; m_player < m_game.players.size(); ++m_player) {
            if (!hasTokens(player())) {
                continue;
            }
            const int tokens = player().board->tokenCount();
            if (tokens % tokensPerTurn != 0) {
                add("token-count-no-multiple-of-three", {}, Place::Board, tokensMessage(tokens));
            } else if (tokens != usual->first) {
                add("token-counts-differ", {}, Place::Board,
                    {CONCORD_TEXT(
                         "%1 tokens lie on the board, but %2 on another one. All players take the same number of "
                         "turns."),
                     {std::to_string(tokens), std::to_string(usual->first)}});
            }
        }
    }

    const Game& m_game;
    const bool m_withSpirits;
    std::size_t m_player = 0;
    std::vector<Contradiction> m_found;
};

}  // namespace

std::vector<Contradiction> contradictionsIn(const Game& game, const AskedNumbers& asked) {
    return Search(game, asked).found();
}

}  // namespace concord
