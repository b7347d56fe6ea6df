// The wording of Renature, in addition to its rows and messages: colours, plants, areas, and what a colour lacks.
#pragma once

#include "app/text/game_words.h"
#include "scoring/renature/area_reason.h"
#include "scoring/renature/next_gain.h"

namespace concord::words {

const GameWords& renatureWords();

QString colour(renature::Colour colour);              // "Orange"
QString plant(renature::PlantKind plant);             // "Bush"
QString plantInList(renature::PlantKind plant);       // "bush"
QString plants(const renature::PlantCounts& plants);  // "2 turf, bush"; empty for none

// "White is first with 4 and takes 5. ..."
QString areaSentence(const renature::Area& area, const renature::AreaOutcome& outcome);
// "Orange: 2 more plant points (bush) would win bonus, 2 points."
QString gainSentence(renature::Colour colour, const renature::Gain& gain);

}  // namespace concord::words
