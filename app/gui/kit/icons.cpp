#include "app/gui/kit/icons.h"

#include <QApplication>
#include <QFile>
#include <QIconEngine>
#include <QPainter>
#include <QPalette>
#include <QPixmap>
#include <QSvgRenderer>

#include <utility>

namespace concord::gui {

namespace {

// Colours the drawing when it is painted, as the palette may have changed since the icon was made.
class TextColourEngine : public QIconEngine {
public:
    explicit TextColourEngine(QByteArray drawing) : m_drawing(std::move(drawing)) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        const QPalette::ColorGroup group = mode == QIcon::Disabled ? QPalette::Disabled : QPalette::Active;
        const QPalette::ColorRole role = mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText;
        QByteArray coloured = m_drawing;
        coloured.replace("currentColor", QApplication::palette().color(group, role).name().toLatin1());
        QSvgRenderer renderer(coloured);
        renderer.setAspectRatioMode(Qt::KeepAspectRatio);
        renderer.render(painter, rect);
    }
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect({0, 0}, size), mode, state);
        return pixmap;
    }
    QIconEngine* clone() const override { return new TextColourEngine(m_drawing); }

private:
    QByteArray m_drawing;
};

QIcon svgIcon(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QIcon(new TextColourEngine(file.readAll())) : QIcon();
}

}  // namespace

QIcon icon(const QString& name) { return svgIcon(QStringLiteral(":/icons/%1.svg").arg(name)); }

QIcon paintedIcon(int side, const std::function<void(QPainter&)>& paint) {
    constexpr int sharpness = 3;  // for screens of up to 3 pixels per logical pixel
    QPixmap pixmap(side * sharpness, side * sharpness);
    pixmap.fill(Qt::transparent);
    pixmap.setDevicePixelRatio(sharpness);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    paint(painter);
    painter.end();
    return pixmap;
}

QIcon applicationIcon() { return svgIcon(QStringLiteral(":/concord.svg")); }

}  // namespace concord::gui
