// Who won, as soon as it is known, and until then what is missing.
#pragma once

#include "app/phone/messages/text.h"
#include "scoring/table/contradiction.h"
#include "scoring/table/outcome_texts.h"
#include "scoring/table/score_table.h"

#include <string>
#include <vector>

namespace concord::phone {

struct OutcomeText {
    bool final = false;
    Text headline;
    Text detail;
    bool tieBreakWanted = false;       // a number that is still unknown decides the tie for the first place
    std::vector<std::size_t> winners;  // only when final; empty for a solo game, and for a tie that is not broken yet
};

// requiredRows: ids of rows that need a number even where nothing was played.
OutcomeText outcomeOf(const ScoreTable& table, const OutcomeTexts& texts, const std::vector<std::string>& requiredRows);

// The outcome while the numbers contradict each other or the rules: nobody has won, and the detail says who
// has if they are right.
OutcomeText withContradiction(const OutcomeText& outcome, const ScoreTable& table, const Contradiction& contradiction);

}  // namespace concord::phone
