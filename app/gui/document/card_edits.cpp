#include "app/gui/document/card_edits.h"

#include "app/gui/document/harmonies_edits.h"
#include "app/gui/kit/translation.h"
#include "app/text/words.h"
#include "scoring/harmonies/cards.h"
#include "scoring/harmonies/table_edits.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace concord::gui {

namespace {

struct CardEdits {
    Q_DECLARE_TR_FUNCTIONS(CardEdits)
};

QString cardName(const std::string& id, const QString& bare) {
    return id.empty() ? bare : words::card(id, currentLanguage());
}

QString animalName(const AnimalEntry& entry) { return cardName(entry.card, CardEdits::tr("animal points")); }

// One undo step that changes a player.
template <typename Change>
void editPlayer(Document& document, int player, const Wording& description, Change change) {
    Table after = document.table();
    changeHarmonies(after, [&](Game& game) { change(game.players.at(static_cast<std::size_t>(player))); });
    document.edit(std::move(after), description);
}

AnimalEntry entryOf(const Document& document, int player, int entry) {
    return document.harmoniesPlayer(player).animals.value().at(static_cast<std::size_t>(entry));
}

void addEntry(Document& document, int player, const AnimalEntry& entry) {
    const auto name = [entry] { return CardEdits::tr("add %1").arg(animalName(entry)); };
    editPlayer(document, player, name, [&](Player& edited) {
        if (!edited.animals) {
            edited.animals.emplace();
        }
        if (edited.animals->size() < animalCards().size()) {
            edited.animals->push_back(entry);
        }
    });
}

void changeEntry(Document& document, int player, int entry, const AnimalEntry& changed) {
    editPlayer(
        document, player, [changed] { return animalName(changed); },
        [&](Player& edited) { edited.animals->at(static_cast<std::size_t>(entry)) = changed; });
}

void changeSpirit(Document& document, int player, const std::optional<SpiritEntry>& spirit) {
    const auto name = [spirit] {
        return spirit ? cardName(spirit->card, CardEdits::tr("nature's spirit points"))
                      : words::category(Category::Spirit);
    };
    editPlayer(document, player, name, [&](Player& edited) { edited.spirit = spirit; });
}

}  // namespace

std::optional<int> holderOf(const Game& game, const std::string& card) {
    const std::optional<std::size_t> holder = cardHolder(game, card);
    return holder ? std::optional(static_cast<int>(*holder)) : std::nullopt;
}

void addAnimal(Document& document, int player, const std::string& card, int placed) {
    if (!holderOf(document.harmonies(), card)) {
        addEntry(document, player, {.card = card, .placed = placed, .points = 0});
    }
}

void addBareAnimal(Document& document, int player) { addEntry(document, player, {}); }

void setPlaced(Document& document, int player, int entry, std::optional<int> placed) {
    AnimalEntry changed = entryOf(document, player, entry);
    changed.placed = placed;
    changeEntry(document, player, entry, changed);
}

void setBarePoints(Document& document, int player, int entry, int points) {
    AnimalEntry changed = entryOf(document, player, entry);
    changed.points = points;
    changeEntry(document, player, entry, changed);
}

void removeAnimal(Document& document, int player, int entry) {
    const auto name = [removed = entryOf(document, player, entry)] {
        return CardEdits::tr("remove %1").arg(animalName(removed));
    };
    editPlayer(document, player, name, [&](Player& edited) {
        edited.animals->erase(edited.animals->begin() + entry);
        if (edited.animals->empty()) {
            edited.animals.reset();
        }
    });
}

void chooseSpirit(Document& document, int player, const std::string& card, std::optional<bool> placed) {
    if (holderOf(document.harmonies(), card)) {
        return;
    }
    const std::optional<Board>& board = document.harmoniesPlayer(player).board;
    const bool isPlaced = board && placed.value_or(board->cubeCount(Cube::Spirit) > 0);
    changeSpirit(document, player, SpiritEntry{.card = card, .placed = isPlaced, .points = 0});
}

void chooseBareSpirit(Document& document, int player) {
    const std::optional<SpiritEntry>& spirit = document.harmoniesPlayer(player).spirit;
    if (!spirit || !spirit->card.empty()) {
        changeSpirit(document, player, SpiritEntry{});
    }
}

void setSpiritPlaced(Document& document, int player, bool placed) {
    const Player& before = document.harmoniesPlayer(player);
    if (before.spirit && (before.board || !placed)) {
        SpiritEntry changed = *before.spirit;
        changed.placed = placed;
        changeSpirit(document, player, changed);
    }
}

void setSpiritPoints(Document& document, int player, int points) {
    SpiritEntry changed = document.harmoniesPlayer(player).spirit.value_or(SpiritEntry{});
    changed.points = points;
    changeSpirit(document, player, changed);
}

void removeSpirit(Document& document, int player) { changeSpirit(document, player, {}); }

void setClaimed(Document& document, int player, Category category, std::optional<int> claimed) {
    const auto name = [category] { return CardEdits::tr("%1 on paper").arg(words::category(category)); };
    editPlayer(document, player, name, [&](Player& edited) { edited.claimed.set(category, claimed); });
}

}  // namespace concord::gui
