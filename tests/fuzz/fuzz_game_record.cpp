// Any bytes as what the record wrote itself: a copy of a game beside the database, the record object in it, its cells
// that a person has looked at, its score. A refusal that says what was expected, or something that comes back equal.
#include "app/record/harmonies.h"
#include "app/record/settled_cells.h"
#include "scoring/harmonies/game_json.h"
#include "scoring/harmonies/score_json.h"

#include <cstdlib>

namespace {

using namespace concord;
using namespace concord::record;

void expect(bool condition) {
    if (!condition) {
        std::abort();
    }
}

template <typename Work>
void expectReason(const Work& work) {
    try {
        work();
    } catch (const InputError& error) {
        expect(english(error.message()).find("expected") != std::string::npos);
    }
}

void useEntry(const Entry& entry) {
    std::vector<RepairedText> repaired;
    const Game back = savedGame(documentWithRecord(entry), repaired);
    expect(repaired.empty() && entryOf(back) == entry && gameOf(entry) == back);
    expect(seatScores(entry.record.score, back).size() == entry.seats.size());
}

// A copy may be from before there was a rule for texts.
void useCopy(std::string_view text) {
    std::vector<RepairedText> repaired;
    const Game game = savedGame(text, repaired);
    const Entry entry = entryOf(game);
    useEntry(entry);
    Entry again = entry;
    // As it is read from the tables: starter and photos follow the seats.
    again.record.starter.clear();
    again.record.photos.clear();
    expect(repairTexts(again).empty());
    again.record.starter = entry.record.starter;
    again.record.photos = entry.record.photos;
    expect(documentWithRecord(again) == documentWithRecord(entry));
}

void useSettled(GameRecord record) {
    const SettledCells settled = settledCells(record);
    setSettledCells(record, settled);
    SettledCells kept = settled;
    std::erase_if(kept, [](const auto& player) { return player.second.empty(); });
    expect(settledCells(record) == kept);
    const std::string more = record.more;
    setSettledCells(record, kept);
    expect(record.more == more);
}

void useRecord(std::string_view text) {
    const std::vector<std::string> names{"Ada", "Ben"};
    const GameRecord record = recordFromJson(text, names);
    const std::string json = recordToJson(record);
    expect(recordFromJson(json, names) == record && recordToJson(recordFromJson(json, names)) == json);
    useSettled(record);
}

void useScore(std::string_view text) {
    Game game;
    game.players.resize(2);
    game.players[0].name = "Ada";
    game.players[1].name = "Ben";
    expect(seatScores(text, game).size() == 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    expectReason([&] { useCopy(text); });
    expectReason([&] { useRecord(text); });
    expectReason([&] { useScore(text); });
    return 0;
}
