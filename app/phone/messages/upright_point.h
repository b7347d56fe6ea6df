// Maps points of a stored photo to the upright picture.
#pragma once

#include "app/phone/messages/table_state.h"

namespace concord::phone {

// Whether width and height are swapped: from EXIF orientation 5 on. Half a turn (3) does not count.
inline bool isTurned(int orientation) { return orientation >= 5; }

// stored: 0 to 1 of the stored image's width and height. orientation: EXIF, 1 to 8.
inline Point uprightPoint(Point stored, int orientation) {
    const double x = stored.x;
    const double y = stored.y;
    switch (orientation) {
        case 2:
            return {1 - x, y};
        case 3:
            return {1 - x, 1 - y};
        case 4:
            return {x, 1 - y};
        case 5:
            return {y, x};
        case 6:
            return {1 - y, x};
        case 7:
            return {1 - y, 1 - x};
        case 8:
            return {y, 1 - x};
        default:
            return stored;
    }
}

}  // namespace concord::phone
