#include "app/gui/kit/message_bar.h"

#include "app/gui/kit/theme.h"
#include "app/gui/kit/written_file.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTimer>

namespace concord::gui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent), m_text(new QLabel(this)), m_offer(new QPushButton(this)), m_close(new QPushButton(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 8, 3);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setTextFormat(Qt::PlainText);
    row->addWidget(m_text, 1);
    row->addWidget(m_offer);
    row->addWidget(m_close);
    setAutoFillBackground(true);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_offer, &QPushButton::clicked, this, [this] {
        hide();
        const std::function<void()> action = m_action;
        action();
    });
    hide();
}

void MessageBar::showProblem(const Wording& text) { show(Kind::Problem, text); }

void MessageBar::showNote(const Wording& text) { show(Kind::Note, text); }

void MessageBar::showDone(const Wording& text, const WrittenOffer& offer) {
    show(Kind::Note, text, offer.name);
    m_action = offer.action;
}

void MessageBar::showPage(const QWidget* page) {
    m_page = page;
    if (m_messagePage == nullptr) {
        return;
    }
    if (!isHidden() && page != m_messagePage) {
        hide();
        m_isOnOtherPage = true;
    } else if (m_isOnOtherPage && page == m_messagePage) {
        m_isOnOtherPage = false;
        QWidget::show();
    }
}

void MessageBar::settle() {
    m_isOnOtherPage = false;
    hide();
}

void MessageBar::setTexts() {
    m_text->setText(m_wording ? m_wording() : QString());
    m_offer->setText(m_offerWording ? m_offerWording() : QString());
    m_close->setText(tr("Close"));
}

void MessageBar::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        setTexts();
    } else if (event->type() == QEvent::PaletteChange) {
        colour();
    }
    QFrame::changeEvent(event);
}

void MessageBar::colour() {
    QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    const bool dark = isDark(colours);
    if (m_kind == Kind::Problem) {
        colours.setColor(QPalette::Window, dark ? QColor(92, 50, 46) : QColor(255, 226, 216));
    } else {
        colours.setColor(QPalette::Window, dark ? QColor(44, 66, 84) : QColor(222, 238, 250));
    }
    setPalette(colours);
}

QString MessageBar::text() const { return m_text->text(); }

void MessageBar::show(Kind kind, const Wording& text, const Wording& offer) {
    m_wording = text;
    m_offerWording = offer;
    m_action = {};
    m_kind = kind;
    m_isOnOtherPage = false;
    m_messagePage = nullptr;
    // What causes a message may also open another page: then the message belongs to that one.
    QTimer::singleShot(0, this, [this] { m_messagePage = m_page; });
    m_offer->setVisible(offer != nullptr);
    setTexts();
    colour();
    QWidget::show();
}

}  // namespace concord::gui
