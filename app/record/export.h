// Games of a record for other programs. They are read and written one after another, so that memory does not
// grow with the record.
#pragma once

#include "app/files/file_kind.h"
#include "app/record/game_reader.h"

#include <functional>
#include <string>
#include <string_view>

namespace concord::record {

enum class ExchangeFormat { JsonLines, Csv, BgStats };

// By the ending of the file, in any case: .csv, .bgsplay, and JSON lines for any other.
ExchangeFormat formatOf(std::string_view file);
files::Kind kindOf(ExchangeFormat format);

struct ExportTarget {
    std::function<void(std::string_view)> write;
    // Photos of the games that were written, by name; JSON lines alone have some. Empty: nobody asks for them.
    std::function<void(const std::string& photo)> photo;
    // What is left out and why; the place says which game.
    std::function<void(const InputError&)> complain;
    // Texts of a game that were kept before there was a rule for them, and go out mended.
    std::function<void(Number game, const std::vector<RepairedText>&)> repaired;
};

struct ExportCounts {
    int games = 0;    // that were written
    int damaged = 0;  // that were left out
};

// erased: the erased games instead. Lines are written oldest first, so that an import numbers them in order, tables
// newest first. Throws as the store does, and what `target` throws.
ExportCounts exportGames(Store& store, ExchangeFormat format, const std::function<bool(const GameSummary&)>& wanted,
                         const ExportTarget& target, bool erased = false);

}  // namespace concord::record
