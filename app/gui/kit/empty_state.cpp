#include "app/gui/kit/empty_state.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

EmptyState::EmptyState(QWidget* parent)
    : QWidget(parent), m_text(new QLabel), m_button(new QPushButton), m_otherButton(new QPushButton) {
    constexpr double larger = 1.2;
    constexpr int buttonWidth = 200;
    constexpr int buttonHeight = 48;
    QFont font = m_text->font();
    font.setPointSizeF(font.pointSizeF() * larger);
    m_text->setFont(font);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    auto* const column = new QVBoxLayout(this);
    column->setSpacing(24);
    column->addStretch(2);
    // Not aligned: the height of text that wraps depends on the width that it gets.
    auto* const row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_text, 100);
    row->addStretch(1);
    column->addLayout(row);
    auto* const buttons = new QHBoxLayout;
    buttons->setSpacing(12);
    buttons->addStretch();
    for (QPushButton* const button : {m_button, m_otherButton}) {
        button->setFont(font);
        button->setMinimumSize(buttonWidth, buttonHeight);
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    buttons->addStretch();
    column->addLayout(buttons);
    column->addStretch(3);
    m_otherButton->hide();
    // Copied before the call, as the action may call explain(), which replaces it.
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (const auto act = m_act) {
            act();
        }
    });
    connect(m_otherButton, &QPushButton::clicked, this, [this] {
        if (const auto act = m_actOtherwise) {
            act();
        }
    });
}

void EmptyState::explain(const QString& text, const QString& action, const std::function<void()>& act,
                         const QString& otherAction, const std::function<void()>& actOtherwise) {
    m_text->setText(text);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    m_act = act;
    m_otherButton->setText(otherAction);
    m_otherButton->setVisible(!otherAction.isEmpty());
    m_actOtherwise = actOtherwise;
    balanceLines();
}

// Narrows the text as long as it needs no further line, so that the last line is not just a word or two.
void EmptyState::balanceLines() {
    constexpr int widest = 640;
    constexpr double share = 0.94;  // of the page, less than what the layout gives to the text
    int enough =
        std::min(widest, static_cast<int>(contentsRect().width() * share) - 2 * layout()->contentsMargins().left());
    if (enough <= 0) {
        return;
    }
    const int height = m_text->heightForWidth(enough);
    int tooNarrow = 0;
    while (enough - tooNarrow > 1) {
        const int middle = (enough + tooNarrow) / 2;
        (m_text->heightForWidth(middle) > height ? tooNarrow : enough) = middle;
    }
    m_text->setMaximumWidth(enough);
}

void EmptyState::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    balanceLines();
}

QString EmptyState::text() const { return m_text->text(); }

}  // namespace concord::gui
