// Reads any bytes as a game: it is refused with a message about what was expected, or can be scored, audited and
// verified and comes back unchanged from its own JSON.
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/harmonies_module.h"
#include "scoring/harmonies/score_json.h"
#include "scoring/table/claims.h"
#include "scoring/table/game_file.h"
#include "tests/fuzz/expectations.h"

namespace {

using concord::fuzz::expect;
using concord::fuzz::expectReason;

void useGame(const concord::Game& game) {
    expect(concord::gameFromJson(concord::gameToJson(game)) == game);
    expect(concord::gameFromJson(concord::gameToJson(game, false)) == game);
    const concord::GameScore score = concord::scoreGame(game);
    expect(score.players.size() == game.players.size());
    expect(!concord::scoreToJson(score).empty());
    const concord::GameDocument document = concord::documentOf(game);
    const concord::ScoreTable table = concord::harmoniesModule().score(document);
    expect(!comparisonsToJson(concord::harmoniesModule(), table, compareClaims(document, table)).empty());
    expect(!concord::auditToJson(concord::auditGame(game)).empty());
}

// A game stored before names were checked is refused, or valid after its repair, and then needs no second repair.
void repairGame(std::string_view text) {
    std::vector<concord::RepairedText> repaired;
    try {
        const concord::GameFile file = concord::repairedGameFileFromJson(text, repaired);
        expect(concord::gameFileFromJson(concord::gameFileToJson(file)) == file);
        expect(concord::repairedGameFileFromJson(concord::gameFileToJson(file), repaired) == file);
        expect(repaired.empty());
    } catch (const concord::InputError& error) {
        expectReason(error);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    repairGame(text);
    try {
        useGame(concord::gameFromJson(text));
    } catch (const concord::InputError& error) {
        expectReason(error);
    }
    return 0;
}
