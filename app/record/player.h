// The people of a record. They have rows of their own, so that a new name or a merge leaves every
// game as it was written.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace concord::record {

struct PlayerEntry {
    std::int64_t number = 0;
    QString id;                              // UUID
    QString name;                            // today's
    QString colour;                          // last chosen; may be empty
    std::optional<std::int64_t> mergedInto;  // set: lists show that player instead
    int games = 0;                           // recorded under this entry, erased ones left out
};

}  // namespace concord::record
