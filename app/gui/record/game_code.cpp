#include "app/gui/record/game_code.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>
#include <qrcodegen/qrcodegen.hpp>

namespace concord::gui {

namespace {

constexpr int quietModules = 4;  // as the standard requires

// Draws the code with a whole number of pixels per module, so that its edges stay sharp.
class CodeView : public QWidget {
public:
    CodeView(QImage code, QWidget* parent) : QWidget(parent), m_code(std::move(code)) {
        setMinimumSize(m_code.size() * 3);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        QPainter painter(this);
        const double ratio = devicePixelRatioF();
        const auto pixels = static_cast<int>(std::min(width(), height()) * ratio);
        const double module = std::max(1, pixels / m_code.width()) / ratio;
        const QSizeF size(module * m_code.width(), module * m_code.height());
        const QPointF corner((width() - size.width()) / 2, (height() - size.height()) / 2);
        painter.drawImage(QRectF(corner, size), m_code);
    }

private:
    QImage m_code;
};

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

GameCodeDialog::GameCodeDialog(const QString& link, const QString& game, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Into BG Stats"));
    auto* const column = new QVBoxLayout(this);
    auto* const text = new QLabel(tr("Scan this with the phone that has BG Stats: it takes in the game %1.").arg(game));
    text->setTextFormat(Qt::PlainText);
    text->setWordWrap(true);
    column->addWidget(text);
    auto* const view = new CodeView(qrCode(link), this);
    view->setAccessibleName(tr("The link as a code"));
    column->addWidget(view, 1);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QPushButton* const copy = buttons->addButton(tr("&Copy the link"), QDialogButtonBox::ActionRole);
    connect(copy, &QPushButton::clicked, this, [link] { QGuiApplication::clipboard()->setText(link); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(buttons);
    resize(520, 600);
}

}  // namespace concord::gui
