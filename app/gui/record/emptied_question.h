// Asks what to do with a record that is empty or gone while copies of its games exist.
#pragma once

#include "app/gui/record/async_record.h"

#include <QObject>

class QWidget;

namespace concord::gui {

class OfferBar;

class EmptiedQuestion : public QObject {
    Q_OBJECT

public:
    // offers: shows how many games were restored; if there were problems, a message box does.
    EmptiedQuestion(AsyncRecord& asyncRecord, OfferBar& offers, QWidget* window);

private:
    void ask();
    void report(const record::Rebuilt& rebuilt);

    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    QWidget* m_window;
};

}  // namespace concord::gui
