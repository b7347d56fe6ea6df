#include "app/gui/kit/invitation.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace concord::gui {

Invitation::Invitation(QWidget* parent) : QWidget(parent), m_text(new QLabel), m_button(new QPushButton) {
    constexpr double larger = 1.2;
    constexpr int buttonWidth = 200;
    constexpr int buttonHeight = 48;
    constexpr int widestText = 560;
    QFont font = m_text->font();
    font.setPointSizeF(font.pointSizeF() * larger);
    m_text->setFont(font);
    m_text->setAlignment(Qt::AlignCenter);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setMaximumWidth(widestText);
    m_button->setFont(font);
    m_button->setMinimumSize(buttonWidth, buttonHeight);
    m_button->setAutoDefault(true);
    auto* const column = new QVBoxLayout(this);
    column->setSpacing(24);
    column->addStretch(2);
    // Not aligned: the height of text that wraps depends on the width that it gets.
    auto* const row = new QHBoxLayout;
    row->addStretch(1);
    row->addWidget(m_text, 100);
    row->addStretch(1);
    column->addLayout(row);
    column->addWidget(m_button, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_button, &QPushButton::clicked, this, [this] {
        if (const auto act = m_act) {  // it may invite to something else
            act();
        }
    });
}

void Invitation::invite(const QString& text, const QString& action, const std::function<void()>& act) {
    m_text->setText(text);
    m_button->setText(action);
    m_button->setVisible(!action.isEmpty());
    m_act = act;
}

QString Invitation::text() const { return m_text->text(); }

}  // namespace concord::gui
