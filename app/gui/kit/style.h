// The look of all controls: Fusion, with targets that a tired hand hits, and marks and a keyboard focus that can
// be seen on any ground.
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

// At the edge of what a person looks at, while the keyboard is there: of a scroll area, its viewport. Nothing while
// only the mouse is in hand.
void drawFocusRing(QWidget& viewport);

}  // namespace concord::gui
