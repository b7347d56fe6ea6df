// Writes text and pictures below each other, the same way on paper and in pictures.
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPainter>
#include <QRectF>
#include <QString>

#include <functional>

namespace concord::gui {

struct TextStyle {
    int size = 11;  // height of the letters in units of the page
    bool bold = false;
    QColor colour = QColor(30, 30, 34);
    Qt::Alignment alignment = Qt::AlignLeft;
};

class PageWriter {
public:
    // Starts at the top of the area; its height does not matter.
    PageWriter(QPainter& painter, const QRectF& area) : m_painter(painter), m_area(area), m_y(area.top()) {}

    QPainter& painter() const { return m_painter; }
    QRectF area() const { return m_area; }
    double y() const { return m_y; }  // where the next part starts
    void skip(double height) { m_y += height; }

    // A paragraph, wrapped; indent: from the left.
    void write(const QString& text, const TextStyle& style, double indent = 0);
    // A number in a column of this width on the left, a paragraph beside it.
    void writeBeside(const QString& number, double width, const QString& text, const TextStyle& style);
    // A thin horizontal line, which takes no height.
    void line();
    // Reserves this height over the whole width, to be drawn into.
    QRectF reserve(double height);
    // Several parts beside each other, each in its own column.
    void columns(int count, double gap, const std::function<void(PageWriter&, int)>& writeColumn);

private:
    QPainter& m_painter;
    QRectF m_area;
    double m_y;
};

// The font of the application in the style's height (in units of the page), bold if the style is.
QFont pageFont(const TextStyle& style);

// The height of what is written on a page of the width, margins included.
double writtenHeight(double width, double margin, const std::function<void(PageWriter&)>& write);
// The page as a picture, as high as its contents; scale: pixels per unit.
QImage pagePicture(double width, double margin, double scale, const std::function<void(PageWriter&)>& write);

}  // namespace concord::gui
