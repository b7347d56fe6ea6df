// What the record stores of each player of a game, in the shape that all games share.
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace concord {

struct RowPoints {
    std::string row;  // id of a row of the pad
    int points = 0;

    friend bool operator==(const RowPoints&, const RowPoints&) = default;
};

// Points of a player in a concord-score.
struct SeatScore {
    std::vector<RowPoints> points;  // no sums
    int total = 0;
    int rank = 1;  // tied players share one: 1, 1, 3

    friend bool operator==(const SeatScore&, const SeatScore&) = default;
};

// Something that a player had, such as a card.
struct Trait {
    std::string kind;           // "animal", "spirit"
    std::string value;          // "fennec-fox"
    std::optional<int> amount;  // such as cubes placed

    friend bool operator==(const Trait&, const Trait&) = default;
};

}  // namespace concord
