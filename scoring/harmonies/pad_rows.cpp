#include "scoring/harmonies/pad_rows.h"

#include "scoring/json/message.h"

#include <array>

namespace concord {

namespace {

using Kind = PadRow::Kind;

constexpr std::array<std::string_view, 5> landscapes{"trees", "mountains", "fields", "buildings", "water"};
constexpr std::array<std::string_view, 3> partsOfTotal{"landscapes", "animals", "spirit"};

// In the order of Category, then the suns, which have none.
const std::array<PadRow, 10> rows{
    {{.id = "trees", .name = CONCORD_TEXT("Trees")},
     {.id = "mountains", .name = CONCORD_TEXT("Mountains")},
     {.id = "fields", .name = CONCORD_TEXT("Fields")},
     {.id = "buildings", .name = CONCORD_TEXT("Buildings")},
     {.id = "water", .name = CONCORD_TEXT("Water")},
     {.id = "landscapes", .name = CONCORD_TEXT("Landscapes"), .kind = Kind::Sum, .parts = landscapes},
     {.id = "animals", .name = CONCORD_TEXT("Animals"), .computable = false, .numberOf = CONCORD_TEXT("card %1")},
     {.id = "spirit", .name = CONCORD_TEXT("Nature's spirit"), .computable = false},
     {.id = "total", .name = CONCORD_TEXT("Total"), .kind = Kind::Total, .parts = partsOfTotal},
     {.id = "suns", .name = CONCORD_TEXT("Suns"), .kind = Kind::Extra}}};

}  // namespace

std::span<const PadRow> harmoniesRows() { return rows; }

const PadRow& padRow(Category category) { return rows[static_cast<std::size_t>(category)]; }

const char* waterName(Side side) { return side == Side::A ? CONCORD_TEXT("River") : CONCORD_TEXT("Islands"); }

}  // namespace concord
