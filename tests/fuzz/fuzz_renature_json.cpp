// Any bytes as a game of Renature: a refusal that says what was expected, or a game that can be scored and verified and
// that comes back unchanged from its own JSON.
#include "scoring/json/text_repair.h"
#include "scoring/renature/game_json.h"
#include "scoring/renature/next_gain.h"
#include "scoring/renature/score_json.h"

#include <cstdlib>

namespace {

using namespace concord::renature;

void expect(bool condition) {
    if (!condition) {
        std::abort();
    }
}

void useGame(const GameWithRecord& file) {
    expect(gameFromJson(gameToJson(file)) == file);
    expect(gameFromJson(gameToJson(file, false)) == file);
    const GameScore score = scoreGame(file.game);
    expect(score.players.size() == file.game.players.size());
    expect(!score.winners.empty());
    expect(!scoreToJson(score).empty());
    expect(!verificationToJson(verifyGame(file.game, score), false).empty());
    if (file.game.areas && !file.game.areas->empty()) {
        for (const Colour colour : allColours) {
            const auto gain = nextGain(file.game.areas->front(), colour);
            expect(!gain || gain->strength > 0);
        }
    }
}

void expectReason(const concord::InputError& error) {
    expect(concord::english(error.message()).find("expected") != std::string::npos);
}

// A game of before there was a rule for names is refused, or right after mending, and needs none then.
void repairGame(std::string_view text) {
    std::vector<concord::RepairedText> repaired;
    try {
        const GameWithRecord file = repairedGameFromJson(text, repaired);
        expect(gameFromJson(gameToJson(file)) == file);
        expect(repairedGameFromJson(gameToJson(file), repaired) == file);
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
        useGame(gameFromJson(text));
    } catch (const concord::InputError& error) {
        expectReason(error);
    }
    return 0;
}
