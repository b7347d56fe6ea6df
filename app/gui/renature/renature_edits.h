// Edits of an open game of Renature, each one undo step. One that would break a limit changes nothing and returns why.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/kit/wording.h"
#include "scoring/renature/game.h"

#include <functional>
#include <optional>
#include <vector>

namespace concord::gui {

// Without players while no game of Renature is open.
const renature::Game& renatureOf(const Document& document);
inline bool isRenature(const Document& document) { return document.game().get<renature::Game>() != nullptr; }

// Why the game cannot be, in a sentence; empty: it can.
Wording brokenLimit(const renature::Game& game);

// Somebody more with a free colour, if possible that one.
Wording addRenaturePlayer(Document& document, const QString& name, const QString& colour);

Wording editRenature(Document& document, const Wording& description,
                     const std::function<void(renature::Game&)>& change);

// The row of the pad: several numbers are the backs of the tokens. One is their sum, beside their number if that is
// known; none: tokens are unknown.
Wording typeTokens(Document& document, int player, const std::vector<int>& numbers);
// How many tokens there are; nothing: unknown.
Wording typeTokenCount(Document& document, int player, std::optional<int> count);
// Nothing: unknown.
Wording setPlantsLeft(Document& document, int player, const std::optional<renature::PlantsLeft>& left);
// Every area that still holds its token; nothing: unknown.
Wording setAreas(Document& document, const std::optional<std::vector<renature::Area>>& areas,
                 const Wording& description);
Wording setPlayerColour(Document& document, int player, renature::Colour colour);
void setClaimedPoints(Document& document, int player, renature::Category category, std::optional<int> claimed);

}  // namespace concord::gui
