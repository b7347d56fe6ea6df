// What the programs call the things of the game, in the language of the person: the one
// table from identifiers to translated words. Both programs use it.
#pragma once

#include "../scoring/message.h"
#include "../scoring/score.h"
#include "../scoring/stack.h"

#include <QString>

namespace concord::words {

QString token(Token token);                                    // "Blue"
QString token(Token token, int count);                         // "2 blue tokens"
QString stack(Stack stack);                                    // "tall tree", "building on gray", "empty"
QString cube(Cube cube);                                       // "animal cube"
QString category(Category category);                           // "Trees", as the row of the pad
QString waterOf(Side side);                                    // "River" or "Islands": what water means there
QString card(const std::string& id, const QString& language);  // name of an animal or spirit
QString cells(const std::vector<Cell>& cells);                 // "c2, c3"

// One item in a few words: "Tree of height 3", "River of 7 tokens".
QString itemTitle(const ScoreItem& item, const QString& language);
// The rule behind it as a sentence: "A mountain that touches no other mountain is worth nothing."
QString ruleSentence(Rule rule);
// "Rulebook, page 8"; empty where no page applies.
QString rulebookPage(Rule rule);

// A text of scoring or vision in the language of the person.
QString translated(const Message& message);

}  // namespace concord::words
