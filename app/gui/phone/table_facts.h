// What phones receive about a document, in addition to the game itself.
#pragma once

#include "app/gui/phone/phone_photos.h"

#include <map>

namespace concord::gui {

class TableFactsReader {
public:
    TableFactsReader(const Document& document, const PhonePhotos& photos) : m_document(document), m_photos(photos) {}

    phone::TableFacts read();

    // A player keeps the id after a change of seat or name.
    std::string idOf(PlayerId player);
    std::string idOf(int player) { return idOf(m_document.playerState(player).player); }
    // The player's present seat.
    std::optional<int> find(const std::string& id) const;
    std::string idOf(const Photo& photo);  // empty if no player has the photo

private:
    phone::PlayerFacts playerFacts(int player);

    const Document& m_document;
    const PhonePhotos& m_photos;
    std::vector<PlayerId> m_players;                                          // the first one is "p1"
    std::vector<std::pair<std::weak_ptr<const Photo>, std::string>> m_shown;  // photos with their ids
};

// The size of the upright picture, and where a point of the stored image lies in it, 0 to 1 of its width and height.
// x, y: pixels of the stored image.
QSize uprightSize(const Photo& photo);
phone::Point shownPoint(const Photo& photo, double x, double y);

}  // namespace concord::gui
