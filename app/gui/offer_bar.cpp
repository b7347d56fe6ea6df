#include "offer_bar.h"

#include "theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace concord::gui {

OfferBar::OfferBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_row(new QHBoxLayout(this)), m_close(new QPushButton(this)) {
    m_row->setContentsMargins(12, 3, 8, 3);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_row->addWidget(m_text, 1);
    m_row->addWidget(m_close);
    m_close->setText(tr("Close"));
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    setAutoFillBackground(true);
    hide();
}

void OfferBar::setAway(bool away) {
    m_away = away;
    QFrame::setVisible(m_wanted && !away);
}

void OfferBar::setVisible(bool visible) {
    m_wanted = visible;
    QFrame::setVisible(visible && !m_away);
}

QString OfferBar::text() const { return m_text->text(); }

void OfferBar::offer(const QString& text, const Choices& choices) {
    for (QPushButton* const old : std::as_const(m_buttons)) {
        old->hide();
        old->deleteLater();
    }
    m_buttons.clear();
    m_text->setText(text);
    for (const auto& [name, action] : choices) {
        auto* const button = new QPushButton(name, this);
        m_row->insertWidget(m_row->count() - 1, button);
        connect(button, &QPushButton::clicked, this, [this, action = action] {
            hide();
            action();
        });
        m_buttons << button;
    }
    colour();
    show();
}

void OfferBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) {
        colour();
    }
}

void OfferBar::colour() {
    QPalette look = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    look.setColor(QPalette::Window, isDark(look) ? QColor(44, 70, 52) : QColor(222, 242, 224));
    setPalette(look);
}

}  // namespace concord::gui
