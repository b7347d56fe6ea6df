#include "app/gui/window/game_card.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/picture_scale.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include <utility>

namespace concord::gui {

namespace {

constexpr int cardMargin = 10;
constexpr int cardPictureHeight = 92;
constexpr int lineGap = 6;

QFont boldOf(QFont font) {
    font.setBold(true);
    return font;
}

}  // namespace

QString GameOffer::text() const { return when.isEmpty() ? players : players + QStringLiteral(" · ") + when; }

GameCard::GameCard(QWidget* parent) : QPushButton(parent) {
    setAutoDefault(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setSizePolicy(policy);
}

void GameCard::setGame(const GameOffer& offer, const QString& text) {
    m_offer = offer;
    m_picture = {};
    setText(text);
    setAccessibleName(QString(text).remove(u'&'));
    fitTip();
    update();
}

QSize GameCard::sizeHint() const {
    constexpr int letters = 26;
    const int pictureHeight = static_cast<int>(cardPictureHeight * pictureScale(font()));
    return {letters * fontMetrics().averageCharWidth() + 2 * cardMargin,
            pictureHeight + 2 * fontMetrics().lineSpacing() + 2 * cardMargin + lineGap};
}

QSize GameCard::minimumSizeHint() const {
    constexpr int narrowest = 120;
    return {narrowest, sizeHint().height()};
}

QRect GameCard::inside() const { return rect().adjusted(cardMargin, cardMargin, -cardMargin, -cardMargin); }

QRect GameCard::pictureRect() const {
    QRect picture = inside();
    picture.setBottom(picture.bottom() - lineGap - 2 * fontMetrics().lineSpacing());
    return picture;
}

QPixmap GameCard::drawn() const {
    const QSize size = pictureRect().size();
    QPixmap picture(size * devicePixelRatioF());
    picture.setDevicePixelRatio(devicePixelRatioF());
    picture.fill(Qt::transparent);
    if (!m_offer.table.game.isEmpty() && !size.isEmpty()) {
        QPainter painter(&picture);
        extrasOf(m_offer.table.game).drawMiniature(painter, QRectF({0, 0}, size), m_offer.table, palette());
    }
    return picture;
}

// The first line says who, in bold; the second one when.
void GameCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const QSize wanted = pictureRect().size() * devicePixelRatioF();
    if (m_picture.isNull() || m_picture.size() != wanted) {
        m_picture = drawn();
    }
    painter.drawPixmap(pictureRect().topLeft(), m_picture);
    QRect line = inside();
    line.setHeight(fontMetrics().lineSpacing());
    line.moveBottom(inside().bottom());
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(line, Qt::AlignCenter, fontMetrics().elidedText(m_offer.when, Qt::ElideRight, line.width()));
    line.moveBottom(line.top() - 1);
    painter.setFont(boldOf(font()));
    painter.drawText(line, Qt::AlignCenter,
                     painter.fontMetrics().elidedText(m_offer.players, Qt::ElideRight, line.width()));
}

void GameCard::fitTip() {
    const int room = inside().width();
    m_elided = QFontMetrics(boldOf(font())).horizontalAdvance(m_offer.players) > room ||
               fontMetrics().horizontalAdvance(m_offer.when) > room;
    setToolTip(m_elided ? m_offer.text() : QString());
}

void GameCard::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    m_picture = {};
    fitTip();
}

void GameCard::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_picture = {};
        fitTip();
    }
}

}  // namespace concord::gui
