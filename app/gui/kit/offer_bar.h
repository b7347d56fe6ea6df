// A bar above or below the page with a text and a button for each action that the user may choose. It shows an offer,
// which may be ignored, or a question, whose answer something waits for.
#pragma once

#include "app/gui/kit/wording.h"

#include <QFrame>
#include <QImage>

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
    // A small picture of what the present text is about, before it; name: its accessible name and tool tip.
    void showPicture(const QImage& picture, const QString& name);
    QLabel* picture() const { return m_picture; }
    QString text() const;
    // Hides the bar for a while where it would disturb; afterwards it is shown, unless it was closed or never shown.
    void setSuppressed(bool suppressed);
    void setVisible(bool visible) override;
    QList<QPushButton*> buttons() const { return m_buttons; }  // without "Close"

signals:
    // Emitted before the bar is shown, and after it was hidden, so that only one of two bars is visible at a time: with
    // both, the window would grow for a moment.
    void aboutToChange();
    void gone();
    void closed();  // by "Close", without choosing an action

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void put(const Wording& text, const Choices& choices);
    void placeButtons();
    void fitPicture();
    void colour();
    void setTexts();

    Wording m_wording;
    std::vector<Wording> m_names;  // of the buttons
    bool m_isQuestion = false;
    bool m_wanted = false;  // shown unless suppressed
    bool m_suppressed = false;
    QImage m_image;  // of what the text is about; may be null
    QLabel* m_picture;
    QLabel* m_text;
    QHBoxLayout* m_row;
    QHBoxLayout* m_below;  // for the buttons that leave too little room for the text
    bool m_areButtonsBelow = false;
    QPushButton* m_close;
    QList<QPushButton*> m_buttons;
};

}  // namespace concord::gui
