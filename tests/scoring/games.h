// Small games for tests, and what their scores say.
#pragma once

#include "scoring/harmonies/score.h"
#include "tests/scoring/boards.h"

namespace concord::testing {

Player playerWith(std::string name, Board board);
Player typedPlayer(std::string name, int trees, int mountains, int fields, int buildings, int water);
Game gameOf(std::vector<Player> players);

AnimalEntry cardEntry(std::string card, int placed);
AnimalEntry unnamedCardEntry(int points, std::optional<int> placed = std::nullopt);

std::vector<std::string> codes(const std::vector<Warning>& warnings);
const Warning* warningOf(const std::vector<Warning>& warnings, std::string_view code);  // null: none

std::vector<ScoreItem> itemsOf(const PlayerScore& score, Category category);

}  // namespace concord::testing
