#include "app/gui/kit/message_bar.h"

#include "app/gui/kit/theme.h"
#include "app/gui/kit/written_file.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTimer>

namespace concord::gui {

MessageBar::MessageBar(QWidget* parent)
    : QFrame(parent),
      m_text(new QLabel(this)),
      m_progress(new QProgressBar(this)),
      m_offer(new QPushButton(this)),
      m_cancel(new QPushButton(this)),
      m_close(new QPushButton(this)) {
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(12, 3, 8, 3);
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setTextFormat(Qt::PlainText);
    m_progress->setMaximumWidth(220);
    m_progress->setTextVisible(false);
    row->addWidget(m_text, 1);
    row->addWidget(m_progress);
    row->addWidget(m_offer);
    row->addWidget(m_cancel);
    row->addWidget(m_close);
    setAutoFillBackground(true);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        hide();
        emit cancelled();
    });
    connect(m_offer, &QPushButton::clicked, this, [this] {
        hide();
        if (m_action) {
            const std::function<void()> action = m_action;
            action();
        } else {
            emit accepted();
        }
    });
    hide();
}

void MessageBar::showProblem(const Wording& text) { show(Kind::Problem, text); }

void MessageBar::showNote(const Wording& text) { show(Kind::Note, text); }

void MessageBar::showDone(const Wording& text, const WrittenOffer& offer) {
    show(Kind::Note, text, offer.name);
    m_action = offer.action;
}

void MessageBar::showProgress(const Wording& text, int step, int steps) {
    m_progress->setRange(0, steps);
    m_progress->setValue(step);
    show(Kind::Progress, text);
}

void MessageBar::showOffer(const Wording& text, const Wording& offer) { show(Kind::Problem, text, offer); }

// Progress concerns the whole window.
void MessageBar::showPage(const QWidget* page) {
    m_page = page;
    if (m_kind == Kind::Progress || m_messagePage == nullptr) {
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
    m_cancel->setText(tr("Cancel"));
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
    m_progress->setVisible(kind == Kind::Progress);
    m_cancel->setVisible(kind == Kind::Progress);
    m_close->setVisible(kind != Kind::Progress);
    m_offer->setVisible(offer != nullptr);
    setTexts();
    colour();
    QWidget::show();
}

}  // namespace concord::gui
