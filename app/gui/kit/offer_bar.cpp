#include "app/gui/kit/offer_bar.h"

#include "app/gui/kit/theme.h"
#include "app/gui/kit/tool_tip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace concord::gui {

OfferBar::OfferBar(QWidget* parent)
    : QFrame(parent),
      m_picture(new QLabel(this)),
      m_text(new QLabel(this)),
      m_row(new QHBoxLayout),
      m_below(new QHBoxLayout),
      m_close(new QPushButton(this)) {
    auto* const whole = new QHBoxLayout(this);
    whole->setContentsMargins(12, 3, 8, 3);
    whole->setSpacing(12);
    auto* const rows = new QVBoxLayout;
    whole->addWidget(m_picture);
    whole->addLayout(rows, 1);
    m_picture->hide();
    rows->setSpacing(2);
    rows->addLayout(m_row);
    rows->addLayout(m_below);
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

void OfferBar::setSuppressed(bool suppressed) {
    m_suppressed = suppressed;
    QFrame::setVisible(m_wanted && !suppressed);
}

void OfferBar::setVisible(bool visible) {
    m_wanted = visible;
    if (visible) {
        emit aboutToChange();
    }
    QFrame::setVisible(visible && !m_suppressed);
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
    placeButtons();
}

QString OfferBar::text() const { return m_text->text(); }

void OfferBar::offer(const Wording& text, const Choices& choices) {
    m_isQuestion = false;
    put(text, choices);
}

void OfferBar::ask(const Wording& text, const Choices& choices) {
    m_isQuestion = true;
    put(text, choices);
}

void OfferBar::put(const Wording& text, const Choices& choices) {
    for (QPushButton* const old : std::as_const(m_buttons)) {
        old->hide();
        old->deleteLater();
    }
    m_buttons.clear();
    m_names.clear();
    m_areButtonsBelow = false;
    m_image = {};
    m_picture->hide();
    m_row->addWidget(m_close);
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

void OfferBar::showPicture(const QImage& picture, const QString& name) {
    m_image = picture;
    m_picture->setVisible(!picture.isNull());
    m_picture->setAccessibleName(name);
    m_picture->setToolTip(plainToolTip(name));
    fitPicture();
    placeButtons();
}

// About as high as the bar is without the picture.
void OfferBar::fitPicture() {
    if (m_image.isNull()) {
        return;
    }
    const int buttonHeight = m_close->sizeHint().height();
    const int side = m_areButtonsBelow ? buttonHeight + m_text->fontMetrics().height() : buttonHeight;
    const double ratio = devicePixelRatioF();
    QPixmap pixels = QPixmap::fromImage(
        m_image.scaled(QSize(side * 3 / 2, side) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    pixels.setDevicePixelRatio(ratio);
    m_picture->setPixmap(pixels);
}

// Puts the buttons beside the text if that still fits into two lines, otherwise below it.
void OfferBar::placeButtons() {
    const QMargins margins = layout()->contentsMargins();
    const int whole = isVisible() || parentWidget() == nullptr ? width() : parentWidget()->width();
    int room = whole - margins.left() - margins.right() - m_close->sizeHint().width() - m_row->spacing();
    if (!m_image.isNull()) {
        room -= m_picture->sizeHint().width() + layout()->spacing();
    }
    for (const QPushButton* const button : std::as_const(m_buttons)) {
        room -= button->sizeHint().width() + m_row->spacing();
    }
    constexpr int mostLines = 2;
    const QFontMetrics letters = m_text->fontMetrics();
    const QRect needed = letters.boundingRect(QRect(0, 0, std::max(room, 1), 0), Qt::TextWordWrap, m_text->text());
    const bool isTooLong = needed.width() > room || needed.height() > mostLines * letters.lineSpacing();
    if (m_buttons.isEmpty() || m_areButtonsBelow == isTooLong) {
        return;
    }
    m_areButtonsBelow = isTooLong;
    while (m_below->count() > 0) {
        delete m_below->takeAt(0);
    }
    if (isTooLong) {
        m_below->addStretch();
    }
    QHBoxLayout* const row = isTooLong ? m_below : m_row;
    for (QPushButton* const button : m_buttons + QList{m_close}) {
        m_row->removeWidget(button);
        row->addWidget(button);
    }
    fitPicture();
}

void OfferBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    placeButtons();
}

void OfferBar::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        colour();
    } else if (event->type() == QEvent::LanguageChange) {
        setTexts();
    }
}

void OfferBar::colour() {
    QPalette colours = parentWidget() != nullptr ? parentWidget()->palette() : QPalette();
    const bool dark = isDark(colours);
    colours.setColor(QPalette::Window, m_isQuestion ? (dark ? QColor(82, 66, 32) : QColor(253, 239, 200))
                                       : dark       ? QColor(44, 70, 52)
                                                    : QColor(222, 242, 224));
    setPalette(colours);
}

}  // namespace concord::gui
