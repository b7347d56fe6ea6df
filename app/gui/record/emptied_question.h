// Asks what is to become of a record whose file is empty or gone while copies of its games are there.
#pragma once

#include "app/gui/record/async_record.h"

#include <QObject>
#include <QPointer>

class QMessageBox;
class QWidget;

namespace concord::gui {

class OfferBar;

class EmptiedQuestion : public QObject {
    Q_OBJECT

public:
    // offers: where it is said how many games came back.
    EmptiedQuestion(AsyncRecord& asyncRecord, OfferBar& offers, QWidget* window);

private:
    void ask();
    void report(const record::Rebuilt& rebuilt);

    AsyncRecord& m_asyncRecord;
    OfferBar& m_offers;
    QWidget* m_window;
};

}  // namespace concord::gui
