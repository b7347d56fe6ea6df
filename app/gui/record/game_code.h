// A game as a QR code, for BG Stats.
#pragma once

#include <QDialog>
#include <QString>

namespace concord::gui {

class GameCodeDialog : public QDialog {
    Q_OBJECT

public:
    GameCodeDialog(const QString& link, const QString& game, QWidget* parent);
};

}  // namespace concord::gui
