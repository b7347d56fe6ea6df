#include "app/gui/score/outcome_bar.h"

#include "app/gui/document/contradictions.h"
#include "app/gui/document/outcome.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

namespace {

constexpr int lineGap = 2;

}  // namespace

OutcomeBar::OutcomeBar(Document& document, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_headline(new QLabel(this)),
      m_detail(new QLabel(this)),
      m_look(new QPushButton(this)),
      m_accept(new QPushButton(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    auto* const column = new QVBoxLayout;
    row->addLayout(column, 1);
    for (QPushButton* const button : {m_look, m_accept}) {
        button->setMinimumHeight(40);
        button->hide();
        row->addWidget(button, 0, Qt::AlignBottom);
    }
    connect(m_look, &QPushButton::clicked, this, &OutcomeBar::lookRequested);
    connect(m_accept, &QPushButton::clicked, this, [this] {
        if (const std::vector<Contradiction> wrong = contradictions(m_document); !wrong.empty()) {
            acceptContradiction(m_document, wrong.front());
        }
    });
    column->setSpacing(lineGap);
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
    setMinimumHeight(m_headline->fontMetrics().height() + lineGap + lines * m_detail->fontMetrics().lineSpacing());
}

void OutcomeBar::keepSecret(bool kept) {
    m_keepsSecret = kept;
    refresh();
}

QString OutcomeBar::headline() const { return m_headline->text(); }
QString OutcomeBar::detail() const { return m_detail->text(); }

void OutcomeBar::refresh() {
    if (m_document.isOpen()) {
        Outcome outcome = outcomeOf(m_document);
        if (m_keepsSecret && outcome.final) {
            outcome.headline = tr("The points are being added up…");
            outcome.detail.clear();
        }
        m_headline->setText(outcome.headline);
        m_detail->setText(outcome.detail);
        m_detail->setVisible(!outcome.detail.isEmpty());
        m_look->setVisible(outcome.contradicted);
        m_accept->setVisible(outcome.contradicted);
        m_look->setText(tr("&Look at it"));
        m_accept->setText(tr("It is r&ight"));
        m_accept->setToolTip(tr("All agree that it is right all the same."));
    }
}

void OutcomeBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        refresh();
    }
    QWidget::changeEvent(event);
}

}  // namespace concord::gui
