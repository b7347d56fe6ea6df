// Reads any bytes as a game of Renature: it is refused with a message about what was expected, or can be scored and
// verified and comes back unchanged from its own JSON.
#include "scoring/games/all_games.h"
#include "scoring/renature/game_json.h"
#include "scoring/renature/next_gain.h"
#include "scoring/renature/renature_module.h"
#include "scoring/renature/score_json.h"
#include "scoring/table/claims.h"
#include "scoring/table/game_file.h"
#include "tests/fuzz/expectations.h"

#include <string>

namespace {

using namespace concord::renature;
using concord::fuzz::expect;
using concord::fuzz::expectReason;

void useGame(const Game& game) {
    expect(gameFromJson(gameToJson(game)) == game);
    const GameScore score = scoreGame(game);
    expect(score.players.size() == game.players.size());
    expect(!score.winners.empty());
    expect(!scoreToJson(score).empty());
    const concord::GameDocument document = documentOf(game);
    const concord::ScoreTable table = renatureModule().score(document);
    expect(!comparisonsToJson(renatureModule(), table, compareClaims(document, table)).empty());
    if (game.areas && !game.areas->empty()) {
        for (const Colour colour : allColours) {
            const auto gain = nextGain(game.areas->front(), colour);
            expect(!gain || gain->strength > 0);
        }
    }
}

// A game stored before names were checked is refused, or valid after its repair, and then needs no second repair.
void repairGame(std::string_view text) {
    std::vector<concord::RepairedText> repaired;
    try {
        const concord::GameFile file = concord::repairedGameFileFromJson(text, repaired);
        const std::string written = concord::gameFileToJson(file);
        expect(concord::gameFileFromJson(written) == file);
        expect(concord::repairedGameFileFromJson(written, repaired) == file);
        expect(repaired.empty());
    } catch (const concord::InputError& error) {
        expectReason(error);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    concord::addAllGames();
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    repairGame(text);
    try {
        useGame(gameFromJson(text));
    } catch (const concord::InputError& error) {
        expectReason(error);
    }
    return 0;
}
