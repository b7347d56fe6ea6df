// Messages about photos, collected until nothing is read any more: the next change of the board would hide them.
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
    // All as one, as serious as the most serious one, and forgotten; nothing where there are none.
    std::optional<Report> take();

private:
    std::vector<Report> m_reports;
};

}  // namespace concord::gui
