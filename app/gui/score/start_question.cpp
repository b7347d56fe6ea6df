#include "app/gui/score/start_question.h"

#include "app/gui/document/table_edits.h"
#include "app/gui/kit/elided.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace concord::gui {

StartQuestion::StartQuestion(Document& document, QWidget* parent)
    : QFrame(parent), m_document(document), m_row(new QHBoxLayout(this)), m_label(new QLabel(this)) {
    m_row->setContentsMargins(12, 4, 8, 4);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::AlternateBase);
    m_row->addWidget(m_label);
    m_row->addStretch();
    connect(&document, &Document::changed, this, &StartQuestion::refresh);
    refresh();
}

QPushButton* StartQuestion::addAnswerButton(const QString& text, std::optional<int> answer) {
    auto* const newButton = new ElidedButton(text, this);
    newButton->setMinimumHeight(34);
    // The answer hides this bar with its buttons, so it waits until the click has been handled.
    connect(
        newButton, &QPushButton::clicked, this, [this, answer] { m_document.setStartPlayer(answer); },
        Qt::QueuedConnection);
    m_row->insertWidget(m_row->count() - 1, newButton);
    return newButton;
}

void StartQuestion::refresh() {
    const bool shouldAsk = m_document.isOpen() && m_document.playerCount() > 1 && !m_document.table().starterSettled &&
                           !startPlayer(m_document.table());
    QStringList names;
    for (const TablePlayer& player : m_document.players()) {
        names << QString::fromStdString(player.name);
    }
    m_label->setText(tr("Who started?"));
    if (shouldAsk && names != m_names) {
        m_names = names;
        for (QPushButton* const old : m_buttons) {
            old->hide();
            old->deleteLater();
        }
        m_buttons.clear();
        for (int i = 0; i < names.size(); ++i) {
            m_buttons.push_back(addAnswerButton(names.at(i), i));
            m_buttons.back()->setAccessibleName(tr("%1 started").arg(names.at(i)));
        }
        m_buttons.push_back(addAnswerButton(tr("Not known"), {}));
        emit rebuilt();
    }
    setVisible(shouldAsk);
}

void StartQuestion::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        m_names.clear();  // forces the buttons to be made again
        refresh();
    }
    QFrame::changeEvent(event);
}

}  // namespace concord::gui
