// The players above the columns of a small table: equally wide columns, unless a name needs more and others less.
#pragma once

#include <QHeaderView>

#include <vector>

class QTableView;

namespace concord::gui {

// What each gets of the room, all in pixels: an equal share, or what it needs where that is more. Where there is too
// little for all, those that need most give way. All of the room is given away.
std::vector<int> sharedWidths(const std::vector<int>& needs, int room);

class NamesHeader : public QHeaderView {
    Q_OBJECT

public:
    explicit NamesHeader(QTableView* table);

    void fit();  // after the names have changed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* m_area;  // of the columns; the table itself may be half gone when this hears of its last events
};

}  // namespace concord::gui
