// "Who started?", asked once per game in a small bar; any answer, "not known" included, closes it.
#pragma once

#include "app/gui/document/document.h"

#include <QFrame>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace concord::gui {

class StartQuestion : public QFrame {
    Q_OBJECT

public:
    explicit StartQuestion(Document& document, QWidget* parent = nullptr);

    // One per player, and finally "not known".
    const std::vector<QPushButton*>& buttons() const { return m_buttons; }

signals:
    void rebuilt();  // with other buttons

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    QPushButton* addAnswerButton(const QString& text, std::optional<int> answer);

    Document& m_document;
    QHBoxLayout* m_row;
    QLabel* m_label;
    std::vector<QPushButton*> m_buttons;
    QStringList m_names;  // that the buttons show
};

}  // namespace concord::gui
