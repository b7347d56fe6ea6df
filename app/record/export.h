// Exports the games of a record. They are read in groups and written one after another, so that they are never all in
// memory.
#pragma once

#include "app/files/file_kind.h"
#include "app/record/game_reader.h"

#include <functional>
#include <string>
#include <string_view>

namespace concord::record {

enum class ExchangeFormat { JsonLines, Csv, BgStats };

// By the file's extension, ignoring case: .csv, .bgsplay, and JSON lines for any other.
ExchangeFormat formatOf(std::string_view file);
files::Kind kindOf(ExchangeFormat format);

// All functions but `write` may be empty.
struct ExportTarget {
    std::function<void(std::string_view)> write;
    // Called with the name of each photo of the exported games; only for JSON lines.
    std::function<void(const std::string& photo)> onPhoto;
    // Called for each game that is left out, with the reason; the place of the error names the game.
    std::function<void(const InputError&)> onLeftOut;
    // Called for each exported game with its texts that had to be repaired because they were stored before texts were
    // checked; usually there are none. Only for JSON lines.
    std::function<void(Number game, const std::vector<RepairedText>&)> onRepaired;
};

struct ExportCounts {
    int games = 0;    // written
    int damaged = 0;  // left out
    int unknown = 0;  // left out too: games that this program does not know, only for BG Stats
};

// erased: the deleted games instead. JSON lines are written oldest first, so that an import numbers the games in order,
// the other formats newest first. Throws the store's errors, and those of `target`.
ExportCounts exportGames(Store& store, ExchangeFormat format, const std::function<bool(const GameSummary&)>& wanted,
                         const ExportTarget& target, bool erased = false);

}  // namespace concord::record
