// The questions about photos that cannot be placed without a person. Their texts are those of the window
// (app/gui/photo/photo_questions.cpp), so that they are translated once; only a text in CONCORD_TEXT is this program's
// own.
#pragma once

#include "app/web/table/photos.h"

namespace concord::web {

// Whose board the photo shows, if every player has one already, or a new player was asked for at a full table.
PhotoQuestion questionAboutPlayer(const Table& table);
// Whose board the photo shows, if it was meant for a player who is no longer in the game.
PhotoQuestion questionAboutGonePlayer(const Table& table, const Photo& photo);
// What to do with the photo, if it shows another side than the other boards.
PhotoQuestion questionAboutSide(const Table& table, const Photo& photo);
// What to do with the photo, if it shows, or may show, another board than its player's.
PhotoQuestion questionAboutViews(const Table& table, std::size_t seat, const vision::ViewComparison& views);

}  // namespace concord::web
