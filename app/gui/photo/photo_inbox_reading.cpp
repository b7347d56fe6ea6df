// How the inbox reads photos: several at once, but the results come to the boards in the order of arrival.
#include "app/gui/photo/photo_inbox.h"
#include "app/gui/photo/photo_questions.h"
#include "app/gui/photo/stage_words.h"

#include <algorithm>
#include <utility>

namespace concord::gui {

void PhotoInbox::beginReadingStored() {
    std::vector<PhotoId> ready;
    for (const InboxPhoto& photo : m_photos) {
        if (photo.state == InboxState::Waiting && photo.isStored && !isBusy(photo.id)) {
            ready.push_back(photo.id);
        }
    }
    for (const PhotoId& id : ready) {
        begin({id, Purpose::Arrival, {{entry(id)->file}, {}, {}}, {}});
    }
}

void PhotoInbox::begin(const Job& job) {
    PhotoRequest request = job.request;
    request.isSameBoard = true;  // two photos are fused only after they were compared or a person said so
    request.box = m_box;
    m_jobs.emplace(m_reader.read(request), job);
    if (InboxPhoto* const photo = entry(job.id); photo->question) {
        photo->question.reset();
        photo->state = InboxState::Waiting;
        emit photoChanged(job.id);
    }
}

bool PhotoInbox::isBusy(const PhotoId& id) const {
    return m_arrived.contains(id) || std::ranges::any_of(m_jobs, [&](const auto& job) { return job.second.id == id; });
}

void PhotoInbox::stopReading(const PhotoId& id) {
    m_arrived.erase(id);
    stopJobs([&](const Job& job) { return job.id == id; });
}

// Also clears the stage that their photos show.
void PhotoInbox::stopJobs(const std::function<bool(const Job&)>& isToStop) {
    std::erase_if(m_jobs, [&](const auto& job) {
        if (!isToStop(job.second)) {
            return false;
        }
        m_reader.cancel(job.first);
        if (InboxPhoto* const photo = entry(job.second.id)) {
            photo->why = {};
        }
        return true;
    });
}

void PhotoInbox::showStage(int job, vision::Stage stage) {
    const auto found = m_jobs.find(job);
    if (InboxPhoto* const photo = found == m_jobs.end() ? nullptr : entry(found->second.id)) {
        photo->state = InboxState::Reading;
        photo->step = static_cast<int>(stage);
        photo->steps = static_cast<int>(vision::Stage::Report) + 1;
        photo->why = stageInWords(stage);
        emit photoChanged(photo->id);
    }
}

// Called long before the board has been read, so that a person sees which photo it is.
void PhotoInbox::showPicture(int job, const QImage& thumbnail) {
    const auto found = m_jobs.find(job);
    InboxPhoto* const photo = found == m_jobs.end() ? nullptr : entry(found->second.id);
    if (photo != nullptr && photo->thumbnail.isNull() && found->second.request.files.size() == 1) {
        photo->thumbnail = thumbnail;
        emit photoChanged(photo->id);
    }
}

void PhotoInbox::finish(int number, const PhotoOutcome& outcome) {
    const auto node = m_jobs.extract(number);
    if (node.empty()) {
        return;
    }
    const Job& job = node.mapped();
    if (InboxPhoto* const photo = entry(job.id)) {
        photo->why = {};
    }
    switch (job.purpose) {
        case Purpose::Arrival:
            m_arrived.insert_or_assign(job.id, outcome);
            break;
        case Purpose::Reread:
            finishReread(job, outcome);
            break;
        case Purpose::Fuse:
            finishFused(job, outcome);
            break;
        case Purpose::SideChange:
            finishSideChange(job, outcome);
            break;
    }
    finishInOrder();
    followDocument();  // the photo is no longer busy
    for (InboxPhoto& photo : m_photos) {
        if (photo.state == InboxState::Reading && !isBusy(photo.id) && !photo.isOnBoard &&
            !isCauseOfSideChange(photo.id)) {
            photo.state = InboxState::Loose;
            emit photoChanged(photo.id);
        }
    }
    showReports();
}

void PhotoInbox::finishInOrder() {
    bool isMore = true;
    while (isMore) {
        isMore = false;
        for (const InboxPhoto& photo : m_photos) {
            if (const auto node = m_arrived.extract(photo.id)) {
                finishArrival(PhotoId(photo.id), node.mapped());
                isMore = true;  // m_photos may have changed, so start again
                break;
            }
            if (isBusy(photo.id) || photo.state == InboxState::Waiting) {
                break;  // later photos wait for this one
            }
        }
    }
}

void PhotoInbox::finishArrival(const PhotoId& id, const PhotoOutcome& outcome) {
    InboxPhoto& photo = *entry(id);
    photo.result = outcome.photo;
    photo.why = {};
    if (outcome.photo && photo.thumbnail.isNull()) {
        photo.thumbnail = thumbnailOf(*outcome.photo);
    }
    if (!outcome.photo || !outcome.photo->reading) {
        setUnread(photo, outcome);
        return;
    }
    settle(id);
}

// For a file that is no photo, or a photo without a board.
void PhotoInbox::setUnread(InboxPhoto& photo, const PhotoOutcome& outcome) {
    photo.state = outcome.photo ? InboxState::NoBoard : InboxState::Unreadable;
    photo.why = outcome.problem;
    const PhotoId id = photo.id;
    const bool isQuiet = photo.isQuiet;
    emit photoChanged(id);
    if (outcome.photo && !photo.isLoose && photo.player && putBeside(id)) {
        const std::optional<int> player = m_document.find(*entry(id)->player);
        if (!isQuiet && player == m_selection.player()) {
            emit boardMissing(outcome.problem);
            if (m_jobs.empty() && m_arrived.empty()) {
                return;
            }
        }
    } else if (outcome.photo) {
        entry(id)->question = PhotoQuestion{
            {"concord::gui::PhotoInbox",
             QT_TRANSLATE_NOOP("concord::gui::PhotoInbox", "%1. Take another photo, or mark the corners of the board."),
             {},
             {outcome.problem}},
            {PhotoAnswer::MarkByHand, PhotoAnswer::SetAside},
            {},
            Side::A};
        emit photoChanged(id);
        return;
    }
    m_reports.add(InboxReports::Kind::Problem, outcome.problem);
}

void PhotoInbox::finishReread(const Job& job, const PhotoOutcome& outcome) {
    const std::optional<int> player = seatOf(job.base);
    if (!player) {
        return;  // the photo has left the board meanwhile
    }
    if (!outcome.photo || !outcome.photo->reading) {
        m_reports.add(InboxReports::Kind::Problem, outcome.problem);  // the present photo stays
        return;
    }
    if (const std::optional<Side> side = m_document.sideFor(*player); side && *side != outcome.photo->reading->side) {
        m_reports.add(InboxReports::Kind::Problem, otherSideInWords(outcome.photo->reading->side));
        return;
    }
    leaveCell(*player);
    m_document.setPhoto(*player, outcome.photo, false);
    announce(*player, *outcome.photo, {}, false);
}

void PhotoInbox::finishFused(const Job& job, const PhotoOutcome& outcome) {
    const InboxPhoto* const photo = find(job.id);
    if (photo == nullptr) {
        return;
    }
    const std::optional<int> player = seatOf(job.base);
    if (!player || (photo->player && photo->player != job.player) ||
        m_document.playerState(*player).player != job.player) {
        settle(job.id);  // one of the two photos is no longer this player's
        return;
    }
    if (!outcome.photo || !outcome.photo->reading || outcome.photo->reading->photos.size() < 2) {
        m_reports.add(InboxReports::Kind::Problem, [name = nameOf(job.player)] {
            return tr("The second photo of %1's board could not be used.").arg(name);
        });
        setAside(job.id);
        return;
    }
    leaveCell(*player);
    m_document.setPhoto(*player, outcome.photo, true);
    announce(*player, *outcome.photo, {}, photo->isQuiet);
}

void PhotoInbox::showReports() {
    if (!m_jobs.empty() || !m_arrived.empty()) {
        return;
    }
    if (const std::optional<InboxReports::Report> report = m_reports.take()) {
        report->kind == InboxReports::Kind::Problem ? emit failed(report->text) : emit warned(report->text);
    }
}

}  // namespace concord::gui
