// Our own drawings of the cards: stripe with the name, habitat, and the points of an animal or the rule of a spirit.
#pragma once

#include "scoring/harmonies/stack.h"

#include <QPainter>
#include <QPalette>
#include <QRect>
#include <QString>

#include <optional>
#include <string>

namespace concord::gui {

// A bar in the colour of the token with its motif and the title. Without a token, the bar is gray and has no motif.
void drawStripe(QPainter& painter, const QRectF& bar, std::optional<Token> stripe, const QString& title,
                const QFont& font);

// A card in a list.
struct CardTile {
    std::string card;   // id
    QString holder;     // name of the player who holds it; empty: still in the box
    bool fits = false;  // in the box, and a cube on the board lies in its habitat
    bool current = false;
    bool hovered = false;
};

inline constexpr QSize cardTileSize{152, 138};  // at a scale of 1

// How much larger than usual cards are on a page of this size: they grow with the page and with a large font.
double cardScale(QSize page, const QFont& font);
// The font of a card at that scale.
QFont cardFont(const QFont& font, double scale);

void drawCardTile(QPainter& painter, const QRect& rect, const CardTile& tile, const QFont& font,
                  const QPalette& palette);

}  // namespace concord::gui
