#include "app/gui/score/harmonies_contradictions.h"

#include "app/gui/document/document.h"
#include "app/text/words.h"
#include "scoring/harmonies/animals.h"
#include "scoring/harmonies/table_warnings.h"
#include "scoring/harmonies/upper_bounds.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace concord::gui {

namespace {

using Place = Contradiction::Place;

constexpr int tokensPerTurn = 3;

struct ContradictionText {
    Q_DECLARE_TR_FUNCTIONS(ContradictionText)
};

class Search {
public:
    Search(const Document& document, bool isComplete, std::string_view boardLine)
        : m_document(document), m_game(document.harmonies()), m_boardLine(boardLine) {
        for (int player = 0; player < document.playerCount(); ++player) {
            addExcesses(player);
            addCubes(player);
            addMissingCards(player);
        }
        addBox();
        if (isComplete) {
            addTokenCounts();
        }
    }

    std::vector<Contradiction> found() { return std::move(m_found); }

private:
    const Player& player(int index) const { return m_document.harmoniesPlayer(index); }

    void add(int player, std::string_view line, const QString& text, Place place) {
        m_found.push_back({player, line, text, place});
    }

    void addExcesses(int index) {
        for (const Excess& excess : excessesOf(m_game, player(index))) {
            add(index, name(excess.category), words::translated(excess.message), Place::Pad);
        }
    }

    static QString cubeText(int onBoard, int placed) {
        const QString numbers = ContradictionText::tr("cubes on the board: %1, from the cards: %2.")
                                    .arg(QLocale().toString(onBoard), QLocale().toString(placed));
        return numbers + QLatin1Char(' ') +
               (onBoard > placed ? ContradictionText::tr("Is a card or a number of cubes missing?")
                                 : ContradictionText::tr("Is a cube on the board missing?"));
    }

    void addCubes(int index) {
        const Player& one = player(index);
        if (!one.board || !one.cubesKnown) {
            return;
        }
        const int animals = one.board->cubeCount(Cube::Animal);
        if (const std::optional<int> placed = animalCubesFromCards(one); placed && *placed != animals) {
            add(index, name(Category::Animals), cubeText(animals, *placed), Place::Cards);
        }
        const int spirits = one.board->cubeCount(Cube::Spirit);
        if (!one.spirit && one.animals && spirits > 0) {
            // The row of spirits may be hidden.
            add(index, m_document.table().withSpirits ? name(Category::Spirit) : m_boardLine,
                ContradictionText::tr("a spirit's cube lies on the board, but no nature's spirit was chosen."),
                m_document.table().withSpirits ? Place::Cards : Place::Board);
        } else if (one.spirit && !one.spirit->card.empty() && spirits != (one.spirit->placed ? 1 : 0)) {
            add(index, name(Category::Spirit), cubeText(spirits, one.spirit->placed ? 1 : 0), Place::Cards);
        }
    }

    bool knowsLandscapes(int index) const {
        for (int row = 0; row < landscapeCategories; ++row) {
            if (!hasNumber(player(index), static_cast<Category>(row))) {
                return false;
            }
        }
        return true;
    }

    // Only the cards are missing: what else is, the line beneath the pad says.
    void addMissingCards(int index) {
        if (!knowsLandscapes(index)) {
            return;
        }
        if (!hasNumber(player(index), Category::Animals)) {
            add(index, name(Category::Animals), ContradictionText::tr("the animal cards are missing."), Place::Cards);
        }
        if (m_document.table().withSpirits && !player(index).spirit) {
            add(index, name(Category::Spirit), ContradictionText::tr("the nature's spirit is missing."), Place::Cards);
        }
    }

    // At the board with the most tokens of the colour: there it is most likely.
    void addBox() {
        for (const BoxExcess& excess : boxExcesses(m_game)) {
            int most = 0;
            int where = 0;
            for (int index = 0; index < m_document.playerCount(); ++index) {
                const int tokens = player(index).board ? player(index).board->tokenCount(excess.token) : 0;
                if (tokens > most) {
                    most = tokens;
                    where = index;
                }
            }
            add(where, m_boardLine, words::translated(excess.message), Place::Board);
        }
    }

    // Every turn places three tokens, and all players have equally many turns: boards differ from what most have.
    void addTokenCounts() {
        std::map<int, int> boards;  // by their tokens
        for (int index = 0; index < m_document.playerCount(); ++index) {
            if (hasTokens(player(index))) {
                ++boards[player(index).board->tokenCount()];
            }
        }
        const auto usual = std::ranges::max_element(boards, {}, [](const auto& entry) {
            return std::pair(entry.first % tokensPerTurn == 0 ? entry.second : 0, entry.first);
        });
        for (int index = 0; index < m_document.playerCount(); ++index) {
            if (!hasTokens(player(index))) {
                continue;
            }
            const int tokens = player(index).board->tokenCount();
            if (tokens % tokensPerTurn != 0) {
                add(index, m_boardLine,
                    ContradictionText::tr("tokens on the board: %1. Every turn places three, so that it should be a "
                                          "multiple of three.")
                        .arg(tokens),
                    Place::Board);
            } else if (tokens != usual->first) {
                add(index, m_boardLine,
                    ContradictionText::tr("tokens on the board: %1, on another one: %2. All players have equally "
                                          "many turns.")
                        .arg(tokens)
                        .arg(usual->first),
                    Place::Board);
            }
        }
    }

    const Document& m_document;
    const Game& m_game;
    std::string_view m_boardLine;
    std::vector<Contradiction> m_found;
};

}  // namespace

std::vector<Contradiction> harmoniesContradictions(const Document& document, bool isComplete,
                                                   std::string_view boardLine) {
    return Search(document, isComplete, boardLine).found();
}

}  // namespace concord::gui
