#include "app/gui/photo/photo_decision.h"

#include "app/gui/photo/photo_questions.h"
#include "vision/reading/compare_views.h"

#include <utility>

namespace concord::gui {

namespace {

PhotoDecision ask(PhotoQuestion question) { return {PhotoDecision::Kind::Ask, 0, Side::A, std::move(question)}; }

PhotoDecision toPlayer(PhotoDecision::Kind kind, int player, Side side = Side::A) { return {kind, player, side, {}}; }

// The player whose board the photo shows, or what to do without one.
std::optional<PhotoDecision> withoutPlayer(const Document& document, const InboxPhoto& photo,
                                           std::optional<int>& player) {
    if (photo.use == PhotoUse::NewGame || !document.isHarmonies()) {
        return PhotoDecision{PhotoDecision::Kind::NewGame, 0, Side::A, {}};
    }
    player = photo.player ? document.find(*photo.player) : nextWithoutBoard(document, 0);
    if (player) {
        return std::nullopt;
    }
    if (photo.player) {
        return ask(questionOfGonePlayer(document, photo));
    }
    return photo.addsPlayer && mayAddPlayer(document) ? PhotoDecision{PhotoDecision::Kind::NewPlayer, 0, Side::A, {}}
                                                      : ask(questionOfPlayer(document, photo));
}

// The photo shows another side than the other boards of the game.
PhotoDecision decideSide(const Document& document, const InboxPhoto& photo, int player, Side side) {
    constexpr double sureSide = 0.80;
    const vision::Reading& reading = *photo.result->reading;
    if (vision::couldBeSide(reading, side) && reading.sideConfidence < sureSide) {
        return toPlayer(PhotoDecision::Kind::ReadAs, player, side);
    }
    return ask(questionOfSide(document, photo));
}

PhotoDecision decideView(const Document& document, const InboxPhoto& photo, int player) {
    const vision::Reading& present = *document.playerState(player).photo->reading;
    const vision::ViewComparison views = vision::compareViews(present, *photo.result->reading);
    if (views.verdict == vision::SameBoard::Yes && present.side == photo.result->reading->side) {
        return toPlayer(PhotoDecision::Kind::Fuse, player, present.side);
    }
    return ask(questionOfViews(document, photo, player, views));
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
    if (const std::optional<PhotoDecision> decision = withoutPlayer(document, photo, player)) {
        return *decision;
    }
    const Side shown = photo.result->reading->side;
    if (const std::optional<Side> side = document.sideFor(*player); side && *side != shown) {
        return decideSide(document, photo, *player, *side);
    }
    const std::shared_ptr<const Photo>& present = document.playerState(*player).photo;
    if (photo.use != PhotoUse::Board && present && present->reading) {
        return decideView(document, photo, *player);
    }
    return toPlayer(PhotoDecision::Kind::Place, *player);
}

}  // namespace concord::gui
