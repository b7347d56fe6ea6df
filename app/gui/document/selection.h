// Where the person is: whose board, which cell, what is lit up.
#pragma once

#include "scoring/harmonies/cell.h"

#include <QObject>

#include <optional>
#include <vector>

namespace concord::gui {

class Selection : public QObject {
    Q_OBJECT

public:
    explicit Selection(QObject* parent = nullptr);

    int player() const { return m_player; }
    std::optional<Cell> cell() const { return m_cell; }
    const std::vector<Cell>& lit() const { return m_lit; }
    bool litIsPath() const { return m_litIsPath; }  // in order from end to end: a river

    void selectPlayer(int player);  // forgets cell and light
    void selectCell(std::optional<Cell> cell);
    void light(const std::vector<Cell>& cells, bool isPath);
    void reset();
    // After players have come or gone or the side is another: the last player there is instead of
    // one who is not, no cell that is not.
    void keepWithin(int players, Side side);

signals:
    void playerChanged();
    void cellChanged();
    void litChanged();

private:
    int m_player = 0;
    std::optional<Cell> m_cell;
    std::vector<Cell> m_lit;
    bool m_litIsPath = false;
};

}  // namespace concord::gui
