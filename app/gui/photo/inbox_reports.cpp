#include "app/gui/photo/inbox_reports.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace concord::gui {

std::optional<InboxReports::Report> InboxReports::take() {
    const std::vector<Report> reports = std::exchange(m_reports, {});
    if (reports.empty()) {
        return {};
    }
    const auto text = [reports] {
        QStringList lines;
        for (const Report& one : reports) {
            lines << one.text();
        }
        return lines.join(QLatin1Char('\n'));
    };
    return Report{std::ranges::max(reports, {}, &Report::kind).kind, text};
}

}  // namespace concord::gui
