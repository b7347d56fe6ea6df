// The line below the pad that says who won, readable from across the table.
#pragma once

#include "app/gui/document/document.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace concord::gui {

class OutcomeBar : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeBar(Document& document, QWidget* parent = nullptr);

    void setScale(double scale);  // of the font; 1: the usual size
    void keepSecret(bool kept);   // true: does not say who has won, because the ending is still playing

    QPushButton* lookButton() const { return m_look; }      // shown while something cannot be right
    QPushButton* acceptButton() const { return m_accept; }  // shown beside it: accepts the first contradiction as right

    QString headline() const;
    QString detail() const;

signals:
    void lookRequested();  // at the first contradiction

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    Document& m_document;
    bool m_keepsSecret = false;
    QLabel* m_headline;
    QLabel* m_detail;
    QPushButton* m_look;
    QPushButton* m_accept;
};

}  // namespace concord::gui
