// A link as a QR code.
#pragma once

#include <QImage>
#include <QString>
#include <QWidget>

namespace concord::gui {

// One pixel per module, with the quiet zone around it; black on white. Null for a text that is too long.
QImage qrCode(const QString& text);

// Draws a code with a whole number of pixels per module, so that its edges stay sharp.
class QrView : public QWidget {
    Q_OBJECT

public:
    explicit QrView(QWidget* parent = nullptr);

    void setText(const QString& text);  // empty: nothing is drawn
    const QImage& code() const { return m_code; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QImage m_code;
};

}  // namespace concord::gui
