// The keys that build on a cell: one for each token, one for each tree and mountain of several tokens, and one for a
// building. They are the same in every language. A board typed as text (typed_row.h) uses the same letters.
#pragma once

#include "scoring/harmonies/stack.h"

#include <Qt>

#include <optional>
#include <span>

namespace concord::gui {

// Puts one more token on the cell: Water, Mountain, Trunk, Leaves, Field, House.
Qt::Key keyOf(Token token);
std::optional<Token> tokenOfKey(int key);

// Puts a whole stack on the cell instead of what it held. A tree or mountain one step higher has the next letter of its
// word: tRee and trEe, mOuntain and moUntain; then Building.
struct StackKey {
    Qt::Key key;
    Stack stack;
};
std::span<const StackKey> stackKeys();
std::optional<Stack> stackOfKey(int key);

// For a key with a Cyrillic letter, the one with a Latin letter in the same place; other keys are returned as they are.
int latinKey(int key);

// "W M T L F H R E O U B"
QString keyLetters();

}  // namespace concord::gui
