#include "app/gui/record/known_box.h"

#include "app/gui/record/async_record.h"
#include "app/record/box.h"
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

// What is wrong with a profile, named by its place; nothing if `work` succeeds.
template <typename Work>
std::optional<Wording> problemOf(const QString& place, const Work& work) {
    std::optional<InputError> problem;
    try {
        work();
        return {};
    } catch (const InputError& error) {
        problem = error;
    } catch (const std::exception& error) {
        problem = InputError({}, text::unexpectedError(error));
    }
    return [place, error = *problem] { return problemInWords(place, error); };
}

}  // namespace

KnownBox::KnownBox(const record::Location& location, QObject* parent) : QObject(parent), m_record(location) {
    m_pool.setMaxThreadCount(1);
    m_pool.setThreadPriority(QThread::LowPriority);
    if (location.isServer()) {
        // Renews the copy here. If the server does not answer, the old one is used: the pages of the record say why.
        m_pool.start([location] { problemOf({}, [&] { record::readBox(location); }); });
    }
}

KnownBox::~KnownBox() { m_pool.waitForDone(); }

QString KnownBox::placeName() const {
    return m_record.isServer() ? m_record.displayName() : QFileInfo(record::boxFileOf(m_record)).fileName();
}

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
    bool isLearned = false;
    const auto isDropped = [&stop] { return stop.stop_requested() || !isOn(); };
    const auto problem = problemOf(placeName(), [&] {
        const QByteArray& contents = settled.photo->files.front().contents;
        const std::string hash = record::boxPhotoHash(contents);
        if (isDropped() || record::readBox(m_record).knows(hash)) {
            return;
        }
        auto sighting = vision::sightBox({{contents.begin(), contents.end()}, {}}, settled.board, {}, stop);
        if (sighting && !isDropped()) {
            sighting->photo = hash;
            record::addToBox(m_record, *sighting);
            isLearned = true;
        }
    });
    QMetaObject::invokeMethod(
        this,
        [this, problem, isLearned] {
            if (problem) {
                emit failed([problem = *problem] {
                    return tr("What the photos show of this box could not be kept: %1").arg(problem());
                });
            } else if (isLearned) {
                emit changed();
            }
        },
        Qt::QueuedConnection);
}

void KnownBox::forget() {
    m_stop.request_stop();
    m_stop = {};
    m_pool.start([this] {
        const auto problem = problemOf(placeName(), [this] { record::forgetBox(m_record); });
        QMetaObject::invokeMethod(
            this,
            [this, problem] {
                if (problem) {
                    emit notForgotten(*problem);
                } else {
                    emit changed();
                }
            },
            Qt::QueuedConnection);
    });
}

BoxSource KnownBox::source() const {
    return [file = record::boxFileOf(m_record)]() -> std::optional<vision::BoxProfile> {
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
