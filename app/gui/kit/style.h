// The style of all controls: Fusion with larger targets, and with marks and a keyboard focus that are visible on any
// background.
#pragma once

#include <QProxyStyle>

namespace concord::gui {

class Style : public QProxyStyle {
    Q_OBJECT

public:
    Style();

    QPalette standardPalette() const override;
    int pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const override;
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* more) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                            const QWidget* widget) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
};

// Draws the focus ring at the edge of a scroll area's viewport; nothing while only the mouse is used.
void drawFocusRing(QWidget& viewport);

}  // namespace concord::gui
