// A field for a number that may also be missing: empty says so.
#pragma once

#include <QSpinBox>
#include <QTimer>

#include <optional>

namespace concord::gui {

class OptionalNumberField : public QSpinBox {
    Q_OBJECT

public:
    explicit OptionalNumberField(int most, QWidget* parent = nullptr);

    std::optional<int> number() const { return value() < 0 ? std::nullopt : std::optional(value()); }
    void setNumber(std::optional<int> number) { setValue(number.value_or(-1)); }

signals:
    // By the person, a moment after the last digit: half a number is no number.
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
