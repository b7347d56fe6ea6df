#include "app/gui/record/async_record.h"

#include "app/gui/document/document_file.h"
#include "app/text/unexpected_error.h"
#include "app/text/words.h"

#include <QFileInfo>

#include <exception>
#include <utility>

namespace concord::gui {

AsyncRecord::AsyncRecord(record::Location location, QObject* parent)
    : QObject(parent), m_location(std::move(location)) {
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);  // a store belongs to the thread that made it
}

AsyncRecord::~AsyncRecord() {
    m_pool.start([this] { m_store.reset(); });
    m_pool.waitForDone();
}

void AsyncRecord::finish() { m_pool.waitForDone(); }

AsyncRecord::Problem AsyncRecord::attempt(const std::function<void(record::Store&)>& work) {
    return attemptWithoutStore([&] {
        if (m_store && m_store->isMoved()) {
            m_store.reset();
        }
        if (!m_store) {
            m_store = std::make_unique<record::Store>(m_location);
        }
        work(*m_store);
    });
}

AsyncRecord::Problem AsyncRecord::attemptWithoutStore(const std::function<void()>& work) {
    const QString where = m_location.isServer() ? m_location.displayName() : QFileInfo(m_location.file()).fileName();
    try {
        work();
    } catch (const FileProblem& problem) {
        return {problem.text};
    } catch (const record::RecordError& error) {
        return {[where, error] { return problemInWords(where, error); },
                error.kind() == record::RecordError::Kind::Emptied};
    } catch (const InputError& error) {
        return {[where, error] { return problemInWords(where, error); }};
    } catch (const std::exception& error) {
        return {
            [where, problem = InputError({}, text::unexpectedError(error))] { return problemInWords(where, problem); }};
    }
    return {};
}

void AsyncRecord::fail(const Problem& problem, const Failed& work) {
    if (!problem.emptied) {
        giveUp({work}, problem.text);
        return;
    }
    m_emptiedProblem = problem.text;
    m_waiting.push_back(work);
    if (m_waiting.size() == 1) {
        emit emptied();
    }
}

void AsyncRecord::giveUp(const std::vector<Failed>& works, const Wording& problem) {
    for (const Failed& work : works) {
        work.otherwise();
    }
    emit failed(problem);
}

void AsyncRecord::leaveEmptied() { giveUp(std::exchange(m_waiting, {}), m_emptiedProblem); }

// Repeats the waiting calls after the answer was carried out; if that failed, they fail too.
void AsyncRecord::resolveEmptied(const std::function<void()>& work, const std::function<void()>& then) {
    m_pool.start([this, work, then] {
        const Problem problem = attemptWithoutStore([&] {
            m_store.reset();
            work();
        });
        const auto deliver = [this, problem, then] {
            const auto waiting = std::exchange(m_waiting, {});
            if (problem.text) {
                giveUp(waiting, problem.text);
                return;
            }
            then();
            for (const Failed& one : waiting) {
                one.retry();
            }
        };
        QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
    });
}

void AsyncRecord::rebuild() {
    const auto result = std::make_shared<record::Rebuilt>();
    resolveEmptied([this, result] { *result = record::rebuildFromCopies(m_location); },
                   [this, result] { emit rebuilt(*result); });
}

void AsyncRecord::startAnew() {
    resolveEmptied([this] { record::startAnew(m_location); }, [] {});
}

QString problemInWords(const QString& where, const InputError& error) {
    const QString place =
        error.place().empty() ? where : where + QStringLiteral(": ") + QString::fromStdString(error.place());
    return AsyncRecord::tr("%1: %2", "a file, and what is wrong with it")
        .arg(place, words::translated(error.message()));
}

}  // namespace concord::gui
