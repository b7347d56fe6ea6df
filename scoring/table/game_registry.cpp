#include "scoring/table/game_registry.h"

#include <algorithm>

namespace concord {

namespace {

std::vector<const GameModule*>& registry() {
    static std::vector<const GameModule*> games;
    return games;
}

}  // namespace

void addGame(const GameModule& module) {
    if (findGame(module.facts().id) == nullptr) {
        registry().push_back(&module);
    }
}

const std::vector<const GameModule*>& knownGames() { return registry(); }

const GameModule* findGame(std::string_view id) {
    const auto game = std::ranges::find(registry(), id, [](const GameModule* one) { return one->facts().id; });
    return game == registry().end() ? nullptr : *game;
}

}  // namespace concord
