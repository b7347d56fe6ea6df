// What an empty page shows: a sentence that says why it is empty, and one or two buttons for what to do about it.
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace concord::gui {

class EmptyState : public QWidget {
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    // Without an action there is only the text, as while something loads.
    void explain(const QString& text, const QString& action = {}, const std::function<void()>& act = {},
                 const QString& otherAction = {}, const std::function<void()>& actOtherwise = {});

    QString text() const;
    QPushButton* button() const { return m_button; }
    QPushButton* otherButton() const { return m_otherButton; }  // beside it; hidden without another action

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void balanceLines();

    QLabel* m_text;
    QPushButton* m_button;
    QPushButton* m_otherButton;
    std::function<void()> m_act;
    std::function<void()> m_actOtherwise;
};

}  // namespace concord::gui
