// A finished game as the tables store it, independent of the kind of game.
#pragma once

#include "app/record/game_record.h"
#include "scoring/json/text_repair.h"

#include <optional>
#include <string>
#include <vector>

namespace concord::record {

struct CategoryPoints {
    std::string category;  // as the game names it: "trees"
    int points = 0;

    friend bool operator==(const CategoryPoints&, const CategoryPoints&) = default;
};

// Something that a player had, such as a card.
struct Trait {
    std::string kind;           // "animal", "spirit", "spirit-kind"
    std::string value;          // "fennec-fox"
    std::optional<int> amount;  // such as cubes placed

    friend bool operator==(const Trait&, const Trait&) = default;
};

struct EntrySeat {
    std::string name;  // at that time
    std::string colour;
    int total = 0;
    int rank = 1;  // equal ranks share the number
    std::vector<CategoryPoints> points;
    std::vector<Trait> traits;

    friend bool operator==(const EntrySeat&, const EntrySeat&) = default;
};

struct Entry {
    std::string game;      // "harmonies"
    std::string variant;   // variant of the game: the side
    std::string document;  // the game as JSON without its record
    GameRecord record;
    std::vector<EntrySeat> seats;

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Normalises the texts: see scoring/text_rule.h. Throws InputError for an invalid one.
void expectTexts(Entry& entry);

// Repairs the texts of an entry from before the rule, still without starter and photos, which refer to players by seat.
// Returns what was changed.
std::vector<RepairedText> repairTexts(Entry& entry);

// The document with its record: exported on one line, and stored formatted as a copy.
std::string documentWithRecord(const Entry& entry, bool pretty = true);

}  // namespace concord::record
