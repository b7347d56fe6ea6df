// Who won, in words: as soon as it is known, and until then what is missing.
#pragma once

#include <QString>

#include <cstddef>
#include <string_view>
#include <vector>

namespace concord {
struct ScoreTable;
}  // namespace concord

namespace concord::gui {

class Document;

// The players from the first rank down; tied ones in the order of the game.
std::vector<std::size_t> byRank(const ScoreTable& score);

// A missing number: nobody typed it, and no board or card gives it.
struct Gap {
    int player = 0;
    std::string_view row;  // id of a row of points

    friend bool operator==(const Gap&, const Gap&) = default;
};

// In the order of players and rows.
std::vector<Gap> gaps(const Document& document);

// The rows of an open document that everybody needs a number in, even where nothing was played.
std::vector<std::string_view> requiredRows(const Document& document);

struct Outcome {
    bool final = false;        // no gaps: the headline says who won, or that a tie or a contradiction is left
    QString headline;          // "Ann wins with 131 points."
    QString detail;            // how the tie was broken, what is missing; may be empty
    std::vector<int> winners;  // only when final; nobody wins a solo game, or a tie that is not broken yet
    // Several players have the most points, even if a tie-break decides between them; only when final.
    bool isTied = false;
    // They are level, and a number that breaks the tie is unknown.
    bool tieBreakWanted = false;
    std::vector<int> tieBreakMissing;  // the players whose number is unknown
    // Something cannot be right: the headline says so before anybody is announced, and nobody is a winner yet.
    bool contradicted = false;
};

// The outcome of an open document.
Outcome outcomeOf(const Document& document);

}  // namespace concord::gui
