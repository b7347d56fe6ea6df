// Edits of an open game of Renature, each one undo step. An edit that would break a limit changes nothing and returns
// why.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/kit/wording.h"
#include "scoring/renature/game.h"

#include <functional>
#include <optional>
#include <vector>

namespace concord::gui {

// The open game; one without players while no game of Renature is open.
const renature::Game& renatureOf(const Document& document);
inline bool isRenature(const Document& document) { return document.game().get<renature::Game>() != nullptr; }

// A sentence that says which limit the game breaks; empty if none.
Wording brokenLimit(const renature::Game& game);

// Adds a player in that colour, or in a free one if somebody has it; two players always get white and black.
Wording addRenaturePlayer(Document& document, const QString& name, const QString& colour);

Wording editRenature(Document& document, const Wording& description,
                     const std::function<void(renature::Game&)>& change);

// numbers: several are the backs of the tokens; a single one is their sum, and keeps how many there are if that is
// known; none means unknown.
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
