#include "app/gui/kit/optional_number_field.h"

#include <QLineEdit>
#include <QWheelEvent>

namespace concord::gui {

namespace {

constexpr int typingPauseMs = 500;

}  // namespace

OptionalNumberField::OptionalNumberField(int max, QWidget* parent) : QSpinBox(parent) {
    setRange(-1, max);
    setValue(-1);
    setKeyboardTracking(false);
    setFocusPolicy(Qt::StrongFocus);
    lineEdit()->setPlaceholderText(QStringLiteral("–"));
    m_afterTyping.setSingleShot(true);
    m_afterTyping.setInterval(typingPauseMs);
    connect(lineEdit(), &QLineEdit::textEdited, &m_afterTyping, qOverload<>(&QTimer::start));
    connect(&m_afterTyping, &QTimer::timeout, this, &QSpinBox::interpretText);
    connect(this, &QSpinBox::valueChanged, this, [this] { emit numberChosen(number()); });
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
    return text.trimmed().isEmpty() ? -1 : QSpinBox::valueFromText(text);
}

QString OptionalNumberField::textFromValue(int value) const {
    return value < 0 ? QString() : QSpinBox::textFromValue(value);
}

}  // namespace concord::gui
