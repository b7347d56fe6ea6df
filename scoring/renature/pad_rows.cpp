#include "scoring/renature/pad_rows.h"

#include "scoring/json/message.h"
#include "scoring/renature/stock.h"

namespace concord::renature {

namespace {

constexpr std::array<std::string_view, 5> parts{"track", "areas", "clouds", "plantsLeft", "tokens"};

// Lower than the loss of all plants of a colour and all neutral ones together.
constexpr int lowestPlantsLeft = -99;

const std::array<PadRow, categoryCount> rows{
    {{.id = "track", .name = CONCORD_TEXT("Score track"), .computable = false},
     {.id = "areas", .name = CONCORD_TEXT("Areas")},
     {.id = "clouds", .name = CONCORD_TEXT("Clouds"), .max = maxClouds, .computable = false},
     {.id = "plantsLeft", .name = CONCORD_TEXT("Plants left"), .min = lowestPlantsLeft, .max = 0},
     {.id = "tokens",
      .name = CONCORD_TEXT("Sunflower tokens"),
      .computable = false,
      .numberOf = CONCORD_TEXT("token %1")},
     {.id = "total", .name = CONCORD_TEXT("Total"), .kind = PadRow::Kind::Total, .parts = parts}}};

}  // namespace

std::span<const PadRow> padRows() { return rows; }

}  // namespace concord::renature
