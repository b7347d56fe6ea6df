#include "app/gui/board/board_accessibility.h"

#include "app/gui/board/board_scene.h"
#include "app/gui/board/board_view.h"
#include "app/text/words.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

namespace concord::gui {

namespace {

struct BoardWords {
    Q_DECLARE_TR_FUNCTIONS(BoardWords)
};

// "c2: tall tree, animal cube, doubtful"
QString cellInWords(Cell cell, const CellAppearance& appearance) {
    QStringList parts{words::stack(appearance.stack)};
    if (appearance.cube != Cube::None) {
        parts << words::cube(appearance.cube);
    }
    if (appearance.doubtful) {
        parts << BoardWords::tr("doubtful");
    }
    if (appearance.breaksClaim) {
        parts << BoardWords::tr("breaks the claim");
    } else if (appearance.highlighted) {
        parts << BoardWords::tr("marked");
    }
    return BoardWords::tr("%1: %2", "a cell and what is there")
        .arg(QString::fromStdString(name(cell)), parts.join(QStringLiteral(", ")));
}

int columnOf(Cell cell) { return name(cell).front() - 'a'; }
int rowOf(Cell cell) { return name(cell).back() - '1'; }

class BoardTable;

// A cell of the board as a screen reader sees it.
class BoardCell : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    BoardCell(BoardTable& table, BoardView& view, int index) : m_table(table), m_view(view), m_index(index) {}

    bool isValid() const override { return index() < cellCount(side()); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    QAccessibleInterface* parent() const override;
    QAccessibleInterface* child(int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    void setText(QAccessible::Text, const QString&) override {}
    QAccessible::Role role() const override { return QAccessible::Cell; }

    QString text(QAccessible::Text what) const override {
        return what == QAccessible::Name && isValid() ? cellInWords(cell(), appearance()) : QString();
    }

    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QPolygon outline = m_view.mapFromScene(scene().layout().hexagon(cell()));
        return {m_view.viewport()->mapToGlobal(outline.boundingRect().topLeft()), outline.boundingRect().size()};
    }

    QAccessible::State state() const override {
        QAccessible::State state;
        state.selectable = true;
        state.selected = isValid() && appearance().selected;
        state.focused = state.selected && m_view.hasFocus();
        return state;
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
    }

    bool isSelected() const override { return state().selected; }
    QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    int columnIndex() const override { return isValid() ? columnOf(cell()) : 0; }
    int rowIndex() const override { return isValid() ? rowOf(cell()) : 0; }
    int columnExtent() const override { return 1; }
    int rowExtent() const override { return 1; }
    QAccessibleInterface* table() const override { return parent(); }

    int index() const { return m_index; }

private:
    const BoardScene& scene() const { return *qobject_cast<const BoardScene*>(m_view.scene()); }
    Side side() const { return scene().layout().side(); }
    Cell cell() const { return cells(side())[static_cast<std::size_t>(m_index)]; }
    CellAppearance appearance() const { return scene().appearance(cell()); }

    BoardTable& m_table;
    BoardView& m_view;
    int m_index;
};

// The board as a screen reader sees it: a table with the cells' columns and rows.
class BoardTable : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit BoardTable(BoardView& view) : QAccessibleWidget(&view, QAccessible::Table), m_view(view) {}

    ~BoardTable() override {
        for (const auto& [index, id] : m_cells) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }
    BoardTable(const BoardTable&) = delete;
    BoardTable& operator=(const BoardTable&) = delete;

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface ? static_cast<QAccessibleTableInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override { return cellCount(side()); }

    QAccessibleInterface* child(int index) const override {
        if (index < 0 || index >= childCount()) {
            return nullptr;
        }
        auto found = m_cells.find(index);
        if (found == m_cells.end()) {
            auto* const cell = new BoardCell(const_cast<BoardTable&>(*this), m_view, index);
            found = m_cells.emplace(index, QAccessible::registerAccessibleInterface(cell)).first;
        }
        return QAccessible::accessibleInterface(found->second);
    }

    int indexOfChild(const QAccessibleInterface* child) const override {
        const auto* const cell = dynamic_cast<const BoardCell*>(child);
        return cell == nullptr || cell->parent() != this ? -1 : cell->index();
    }

    QAccessibleInterface* childAt(int x, int y) const override {
        const QPoint place = m_view.viewport()->mapFromGlobal(QPoint(x, y));
        const std::optional<Cell> cell = scene().layout().cellAt(m_view.mapToScene(place));
        return cell ? child(indexOf(side(), *cell)) : nullptr;
    }

    // --- the table

    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }

    // Null in the last row of a short column.
    QAccessibleInterface* cellAt(int row, int column) const override {
        for (const Cell cell : cells(side())) {
            if (rowOf(cell) == row && columnOf(cell) == column) {
                return child(indexOf(side(), cell));
            }
        }
        return nullptr;
    }

    int columnCount() const override { return columnOf(cells(side()).back()) + 1; }
    int rowCount() const override { return rowOf(cells(side()).back()) + 1; }
    QString columnDescription(int column) const override {
        return {QChar(QLatin1Char(static_cast<char>('a' + column)))};
    }
    QString rowDescription(int row) const override { return QString::number(row + 1); }

    QList<QAccessibleInterface*> selectedCells() const override {
        QList<QAccessibleInterface*> selected;
        for (const Cell cell : cells(side())) {
            if (scene().appearance(cell).selected) {
                selected << child(indexOf(side(), cell));
            }
        }
        return selected;
    }
    int selectedCellCount() const override { return static_cast<int>(selectedCells().size()); }
    int selectedColumnCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    QList<int> selectedColumns() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    bool isColumnSelected(int) const override { return false; }
    bool isRowSelected(int) const override { return false; }
    bool selectRow(int) override { return false; }
    bool selectColumn(int) override { return false; }
    bool unselectRow(int) override { return false; }
    bool unselectColumn(int) override { return false; }
    void modelChange(QAccessibleTableModelChangeEvent*) override {}

private:
    const BoardScene& scene() const { return *qobject_cast<const BoardScene*>(m_view.scene()); }
    Side side() const { return scene().layout().side(); }

    BoardView& m_view;
    mutable std::map<int, QAccessible::Id> m_cells;  // by index
};

QAccessibleInterface* BoardCell::parent() const { return &m_table; }

QAccessibleInterface* boardInterface(const QString&, QObject* object) {
    auto* const view = qobject_cast<BoardView*>(object);
    return view != nullptr && qobject_cast<BoardScene*>(view->scene()) != nullptr ? new BoardTable(*view) : nullptr;
}

}  // namespace

void installBoardAccessibility() {
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(boardInterface);
        return true;
    }();
}

}  // namespace concord::gui
