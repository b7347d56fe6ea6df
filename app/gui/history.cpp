#include "history.h"

#include "../cli/unexpected_error.h"
#include "../words.h"
#include "document_file.h"

#include <QFileInfo>

#include <exception>

namespace concord::gui {

History::History(record::Location location, QObject* parent) : QObject(parent), m_location(std::move(location)) {
    m_pool.setMaxThreadCount(1);
    m_pool.setExpiryTimeout(-1);  // a store stays with the thread that made it
}

History::~History() {
    m_pool.start([this] { m_store.reset(); });
    m_pool.waitForDone();
}

void History::finish() { m_pool.waitForDone(); }

Wording History::attempt(const std::function<void(record::Store&)>& work) {
    const QString where = m_location.isServer() ? m_location.shown() : QFileInfo(m_location.file()).fileName();
    try {
        if (!m_store) {
            m_store = std::make_unique<record::Store>(m_location);
        }
        work(*m_store);
    } catch (const FileProblem& problem) {
        return problem.text;
    } catch (const InputError& error) {
        return [where, error] { return problemInWords(where, error); };
    } catch (const std::exception& error) {
        return
            [where, problem = InputError({}, cli::unexpectedError(error))] { return problemInWords(where, problem); };
    }
    return {};
}

QString problemInWords(const QString& where, const InputError& error) {
    const QString place =
        error.place().empty() ? where : where + QStringLiteral(": ") + QString::fromStdString(error.place());
    return History::tr("%1: %2", "a file, and what is wrong with it").arg(place, words::translated(error.message()));
}

}  // namespace concord::gui
