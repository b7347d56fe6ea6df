// A link as a code that a phone can scan.
#pragma once

#include <QDialog>
#include <QImage>
#include <QString>

namespace concord::gui {

// One pixel a module, with the quiet zone around; black on white. Null for a text that no code can hold.
QImage qrCode(const QString& text);

class GameCodeDialog : public QDialog {
    Q_OBJECT

public:
    GameCodeDialog(const QString& link, const QString& game, QWidget* parent);
};

}  // namespace concord::gui
