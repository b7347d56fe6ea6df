// A finished game as the tables hold it, whatever game it is.
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

// Something that a player had: a card, for one.
struct Trait {
    std::string kind;           // "animal", "spirit", "spirit-kind"
    std::string value;          // "fennec-fox"
    std::optional<int> amount;  // cubes placed, for one

    friend bool operator==(const Trait&, const Trait&) = default;
};

struct EntrySeat {
    std::string name;  // as it was then
    std::string colour;
    int total = 0;
    int rank = 1;  // equal ranks share the number
    std::vector<CategoryPoints> points;
    std::vector<Trait> traits;

    friend bool operator==(const EntrySeat&, const EntrySeat&) = default;
};

struct Entry {
    std::string game;      // "harmonies"
    std::string variant;   // which one of it: the side
    std::string document;  // the game as JSON without its record
    GameRecord record;
    std::vector<EntrySeat> seats;

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Brings the texts of people into their one form: see scoring/text_rule.h. Throws InputError for one that is wrong.
void expectTexts(Entry& entry);

// The same for an entry that was kept before there was the rule, still without starter and photos, which name players
// by their seats: what is wrong is mended. Answers what was changed.
std::vector<RepairedText> repairTexts(Entry& entry);

// The document with its record: what is exported on one line, and kept pretty as a copy.
std::string documentWithRecord(const Entry& entry, bool pretty = true);

}  // namespace concord::record
