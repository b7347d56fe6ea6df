// A game as a QR code, for BG Stats.
#pragma once

#include <QDialog>
#include <QString>

namespace concord::gui {

class GameCodeDialog : public QDialog {
    Q_OBJECT

public:
    // link: adds the game to BG Stats. game: "Ann 131, Bob 120 (21 Nov 2026, 19:30)".
    GameCodeDialog(const QString& link, const QString& game, QWidget* parent);
};

}  // namespace concord::gui
