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

void NameField::suggestAll() {
    if (text().isEmpty() && completer()->model()->rowCount() > 0) {
        completer()->setCompletionPrefix({});
        completer()->complete();
    }
}

void NameField::acceptHighlighted() {
    QAbstractItemView* const suggestions = completer()->popup();
    if (!suggestions->isVisible()) {
        return;
    }
    if (const QModelIndex highlighted = suggestions->currentIndex(); highlighted.isValid()) {
        setText(highlighted.data().toString());
    }
    suggestions->hide();
}

void NameField::mousePressEvent(QMouseEvent* event) {
    QLineEdit::mousePressEvent(event);
    suggestAll();
}

void NameField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        acceptHighlighted();
        event->accept();
        emit entered();
        return;
    }
    QLineEdit::keyPressEvent(event);
    if (event->key() == Qt::Key_Down) {
        suggestAll();
    }
}

// When the page gives the field the focus, a name that it already holds is selected, so that typing replaces it.
void NameField::focusInEvent(QFocusEvent* event) {
    QLineEdit::focusInEvent(event);
    if (event->reason() == Qt::OtherFocusReason) {
        selectAll();
    }
}

bool NameField::focusNextPrevChild(bool next) {
    acceptHighlighted();
    return QLineEdit::focusNextPrevChild(next);
}

}  // namespace concord::gui
