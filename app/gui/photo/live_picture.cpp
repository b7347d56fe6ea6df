#include "app/gui/photo/live_picture.h"

#include "app/gui/photo/cosmetic_pen.h"

#include <QEvent>
#include <QPainter>

namespace concord::gui {

LivePicture::LivePicture(QWidget* parent) : QWidget(parent) {
    setMinimumSize(240, 180);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setTexts();
}

void LivePicture::setTexts() { setAccessibleName(tr("Live picture of the camera")); }

void LivePicture::setFrame(const QImage& frame) {
    m_frame = frame;
    update();
}

void LivePicture::setBoard(const QPolygonF& boardEdge, bool good) {
    m_boardEdge = boardEdge;
    m_good = good;
    update();
}

void LivePicture::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), QColor(20, 20, 22));
    if (m_frame.isNull()) {
        return;
    }
    const double scale =
        std::min(static_cast<double>(width()) / m_frame.width(), static_cast<double>(height()) / m_frame.height());
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    painter.translate(rect().center());
    painter.scale(scale, scale);
    painter.translate(-m_frame.width() / 2.0, -m_frame.height() / 2.0);
    painter.drawImage(QPointF(0, 0), m_frame);
    painter.setPen(cosmeticPen(QColor(0, 0, 0, 160), 7));
    painter.drawPolygon(m_boardEdge);
    painter.setPen(m_good ? cosmeticPen(QColor(110, 220, 120), 4) : cosmeticPen(QColor(255, 190, 0), 4, Qt::DashLine));
    painter.drawPolygon(m_boardEdge);
}

void LivePicture::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
