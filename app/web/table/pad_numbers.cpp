// Numbers typed on the pad.
#include "app/web/table/table.h"

#include "scoring/harmonies/game_edits.h"
#include "scoring/harmonies/pad_rows.h"
#include "scoring/renature/game_edits.h"
#include "scoring/renature/limits.h"
#include "scoring/renature/pad_rows.h"
#include "scoring/renature/renature_module.h"

#include <numeric>

namespace concord::web {

namespace {

std::optional<int> sumOf(const std::vector<int>& numbers) {
    return numbers.empty() ? std::nullopt : std::optional(std::accumulate(numbers.begin(), numbers.end(), 0));
}

Table withHarmoniesNumbers(Table table, std::size_t seat, const std::string& row, const std::vector<int>& numbers) {
    const std::optional<Category> category = categoryFromName(row);
    const std::optional<int> number = sumOf(numbers);
    Seat& owner = table.seats.at(seat);
    AnimalsSetAside animals = owner.animals;
    SpiritSetAside spirit = owner.spirit;
    table = withHarmonies(std::move(table), [&](Game& game) {
        if (row == animalCubesRow) {
            typeCubesPlaced(game.players.at(seat), number);
        } else if (category == Category::Animals) {
            typeAnimalPoints(game, seat, numbers, animals);
        } else if (category == Category::Spirit) {
            typeSpiritPoints(game, seat, number, spirit);
        } else if (category) {
            typeNumber(game.players.at(seat), *category, number);
        }
    });
    table.seats.at(seat).animals = animals;
    table.seats.at(seat).spirit = spirit;
    return table;
}

Table withRenatureNumbers(Table table, std::size_t seat, const std::string& row, const std::vector<int>& numbers) {
    renature::Game game = table.game.as<renature::Game>();
    renature::Player& player = game.players.at(seat);
    const std::optional<renature::Category> category = renature::categoryFromName(row);
    if (row == renature::collectedTokensRow) {
        renature::typeTokenCount(player, sumOf(numbers));
    } else if (category == renature::Category::Tokens) {
        renature::typeTokens(player, numbers);
    } else if (category) {
        renature::typeNumber(game, seat, *category, sumOf(numbers));
    }
    if (brokenLimits(game).empty()) {  // otherwise the table stays as it is, and the command is refused
        table.game = renature::documentOf(std::move(game));
    }
    return table;
}

}  // namespace

Table withNumbers(Table table, std::size_t seat, const std::string& row, const std::vector<int>& numbers) {
    if (table.harmonies() != nullptr) {
        return withHarmoniesNumbers(std::move(table), seat, row, numbers);
    }
    if (table.game.get<renature::Game>() != nullptr) {
        return withRenatureNumbers(std::move(table), seat, row, numbers);
    }
    table.game = table.game.module().withNumber(table.game, seat, row, sumOf(numbers));
    return table;
}

}  // namespace concord::web
