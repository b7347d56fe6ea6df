#include "app/gui/renature/renature_edits.h"

#include "app/text/words.h"
#include "scoring/renature/game_edits.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/renature_module.h"

#include <QCoreApplication>

#include <utility>

namespace concord::gui {

namespace {

using renature::Category;
using renature::Game;
using renature::Player;

struct RenatureEdits {
    Q_DECLARE_TR_FUNCTIONS(RenatureEdits)
};

QString nameOf(const Document& document, int player) { return QString::fromStdString(document.player(player).name); }

// The name of the player to whom a place in the document belongs: "/players/0/plantsLeft/own/oak"; empty if none.
QString playerNameAt(const Game& game, const std::string& place) {
    for (std::size_t i = 0; i < game.players.size(); ++i) {
        if (place.starts_with("/players/" + std::to_string(i) + '/')) {
            return QString::fromStdString(game.players[i].name);
        }
    }
    return {};
}

template <typename Change>
Wording editPlayer(Document& document, int player, const Wording& description, const Change& change) {
    return editRenature(document, description,
                        [&](Game& game) { change(game.players.at(static_cast<std::size_t>(player))); });
}

Wording tokensDescription(const Document& document, int player) {
    return [name = nameOf(document, player)] { return RenatureEdits::tr("%1: sunflower tokens").arg(name); };
}

}  // namespace

const Game& renatureOf(const Document& document) {
    static const Game none;
    const Game* const game = document.game().get<Game>();
    return game == nullptr ? none : *game;
}

Wording brokenLimit(const Game& game) {
    const std::vector<renature::BrokenLimit> broken = brokenLimits(game);
    if (broken.empty()) {
        return {};
    }
    return [message = broken.front().message] {
        return RenatureEdits::tr("That is not possible: %1.").arg(words::translated(message));
    };
}

Wording addRenaturePlayer(Document& document, const QString& name, const QString& colour) {
    Game game = renatureOf(document);
    addPlayerUnchecked(game, name.toStdString(), colour.toStdString());
    const std::vector<renature::BrokenLimit> broken = brokenLimits(game);
    if (broken.empty()) {
        document.addPlayer(name, colour);
        return {};
    }
    return [limit = broken.front(), whose = playerNameAt(game, broken.front().place)] {
        const QString why = words::translated(limit.message);
        return whose.isEmpty() ? RenatureEdits::tr("That is not possible: %1.").arg(why)
                               : RenatureEdits::tr("This game has no room for another player. %1: %2.").arg(whose, why);
    };
}

Wording editRenature(Document& document, const Wording& description, const std::function<void(Game&)>& change) {
    Game game = renatureOf(document);
    change(game);
    if (Wording why = brokenLimit(game)) {
        return why;
    }
    Table table = document.table();
    table.game = renature::documentOf(std::move(game));
    document.edit(std::move(table), description);
    return {};
}

Wording typeTokens(Document& document, int player, const std::vector<int>& numbers) {
    return editPlayer(document, player, tokensDescription(document, player),
                      [&](Player& one) { renature::typeTokens(one, numbers); });
}

Wording typeTokenCount(Document& document, int player, std::optional<int> count) {
    return editPlayer(document, player, tokensDescription(document, player),
                      [&](Player& one) { renature::typeTokenCount(one, count); });
}

Wording setPlantsLeft(Document& document, int player, const std::optional<renature::PlantsLeft>& left) {
    return editPlayer(
        document, player, [name = nameOf(document, player)] { return RenatureEdits::tr("%1: plants left").arg(name); },
        [&](Player& one) { one.plantsLeft = left; });
}

Wording setAreas(Document& document, const std::optional<std::vector<renature::Area>>& areas,
                 const Wording& description) {
    return editRenature(document, description, [&](Game& game) { game.areas = areas; });
}

Wording setPlayerColour(Document& document, int player, renature::Colour colour) {
    return editRenature(
        document, [name = nameOf(document, player)] { return RenatureEdits::tr("%1: colour").arg(name); },
        [&](Game& game) { setColourUnchecked(game, static_cast<std::size_t>(player), colour); });
}

void setClaimedPoints(Document& document, int player, Category category, std::optional<int> claimed) {
    editPlayer(
        document, player,
        [name = nameOf(document, player)] { return RenatureEdits::tr("%1: what the paper says").arg(name); },
        [&](Player& one) { one.claimed.set(category, claimed); });
}

}  // namespace concord::gui
