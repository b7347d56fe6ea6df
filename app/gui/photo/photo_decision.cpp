#include "app/gui/photo/photo_decision.h"

#include "app/gui/kit/player_colours.h"
#include "app/gui/photo/photo_questions.h"
#include "vision/reading/board_fit.h"

#include <utility>

namespace concord::gui {

namespace {

PhotoDecision ask(PhotoQuestion question) { return {PhotoDecision::Kind::Ask, 0, Side::A, std::move(question)}; }

PhotoDecision toPlayer(PhotoDecision::Kind kind, int player, Side side = Side::A) { return {kind, player, side, {}}; }

// Sets `player` to the one whose board the photo is to be, or to the seat after the last if a player is added for it.
// Where it starts a game or has to ask whose it is, returns that decision instead.
std::optional<PhotoDecision> findPlayer(const Document& document, const InboxPhoto& photo, std::optional<int>& player) {
    if (photo.use == PhotoUse::NewGame || !document.isHarmonies()) {
        return PhotoDecision{PhotoDecision::Kind::NewGame, 0, Side::A, {}};
    }
    player = photo.player ? document.find(*photo.player) : nextWithoutBoard(document, 0);
    if (player) {
        return std::nullopt;
    }
    if (photo.player) {
        return ask(questionAboutGonePlayer(document, photo));
    }
    if (!photo.addsPlayer || !mayAddPlayer(document)) {
        return ask(questionAboutPlayer(document, photo));
    }
    player = document.playerCount();
    return std::nullopt;
}

}  // namespace

bool lacksBoard(const Document& document, int player) {
    const std::shared_ptr<const Photo>& photo = document.playerState(player).photo;
    return !hasTokens(document.harmoniesPlayer(player)) && !(photo && photo->reading);
}

std::optional<int> nextWithoutBoard(const Document& document, int preferred) {
    if (!document.isHarmonies()) {
        return {};
    }
    const int count = document.playerCount();
    if (preferred >= 0 && preferred < count && lacksBoard(document, preferred)) {
        return preferred;
    }
    for (int player = 0; player < count; ++player) {
        if (lacksBoard(document, player)) {
            return player;
        }
    }
    return {};
}

bool mayAddPlayer(const Document& document) {
    return document.isOpen() && document.playerCount() < static_cast<int>(document.game().module().facts().maxPlayers);
}

PhotoDecision decide(const Document& document, const InboxPhoto& photo) {
    std::optional<int> player;
    if (const std::optional<PhotoDecision> decision = findPlayer(document, photo, player)) {
        return *decision;
    }
    const bool isNew = *player == document.playerCount();
    const std::shared_ptr<const Photo> present = isNew ? nullptr : document.playerState(*player).photo;
    const bool isCompared = photo.use != PhotoUse::Board && present && present->reading;
    const vision::BoardFit fit =
        vision::fitOf(*photo.result->reading, document.sideFor(*player), isCompared ? &*present->reading : nullptr);
    switch (fit.kind) {
        case vision::BoardFit::Kind::ReadAs:
            return toPlayer(PhotoDecision::Kind::ReadAs, *player, fit.side);
        case vision::BoardFit::Kind::OtherSide:
            return ask(questionAboutSide(document, photo, isNew ? freeName(document.players()) : photo.playerName));
        case vision::BoardFit::Kind::SameBoard:
            return toPlayer(PhotoDecision::Kind::Fuse, *player, fit.side);
        case vision::BoardFit::Kind::OtherBoard:
            return ask(questionAboutViews(document, photo, *player, fit.views));
        case vision::BoardFit::Kind::Fits:
            break;
    }
    return toPlayer(isNew ? PhotoDecision::Kind::NewPlayer : PhotoDecision::Kind::Place, *player);
}

}  // namespace concord::gui
