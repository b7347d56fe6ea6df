#include "app/gui/kit/offer_bar.h"

#include "app/gui/kit/theme.h"

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
    connect(m_close, &QPushButton::clicked, this, [this] {
        hide();
        emit closed();
    });
    setAutoFillBackground(true);
    setTexts();
    hide();
}

void OfferBar::setAway(bool away) {
    m_away = away;
    QFrame::setVisible(m_wanted && !away);
}

void OfferBar::setVisible(bool visible) {
    m_wanted = visible;
    if (visible) {
        emit coming();
    }
    QFrame::setVisible(visible && !m_away);
    if (!visible) {
        emit gone();
    }
}

void OfferBar::setTexts() {
    m_close->setText(tr("Close"));
    m_text->setText(m_wording ? m_wording() : QString());
    for (qsizetype i = 0; i < m_buttons.size(); ++i) {
        m_buttons.at(i)->setText(m_names.at(static_cast<std::size_t>(i))());
    }
}

QString OfferBar::text() const { return m_text->text(); }

void OfferBar::offer(const Wording& text, const Choices& choices) {
    for (QPushButton* const old : std::as_const(m_buttons)) {
        old->hide();
        old->deleteLater();
    }
    m_buttons.clear();
    m_names.clear();
    m_wording = text;
    for (const auto& [name, action] : choices) {
        auto* const button = new QPushButton(this);
        m_row->insertWidget(m_row->count() - 1, button);
        setTabOrder(button, m_close);
        connect(button, &QPushButton::clicked, this, [this, action = action] {
            hide();
            action();
        });
        m_buttons << button;
        m_names.push_back(name);
    }
    setTexts();
    colour();
    show();
}

void OfferBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange) {
        colour();
    } else if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
}

void OfferBar::colour() {
    QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    colours.setColor(QPalette::Window, isDark(colours) ? QColor(44, 70, 52) : QColor(222, 242, 224));
    setPalette(colours);
}

}  // namespace concord::gui
