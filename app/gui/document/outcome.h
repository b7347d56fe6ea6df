// Who won, in words: as soon as it is known, and until then what is missing.
#pragma once

#include "app/gui/document/document.h"

#include <QString>

#include <optional>
#include <vector>

namespace concord::gui {

// A number that is missing: see hasNumber().
struct Gap {
    int player = 0;
    Category category = Category::Trees;  // Trees to Water, Animals or Spirit

    friend bool operator==(const Gap&, const Gap&) = default;
};

// Whether there is a number, or none is needed: of a spirit in a game without spirits.
bool isKnown(const Table& table, int player, Category category);
// In the order of players and rows.
std::vector<Gap> gaps(const Table& table);

struct Outcome {
    bool final = false;        // no gaps: the headline names the winner, or the suns
    QString headline;          // "Ann wins with 131 points."
    QString detail;            // how the tie was broken, what is missing, how far the next sun is; may be empty
    std::vector<int> winners;  // only when final; nobody wins a solo game
    // It is unknown how many animal cubes the players tied for the first place have placed.
    bool cubesWanted = false;
};

// The outcome of an open document.
Outcome outcomeOf(const Document& document);

}  // namespace concord::gui
