// The controls of a claim: "Why doesn't my river count?", what is claimed, its cells as text, and whether all agree.
#pragma once

#include "app/gui/score/claim_model.h"

#include <QWidget>

class QComboBox;
class QLineEdit;
class QPushButton;

namespace concord::gui {

class ClaimBar : public QWidget {
    Q_OBJECT

public:
    explicit ClaimBar(ClaimModel& claim, QWidget* parent = nullptr);

    QPushButton* whyButton() const { return m_why; }
    QComboBox* kindBox() const { return m_kind; }
    QLineEdit* cellsField() const { return m_cells; }
    QPushButton* settledButton() const { return m_settled; }  // placed by DisputePage, below the list

    // Why the text of the field was not understood; empty if it was understood or is still being typed.
    QString problem() const { return m_problem; }

signals:
    void problemChanged();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void setTexts();
    void refresh();
    void applyCells(bool isFinished);

    ClaimModel& m_claim;
    QPushButton* m_why;
    QComboBox* m_kind;
    QLineEdit* m_cells;
    QPushButton* m_settled;
    QString m_problem;
    bool m_isTyping = false;  // while true, refresh() leaves the text as it was typed
};

}  // namespace concord::gui
