// Addresses of servers in the syntax of libpq. A password is never displayed.
#pragma once

#include <QString>
#include <QUrl>

namespace concord::record {

// Whether the text is meant as the address of a server, valid or not: it starts like one, ignoring case, or names a
// database like libpq's "host=... dbname=...". It is not a file then, and may contain a password.
bool isServerAddress(const QString& text);

// postgresql://user:password@host:port/database?option=value, whichever of libpq's forms was used: several hosts and
// the folder of a socket are in the query. Throws RecordError, which does not show the text.
QUrl serverUrl(const QString& address);

// Replaces addresses in the text, which may contain a password, by "postgresql://...". To be used before showing
// anything that a user typed.
QString withoutPassword(const QString& text);

}  // namespace concord::record
