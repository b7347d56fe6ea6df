#include "app/gui/score/solo_board.h"

#include "app/gui/board/board_drawing.h"
#include "app/gui/board/token_drawing.h"
#include "app/gui/document/game_extras.h"
#include "app/text/words.h"
#include "scoring/harmonies/suns.h"

#include <QEvent>
#include <QLineF>
#include <QLocale>
#include <QPainter>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr double soloMargin = 12;
constexpr QRgb sunColour = 0xfff2b705;

// The cells that earned the points of a row.
BoardHighlights lightOf(const GameScore& score, std::string_view row) {
    BoardHighlights light;
    for (const ScoreItem& item : score.players.front().items) {
        if (name(item.category) == row && item.points > 0) {
            light.highlighted.insert(light.highlighted.end(), item.cells.begin(), item.cells.end());
            light.isPath = item.rule == Rule::River;
        }
    }
    return light;
}

void drawSun(QPainter& painter, QPointF centre, double radius, const QColor& colour, bool isEarned) {
    constexpr int rays = 8;
    constexpr double disc = 0.55;
    constexpr double rayFrom = 0.75;
    painter.setPen(QPen(colour, radius / 8, Qt::SolidLine, Qt::RoundCap));
    for (int ray = 0; ray < rays; ++ray) {
        const QPointF way = QLineF::fromPolar(radius, ray * 360.0 / rays).p2();
        painter.drawLine(centre + way * rayFrom, centre + way);
    }
    painter.setBrush(isEarned ? QColor(sunColour) : Qt::transparent);
    painter.drawEllipse(centre, disc * radius, disc * radius);
}

// A spirit's cube, struck through if the game was played without a spirit.
void drawSpirit(QPainter& painter, const QRectF& into, bool isStruckThrough) {
    constexpr double largest = 32;
    const double height = std::min({into.height(), into.width(), largest});
    const QPen pen(painter.pen().color(), 2);
    drawCube(painter, into.center() + QPointF(0, height / 5), 1.4 * height, Cube::Spirit);
    if (isStruckThrough) {
        const QPointF corner(height / 2, -height / 2);
        painter.setPen(pen);
        painter.drawLine(into.center() - corner, into.center() + corner);
    }
}

}  // namespace

SoloBoard::SoloBoard(const Document& document, QWidget* parent) : QAbstractButton(parent), m_document(document) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setFocusPolicy(Qt::NoFocus);  // the pad has a button for the board, which the keyboard reaches too
    setCursor(Qt::PointingHandCursor);
    connect(&document, &Document::changed, this, &SoloBoard::followDocument);
    followDocument();
}

bool SoloBoard::isFor(const Document& document) {
    return document.isHarmonies() && document.harmonies().players.size() == 1;
}

void SoloBoard::lightRow(std::string_view row) {
    m_row = row;
    update();
}

QSize SoloBoard::sizeHint() const { return minimumSizeHint(); }

QSize SoloBoard::minimumSizeHint() const {
    constexpr int narrowest = 240;
    return {narrowest, narrowest};
}

void SoloBoard::followDocument() {
    if (isFor(m_document)) {
        setAccessibleName(words::translated({CONCORD_TEXT("Board of %1"), {m_document.harmoniesPlayer(0).name}}));
    }
    update();
}

void SoloBoard::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        followDocument();
    }
    QAbstractButton::changeEvent(event);
}

std::vector<SoloBoard::SunPlace> SoloBoard::sunPlaces() const {
    const Player& player = m_document.harmoniesPlayer(0);
    const int total = m_document.score().total(0);
    const Suns suns = soloSuns(m_document.harmonies().side, player, total);
    std::vector<SunPlace> places(static_cast<std::size_t>(suns.side), {SunPlace::Reason::Side, 0, true});
    places.insert(places.end(), static_cast<std::size_t>(suns.spirit.value_or(0)),
                  {player.spirit ? SunPlace::Reason::Spirit : SunPlace::Reason::NoSpirit, 0, true});
    for (const int threshold : sunThresholds) {
        places.push_back({SunPlace::Reason::Total, threshold, total >= threshold});
    }
    return places;
}

// Only the letter where "Side A" is too wide.
QString SoloBoard::sideLabel(double room, const QFont& font) const {
    const std::string side(name(m_document.harmonies().side));
    const QString label = extrasOf(m_document.game()).variantName(side);
    return QFontMetricsF(font).horizontalAdvance(label) <= room ? label : QString::fromStdString(side);
}

// The suns that are earned are filled. Below each stands its reason.
void SoloBoard::drawSuns(QPainter& painter, const QRectF& into) const {
    constexpr double labelSize = 0.9;  // of the radius of a sun
    const std::vector<SunPlace> places = sunPlaces();
    const double placeWidth = into.width() / static_cast<double>(places.size());
    const double radius = std::min(placeWidth, into.height()) / 4;
    QFont font = painter.font();
    font.setPixelSize(std::max(fontInfo().pixelSize(), static_cast<int>(radius * labelSize)));
    painter.setFont(font);
    QPointF centre(into.left() + placeWidth / 2, into.top() + radius);
    QRectF below(into.left(), into.top() + 2 * radius, placeWidth, into.height() - 2 * radius);
    for (const SunPlace& one : places) {
        const QColor ink = palette().color(one.isEarned ? QPalette::Active : QPalette::Disabled, QPalette::WindowText);
        drawSun(painter, centre, radius, ink, one.isEarned);
        painter.setPen(ink);
        if (one.reason == SunPlace::Reason::Spirit || one.reason == SunPlace::Reason::NoSpirit) {
            drawSpirit(painter, below, one.reason == SunPlace::Reason::NoSpirit);
        } else {
            painter.drawText(
                below, Qt::AlignHCenter | Qt::AlignVCenter,
                one.reason == SunPlace::Reason::Side ? sideLabel(placeWidth, font) : QLocale().toString(one.total));
        }
        centre.rx() += placeWidth;
        below.translate(placeWidth, 0);
    }
}

void SoloBoard::paintEvent(QPaintEvent* /*event*/) {
    if (!isFor(m_document)) {
        return;
    }
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF room = QRectF(rect()).adjusted(soloMargin, soloMargin, -soloMargin, -soloMargin);
    constexpr double sunsShare = 0.13;
    const double sunsHeight = std::max(sunsShare * room.height(), 3.0 * fontMetrics().height());
    QRectF suns = room;
    suns.setTop(room.bottom() - sunsHeight);
    room.setBottom(suns.top() - soloMargin);
    const Player& player = m_document.harmoniesPlayer(0);
    drawBoard(painter, room, player.board.value_or(Board(m_document.harmonies().side)),
              lightOf(m_document.harmoniesScore(), m_row), boardColours(palette()));
    drawSuns(painter, suns);
}

}  // namespace concord::gui
