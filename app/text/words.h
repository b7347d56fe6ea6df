// What the things of Harmonies and the rows of any game are called in the user's language, for both programs; and
// translated messages.
#pragma once

#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/evidence.h"
#include "scoring/harmonies/game.h"
#include "scoring/harmonies/score.h"
#include "scoring/harmonies/stack.h"
#include "scoring/json/message.h"
#include "scoring/table/pad_row.h"

#include <QString>
#include <QStringList>

namespace concord::words {

QString token(Token token);                                    // "Blue"
QString stack(Stack stack);                                    // "tall tree", "building on gray", "empty"
QString cube(Cube cube);                                       // "animal cube"
QString category(Category category);                           // "Trees", as the row of the pad
QString waterOf(Side side);                                    // "River" or "Islands": the kind of water on that side
QString rowName(Category category, Side side);                 // "Trees"; water by its kind on that side
QString rowName(const PadRow& row);                            // of any game
QString card(const std::string& id, const QString& language);  // name of an animal or spirit
QString cells(const std::vector<Cell>& cells);                 // "c2, c3"
QString points(int points);                                    // "7 points", "-3 points"
QString landscape(Landscape landscape);                        // "medium tree", as a habitat requires it

// What a card requires and pays, in sentences: "Cube on: building. With: field, field. Points: 5, 10, 17."
QString cardInWords(const std::string& id);
// What a spirit pays for: "Every tree – height 2: 4 points; height 3: 4 points."
QString spiritRule(const SpiritCard& card);

// One item in a few words: "Tall tree", "River, 7 tokens long".
QString itemTitle(const ScoreItem& item, const QString& language);
// A rule as a sentence: "A mountain that touches no other mountain is worth nothing."
QString ruleSentence(Rule rule);
// Why the rule paid or denied here: "Around it: blue, green and yellow, 3 different colours." Empty if the title and
// the rule say everything.
QString reason(const ScoreItem& item, const Evidence& evidence);
// "Rulebook, page 8"; empty if no page applies.
QString rulebookPage(Rule rule);
QString rulebookPage(const std::string& page);

// Replaces the magnitude in a text by the number, as tr() takes no negative %n: withNumber(tr("%n point(s)", nullptr,
// std::abs(n)), n).
QString withNumber(const QString& text, int number);

// A translated text with the values in place of %1, %2 ...; a "%1" within a value stays as it is.
QString inserted(QString text, const QStringList& values);

// A message of scoring or vision in the user's language.
QString translated(const Message& message);

// The warnings of a player, with several about unknown numbers combined into one sentence.
QStringList warningsOf(const Game& game, const Player& player, const std::vector<Warning>& warnings);

}  // namespace concord::words
