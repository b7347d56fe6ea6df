#include "app/gui/kit/optional_number_field.h"

#include <QLineEdit>
#include <QSignalBlocker>
#include <QWheelEvent>

namespace concord::gui {

namespace {

constexpr int typingPauseMs = 500;

}  // namespace

OptionalNumberField::OptionalNumberField(int max, QWidget* parent) : QSpinBox(parent) {
    setLimits(0, max);
    setNumber({});
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->setPlaceholderText(QStringLiteral("–"));
    m_afterTyping.setSingleShot(true);
    m_afterTyping.setInterval(typingPauseMs);
    connect(lineEdit(), &QLineEdit::textEdited, &m_afterTyping, qOverload<>(&QTimer::start));
    connect(&m_afterTyping, &QTimer::timeout, this, &QSpinBox::interpretText);
    connect(this, &QSpinBox::editingFinished, &m_afterTyping, &QTimer::stop);
    connect(this, &QSpinBox::valueChanged, this, [this] {
        m_afterTyping.stop();
        emit numberChosen(number());
    });
}

// The value below the least number stands for no number.
void OptionalNumberField::setLimits(int min, int max) {
    const std::optional<int> before = number();
    setRange(min - 1, max);
    setNumber(before);
}

void OptionalNumberField::follow(std::optional<int> number) {
    const QSignalBlocker quiet(this);
    const bool isBeingTyped = m_afterTyping.isActive();
    const QString typed = lineEdit()->text();
    const int cursor = lineEdit()->cursorPosition();
    setNumber(number);
    if (isBeingTyped) {
        lineEdit()->setText(typed);
        lineEdit()->setCursorPosition(cursor);
    }
}

void OptionalNumberField::commitTyped() {
    m_afterTyping.stop();
    interpretText();
}

// The wheel must not change the field by accident.
void OptionalNumberField::wheelEvent(QWheelEvent* event) {
    if (hasFocus()) {
        QSpinBox::wheelEvent(event);
    } else {
        event->ignore();
    }
}

QValidator::State OptionalNumberField::validate(QString& text, int& position) const {
    return text.trimmed().isEmpty() ? QValidator::Acceptable : QSpinBox::validate(text, position);
}

int OptionalNumberField::valueFromText(const QString& text) const {
    return text.trimmed().isEmpty() ? minimum() : QSpinBox::valueFromText(text);
}

QString OptionalNumberField::textFromValue(int value) const {
    return value == minimum() ? QString() : QSpinBox::textFromValue(value);
}

}  // namespace concord::gui
