// The addresses of servers, as libpq takes them. What is shown of one never holds its password.
#pragma once

#include <QString>
#include <QUrl>

namespace concord::record {

// Whether the address of a server is meant, well-formed or not: what starts like one, in any case of letters, or
// names a database as libpq's "host=... dbname=..." does. It is no file then, and may hold a password.
bool isServerAddress(const QString& text);

// postgresql://user:password@host:port/database?option=value, whatever of libpq's ways it was written in: several hosts
// and the folder of a socket stand in the query. Throws RecordError, which shows nothing of the text.
QUrl serverUrl(const QString& address);

// A text without the addresses in it that may hold a password: "postgresql://...". For whatever is shown of what
// somebody typed.
QString withoutPassword(const QString& text);

}  // namespace concord::record
