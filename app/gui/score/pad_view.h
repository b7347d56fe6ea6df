// The score pad on the screen. Digits start typing a number; then Enter moves down the column and on to the next
// player, and Tab moves right. Delete removes a typed number; Enter on a board opens it.
#pragma once

#include "app/gui/score/pad_model.h"

#include <QTableView>

namespace concord::gui {

class PadHeader;

class PadView : public QTableView {
    Q_OBJECT

public:
    explicit PadView(PadModel& model, QWidget* parent = nullptr);

    int player() const;  // of the current column; 0 when there is none
    void selectPlayer(int player);

    // The mark of a cell is hidden while its number is typed and, if the number is missing, while its row is selected.
    bool showsMark(const QModelIndex& index) const;

signals:
    void markClicked(const concord::gui::PadMark& mark);
    void boardRequested(int player);
    void playerSelected(int player);
    void rowSelected();
    void menuRequested(int player, const QPoint& globalPos);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void keyboardSearch(const QString& /*search*/) override {}  // digits must not move the selection
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    void fit();
    void selectNextNumber();
    void open(const QModelIndex& index);
    const PadMark* markUnder(const QPoint& place) const;

    PadModel& m_pad;
    PadHeader* m_header;
};

}  // namespace concord::gui
