// A field for a number that may be missing: then it is empty.
#pragma once

#include <QSpinBox>
#include <QTimer>

#include <optional>

namespace concord::gui {

class OptionalNumberField : public QSpinBox {
    Q_OBJECT

public:
    explicit OptionalNumberField(int max, QWidget* parent = nullptr);

    std::optional<int> number() const { return value() == minimum() ? std::nullopt : std::optional(value()); }
    void setNumber(std::optional<int> number) { setValue(number.value_or(minimum())); }
    void setLimits(int min, int max);  // of the number; the constructor sets 0 and its `max`
    // Shows a number that was chosen elsewhere, without a signal. What is being typed stays.
    void follow(std::optional<int> number);
    void commitTyped();  // at once, rather than a moment after the last digit

signals:
    // Changed by the user (when typing, a moment after the last digit, so that half-typed numbers do not count), or by
    // setNumber() or setLimits().
    void numberChosen(std::optional<int> number);

protected:
    QValidator::State validate(QString& text, int& position) const override;
    int valueFromText(const QString& text) const override;
    QString textFromValue(int value) const override;
    void wheelEvent(QWheelEvent* event) override;

private:
    QTimer m_afterTyping;
};

}  // namespace concord::gui
