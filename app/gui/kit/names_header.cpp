#include "app/gui/kit/names_header.h"

#include <QEvent>
#include <QTableView>

#include <algorithm>
#include <numeric>

namespace concord::gui {

std::vector<int> sharedWidths(const std::vector<int>& needs, int room) {
    const bool isEnough = std::accumulate(needs.begin(), needs.end(), 0) <= room;
    std::vector<std::size_t> order(needs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // First the columns that do not get an equal share: those that need more if there is enough space for all,
    // otherwise those that need less.
    std::ranges::stable_sort(order, [&](std::size_t one, std::size_t other) {
        return isEnough ? needs[one] > needs[other] : needs[one] < needs[other];
    });
    std::vector<int> widths(needs.size());
    int rest = std::max(0, room);
    int columnsLeft = static_cast<int>(needs.size());
    for (const std::size_t column : order) {
        const int share = rest / columnsLeft--;
        widths[column] = isEnough ? std::max(needs[column], share) : std::min(needs[column], share);
        rest -= widths[column];
    }
    return widths;
}

NamesHeader::NamesHeader(QTableView* table) : QHeaderView(Qt::Horizontal, table), m_area(table->viewport()) {
    setSectionResizeMode(Fixed);
    setMinimumSectionSize(1);
    m_area->installEventFilter(this);
}

void NamesHeader::fit() {
    std::vector<int> needs;
    needs.reserve(static_cast<std::size_t>(count()));
    for (int column = 0; column < count(); ++column) {
        needs.push_back(sectionSizeHint(column));
    }
    const std::vector<int> widths = sharedWidths(needs, m_area->width());
    for (int column = 0; column < count(); ++column) {
        resizeSection(column, widths[static_cast<std::size_t>(column)]);
    }
}

// Fits the width of the table's viewport, since the size of a hidden header is meaningless.
bool NamesHeader::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_area && event->type() == QEvent::Resize) {
        fit();
    }
    return QHeaderView::eventFilter(watched, event);
}

}  // namespace concord::gui
