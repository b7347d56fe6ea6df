// Alt letters: in texts such as "&Save". Translations choose their own, and what is shown together comes from many
// places, so two of them may want the same letter: Alt with it would then only move the focus between them.
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

namespace concord::gui {

// As long as it exists, whatever is shown in a window of the program has a letter of its own: the menu bar first, then
// buttons and labels; and so have the entries of each menu. Texts without a letter get none.
class AltLetters : public QObject {
    Q_OBJECT

public:
    explicit AltLetters(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveAll();

    QList<QPointer<QWidget>> m_changed;  // windows and menus
    QTimer m_soon;
};

// The text with another letter than those taken, if there is one, and with none otherwise. A letter that is free stays.
// It is added to those taken. "(&X)" at the end, as in Japanese, becomes another one.
QString withOwnLetter(const QString& text, QSet<QChar>& taken);

// Upper case; null if the text has none.
QChar altLetter(const QString& text);

// Gives the window's or menu's texts letters of their own, at once.
void giveAltLetters(QWidget& window);

}  // namespace concord::gui
