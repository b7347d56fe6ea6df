// A line above the page for errors and news, instead of dialogs.
#pragma once

#include "app/gui/kit/wording.h"

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;

namespace concord::gui {

struct WrittenOffer;

class MessageBar : public QFrame {
    Q_OBJECT

public:
    explicit MessageBar(QWidget* parent = nullptr);

    void showProblem(const Wording& text);
    void showNote(const Wording& text);  // says that something has been done
    // The same for a file that was written, with an offer to open it.
    void showDone(const Wording& text, const WrittenOffer& offer);
    // To be called when a page is shown. A message stays with the page on which it appeared: it hides on others, and
    // appears again when the user comes back.
    void showPage(const QWidget* page);
    void settle();  // removes the message: what it is about has been dealt with
    QString text() const;
    QPushButton* offerButton() const { return m_offer; }

protected:
    void changeEvent(QEvent* event) override;

private:
    enum class Kind { Problem, Note };
    void setTexts();
    void colour();
    void show(Kind kind, const Wording& text, const Wording& offer = {});

    Kind m_kind = Kind::Note;
    const QWidget* m_page = nullptr;         // the one that the window shows
    const QWidget* m_messagePage = nullptr;  // where the message appeared; only compared
    bool m_isOnOtherPage = false;
    Wording m_wording;
    Wording m_offerWording;
    std::function<void()> m_action;  // of a note; empty for none
    QLabel* m_text;
    QPushButton* m_offer;
    QPushButton* m_close;
};

}  // namespace concord::gui
