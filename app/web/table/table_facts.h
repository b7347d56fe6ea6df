// What the page receives about the table in addition to the game itself, and what can be typed into its pad.
#pragma once

#include "app/phone/messages/table_state.h"
#include "app/web/table/certainty.h"
#include "app/web/table/photos.h"

namespace concord::web {

// Ids of rows that need a number even where nothing was played: the spirits', if they are in play.
std::vector<std::string> requiredRows(const Table& table);

// certainties: a cache of texts that take a while to compute.
phone::TableFacts factsOf(const Table& table, const ScoreTable& score, const Photos& photos,
                          CertaintyTexts& certainties);

// A row of the pad into which numbers can be typed, and their range.
struct EditableRow {
    bool exists = false;
    const char* name = "";
    int min = 0;
    int max = 0;
};

EditableRow editableRow(const Table& table, const std::string& row);
// The numbers typed in the row now; empty: none. The number that breaks ties is returned even if it was not typed.
std::vector<int> typedNumbers(const Table& table, std::size_t seat, const std::string& row);

}  // namespace concord::web
