#include "scoring/table/game_file.h"

#include "scoring/json/json_expect.h"
#include "scoring/table/document_head.h"
#include "scoring/table/game_registry.h"

namespace concord {

namespace {

using Kind = JsonValue::Kind;

std::string knownNames() {
    std::string names;
    for (const GameModule* game : knownGames()) {
        names.append(names.empty() ? "" : ", ").append(quotedForMessage(game->facts().id));
    }
    return names;
}

const GameModule& moduleOf(const JsonValue& root) {
    const JsonValue game = expectGameFormat(root);
    const GameModule* module = game.kind() == Kind::Text ? findGame(game.text()) : nullptr;
    if (module == nullptr) {
        game.failGot(CONCORD_TEXT("expected %1, got %2"), {knownNames()});
    }
    return *module;
}

}  // namespace

GameFile gameFileFromJson(std::string_view text) {
    const JsonDocument document(text);
    const JsonValue root = document.root();
    GameFile file{moduleOf(root).read(root), {}};
    if (const auto record = root.member("record")) {
        expectObject(*record);
        file.record = record->toJson();
    }
    return file;
}

GameFile repairedGameFileFromJson(std::string_view text, std::vector<RepairedText>& repaired) {
    const JsonDocument document(text);
    TextRepair repair(playerNamesIn(document.root()));
    GameFile file = gameFileFromJson(repair.repaired(document.root()));
    repaired = repair.changes();
    return file;
}

std::string gameFileToJson(const GameFile& file, bool pretty) {
    std::string text = file.game.module().write(file.game);
    if (!file.record.empty()) {
        // Unparsed: formatting numbers again could change their spelling.
        text.pop_back();
        text.append(",\"record\":").append(file.record).append("}");
    }
    return pretty ? jsonInLines(text) : text;
}

}  // namespace concord
