// The questions about photos that cannot be placed without a person. Their texts are those of the window
// (app/gui/photo/photo_questions.cpp), so that they are translated once.
#pragma once

#include "app/web/table/photos.h"

namespace concord::web {

// Everybody has a board.
PhotoQuestion questionOfPlayer(const Table& table);
// It was meant for somebody who is no longer in the game.
PhotoQuestion questionOfGonePlayer(const Table& table, const Photo& photo);
// It shows another side than the other boards.
PhotoQuestion questionOfSide(const Table& table, const Photo& photo);
// It shows, or may show, another board than that of its player.
PhotoQuestion questionOfViews(const Table& table, const Photo& photo, std::size_t seat,
                              const vision::ViewComparison& views);

}  // namespace concord::web
