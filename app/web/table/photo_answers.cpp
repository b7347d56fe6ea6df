// What a person does with photos, and how they follow the table.
#include "app/phone/messages/photo_offers.h"
#include "app/web/table/photos.h"

#include <algorithm>
#include <array>
#include <utility>

namespace concord::web {

namespace {

const char* nameOf(PhotoState state) {
    constexpr std::array<const char*, 7> names{"waiting", "reading", "read", "no-board", "failed", "question", "loose"};
    return names.at(static_cast<std::size_t>(state));
}

}  // namespace

bool Photos::mayGive(const std::string& id) const {
    const Photo* const photo = find(id);
    return photo != nullptr && m_table.harmonies() != nullptr && photo->state != PhotoState::Failed;
}

bool Photos::give(const std::string& id, std::size_t seat) {
    if (!mayGive(id)) {
        return false;
    }
    Photo* const photo = entry(id);
    if (const std::optional<std::size_t> from = seatWith(id)) {
        if (*from != seat) {
            edit(withBoardsSwapped(m_table, *from, seat));
        }
        return true;
    }
    intendFor(*photo, seat);
    if (photo->state == PhotoState::Waiting || photo->state == PhotoState::Reading) {
        return true;
    }
    if (!photo->result) {
        readAgain(*photo, std::nullopt);
    } else if (photo->result->reading) {
        settle(*photo);
    } else if (!attachWithoutReading(*photo)) {
        askWithoutBoard(*photo);
    }
    return true;
}

bool Photos::answer(const std::string& id, const std::string& answer) {
    Photo* const photo = entry(id);
    if (photo == nullptr || !photo->question || std::ranges::count(photo->question->offers, answer) == 0) {
        return false;
    }
    if (answer == "next-player") {
        photo->player.reset();
        photo->use = PhotoUse::NextPlayer;
        photo->addsPlayer = !nextWithoutBoard(m_table);
        settle(*photo);
    } else if (answer == "take-newer") {
        photo->use = PhotoUse::Board;
        settle(*photo);
    } else if (answer == "fuse") {
        const std::optional<std::size_t> seat = photo->player ? seatOf(m_table, *photo->player) : std::nullopt;
        if (seat && m_table.seats[*seat].photo && m_table.seats[*seat].photo->reading) {
            fuseWith(*photo, *seat);
        } else {
            settle(*photo);  // the board has lost its photo meanwhile
        }
    } else if (answer == "read-as-a" || answer == "read-as-b") {
        readAgain(*photo, answer == "read-as-a" ? Side::A : Side::B);
    } else if (answer == "turn-to-a" || answer == "turn-to-b") {
        return changeSide(*photo);
    } else if (answer == "other-game") {
        return remove(id);  // the page begins a new game with the photo
    } else {
        setAside(*photo);
    }
    return true;
}

bool Photos::cancel(const std::string& id) {
    Photo* const photo = entry(id);
    if (m_sideChange && (m_sideChange->cause == id || m_sideChange->pending.contains(id))) {
        stopSideChange();
        return true;
    }
    if (photo == nullptr || (photo->state != PhotoState::Waiting && photo->state != PhotoState::Reading)) {
        return false;
    }
    photo->readSide.reset();
    photo->readWith.clear();
    photo->base.reset();
    photo->isLoose = true;
    photo->state = PhotoState::Loose;
    return true;
}

bool Photos::remove(const std::string& id) {
    const Photo* const photo = find(id);
    if (photo == nullptr || photo->state == PhotoState::OnBoard ||
        (m_sideChange && m_sideChange->pending.contains(id))) {
        return false;
    }
    if (m_sideChange && m_sideChange->cause == id) {
        stopSideChange();
    }
    Table after = m_table;
    for (Seat& seat : after.seats) {  // a seat may have it as a photo without a reading
        if (seat.photo && !seat.photo->reading && seat.photo->photos.front() == id) {
            seat.photo.reset();
        }
    }
    edit(std::move(after));
    std::erase_if(m_photos, [&](const Photo& one) { return one.id == id; });
    return true;
}

// --- the game's side is wrong

bool Photos::changeSide(Photo& photo) {
    if (m_sideChange || !photo.result || !photo.result->reading) {
        return false;
    }
    m_sideChange = SideChange{photo.id, photo.result->reading->side, {}, {}};
    photo.question.reset();
    photo.state = PhotoState::Reading;
    for (const Seat& seat : m_table.seats) {
        const bool isCause = photo.player == seat.number;
        if (!isCause && seat.photo && seat.photo->reading &&
            vision::couldBeSide(*seat.photo->reading, m_sideChange->side)) {
            if (Photo* const other = entry(seat.photo->photos.front())) {
                readAgain(*other, m_sideChange->side);
                m_sideChange->pending.insert(other->id);
            }
        }
    }
    if (m_sideChange->pending.empty()) {
        applySideChange();
    }
    return true;
}

// Returns whether the photo was being read for a change of side.
bool Photos::finishSideChange(const std::string& id, std::optional<vision::Reading> reading) {
    if (!m_sideChange || m_sideChange->pending.erase(id) == 0) {
        return false;
    }
    Photo& photo = *entry(id);
    photo.readSide.reset();
    if (reading && photo.player) {
        m_sideChange->results[*photo.player] = boardPhoto(photo, std::move(reading));
    }
    if (m_sideChange->pending.empty()) {
        applySideChange();
    }
    return true;
}

// The boards stay as they are.
void Photos::stopSideChange() {
    const SideChange change = *std::exchange(m_sideChange, std::nullopt);
    for (const std::string& id : change.pending) {
        if (Photo* const photo = entry(id)) {
            photo->readSide.reset();
            photo->state = PhotoState::Loose;
        }
    }
    followTable();
    if (Photo* const cause = entry(change.cause)) {
        settle(*cause);
    }
}

// In one edit: puts the board that shows the new side on the table, the others as they were read again, and empty ones
// where nothing was read.
void Photos::applySideChange() {
    const SideChange change = *std::exchange(m_sideChange, std::nullopt);
    Photo* const cause = entry(change.cause);
    Table after = m_table;
    if (!cause->player && mayAddPlayer(after)) {
        after = withPlayer(after, freeName(after, playerWord));
        cause->player = after.seats.back().number;
    }
    const std::optional<std::size_t> found = cause->player ? seatOf(after, *cause->player) : std::nullopt;
    if (!found) {
        setAside(*cause);
        followTable();  // the boards that were read again stay as they were
        return;
    }
    const std::size_t target = *found;
    for (std::size_t seat = 0; seat < after.seats.size(); ++seat) {
        if (seat != target && hasTokens(after.harmonies()->players[seat])) {
            after = withoutBoard(std::move(after), seat);
        }
    }
    after = withPhoto(std::move(after), target, cause->result, /*keepsChecked=*/false);
    for (const auto& [number, photo] : change.results) {
        if (const std::optional<std::size_t> seat = seatOf(after, number)) {
            after = withPhoto(std::move(after), *seat, photo, /*keepsChecked=*/false);
        }
    }
    edit(std::move(after));
}

// --- the table

void Photos::followTable() {
    std::map<std::string, std::size_t> seats;
    for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat) {
        if (const std::shared_ptr<const BoardPhoto>& photo = m_table.seats[seat].photo) {
            for (const std::string& id : photo->photos) {
                seats[id] = seat;
            }
        }
    }
    for (Photo& photo : m_photos) {
        const auto found = seats.find(photo.id);
        if (found != seats.end()) {
            const Seat& seat = m_table.seats[found->second];
            photo.player = seat.number;
            photo.playerName = m_table.players()[found->second].name;
            const bool isReadForSideChange = m_sideChange && m_sideChange->pending.contains(photo.id);
            if (!isReadForSideChange) {
                photo.question.reset();
                photo.isLoose = false;
                photo.state = seat.photo->reading ? PhotoState::OnBoard : PhotoState::NoBoard;
            }
        } else if (photo.state == PhotoState::OnBoard) {
            photo.state = PhotoState::Loose;
            photo.isLoose = true;
        } else if (photo.state == PhotoState::NoBoard && !photo.question) {
            photo.isLoose = true;
        }
    }
}

std::vector<phone::PhotoFacts> Photos::facts() const {
    std::vector<phone::PhotoFacts> list;
    for (const Photo& photo : m_photos) {
        phone::PhotoFacts facts;
        facts.id = photo.id;
        const std::optional<std::size_t> seat = photo.player ? seatOf(m_table, *photo.player) : std::nullopt;
        if (seat && !photo.isLoose) {
            facts.player = idOf(m_table.seats[*seat]);
        }
        facts.state = nameOf(photo.state);
        facts.progress = photo.progress;
        facts.what = photo.question ? photo.question->text : photo.why;
        if (photo.question) {
            for (const std::string& offer : photo.question->offers) {
                facts.offers.push_back(phone::photoOffer(offer));
            }
        }
        if (photo.state == PhotoState::Waiting) {
            facts.readSide = photo.readSide;
            facts.readWith = photo.readWith;
        }
        list.push_back(std::move(facts));
    }
    return list;
}

void Photos::replace(std::vector<Photo> photos, int lastNumber) {
    m_sideChange.reset();
    m_photos = std::move(photos);
    m_lastNumber = lastNumber;
    followTable();
}

}  // namespace concord::web
