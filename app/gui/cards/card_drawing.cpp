#include "app/gui/cards/card_drawing.h"

#include "app/gui/board/habitat_drawing.h"
#include "app/gui/board/token_drawing.h"
#include "app/gui/kit/theme.h"
#include "app/gui/kit/translation.h"
#include "app/text/words.h"
#include "scoring/harmonies/cards.h"

#include <QFontInfo>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>

namespace concord::gui {

namespace {

constexpr int stripeHeight = 26;
constexpr int spacesWidth = 34;
constexpr int holderHeight = 24;
constexpr double maxTextPixels = 16;  // at scale 1; a larger font enlarges the card

QFont scaled(const QFont& base, double factor, bool bold = false) {
    QFont font = base;
    font.setPointSizeF(base.pointSizeF() * factor);
    font.setBold(bold);
    return font;
}

void drawPoints(QPainter& painter, const QRectF& column, const std::vector<int>& points, const QFont& font) {
    const double height = std::min(20.0, column.height() / static_cast<double>(points.size()));
    painter.setFont(scaled(font, 0.85));
    QRectF space(column.left(), column.bottom() - height, column.width(), height);
    for (const int number : points) {  // from the bottom up, in the order in which cubes are taken
        painter.drawText(space, Qt::AlignCenter, QLocale().toString(number));
        space.translate(0, -height);
    }
}

void drawAnimal(QPainter& painter, const QRectF& inside, const AnimalCard& card, const QFont& font,
                const BoardColours& colours) {
    drawHabitat(painter, inside.adjusted(0, 0, -spacesWidth, 0), card.habitat, Cube::Animal, 52, colours);
    drawPoints(painter, inside.adjusted(inside.width() - spacesWidth, 2, 0, -2), card.points, font);
}

constexpr int wrapped = Qt::TextWordWrap | Qt::AlignHCenter | Qt::AlignVCenter;

double heightOf(const QString& text, const QFont& font, double width) {
    constexpr double tallEnough = 1000;  // for any text
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, width, tallEnough), wrapped, text).height();
}

// The text, cut after a whole word where it does not fit.
QString fitting(const QString& text, const QFont& font, const QSizeF& room) {
    QString shown = text;
    while (heightOf(shown, font, room.width()) > room.height() && shown.contains(u' ')) {
        shown = shown.left(shown.lastIndexOf(u' ')) + u'…';
    }
    return shown;
}

// A long rule takes space from the habitat; one that is longer still is elided, and the tooltip shows all of it.
void drawSpirit(QPainter& painter, const QRectF& inside, const SpiritCard& card, const QFont& font,
                const BoardColours& colours) {
    constexpr double least = 40;
    constexpr double most = 62;
    const QString rule = words::spiritRule(card);
    QFont small = scaled(font, 0.72);
    if (heightOf(rule, small, inside.width()) > most) {
        small = scaled(font, 0.64);
    }
    const double textHeight = std::clamp(heightOf(rule, small, inside.width()), least, most);
    const QRectF text = inside.adjusted(0, inside.height() - textHeight, 0, 0);
    drawHabitat(painter, inside.adjusted(0, 0, 0, -textHeight), card.habitat, Cube::Spirit, 46, colours);
    painter.setFont(small);
    painter.drawText(text, wrapped, fitting(rule, small, text.size()));
}

// A cube with a tick, in the lower left corner.
void drawFit(QPainter& painter, const QRect& face, Cube cube, const QPalette& palette) {
    const QPointF corner(face.left() + 16, face.bottom() - 14);
    drawCube(painter, corner, 34, cube);
    painter.setPen(QPen(palette.color(QPalette::Highlight), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF({corner + QPointF(8, -2), corner + QPointF(12, 3), corner + QPointF(20, -9)}));
}

// Below the title, where the name hides least of the card: spirits have their rule at the bottom, animals their lowest
// numbers.
void drawHolder(QPainter& painter, const QRect& rect, const QString& holder, const QFont& font,
                const QPalette& palette) {
    QColor veil = palette.color(QPalette::Base);
    veil.setAlphaF(0.7F);
    painter.fillRect(rect.adjusted(2, stripeHeight + 2, -2, -2), veil);
    painter.setFont(scaled(font, 0.9, true));
    const QRect badge = QRect(rect.left() + 10, rect.top() + stripeHeight + 8, rect.width() - 20, holderHeight);
    painter.setPen(Qt::NoPen);
    painter.setBrush(palette.color(QPalette::Highlight));
    painter.drawRoundedRect(badge, 8, 8);
    painter.setPen(palette.color(QPalette::HighlightedText));
    painter.drawText(badge, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(holder, Qt::ElideRight, badge.width() - 8));
}

}  // namespace

double cardScale(QSize page, const QFont& font) {
    constexpr QSizeF usual(1600, 900);
    constexpr double most = 2;
    constexpr double steps = 8;  // few, because the cards are rebuilt for each
    const double room = std::min(page.width() / usual.width(), page.height() / usual.height());
    const double scale = std::clamp(std::floor(room * steps) / steps, 1.0, most);
    return std::max(scale, QFontInfo(font).pixelSize() / maxTextPixels);
}

QFont cardFont(const QFont& font, double scale) {
    return scaled(font, scale * std::min(1.0, maxTextPixels / QFontInfo(font).pixelSize()), font.bold());
}

void drawStripe(QPainter& painter, const QRectF& bar, std::optional<Token> stripe, const QString& title,
                const QFont& font) {
    const QColor colour = stripe ? tokenColour(*stripe) : QColor(96, 100, 108);
    painter.fillRect(bar, colour);
    QRectF words = bar.adjusted(8, 0, -6, 0);
    if (stripe) {
        const std::array one{*stripe};
        const double radius = bar.height() * 0.62;
        drawStack(painter, bar.topLeft() + QPointF(bar.height() * 0.58, bar.height() * 0.46), radius,
                  Stack::fromTokens(one).value_or(Stack()));
        words.setLeft(bar.left() + (bar.height() * 1.15));
    }
    painter.setFont(scaled(font, 1, true));
    painter.setPen(textOn(colour));
    painter.drawText(words, Qt::AlignVCenter | Qt::AlignLeft,
                     painter.fontMetrics().elidedText(title, Qt::ElideRight, static_cast<int>(words.width())));
}

void drawCardTile(QPainter& painter, const QRect& rect, const CardTile& tile, const QFont& font,
                  const QPalette& palette) {
    const AnimalCard* const animal = animalCard(tile.card);
    const SpiritCard* const spirit = spiritCard(tile.card);
    if (animal == nullptr && spirit == nullptr) {
        return;
    }
    const BoardColours colours = boardColours(palette);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const QRect face = rect.adjusted(3, 3, -3, -3);
    painter.fillRect(face, palette.color(tile.hovered ? QPalette::AlternateBase : QPalette::Base));
    drawStripe(painter, QRectF(face.topLeft(), QSizeF(face.width(), stripeHeight)),
               animal != nullptr ? animal->stripe : spirit->stripe, words::card(tile.card, currentLanguage()), font);
    const QRectF inside = QRectF(face).adjusted(6, stripeHeight + 4, -4, -4);
    painter.setPen(palette.color(QPalette::Text));
    if (animal != nullptr) {
        drawAnimal(painter, inside, *animal, font, colours);
    } else {
        drawSpirit(painter, inside, *spirit, font, colours);
    }
    if (tile.fits) {
        drawFit(painter, face, animal != nullptr ? Cube::Animal : Cube::Spirit, palette);
    }
    if (!tile.holder.isEmpty()) {
        drawHolder(painter, face, tile.holder, font, palette);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(tile.current ? QPen(palette.color(QPalette::Highlight), 3) : QPen(colours.line, 1));
    painter.drawRect(QRectF(face).adjusted(0.5, 0.5, -0.5, -0.5));
    painter.restore();
}

}  // namespace concord::gui
