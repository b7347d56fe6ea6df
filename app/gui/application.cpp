#include "application.h"

#include "../cli/unexpected_error.h"
#include "../words.h"

#include <exception>

namespace concord::gui {

bool Application::notify(QObject* receiver, QEvent* event) {
    try {
        return QApplication::notify(receiver, event);
    } catch (const std::exception& error) {
        emit failed([what = cli::unexpectedError(error)] { return words::translated(what); });
        return false;
    }
}

}  // namespace concord::gui
