#include "app/gui/score/outcome_bar.h"

#include "app/gui/document/outcome.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace concord::gui {

OutcomeBar::OutcomeBar(const Document& document, QWidget* parent)
    : QWidget(parent), m_document(document), m_headline(new QLabel(this)), m_detail(new QLabel(this)) {
    auto* const column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    setScale(1);
    for (QLabel* const label : {m_headline, m_detail}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        column->addWidget(label);
    }
    connect(&document, &Document::changed, this, &OutcomeBar::refresh);
    refresh();
}

void OutcomeBar::setScale(double scale) {
    constexpr double headlineToText = 1.5;
    QFont text = font();
    text.setPointSizeF(text.pointSizeF() * scale);
    m_detail->setFont(text);
    text.setPointSizeF(text.pointSizeF() * headlineToText);
    text.setBold(true);
    m_headline->setFont(text);
    constexpr int lines = 2;  // the pad above must not move when there is more text
    setMinimumHeight(m_headline->fontMetrics().height() + layout()->spacing() +
                     lines * m_detail->fontMetrics().lineSpacing());
}

QString OutcomeBar::headline() const { return m_headline->text(); }
QString OutcomeBar::detail() const { return m_detail->text(); }

void OutcomeBar::refresh() {
    if (m_document.isOpen()) {
        const Outcome outcome = outcomeOf(m_document);
        m_headline->setText(outcome.headline);
        m_detail->setText(outcome.detail);
        m_detail->setVisible(!outcome.detail.isEmpty());
    }
}

void OutcomeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
