// A large number that counts: a tap adds one, a tap on the minus on its left subtracts one. Keys: +, Return and Space
// add one, - subtracts one, digits set the number, Delete and Backspace clear it, arrows go to the nearest counter.
#pragma once

#include <QAbstractButton>
#include <QElapsedTimer>

#include <optional>

namespace concord::gui {

struct CounterLimits {
    int min = 0;
    int max = 99;
    bool mayBeUnknown = false;  // can be cleared to "?" instead of the smallest number
};

class Counter : public QAbstractButton {
    Q_OBJECT

public:
    explicit Counter(CounterLimits limits, QWidget* parent = nullptr);

    std::optional<int> number() const { return m_number; }
    void setNumber(std::optional<int> number);  // sends no signal
    // For screen readers: "Blue, bush".
    void setLabel(const QString& label);
    // Where a tap subtracts one.
    QRect minusArea() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void countChanged();  // by the user

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QString shownText() const;
    bool handleKey(int key);  // false: not a key of the counter
    void count(int step);
    void typeDigit(int digit);
    void choose(std::optional<int> number);
    void clear() { choose(m_limits.mayBeUnknown ? std::nullopt : std::optional(m_limits.min)); }
    bool canCountUp() const;
    bool canCountDown() const;
    void describe();

    CounterLimits m_limits;
    std::optional<int> m_number;
    QString m_label;
    int m_step = 1;             // of the tap in progress
    QElapsedTimer m_lastDigit;  // digits in quick succession make one number
    int m_typed = 0;            // the digits of that number
};

}  // namespace concord::gui
