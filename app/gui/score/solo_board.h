// Beside the pad of a solo game: the suns, and the board, which highlights the cells that count for the selected
// number.
#pragma once

#include "app/gui/document/document.h"

#include <QAbstractButton>
#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace concord::gui {

// A click opens the board.
class SoloBoard : public QAbstractButton {
    Q_OBJECT

public:
    explicit SoloBoard(const Document& document, QWidget* parent = nullptr);

    // Whether a solo game of Harmonies is open.
    static bool isFor(const Document& document);
    // Highlights the cells that count for a row of points; sums and other ids highlight none.
    void lightRow(std::string_view row);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    // A sun, and what earns it: the side, the spirit or its absence, or a total that is reached. Side and spirit have
    // places only where they earn suns, totals always.
    struct SunPlace {
        enum class Reason { Side, Spirit, NoSpirit, Total } reason;
        int total;      // that earns it; Reason::Total only
        bool isEarned;  // filled
    };
    std::vector<SunPlace> sunPlaces() const;  // from left to right

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void followDocument();
    void drawSuns(QPainter& painter, const QRectF& into) const;
    QString sideLabel(double room, const QFont& font) const;

    const Document& m_document;
    std::string m_row;
};

}  // namespace concord::gui
