#include "app/gui/window/game_card.h"

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/alt_letters.h"
#include "app/gui/kit/picture_scale.h"
#include "app/gui/kit/tool_tip.h"

#include <QEvent>
#include <QPainter>
#include <QStyleOptionButton>

#include <algorithm>
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

// The players on one line, or on two where one is too short: the first has as many of them as it can hold.
QStringList linesOf(const QString& players, const QFontMetrics& metrics, int room) {
    qsizetype split = -1;
    if (metrics.horizontalAdvance(players) > room) {
        const auto fits = [&](qsizetype comma) { return metrics.horizontalAdvance(players.first(comma + 1)) <= room; };
        for (qsizetype comma = players.indexOf(u','); comma >= 0 && fits(comma);
             comma = players.indexOf(u',', comma + 1)) {
            split = comma + 1;
        }
    }
    return split < 0 ? QStringList{players} : QStringList{players.first(split), players.sliced(split).trimmed()};
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
    setAccessibleName(withoutAltLetter(text));
    updateToolTip();
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

QStringList GameCard::playerLines() const {
    return linesOf(m_offer.players, QFontMetrics(boldOf(font())), inside().width());
}

QRect GameCard::pictureRect() const {
    const auto lines = static_cast<int>(playerLines().size()) + 1;
    QRect picture = inside();
    picture.setBottom(picture.bottom() - lineGap - lines * fontMetrics().lineSpacing());
    return picture;
}

QPixmap GameCard::drawPicture() const {
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

// The first one or two lines name the players, in bold; the last one says when they played.
void GameCard::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    style()->drawControl(QStyle::CE_PushButton, &option, &painter, this);
    const QSize wanted = pictureRect().size() * devicePixelRatioF();
    if (m_picture.isNull() || m_picture.size() != wanted) {
        m_picture = drawPicture();
    }
    painter.drawPixmap(pictureRect().topLeft(), m_picture);
    QRect line = inside();
    line.setHeight(fontMetrics().lineSpacing());
    line.moveBottom(inside().bottom());
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(line, Qt::AlignCenter, fontMetrics().elidedText(m_offer.when, Qt::ElideRight, line.width()));
    painter.setFont(boldOf(font()));
    const QStringList players = playerLines();
    for (qsizetype i = players.size(); i > 0; --i) {
        line.moveBottom(line.top() - 1);
        painter.drawText(line, Qt::AlignCenter,
                         painter.fontMetrics().elidedText(players[i - 1], Qt::ElideRight, line.width()));
    }
}

void GameCard::updateToolTip() {
    const int room = inside().width();
    const QFontMetrics bold(boldOf(font()));
    m_elided =
        fontMetrics().horizontalAdvance(m_offer.when) > room ||
        std::ranges::any_of(playerLines(), [&](const QString& line) { return bold.horizontalAdvance(line) > room; });
    setToolTip(m_elided ? plainToolTip(m_offer.text()) : QString());
}

void GameCard::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    m_picture = {};
    updateToolTip();
}

void GameCard::changeEvent(QEvent* event) {
    QPushButton::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        m_picture = {};
        updateToolTip();
    }
}

}  // namespace concord::gui
