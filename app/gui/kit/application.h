// An event loop that survives exceptions thrown by an event.
#pragma once

#include "app/gui/kit/wording.h"

#include <QApplication>

namespace concord::gui {

class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    // An uncaught error, such as running out of memory, ends the event but not the program.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const concord::gui::Wording& problem);
};

}  // namespace concord::gui
