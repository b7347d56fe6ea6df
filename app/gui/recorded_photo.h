// The photos of recorded games as the board's page shows them, with what was read from them.
#pragma once

#include "document.h"

#include "../record/store.h"

#include <memory>
#include <optional>
#include <string>

namespace concord::gui {

// What a concord-reading says, and where the cells lie in the photo. Its warnings are left out: they are English
// sentences there. Nothing for a text that is no reading of a board.
std::optional<vision::Reading> readingFromJson(const std::string& json);

// The game with the players' photos beside their boards. What differs from the reading was settled by a person. A
// photo that is missing or that cannot be shown costs that photo alone. Throws as the store does.
Table tableFromRecord(record::Store& store, record::Number game);

}  // namespace concord::gui
