#include "app/phone/messages/photo_offers.h"

#include <algorithm>
#include <array>
#include <utility>

namespace concord::phone {

PhotoOffer photoOffer(std::string_view id) {
    constexpr auto texts = std::to_array<std::pair<std::string_view, const char*>>({
        {"next-player", CONCORD_TEXT("Another player's board")},
        {"take-newer", CONCORD_TEXT("Play went on: take this photo")},
        {"fuse", CONCORD_TEXT("The same board: use both")},
        {"read-as-a", CONCORD_TEXT("Read as side A")},
        {"read-as-b", CONCORD_TEXT("Read as side B")},
        {"turn-to-a", CONCORD_TEXT("Change the game to side A")},
        {"turn-to-b", CONCORD_TEXT("Change the game to side B")},
        {"other-game", CONCORD_TEXT("A photo of another game")},
        {"set-aside", CONCORD_TEXT("Set it aside")},
    });
    const auto found = std::ranges::find(texts, id, &std::pair<std::string_view, const char*>::first);
    return {std::string(id), {found == texts.end() ? "" : found->second, {}}};
}

}  // namespace concord::phone
