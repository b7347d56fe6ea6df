// The rows of a score pad, as a game lists them once for everything that shows, stores or exports points.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace concord {

inline constexpr int maxPadNumber = 999;  // the largest that can be typed; far above any score

struct PadRow {
    enum class Kind : std::uint8_t {
        Points,  // counts for the total
        Sum,     // of the rows in `parts`
        Total,   // decides the game; also a sum
        Extra    // beside the total, such as the suns of a solo game
    };

    std::string_view id;    // in files: "trees"
    const char* name = "";  // CONCORD_TEXT
    Kind kind = Kind::Points;
    int min = 0;  // the least number that may be typed; negative where points are lost
    int max = maxPadNumber;
    bool computable = true;     // whether boards, areas ... can give it: a typed number replaces theirs and is marked
    const char* numberOf = "";  // CONCORD_TEXT: what each of several numbers is called, "card %1"; empty: one number
    std::span<const std::string_view> parts{};  // ids of the rows that a sum adds up

    bool isSum() const { return kind == Kind::Sum || kind == Kind::Total; }
};

}  // namespace concord
