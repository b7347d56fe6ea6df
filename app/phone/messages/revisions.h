// When each value on the table was changed last, and by whom: what decides whether two people's edits conflict.
#pragma once

#include "app/phone/messages/table_state.h"

#include <cstdint>
#include <map>
#include <string>

namespace concord::phone {

class Revisions {
public:
    // Takes in the present state; by: the client who changed it, empty for the window. Returns whether anything is
    // different from before, and then counts one revision more.
    bool update(const TableState& state, const std::string& by);

    std::int64_t now() const { return m_now; }
    // Nothing is known by that key (any more).
    bool isGone(const std::string& key) const { return !m_changes.contains(key); }
    // Whether somebody other than the client changed it after that revision.
    bool conflicts(const std::string& key, std::int64_t revision, const std::string& client) const;
    // The client who changed it last; empty: the window, or it is gone.
    std::string changedBy(const std::string& key) const;
    // When it was changed last; 0 if it is gone.
    std::int64_t changedAt(const std::string& key) const;

private:
    struct Change {
        std::string value;
        std::int64_t revision = 0;
        std::string by;
        std::int64_t byOthers = 0;  // the latest revision of somebody other than `by`
    };
    std::int64_t m_now = 0;
    std::string m_json;
    std::map<std::string, Change> m_changes;
};

}  // namespace concord::phone
