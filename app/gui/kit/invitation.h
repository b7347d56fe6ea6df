// What an empty page shows: a sentence that says why it is empty, and a button for what to do about it.
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace concord::gui {

class Invitation : public QWidget {
    Q_OBJECT

public:
    explicit Invitation(QWidget* parent = nullptr);

    // Without an action there is only the text, as while something loads.
    void invite(const QString& text, const QString& action = {}, const std::function<void()>& act = {});

    QString text() const;
    QPushButton* button() const { return m_button; }

private:
    QLabel* m_text;
    QPushButton* m_button;
    std::function<void()> m_act;
};

}  // namespace concord::gui
