#include "app/gui/kit/application.h"

#include "app/text/unexpected_error.h"
#include "app/text/words.h"

#include <exception>

namespace concord::gui {

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& error) {
        emit failed([what = text::unexpectedError(error)] { return words::translated(what); });
        return false;
    }
}

}  // namespace concord::gui
