// The players above the columns of a small table: equally wide columns, unless a name needs more and others need less.
#pragma once

#include <QHeaderView>

#include <vector>

class QTableView;

namespace concord::gui {

// The width of each column in pixels: an equal share, or what it needs if that is more. If there is too little space
// for all, the widest ones shrink. All of the width is used.
std::vector<int> sharedWidths(const std::vector<int>& needs, int room);

class NamesHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit NamesHeader(QTableView* table);

    void fit();  // after the names have changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_area;  // the table's viewport; the table may be half destroyed when the last events arrive
};

}  // namespace concord::gui
