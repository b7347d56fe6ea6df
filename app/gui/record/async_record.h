// The record of games as the window uses it: all work on it happens on a thread of its own, one task
// after the other, and the answers come back to the window's thread.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/record/backup.h"
#include "app/record/store.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

namespace concord::gui {

class AsyncRecord : public QObject {
    Q_OBJECT

public:
    // The file is made when it is first asked for something.
    explicit AsyncRecord(record::Location location, QObject* parent = nullptr);
    ~AsyncRecord() override;  // waits for what is under way

    const record::Location& location() const { return m_location; }

    // work(store) on the thread of the record, then(its result) on the thread of the window, unless
    // the receiver is gone by then. What goes wrong is said by failed().
    template <typename Work, typename Then>
    void ask(QObject* receiver, Work work, Then then) {
        start(receiver, std::move(work), std::move(then), false);
    }
    // The same of something that changes the record: changed() follows.
    template <typename Work, typename Then>
    void change(QObject* receiver, Work work, Then then) {
        start(receiver, std::move(work), std::move(then), true);
    }

    // Where the record is empty or gone beside copies of its games, emptied() asks what is to become of it, and what
    // was asked for waits for one of these answers:
    void rebuild();
    void startAnew();
    void leaveEmptied();  // what waits fails

    void finish();  // returns when all that was asked for is done; answers are still to be delivered

signals:
    void changed();
    void emptied();
    void rebuilt(const concord::record::Rebuilt& rebuilt);
    void failed(const concord::gui::Wording& problem);

private:
    template <typename Work, typename Then>
    void start(QObject* receiver, Work work, Then then, bool changes) {
        using Result = std::invoke_result_t<Work, record::Store&>;
        m_pool.start([this, work, then, changes, receiver = QPointer<QObject>(receiver)] {
            std::shared_ptr<Result> result;
            const Problem problem =
                attempt([&](record::Store& store) { result = std::make_shared<Result>(work(store)); });
            const auto deliver = [this, result, problem, work, then, changes, receiver] {
                if (!result) {
                    fail(problem, [=, this] { start(receiver.data(), work, then, changes); });
                    return;
                }
                if (receiver) {
                    then(std::move(*result));
                }
                if (changes) {
                    emit changed();
                }
            };
            QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
        });
    }
    struct Problem {
        Wording text;
        bool emptied = false;
    };
    // On the thread of the record. Empty, or what went wrong.
    Problem attempt(const std::function<void(record::Store&)>& work);
    Problem attemptWithoutStore(const std::function<void()>& work);
    void fail(const Problem& problem, const std::function<void()>& again);
    void answer(const std::function<void()>& work, const std::function<void()>& then);

    record::Location m_location;
    std::vector<std::function<void()>> m_waiting;  // while the record is emptied
    Wording m_emptied;                             // what is said if it stays so
    std::unique_ptr<record::Store> m_store;        // only touched on the thread of the record
    QThreadPool m_pool;
};

// "club.concord: expected ..." in the language of the person.
QString problemInWords(const QString& where, const InputError& error);

}  // namespace concord::gui
