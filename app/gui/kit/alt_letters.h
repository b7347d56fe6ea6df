// Alt letters, such as S in "&Save". Translations choose their own, and texts that are shown together come from many
// places, so two of them may want the same letter: Alt with that letter would then only move the focus between them.
#pragma once

#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>
#include <QWidget>

namespace concord::gui {

// As long as this object exists, all texts shown together in a window have different letters: the menu bar chooses
// first, then buttons, labels and group boxes. The entries of a menu also differ from each other. Texts without a
// letter get none.
class AltLetters : public QObject {
    Q_OBJECT

public:
    explicit AltLetters(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void giveAll();

    QList<QPointer<QWidget>> m_changed;  // windows and menus
    QTimer m_timer;
};

// The text with a letter that is not in `taken`: its own if that is free, otherwise another one, or none if all are
// taken. Adds the letter to `taken`. In "(&X)", as in Japanese, the letter in the brackets is replaced.
QString withOwnLetter(const QString& text, QSet<QChar>& taken);

// Upper case; null if the text has none.
QChar altLetter(const QString& text);

// The text as it is read aloud or listed: without the mark, or the whole "(&X)" of Japanese.
QString withoutAltLetter(QString text);

// Gives the window's or menu's texts letters of their own, at once.
void giveAltLetters(QWidget& window);

}  // namespace concord::gui
