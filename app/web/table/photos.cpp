#include "app/web/table/photos.h"

#include "app/web/table/photo_questions.h"

#include <algorithm>
#include <utility>

namespace concord::web {

namespace {

// Without the warning that the side is unsure, because the game says which side it is.
std::shared_ptr<const BoardPhoto> withoutSideWarning(const std::shared_ptr<const BoardPhoto>& photo) {
    auto sure = std::make_shared<BoardPhoto>(*photo);
    std::erase_if(sure->reading->warnings, [](const Warning& warning) { return warning.code == "side-unsure"; });
    return sure;
}

}  // namespace

const Photo* Photos::find(const std::string& id) const {
    const auto found = std::ranges::find(m_photos, id, &Photo::id);
    return found == m_photos.end() ? nullptr : &*found;
}

Photo* Photos::entry(const std::string& id) { return const_cast<Photo*>(find(id)); }

std::optional<std::size_t> Photos::seatWith(const std::string& id) const {
    for (std::size_t seat = 0; seat < m_table.seats.size(); ++seat) {
        const std::shared_ptr<const BoardPhoto>& there = m_table.seats[seat].photo;
        if (there && std::ranges::count(there->photos, id) > 0) {
            return seat;
        }
    }
    return {};
}

void Photos::edit(Table after) {
    if (after != m_table) {
        aboutToEdit();
        m_table = std::move(after);
    }
    followTable();
}

AddedPhoto Photos::add(Photo photo, const std::string& player) {
    const auto same = std::ranges::find(m_photos, photo.sha256, &Photo::sha256);
    const std::optional<std::size_t> seat = seatOf(m_table, player);
    if (same != m_photos.end() && !photo.sha256.empty()) {
        return {same->id, addAgain(*same, seat)};
    }
    photo.id = "ph" + std::to_string(++m_lastNumber);
    if (seat) {
        intendFor(photo, *seat);
    }
    photo.addsPlayer = player == "new";
    m_photos.push_back(std::move(photo));
    return {m_photos.back().id, {}};
}

// The same photo was added again. Returns what a person should know.
phone::Text Photos::addAgain(Photo& photo, std::optional<std::size_t> seat) {
    if (const std::optional<std::size_t> there = seatWith(photo.id)) {
        return m_table.seats[*there].photo->reading
                   ? phone::Text{"This photo shows %1's board already.", {m_table.players().at(*there).name}}
                   : phone::Text{"%1 is among the photos already.", {photo.name}};
    }
    if (photo.state == PhotoState::Failed) {
        if (seat) {
            intendFor(photo, *seat);
        }
        readAgain(photo, std::nullopt);
    } else if (seat) {
        give(photo.id, *seat);
    } else if (photo.state == PhotoState::Loose && !photo.result) {
        readAgain(photo, std::nullopt);
    }
    return {};
}

void Photos::intendFor(Photo& photo, std::size_t seat) {
    photo.player = m_table.seats.at(seat).number;
    photo.playerName = m_table.players().at(seat).name;
    photo.use = photo.use == PhotoUse::Board ? PhotoUse::Board : PhotoUse::SecondView;
    photo.addsPlayer = false;
    photo.isLoose = false;
    photo.question.reset();
}

bool Photos::setProgress(const std::string& id, double fraction) {
    Photo* const photo = entry(id);
    if (photo == nullptr || (photo->state != PhotoState::Waiting && photo->state != PhotoState::Reading)) {
        return false;
    }
    photo->state = PhotoState::Reading;
    photo->progress = std::clamp(fraction, 0.0, 1.0);
    return true;
}

std::shared_ptr<const BoardPhoto> Photos::boardPhoto(const Photo& photo, std::optional<vision::Reading> reading) const {
    auto shown = std::make_shared<BoardPhoto>();
    shown->photos = {photo.id};
    shown->width = photo.width;
    shown->height = photo.height;
    shown->orientation = photo.orientation;
    shown->reading = std::move(reading);
    return shown;
}

bool Photos::setReading(const std::string& id, const vision::Reading& reading) {
    if (finishSideChange(id, reading)) {
        return true;
    }
    Photo* const photo = entry(id);
    if (photo == nullptr || (photo->state != PhotoState::Waiting && photo->state != PhotoState::Reading)) {
        return false;
    }
    photo->why = {};
    photo->readSide.reset();
    if (photo->readWith.empty()) {
        photo->result = boardPhoto(*photo, reading);
        settle(*photo);
    } else {
        finishFused(*photo, reading);
    }
    return true;
}

bool Photos::setNoBoard(const std::string& id, const phone::Text& why) {
    if (finishSideChange(id, std::nullopt)) {
        return true;
    }
    Photo* const photo = entry(id);
    if (photo == nullptr || (photo->state != PhotoState::Waiting && photo->state != PhotoState::Reading)) {
        return false;
    }
    photo->state = PhotoState::NoBoard;
    photo->why = why;
    photo->readSide.reset();
    photo->result = boardPhoto(*photo, std::nullopt);
    if (!std::exchange(photo->readWith, {}).empty()) {
        setAside(*photo);  // the player's board stays as the other photo shows it
    } else if (photo->isLoose || !photo->player || !attachWithoutReading(*photo)) {
        askWithoutBoard(*photo);
    }
    return true;
}

bool Photos::setFailed(const std::string& id, const phone::Text& why) {
    if (finishSideChange(id, std::nullopt)) {
        return true;
    }
    Photo* const photo = entry(id);
    if (photo == nullptr || (photo->state != PhotoState::Waiting && photo->state != PhotoState::Reading)) {
        return false;
    }
    photo->state = PhotoState::Failed;
    photo->why = why;
    photo->readSide.reset();
    photo->readWith.clear();
    return true;
}

// --- finding the board of a photo

void Photos::settle(Photo& photo) {
    photo.question.reset();
    if (photo.isLoose) {
        photo.state = PhotoState::Loose;
        return;
    }
    if (!m_table.isOpen()) {
        startGame(photo);
        return;
    }
    if (m_table.harmonies() == nullptr) {  // the board must not replace the game that is open
        setAside(photo);
        return;
    }
    if (photo.player && !seatOf(m_table, *photo.player)) {
        ask(photo, questionAboutGonePlayer(m_table, photo));
        return;
    }
    std::optional<std::size_t> seat = photo.player ? seatOf(m_table, *photo.player) : std::nullopt;
    if (!seat && !photo.addsPlayer) {
        seat = nextWithoutBoard(m_table);
    }
    if (seat) {
        settleFor(photo, *seat);
    } else if (mayAddPlayer(m_table) && photo.addsPlayer) {
        Table after = withPlayer(m_table, freeName(m_table, playerWord));
        const std::size_t added = after.seats.size() - 1;
        const vision::BoardFit fit = vision::fitOf(*photo.result->reading, sideFor(after, added), nullptr);
        photo.playerName = after.players()[added].name;
        if (fit.kind == vision::BoardFit::Kind::Fits) {
            photo.player = after.seats[added].number;
            edit(withPhoto(std::move(after), added, photo.result, /*keepsChecked=*/false));
        } else if (fit.kind == vision::BoardFit::Kind::ReadAs) {
            readAgain(photo, fit.side);
        } else {
            ask(photo, questionAboutSide(m_table, photo));
        }
    } else {
        ask(photo, questionAboutPlayer(m_table));
    }
}

void Photos::settleFor(Photo& photo, std::size_t seat) {
    photo.player = m_table.seats[seat].number;
    photo.playerName = m_table.players()[seat].name;
    const std::shared_ptr<const BoardPhoto>& there = m_table.seats[seat].photo;
    const bool isCompared = photo.use != PhotoUse::Board && there && there->reading;
    const std::optional<Side> side = sideFor(m_table, seat);
    const vision::BoardFit fit = vision::fitOf(*photo.result->reading, side, isCompared ? &*there->reading : nullptr);
    switch (fit.kind) {
        case vision::BoardFit::Kind::Fits:
            place(photo, seat, side ? withoutSideWarning(photo.result) : photo.result, /*keepsChecked=*/false);
            break;
        case vision::BoardFit::Kind::ReadAs:
            readAgain(photo, fit.side);
            break;
        case vision::BoardFit::Kind::OtherSide:
            ask(photo, questionAboutSide(m_table, photo));
            break;
        case vision::BoardFit::Kind::SameBoard:
            fuseWith(photo, seat);
            break;
        case vision::BoardFit::Kind::OtherBoard:
            ask(photo, questionAboutViews(m_table, seat, fit.views));
            break;
    }
}

void Photos::startGame(Photo& photo) {
    Game game;
    game.side = photo.result->reading->side;
    Player player;
    player.name = freeName({}, playerWord);
    game.players.push_back(player);
    Table after = tableOf(documentOf(std::move(game)), {});
    photo.player = after.seats.front().number;
    photo.playerName = player.name;
    edit(withPhoto(std::move(after), 0, photo.result, /*keepsChecked=*/false));
}

void Photos::readAgain(Photo& photo, std::optional<Side> side) {
    photo.state = PhotoState::Waiting;
    photo.progress = 0;
    photo.question.reset();
    photo.why = {};
    photo.isLoose = false;
    photo.readSide = side;
    photo.readWith.clear();
}

void Photos::fuseWith(Photo& photo, std::size_t seat) {
    const std::shared_ptr<const BoardPhoto> there = m_table.seats.at(seat).photo;
    readAgain(photo, there->reading->side);
    photo.readWith = there->photos.front();
    photo.base = there;
}

void Photos::finishFused(Photo& photo, const vision::Reading& reading) {
    const std::string first = std::exchange(photo.readWith, {});
    const std::shared_ptr<const BoardPhoto> base = std::exchange(photo.base, nullptr);
    const std::optional<std::size_t> seat = photo.player ? seatOf(m_table, *photo.player) : std::nullopt;
    if (!seat || m_table.seats[*seat].photo != base) {
        settle(photo);  // the player or the photo of the player's board has changed meanwhile
        return;
    }
    if (reading.photos.size() < 2) {
        setAside(photo);
        photo.why = {"The second photo of %1's board could not be used.", {photo.playerName}};
        return;
    }
    auto fused = std::make_shared<BoardPhoto>(*base);
    fused->photos = {first, photo.id};
    fused->reading = reading;
    place(photo, *seat, fused, /*keepsChecked=*/true);
}

void Photos::place(Photo& photo, std::size_t seat, std::shared_ptr<const BoardPhoto> shown, bool keepsChecked) {
    photo.player = m_table.seats[seat].number;
    edit(withPhoto(m_table, seat, std::move(shown), keepsChecked));
}

void Photos::ask(Photo& photo, PhotoQuestion question) {
    photo.state = PhotoState::Question;
    photo.question = std::move(question);
}

void Photos::askWithoutBoard(Photo& photo) {
    ask(photo, {photo.why, {"set-aside"}});
    photo.state = PhotoState::NoBoard;
}

bool Photos::attachWithoutReading(Photo& photo) {
    const std::optional<std::size_t> seat = photo.player ? seatOf(m_table, *photo.player) : std::nullopt;
    if (!seat || m_table.harmonies() == nullptr ||
        (m_table.seats[*seat].photo && m_table.seats[*seat].photo->reading)) {
        return false;
    }
    edit(withPhoto(m_table, *seat, photo.result, /*keepsChecked=*/false));
    return true;
}

void Photos::setAside(Photo& photo) {
    photo.isLoose = true;
    photo.question.reset();
    if (photo.state != PhotoState::NoBoard) {
        photo.state = PhotoState::Loose;
    }
}

}  // namespace concord::web
