#include "app/gui/kit/search_field.h"

#include <QKeyEvent>

namespace concord::gui {

SearchField::SearchField(QWidget* parent) : QLineEdit(parent) { setClearButtonEnabled(true); }

void SearchField::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && !text().isEmpty()) {
        clear();
    } else {
        QLineEdit::keyPressEvent(event);
    }
}

}  // namespace concord::gui
