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
    QSize room;
    double boardWidth = 1;  // of a drawn board, in heights
    bool hasPhoto = false;
    int leastBoard = 0;  // what stands below the board needs as much
    int leastScore = 0;
};

// A board alone gets the width that its height can use. A photo and a board beside it are as wide as the score leaves
// them: there the width is what lacks.
PageColumns pageColumns(const PageContents& contents);

}  // namespace concord::gui
