// The keys that build on a cell: one for each token, and one for each stack that takes several tokens. They are the
// same in every language. Typed rows use the same letters.
#pragma once

#include "scoring/harmonies/stack.h"

#include <Qt>

#include <optional>
#include <span>

namespace concord::gui {

// Puts one more token on the cell: Water, Mountain, Trunk, Leaves, Field, House.
Qt::Key keyOf(Token token);
std::optional<Token> tokenOfKey(int key);

// Puts a whole stack there instead of what it held. A tree or mountain one step higher has the next letter of its word:
// tRee and trEe, mOuntain and moUntain; then Building.
struct StackKey {
    Qt::Key key;
    Stack stack;
};
std::span<const StackKey> stackKeys();
std::optional<Stack> stackOfKey(int key);

// The same key on a keyboard with Latin letters, for one with Cyrillic letters.
int latinKey(int key);

// "W M T L F H R E O U B"
QString keyLetters();

}  // namespace concord::gui
