// The program's event loop, which outlives what goes wrong in an event.
#pragma once

#include "app/gui/kit/wording.h"

#include <QApplication>

namespace concord::gui {

class Application : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    // An error that nobody caught, such as memory that is used up, ends the event and not the program.
    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const concord::gui::Wording& problem);
};

}  // namespace concord::gui
