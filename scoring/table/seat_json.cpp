#include "scoring/table/seat_json.h"

#include "scoring/json/json_expect.h"

namespace concord {

namespace {

constexpr int maxRank = 4;  // no game has more players

}  // namespace

std::vector<JsonValue> scoredPlayers(const JsonValue& score, std::string_view game,
                                     const std::vector<std::string>& names) {
    expectObject(score);
    requireText(score, "format", "concord-score");
    if (score.member("game")) {  // optional in scores of other programs
        requireText(score, "game", game);
    }
    const JsonValue players = require(score, "players");
    std::vector<JsonValue> list = listAt(players);
    if (list.size() != names.size()) {
        players.fail({CONCORD_TEXT("expected an entry for each of the %1 players, got %2"),
                      {std::to_string(names.size()), std::to_string(list.size())}});
    }
    for (std::size_t p = 0; p < list.size(); ++p) {
        expectObject(list[p]);
        requireText(list[p], "name", names[p]);
    }
    return list;
}

SeatScore seatScore(const JsonValue& player, std::span<const PadRow> rows, const ScoreKey& keyOf) {
    SeatScore seat;
    int sum = 0;
    for (const PadRow& row : rows) {
        if (row.kind == PadRow::Kind::Points) {
            const JsonValue value = require(player, keyOf ? keyOf(row) : row.id);
            const int points = row.min < 0 ? integerAt(value) : wholeAt(value);
            seat.points.push_back({std::string(row.id), points});
            sum += points;
        }
    }
    const JsonValue total = require(player, "total");
    seat.total = integerAt(total);
    if (seat.total != sum) {
        total.failGot(CONCORD_TEXT("expected the sum of the categories, %1, got %2"), {std::to_string(sum)});
    }
    seat.rank = wholeAt(require(player, "rank"), maxRank);
    return seat;
}

}  // namespace concord
