// The line below the pad that says who won, readable from across the table.
#pragma once

#include "app/gui/document/document.h"

#include <QWidget>

class QLabel;

namespace concord::gui {

class OutcomeBar : public QWidget {
    Q_OBJECT

public:
    explicit OutcomeBar(const Document& document, QWidget* parent = nullptr);

    void setScale(double scale);  // of the font; 1: the usual size

    QString headline() const;
    QString detail() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const Document& m_document;
    QLabel* m_headline;
    QLabel* m_detail;
};

}  // namespace concord::gui
