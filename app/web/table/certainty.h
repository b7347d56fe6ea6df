// How far the points of a board can be trusted, in words. Computing that takes a while, so the text is cached until
// something that it depends on changes.
#pragma once

#include "app/phone/messages/text.h"
#include "app/web/table/table.h"

#include <map>

namespace concord::web {

class CertaintyTexts {
public:
    // Empty where the board was not read from a photo.
    phone::Text of(const Table& table, std::size_t seat);

private:
    struct CachedText {
        std::shared_ptr<const BoardPhoto> photo;
        Board board;
        std::bitset<maxCells> checked;
        ClosedRiver closedRiver;
        phone::Text text;
    };

    std::map<int, CachedText> m_cache;  // by the number of the seat
};

}  // namespace concord::web
