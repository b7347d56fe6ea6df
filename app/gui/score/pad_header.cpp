#include "app/gui/score/pad_header.h"

#include <QIcon>
#include <QPainter>

#include <algorithm>

namespace concord::gui {

namespace {

// Sizes relative to the height of a row.
constexpr double fontToRow = 0.4;
constexpr double iconToRow = 0.62;
constexpr double marginToRow = 0.22;

}  // namespace

PadHeader::PadHeader(QWidget* parent) : QHeaderView(Qt::Vertical, parent) {
    setSectionResizeMode(Fixed);
    setMinimumSectionSize(20);
    setSectionsClickable(false);
}

QString PadHeader::text(int row) const { return model()->headerData(row, Qt::Vertical).toString(); }

QFont PadHeader::fontFor(int rowHeight, int row) const {
    QFont sized = model()->headerData(row, Qt::Vertical, Qt::FontRole).value<QFont>().resolve(font());
    sized.setPixelSize(std::max(QFontInfo(font()).pixelSize(), static_cast<int>(rowHeight * fontToRow)));
    return sized;
}

int PadHeader::widthFor(int rowHeight) const {
    int widest = 0;
    for (int row = 0; row < count(); ++row) {
        widest = std::max(widest, QFontMetrics(fontFor(rowHeight, row)).horizontalAdvance(text(row)));
    }
    return widest + static_cast<int>(rowHeight * (iconToRow + 3 * marginToRow));
}

void PadHeader::paintSection(QPainter* painter, const QRect& rect, int row) const {
    painter->save();
    painter->fillRect(rect, palette().color(QPalette::Window));
    painter->setPen(palette().color(QPalette::Midlight));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const int icon = static_cast<int>(rect.height() * iconToRow);
    const int margin = static_cast<int>(rect.height() * marginToRow);
    const auto picture = model()->headerData(row, Qt::Vertical, Qt::DecorationRole).value<QIcon>();
    picture.paint(painter, rect.left() + margin, rect.center().y() - icon / 2, icon, icon);
    painter->setFont(fontFor(rect.height(), row));
    painter->setPen(palette().color(QPalette::WindowText));
    painter->drawText(rect.adjusted(icon + 2 * margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, text(row));
    painter->restore();
}

}  // namespace concord::gui
