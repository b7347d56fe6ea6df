// When each value on the table was changed last, and by whom: what decides whether two people's edits conflict.
#pragma once

#include "app/phone/messages/table_state.h"

#include <cstdint>
#include <map>
#include <string>

namespace concord::phone {

class Revisions {
public:
    // Compares the present state with the previous one. by: the client who changed it, empty for the window. If
    // anything is different, begins the next revision and returns true.
    bool update(const TableState& state, const std::string& by);

    std::int64_t now() const { return m_now; }
    // Whether there is no value with this key (any more).
    bool isGone(const std::string& key) const { return !m_changes.contains(key); }
    // Whether somebody other than the client changed the value after that revision, or it is gone.
    bool conflicts(const std::string& key, std::int64_t revision, const std::string& client) const;
    // The client who changed the value last; empty: the window changed it, or the value is gone.
    std::string changedBy(const std::string& key) const;
    // The revision in which the value was changed last; 0 if the value is gone.
    std::int64_t changedAt(const std::string& key) const;

private:
    struct Change {
        std::string value;
        std::int64_t revision = 0;
        std::string by;
        std::int64_t byOthers = 0;  // the latest revision in which somebody other than `by` changed it
    };
    std::int64_t m_now = 0;
    std::string m_json;
    std::map<std::string, Change> m_changes;
};

}  // namespace concord::phone
