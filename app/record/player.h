// The players of a record. They have their own rows, so that renaming or merging leaves every game as it was written.
#pragma once

#include <QString>

#include <cstdint>
#include <optional>

namespace concord::record {

struct PlayerEntry {
    std::int64_t number = 0;
    QString id;                              // UUID
    QString name;                            // the present one
    QString colour;                          // the last choice; may be empty
    std::optional<std::int64_t> mergedInto;  // set: lists show that player instead
    int games = 0;                           // games under this entry, without erased ones
};

}  // namespace concord::record
