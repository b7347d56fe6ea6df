#include "app/gui/window/name_field.h"

#include "app/gui/window/choice_button.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QStringListModel>

namespace concord::gui {

namespace {

constexpr int longestName = 40;

}  // namespace

NameField::NameField(QStringListModel* known, QWidget* parent) : QLineEdit(parent) {
    setMaxLength(longestName);
    setMinimumHeight(touchHeight);
    setClearButtonEnabled(true);
    auto* const completer = new QCompleter(known, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    setCompleter(completer);
}

void NameField::offerAll() {
    if (text().isEmpty() && completer()->model()->rowCount() > 0) {
        completer()->setCompletionPrefix({});
        completer()->complete();
    }
}

void NameField::takeMarked() {
    QAbstractItemView* const suggestions = completer()->popup();
    if (!suggestions->isVisible()) {
        return;
    }
    if (const QModelIndex marked = suggestions->currentIndex(); marked.isValid()) {
        setText(marked.data().toString());
    }
    suggestions->hide();
}

void NameField::mousePressEvent(QMouseEvent* event) {
    QLineEdit::mousePressEvent(event);
    offerAll();
}

void NameField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        takeMarked();
        event->accept();
        emit entered();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Down) {
        offerAll();
    }
}

// Typing replaces the name of the last game.
void NameField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::OtherFocusReason) {
        selectAll();
    }
}

bool NameField::focusNextPrevChild(bool next) {
    takeMarked();
    return QLineEdit::focusNextPrevChild(next);
}

}  // namespace concord::gui
