// A line that offers actions: as an offer that may be ignored, or as a question that keeps something waiting.
#pragma once

#include "app/gui/kit/wording.h"

#include <QFrame>

#include <functional>
#include <utility>
#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace concord::gui {

class OfferBar : public QFrame {
    Q_OBJECT

public:
    using Choices = std::vector<std::pair<Wording, std::function<void()>>>;

    explicit OfferBar(QWidget* parent = nullptr);

    // Replaces the previous offer. Each choice hides the bar, and so does "Close".
    void offer(const Wording& text, const Choices& choices);
    // The same, in the colour of a question.
    void ask(const Wording& text, const Choices& choices);
    QString text() const;
    // Hides an offer for a while where it would disturb.
    void setAway(bool away);
    void setVisible(bool visible) override;
    QList<QPushButton*> buttons() const { return m_buttons; }  // without "Close"

signals:
    // Emitted before it is shown, and after it was hidden: with two bars at once the window would grow for a moment.
    void aboutToChange();
    void gone();
    void closed();  // with none of the choices

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void put(const Wording& text, const Choices& choices);
    void placeButtons();
    void colour();
    void setTexts();

    Wording m_wording;
    std::vector<Wording> m_names;  // of the buttons
    bool m_isQuestion = false;
    bool m_wanted = false;
    bool m_away = false;
    QLabel* m_text;
    QHBoxLayout* m_row;
    QHBoxLayout* m_below;  // for the buttons that leave too little room for the text
    bool m_areBelow = false;
    QPushButton* m_close;
    QList<QPushButton*> m_buttons;
};

}  // namespace concord::gui
