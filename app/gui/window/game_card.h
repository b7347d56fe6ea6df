// A game that can be continued, as a button: a picture of its boards or points, who plays, with how many points, and
// when it was last played.
#pragma once

#include "app/gui/document/table.h"

#include <QPixmap>
#include <QPushButton>

namespace concord::gui {

struct GameOffer {
    QString players;   // "Ann 53, Bob 40"
    QString when;      // "today 21:14"
    Table table = {};  // for the picture; may be empty

    QString text() const;  // both, on one line
};

class GameCard : public QPushButton {
    Q_OBJECT

public:
    explicit GameCard(QWidget* parent = nullptr);

    // text: the name of the button for screen readers, with its Alt letter: "&Continue: Ann 53, Bob 40 · today 21:14".
    void setGame(const GameOffer& offer, const QString& text);
    // Whether a line of the card is too long to be shown in full; then the tooltip shows it.
    bool isElided() const { return m_elided; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRect inside() const;
    QStringList playerLines() const;
    QRect pictureRect() const;
    QPixmap drawPicture() const;
    void updateToolTip();

    GameOffer m_offer;
    QPixmap m_picture;  // null: not drawn yet at this size
    bool m_elided = false;
};

}  // namespace concord::gui
