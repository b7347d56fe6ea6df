// The record of games for the window: all work on it runs on a separate thread, one task after the other, and results
// are delivered on the GUI thread.
#pragma once

#include "app/gui/kit/wording.h"
#include "app/record/emptied.h"
#include "app/record/rebuild.h"
#include "app/record/store.h"

#include <QObject>
#include <QPointer>
#include <QThreadPool>

#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <vector>

namespace concord::gui {

class AsyncRecord : public QObject {
    Q_OBJECT

public:
    // The first work creates the record if there is none.
    explicit AsyncRecord(record::Location location, QObject* parent = nullptr);
    ~AsyncRecord() override;  // waits like finish(); results of the work are dropped

    const record::Location& location() const { return m_location; }

    // Runs work(store) on the record's thread, then passes its result to then() on the GUI thread, unless the receiver
    // is gone. Errors are reported by failed(), after otherwise() was called, if there is one.
    template <typename Work, typename Then>
    void ask(QObject* receiver, Work work, Then then, std::function<void()> otherwise = {}) {
        start(receiver, std::move(work), std::move(then), std::move(otherwise), false);
    }
    // The same for work that changes the record: changed() follows if it succeeds.
    template <typename Work, typename Then>
    void change(QObject* receiver, Work work, Then then, std::function<void()> otherwise = {}) {
        start(receiver, std::move(work), std::move(then), std::move(otherwise), true);
    }

    // If the record is empty or gone while copies of its games exist, emptied() asks what to do, and all work waits for
    // one of these answers:
    void rebuild();
    void startAnew();
    void leaveEmptied();  // waiting work fails

    // Returns when all requested work is done, except what waits for an answer; results may still be on their way.
    void finish();

signals:
    void changed();
    void emptied();
    void rebuilt(const concord::record::Rebuilt& rebuilt);
    void failed(const concord::gui::Wording& problem);

private:
    template <typename Work, typename Then>
    void start(QObject* receiver, Work work, Then then, std::function<void()> otherwise, bool changes) {
        using Result = std::invoke_result_t<Work, record::Store&>;
        m_pool.start([this, work, then, otherwise, changes, receiver = QPointer<QObject>(receiver)] {
            std::shared_ptr<Result> result;
            const Problem problem =
                attempt([&](record::Store& store) { result = std::make_shared<Result>(work(store)); });
            const auto deliver = [this, result, problem, work, then, otherwise, changes, receiver] {
                if (!result) {
                    fail(problem, {[=, this] { start(receiver.data(), work, then, otherwise, changes); },
                                   [receiver, otherwise] {
                                       if (receiver && otherwise) {
                                           otherwise();
                                       }
                                   }});
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
    // Called on the record's thread. Returns what went wrong; an empty Problem if nothing did.
    Problem attempt(const std::function<void(record::Store&)>& work);
    Problem attemptWithoutStore(const std::function<void()>& work);
    struct Failed {
        std::function<void()> retry;
        std::function<void()> otherwise;  // of the caller; does nothing if the receiver is gone
    };
    // Called on the GUI thread.
    void fail(const Problem& problem, const Failed& work);
    void giveUp(const std::vector<Failed>& works, const Wording& problem);
    void resolveEmptied(const std::function<void()>& work, const std::function<void()>& then);

    record::Location m_location;
    std::vector<Failed> m_waiting;           // for an answer to emptied()
    Wording m_emptiedProblem;                // the error if the record stays empty
    std::unique_ptr<record::Store> m_store;  // only used on the record's thread
    QThreadPool m_pool;
};

// "club.concord: expected ..." in the user's language.
QString problemInWords(const QString& where, const InputError& error);

}  // namespace concord::gui
