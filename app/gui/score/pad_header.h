// The names of the pad's rows, with a picture where the game has one, such as a token. Both scale with the rows.
#pragma once

#include <QHeaderView>

namespace concord::gui {

class PadHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit PadHeader(QWidget* parent = nullptr);

    // Wide enough for every name at this row height.
    int widthFor(int rowHeight) const;

protected:
    void paintSection(QPainter* painter, const QRect& rect, int row) const override;

private:
    QFont fontFor(int rowHeight, int row) const;
    QString text(int row) const;
};

}  // namespace concord::gui
