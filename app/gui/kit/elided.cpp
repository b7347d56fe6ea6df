#include "app/gui/kit/elided.h"

#include "app/gui/kit/tool_tip.h"

#include <QPainter>
#include <QStyleOptionButton>
#include <QStylePainter>

#include <algorithm>

namespace concord::gui {

namespace {

constexpr int fewLetters = 5;

QString withoutMnemonics(QString text) { return text.replace(u'&', QStringLiteral("&&")); }

}  // namespace

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QLabel(text, parent) { setTextFormat(Qt::PlainText); }

bool ElidedLabel::isElided() const { return fontMetrics().horizontalAdvance(text()) > contentsRect().width(); }

QSize ElidedLabel::minimumSizeHint() const {
    const QSize whole = QLabel::minimumSizeHint();
    return {std::min(whole.width(), fewLetters * fontMetrics().averageCharWidth()), whole.height()};
}

void ElidedLabel::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setPen(palette().color(foregroundRole()));
    painter.drawText(contentsRect(), static_cast<int>(alignment()),
                     fontMetrics().elidedText(text(), Qt::ElideRight, contentsRect().width()));
}

void ElidedLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    setToolTip(isElided() ? plainToolTip(text()) : QString());
}

ElidedButton::ElidedButton(const QString& name, QWidget* parent)
    : QPushButton(withoutMnemonics(name), parent), m_name(name) {
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

int ElidedButton::room() const {
    QStyleOptionButton option;
    initStyleOption(&option);
    return style()->subElementRect(QStyle::SE_PushButtonContents, &option, this).width();
}

bool ElidedButton::isElided() const { return fontMetrics().horizontalAdvance(m_name) > room(); }

QSize ElidedButton::minimumSizeHint() const {
    const QSize whole = QPushButton::minimumSizeHint();
    const int letters = fontMetrics().horizontalAdvance(m_name);
    return {whole.width() - letters + std::min(letters, fewLetters * fontMetrics().averageCharWidth()), whole.height()};
}

void ElidedButton::paintEvent(QPaintEvent* /*event*/) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text = withoutMnemonics(fontMetrics().elidedText(m_name, Qt::ElideRight, room()));
    painter.drawControl(QStyle::CE_PushButton, option);
}

void ElidedButton::resizeEvent(QResizeEvent* event) {
    QPushButton::resizeEvent(event);
    setToolTip(isElided() ? plainToolTip(m_name) : QString());
}

}  // namespace concord::gui
