// Reads any bytes as something that the record wrote itself: a copy of a game beside the database, the record object in
// it with its checked cells, or its score. It is refused with a message about what was expected, or comes back equal.
#include "app/record/checked_cells.h"
#include "app/record/entry.h"
#include "scoring/table/game_registry.h"
#include "tests/fuzz/expectations.h"

namespace {

using namespace concord;
using namespace concord::record;
using fuzz::expect;

template <typename Work>
void expectReasonIfRefused(const Work& work) {
    try {
        work();
    } catch (const InputError& error) {
        fuzz::expectReason(error);
    }
}

void useStored(const StoredGame& stored) {
    std::vector<RepairedText> repaired;
    const Entry back = savedEntry(documentWithRecord(stored), repaired);
    expect(repaired.empty() && storedGame(back) == stored && entryOf(stored) == back);
    expect(seatScores(stored.record.score, back.game).size() == stored.seats.size());
}

// The copy may have been written before texts were checked (text_rule.h).
void useCopy(std::string_view text) {
    std::vector<RepairedText> repaired;
    const StoredGame stored = storedGame(savedEntry(text, repaired));
    useStored(stored);
    StoredGame inDatabase = stored;
    // In the database, starter and photos refer to seats, not to names, so they need no repair.
    inDatabase.record.starter.clear();
    inDatabase.record.photos.clear();
    expect(repairTexts(inDatabase).empty());
    inDatabase.record.starter = stored.record.starter;
    inDatabase.record.photos = stored.record.photos;
    expect(documentWithRecord(inDatabase) == documentWithRecord(stored));
}

void useCheckedCells(GameRecord record) {
    const CheckedCells cells = checkedCells(record);
    setCheckedCells(record, cells);
    CheckedCells withoutEmpty = cells;
    std::erase_if(withoutEmpty, [](const auto& player) { return player.second.empty(); });
    expect(checkedCells(record) == withoutEmpty);
    const std::string moreBefore = record.more;
    setCheckedCells(record, withoutEmpty);
    expect(record.more == moreBefore);
}

void useRecord(std::string_view text) {
    const std::vector<std::string> names{"Ada", "Ben"};
    const GameRecord record = recordFromJson(text, names);
    const std::string json = recordToJson(record);
    expect(recordFromJson(json, names) == record && recordToJson(recordFromJson(json, names)) == json);
    useCheckedCells(record);
}

// The score may be of any game; at most one of them accepts it.
void useScore(const GameModule& module, std::string_view text) {
    const std::vector<TablePlayer> players{{"Ada", ""}, {"Ben", ""}};
    expect(seatScores(text, module.blank(players, "")).size() == 2);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    expectReasonIfRefused([&] { useCopy(text); });
    expectReasonIfRefused([&] { useRecord(text); });
    for (const GameModule* module : knownGames()) {
        expectReasonIfRefused([&] { useScore(*module, text); });
    }
    return 0;
}
