#include "app/gui/record/known_box.h"

#include "app/gui/record/async_record.h"
#include "app/record/box_file.h"
#include "app/text/unexpected_error.h"
#include "vision/reading/sight_box.h"

#include <QFileInfo>
#include <QSettings>

#include <exception>
#include <optional>
#include <utility>

namespace concord::gui {

namespace {

const QString setting = QStringLiteral("box/isOn");

Wording inWords(const QString& file, const InputError& error) {
    return [name = QFileInfo(file).fileName(), error] {
        return KnownBox::tr("What the photos show of this box could not be kept: %1").arg(problemInWords(name, error));
    };
}

}  // namespace

// The box of a record on a server is kept on this computer.
KnownBox::KnownBox(const record::Location& location, QObject* parent)
    : QObject(parent), m_file(record::boxFileOf(location)), m_isOnlyHere(location.isServer()) {
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
}

KnownBox::~KnownBox() { m_pool.waitForDone(); }

bool KnownBox::isOn() { return QSettings().value(setting, true).toBool(); }

void KnownBox::setOn(bool on) { QSettings().setValue(setting, on); }

void KnownBox::finish() { m_pool.waitForDone(); }

void KnownBox::learn(const std::vector<SettledBoard>& boards) {
    if (!isOn()) {
        return;
    }
    for (const SettledBoard& settled : boards) {
        m_pool.start([this, settled, stop = m_stop.get_token()] { learnOne(settled, stop); });
    }
}

// On the pool's thread.
void KnownBox::learnOne(const SettledBoard& settled, const std::stop_token& stop) {
    std::optional<InputError> problem;
    bool isLearned = false;
    try {
        const QByteArray& contents = settled.photo->files.front().contents;
        const std::string hash = record::boxPhotoHash(contents);
        if (stop.stop_requested() || !isOn() || isKnown(hash)) {
            return;
        }
        auto sighting = vision::sightBox({{contents.begin(), contents.end()}, {}}, settled.board, {}, stop);
        if (sighting) {
            sighting->photo = hash;
            isLearned = add(*sighting, stop);
        }
    } catch (const InputError& error) {
        problem = error;
    } catch (const std::exception& error) {
        problem = InputError({}, text::unexpectedError(error));
    }
    QMetaObject::invokeMethod(
        this,
        [this, problem, isLearned] {
            if (problem) {
                emit failed(inWords(m_file, *problem));
            } else if (isLearned) {
                emit changed();
            }
        },
        Qt::QueuedConnection);
}

bool KnownBox::isKnown(const std::string& photoHash) {
    const std::scoped_lock lock(m_writing);
    return record::readBox(m_file).knows(photoHash);
}

bool KnownBox::add(const vision::BoxSighting& sighting, const std::stop_token& stop) {
    const std::scoped_lock lock(m_writing);
    if (stop.stop_requested() || !isOn()) {
        return false;
    }
    record::addToBox(m_file, sighting);
    return true;
}

void KnownBox::forget() {
    m_stop.request_stop();
    m_stop = {};
    {
        const std::scoped_lock lock(m_writing);
        record::forgetBox(m_file);
    }
    emit changed();
}

BoxSource KnownBox::source() const {
    return [file = m_file]() -> std::optional<vision::BoxProfile> {
        if (!isOn()) {
            return {};
        }
        try {
            vision::BoxProfile profile = record::readBox(file);
            return profile.isEmpty() ? std::nullopt : std::optional(std::move(profile));
        } catch (const InputError&) {
            return {};  // the dialog about the box says why
        }
    };
}

}  // namespace concord::gui
