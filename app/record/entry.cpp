#include "app/record/entry.h"

#include "scoring/json/json_expect.h"
#include "scoring/json/strict_json.h"
#include "scoring/table/game_file.h"
#include "scoring/table/game_registry.h"

#include <algorithm>

namespace concord::record {

Entry entryFromJson(std::string_view json) {
    const GameFile file = gameFileFromJson(json);
    return {file.game, recordFromJson(file.record, namesOf(file.game))};
}

Entry savedEntry(std::string_view json, std::vector<RepairedText>& repaired) {
    const GameFile file = repairedGameFileFromJson(json, repaired);
    Entry entry{file.game, recordFromJson(withoutDuplicatePlayers(file.record), namesOf(file.game))};
    for (const RepairedText& name : repairPlayers(entry.record.players)) {
        if (std::ranges::find(repaired, name.before, &RepairedText::before) == repaired.end()) {
            repaired.push_back(name);
        }
    }
    return entry;
}

std::string entryToJson(const Entry& entry, bool pretty) {
    return gameFileToJson({entry.game, recordToJson(entry.record)}, pretty);
}

std::vector<std::string> namesOf(const GameDocument& game) {
    std::vector<std::string> names;
    for (const TablePlayer& player : game.module().players(game)) {
        names.push_back(player.name);
    }
    return names;
}

std::vector<SeatScore> seatScores(std::string_view scoreJson, const GameDocument& game) {
    // Parsed as part of a game, so that places read "/record/score".
    const JsonDocument document(R"({"record":{"score":)" + std::string(scoreJson) + "}}");
    return game.module().seatScores(require(require(document.root(), "record"), "score"), game);
}

namespace {

void expectDifferentNames(const std::vector<std::string>& names) {
    for (std::size_t p = 0; p < names.size(); ++p) {
        if (std::find(names.begin(), names.begin() + static_cast<std::ptrdiff_t>(p), names[p]) !=
            names.begin() + static_cast<std::ptrdiff_t>(p)) {
            throw InputError("/players/" + std::to_string(p) + "/name",
                             {CONCORD_TEXT("expected a name of their own for each player, got %1 again"),
                              {quotedForMessage(names[p])}});
        }
    }
}

}  // namespace

StoredGame storedGame(const Entry& given) {
    const GameModule& module = given.game.module();
    const GameDocument game = module.checked(given.game);
    const std::vector<std::string> names = namesOf(game);
    expectDifferentNames(names);
    StoredGame stored{std::string(module.facts().id), module.variant(game), module.write(game), given.record, {}};
    stored.record = recordFromJson(recordToJson(given.record), names);  // checked, as it may not come from JSON
    if (stored.record.score.empty()) {
        stored.record.score = module.scoreJson(game, false);
    }
    const std::vector<SeatScore> scores = seatScores(stored.record.score, game);
    const std::vector<TablePlayer> players = module.players(game);
    const std::vector<std::vector<Trait>> traits = module.traits(game);
    for (std::size_t p = 0; p < scores.size(); ++p) {
        stored.seats.push_back(
            {players[p].name, players[p].colour, scores[p].total, scores[p].rank, scores[p].points, traits[p]});
    }
    return stored;
}

void expectReadableSize(const StoredGame& stored, std::size_t formerBytes) {
    constexpr std::size_t bytesFilledInLater = 4096;  // room for ids, times, and the players with their present names
    const bool isComplete = !stored.record.players.empty() && !stored.record.recorded.empty();
    const std::size_t bytes = documentWithRecord(stored, false).size() + (isComplete ? 0 : bytesFilledInLater);
    if (bytes > std::max(maxJsonBytes, formerBytes)) {
        throw InputError({}, {CONCORD_TEXT("expected at most %1 bytes of JSON"), {std::to_string(maxJsonBytes)}});
    }
}

Entry entryOf(const StoredGame& stored) {
    if (findGame(stored.game) == nullptr) {
        throw unknownGame(stored.game);
    }
    return {gameFileFromJson(stored.document).game, stored.record};
}

InputError unknownGame(const std::string& game) {
    return {{}, {CONCORD_TEXT("expected a game that this program knows, this is one of %1"), {quotedForMessage(game)}}};
}

std::string programName() { return "Concord " CONCORD_VERSION; }

}  // namespace concord::record
