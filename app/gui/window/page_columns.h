// How the page of a board shares its width, so that neither pictures nor lists leave empty strips.
#pragma once

#include <QList>
#include <QSize>

namespace concord::gui {

struct PageColumns {
    int board = 0;  // with the photo beside it, if there is one
    int score = 0;

    QList<int> sizes() const { return {board, score}; }
    friend bool operator==(const PageColumns&, const PageColumns&) = default;
};

struct PageContents {
    QSize availableSize;
    double boardAspectRatio = 1;  // width of a drawn board divided by its height
    bool hasPhoto = false;
    int minBoard = 0;  // minimum width of the column of the board, with the widgets below it
    int minScore = 0;
};

// A board alone gets the width that its height can use, but at least about half of the page, so that the palette below
// it fits. A photo with a board beside it gets all that the score leaves, because the width is then scarcer than the
// height.
PageColumns pageColumns(const PageContents& contents);

}  // namespace concord::gui
