// The questions that are asked where the program cannot decide alone whose board a photo shows.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/photo/inbox_photo.h"
#include "vision/reading/compare_views.h"

#include <QString>

namespace concord::gui {

// "The photo shows side A, but side B was chosen for this game." Whole sentences: not every language can name a side in
// the middle of one.
Translatable otherSideInWords(Side shown);

// Asks whose board the photo shows, where every player has one already.
PhotoQuestion questionAboutPlayer(const Document& document, const InboxPhoto& photo);
// Asks whose board the photo shows, where it was meant for a player who is no longer in the game.
PhotoQuestion questionAboutGonePlayer(const Document& document, const InboxPhoto& photo);
// Asks what to do with a photo that shows another side than the other boards.
// name: of the player whose board it is to be, who may not be in the game yet.
PhotoQuestion questionAboutSide(const Document& document, const InboxPhoto& photo, const QString& name);
// Asks what to do with a photo that shows, or may show, another board than its player's.
PhotoQuestion questionAboutViews(const Document& document, const InboxPhoto& photo, int player,
                                 const vision::ViewComparison& views);

}  // namespace concord::gui
