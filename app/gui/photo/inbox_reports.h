// Messages about photos, collected until no photo is being read: the next change of the board would hide them.
#pragma once

#include "app/gui/kit/wording.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace concord::gui {

class InboxReports {
public:
    enum class Kind : std::uint8_t { Warning, Problem };
    struct Report {
        Kind kind = Kind::Warning;
        Wording text;
    };

    void add(Kind kind, const Wording& text) { m_reports.push_back({kind, text}); }
    void clear() { m_reports.clear(); }
    // Returns all of them as one report of the most serious kind and clears them; nothing if there are none.
    std::optional<Report> take();

private:
    std::vector<Report> m_reports;
};

}  // namespace concord::gui
