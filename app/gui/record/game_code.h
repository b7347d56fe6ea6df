// A link as a QR code.
#pragma once

#include <QDialog>
#include <QImage>
#include <QString>

namespace concord::gui {

// One pixel per module, with the quiet zone around it; black on white. Null for a text that is too long.
QImage qrCode(const QString& text);

class GameCodeDialog : public QDialog {
    Q_OBJECT

public:
    GameCodeDialog(const QString& link, const QString& game, QWidget* parent);
};

}  // namespace concord::gui
