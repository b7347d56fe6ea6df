#include "app/gui/kit/page_writer.h"

#include <QApplication>

#include <algorithm>
#include <cmath>

namespace concord::gui {

namespace {

constexpr double endless = 1e6;

}  // namespace

QFont pageFont(const TextStyle& style) {
    QFont font = QApplication::font();
    font.setPixelSize(style.size);
    font.setBold(style.bold);
    return font;
}

void PageWriter::write(const QString& text, const TextStyle& style, double indent) {
    m_painter.setFont(pageFont(style));
    m_painter.setPen(style.colour);
    const QRectF place(m_area.left() + indent, m_y, m_area.width() - indent, endless);
    QRectF used;
    m_painter.drawText(place, int(style.alignment | Qt::AlignTop) | Qt::TextWordWrap, text, &used);
    m_y += used.height();
}

void PageWriter::writeBeside(const QString& number, double width, const QString& text, const TextStyle& style) {
    constexpr double gap = 10;
    m_painter.setFont(pageFont(style));
    m_painter.setPen(style.colour);
    m_painter.drawText(QRectF(m_area.left(), m_y, width, endless), Qt::AlignRight | Qt::AlignTop, number);
    write(text, style, width + gap);
}

void PageWriter::line() {
    m_painter.setPen(QPen(QColor(150, 150, 156), 0.7));
    m_painter.drawLine(QPointF(m_area.left(), m_y), QPointF(m_area.right(), m_y));
}

QRectF PageWriter::reserve(double height) {
    const QRectF place(m_area.left(), m_y, m_area.width(), height);
    m_y += height;
    return place;
}

void PageWriter::columns(int count, double gap, const std::function<void(PageWriter&, int)>& writeColumn) {
    const double width = (m_area.width() - (gap * (count - 1))) / count;
    double lowest = m_y;
    for (int column = 0; column < count; ++column) {
        PageWriter writer(m_painter, QRectF(m_area.left() + (column * (width + gap)), m_y, width, endless));
        writeColumn(writer, column);
        lowest = std::max(lowest, writer.y());
    }
    m_y = lowest;
}

double writtenHeight(double width, double margin, const std::function<void(PageWriter&)>& write) {
    QImage nowhere(1, 1, QImage::Format_RGB32);
    QPainter painter(&nowhere);
    PageWriter writer(painter, QRectF(margin, margin, width - (2 * margin), endless));
    write(writer);
    return writer.y() + margin;
}

QImage pagePicture(double width, double margin, double scale, const std::function<void(PageWriter&)>& write) {
    const double height = writtenHeight(width, margin, write);
    QImage image(static_cast<int>(std::lround(width * scale)), static_cast<int>(std::ceil(height * scale)),
                 QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(scale, scale);
    PageWriter writer(painter, QRectF(margin, margin, width - (2 * margin), height));
    write(writer);
    return image;
}

}  // namespace concord::gui
