// Addresses of servers in the syntax of libpq. A password is never displayed.
#pragma once

#include <QString>
#include <QUrl>

namespace concord::record {

// Whether the text is meant as the address of a server, valid or not: it starts like one, ignoring case, or contains
// "dbname=" or "password=" like libpq's "host=... dbname=...". It is not a file then, and may contain a password.
bool isServerAddress(const QString& text);

// postgresql://user:password@host:port/database?option=value, whichever form of libpq's URLs was used: several hosts
// and the folder of a socket are in the query. Throws RecordError, which does not show the text, for anything else,
// such as libpq's "host=... dbname=...".
QUrl serverUrl(const QString& address);

// Replaces an address that may contain a password, and all that follows it, by "postgresql://...", and all that follows
// "password=" by "...". To be used before showing anything that a user typed.
QString withoutPassword(const QString& text);

}  // namespace concord::record
