#include "app/gui/kit/alt_letters.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QToolButton>

#include <utility>

namespace concord::gui {

namespace {

constexpr QChar mark = u'&';

// Where the "&" before the letter is; -1: nowhere. "&&" stands for a visible ampersand.
qsizetype markIn(const QString& text) {
    for (qsizetype at = 0; at + 1 < text.size(); ++at) {
        if (text.at(at) == mark) {
            if (text.at(at + 1) != mark) {
                return at;
            }
            ++at;
        }
    }
    return -1;
}

// "(&X)", as in Japanese.
const QRegularExpression& appendedLetter() {
    static const QRegularExpression appended(QStringLiteral("\\(&(.)\\)"));
    return appended;
}

// A letter or digit that a keyboard has a key for.
bool isKey(QChar letter) {
    const QChar::Script script = letter.script();
    return letter.isDigit() ||
           (letter.isLetter() && (script == QChar::Script_Latin || script == QChar::Script_Cyrillic));
}

// Where another mark may go: before the first letters of words, then before any other letter.
QList<qsizetype> placesIn(const QString& text) {
    QList<qsizetype> firsts;
    QList<qsizetype> others;
    for (qsizetype at = 0; at < text.size(); ++at) {
        if (isKey(text.at(at))) {
            (at == 0 || !text.at(at - 1).isLetterOrNumber() ? firsts : others) << at;
        }
    }
    return firsts + others;
}

// A text that is shown, by the property that holds it.
struct ShownText {
    QObject* owner;
    const char* property;

    QString text() const { return owner->property(property).toString(); }
    void set(const QString& text) const { owner->setProperty(property, text); }
};

void giveLetters(const QList<ShownText>& shown) {
    QSet<QChar> taken;
    QList<ShownText> conflicting;  // their letter is taken, so they get another
    for (const ShownText& one : shown) {
        const QChar letter = altLetter(one.text());
        if (letter.isNull()) {
            continue;
        }
        if (taken.contains(letter)) {
            conflicting << one;
        } else {
            taken << letter;
        }
    }
    for (const ShownText& one : std::as_const(conflicting)) {
        one.set(withOwnLetter(one.text(), taken));
    }
}

QList<ShownText> entriesOf(const QWidget& menu) {
    QList<ShownText> entries;
    for (QAction* const action : menu.actions()) {
        if (action->isVisible() && !action->isSeparator()) {
            entries << ShownText{action, "text"};
        }
    }
    return entries;
}

bool hasOwnText(QWidget* widget) {
    const auto* const tool = qobject_cast<QToolButton*>(widget);
    const auto* const label = qobject_cast<QLabel*>(widget);
    return (qobject_cast<QAbstractButton*>(widget) != nullptr &&
            (tool == nullptr || tool->defaultAction() == nullptr)) ||
           (label != nullptr && label->buddy() != nullptr);
}

}  // namespace

QChar altLetter(const QString& text) {
    const qsizetype at = markIn(text);
    return at < 0 ? QChar() : text.at(at + 1).toUpper();
}

QString withOwnLetter(const QString& text, QSet<QChar>& taken) {
    const QChar letter = altLetter(text);
    if (letter.isNull()) {
        return text;
    }
    if (!taken.contains(letter)) {
        taken << letter;
        return text;
    }
    QString bare = text;
    if (const QRegularExpressionMatch match = appendedLetter().match(text); match.hasMatch()) {
        for (char other = 'A'; other <= 'Z'; ++other) {
            if (!taken.contains(QLatin1Char(other))) {
                taken << QLatin1Char(other);
                return bare.replace(match.capturedStart(1), 1, QLatin1Char(other));
            }
        }
        return bare.remove(match.capturedStart(), match.capturedLength());
    }
    bare.remove(markIn(text), 1);
    for (const qsizetype place : placesIn(bare)) {
        const QChar other = bare.at(place).toUpper();
        if (!taken.contains(other)) {
            taken << other;
            return bare.insert(place, mark);
        }
    }
    return bare;
}

QString withoutAltLetter(QString text) {
    text.remove(appendedLetter());
    if (const qsizetype at = markIn(text); at >= 0) {
        text.remove(at, 1);
    }
    return text.replace(QStringLiteral("&&"), QStringLiteral("&"));
}

void giveAltLetters(QWidget& window) {
    for (QMenu* const menu : window.findChildren<QMenu*>()) {
        giveLetters(entriesOf(*menu));
    }
    if (qobject_cast<QMenu*>(&window) != nullptr) {
        giveLetters(entriesOf(window));
        return;
    }
    QList<ShownText> shown;
    for (QMenuBar* const bar : window.findChildren<QMenuBar*>()) {
        shown << entriesOf(*bar);
    }
    for (QWidget* const widget : window.findChildren<QWidget*>()) {
        if (widget->window() != &window || !widget->isVisibleTo(&window)) {
            continue;
        }
        if (hasOwnText(widget)) {
            shown << ShownText{widget, "text"};
        } else if (qobject_cast<QGroupBox*>(widget) != nullptr) {
            shown << ShownText{widget, "title"};
        }
    }
    giveLetters(shown);
}

AltLetters::AltLetters(QObject* parent) : QObject(parent) {
    qApp->installEventFilter(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &AltLetters::giveAll);
}

void AltLetters::giveAll() {
    for (const QPointer<QWidget>& window : std::exchange(m_changed, {})) {
        if (window != nullptr) {
            giveAltLetters(*window);
        }
    }
}

bool AltLetters::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::Show:
        case QEvent::LayoutRequest:
        case QEvent::LanguageChange:
        case QEvent::ActionAdded:
        case QEvent::ActionChanged:
            break;
        default:
            return false;
    }
    if (auto* const widget = qobject_cast<QWidget*>(watched)) {
        QWidget* const window = widget->window();
        if (!m_changed.contains(window)) {
            m_changed << window;
            m_timer.start(0);
        }
    }
    return false;
}

}  // namespace concord::gui
