#include "app/gui/kit/qr_code.h"

#include <QPainter>
#include <qrcodegen/qrcodegen.hpp>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int quietModules = 4;  // as the standard requires

}  // namespace

QImage qrCode(const QString& text) {
    try {
        const qrcodegen::QrCode code =
            qrcodegen::QrCode::encodeText(text.toUtf8().constData(), qrcodegen::QrCode::Ecc::LOW);
        QImage image(code.getSize() + 2 * quietModules, code.getSize() + 2 * quietModules, QImage::Format_RGB32);
        image.fill(Qt::white);
        for (int y = 0; y < code.getSize(); ++y) {
            for (int x = 0; x < code.getSize(); ++x) {
                if (code.getModule(x, y)) {
                    image.setPixel(x + quietModules, y + quietModules, qRgb(0, 0, 0));
                }
            }
        }
        return image;
    } catch (const qrcodegen::data_too_long&) {
        return {};
    }
}

QrView::QrView(QWidget* parent) : QWidget(parent) {}

void QrView::setText(const QString& text) {
    m_code = text.isEmpty() ? QImage() : qrCode(text);
    setMinimumSize(m_code.size() * 3);
    update();
}

void QrView::paintEvent(QPaintEvent* /*event*/) {
    if (m_code.isNull()) {
        return;
    }
    QPainter painter(this);
    const double ratio = devicePixelRatioF();
    const auto pixels = static_cast<int>(std::min(width(), height()) * ratio);
    const double module = std::max(1, pixels / m_code.width()) / ratio;
    const QSizeF size(module * m_code.width(), module * m_code.height());
    const QPointF corner((width() - size.width()) / 2, (height() - size.height()) / 2);
    painter.drawImage(QRectF(corner, size), m_code);
}

}  // namespace concord::gui
