// Converts between Qt's texts and UTF-8. File names may be other bytes: see file_name.h.
#pragma once

#include <QString>

#include <string>
#include <string_view>

namespace concord {

inline QString qt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }
inline std::string utf8(const QString& text) { return text.toStdString(); }

}  // namespace concord
