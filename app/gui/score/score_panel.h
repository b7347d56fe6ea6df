// The score of all players: the pad, and every point of one player with its reason.
#pragma once

#include "app/gui/document/document.h"
#include "app/gui/document/selection.h"
#include "app/gui/score/pad_model.h"
#include "app/gui/score/score_items_model.h"

#include <QTimer>
#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QTableView;
class QTreeView;

namespace concord::gui {

class NamesHeader;

class ScorePanel : public QWidget {
    Q_OBJECT

public:
    ScorePanel(const Document& document, Selection& selection, QWidget* parent = nullptr);

    QTreeView* itemsView() const { return m_itemsView; }
    QTableView* padView() const { return m_padView; }
    ScoreItemsModel& items() { return m_items; }
    QString headline() const;
    QString certaintyText();

    QPushButton* disputeButton() const { return m_dispute; }

signals:
    void nextDoubtfulRequested();
    // Asks for the dispute page, at the row of the current item; empty if there is none, as for a warning.
    void disputeRequested(std::string_view row);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void layOutPad();
    void layOutItems();
    void setTexts();
    void refresh();
    void showCertainty();
    void fitButtons();
    void fitPad();
    void fitNumbers();
    void highlightCurrent(const QModelIndex& index);
    void openPadCell(const QModelIndex& index);

    const Document& m_document;
    Selection& m_selection;
    PadModel m_pad;
    ScoreItemsModel m_items;
    QLabel* m_headline;
    QLabel* m_certainty;
    QTimer m_afterPaint;  // the certainty takes longer to compute than the points
    QPushButton* m_nextDoubtful;
    QPushButton* m_dispute;
    QBoxLayout* m_buttons;  // holds m_nextDoubtful and m_dispute
    QTableView* m_padView;
    NamesHeader* m_names;  // over the pad
    QTreeView* m_itemsView;
};

}  // namespace concord::gui
