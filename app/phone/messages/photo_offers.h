// The answers that a photo's question can have.
#pragma once

#include "app/phone/messages/table_state.h"

#include <string_view>

namespace concord::phone {

// id: "next-player", "take-newer", "fuse", "read-as-a", "read-as-b", "turn-to-a", "turn-to-b", "other-game" or
// "set-aside".
PhotoOffer photoOffer(std::string_view id);

}  // namespace concord::phone
