#include "app/gui/window/page_columns.h"

#include <algorithm>
#include <cmath>

namespace concord::gui {

PageColumns pageColumns(const PageContents& contents) {
    constexpr double scoreShare = 0.25;  // beside a photo
    constexpr int widestScore = 460;
    const int width = contents.availableSize.width();
    constexpr double leastShare = 0.53;  // so that the palette below has space for its names
    const int least = std::max(contents.minBoard, static_cast<int>(width * leastShare));
    const int most = std::max(contents.minBoard, width - contents.minScore);
    int board = 0;
    if (contents.hasPhoto) {
        board = width - std::clamp(static_cast<int>(width * scoreShare), contents.minScore,
                                   std::max(contents.minScore, widestScore));
    } else {
        board = static_cast<int>(std::lround(contents.availableSize.height() * contents.boardAspectRatio));
    }
    board = std::clamp(board, std::min(least, most), most);
    return {board, width - board};
}

}  // namespace concord::gui
