// Copies rows between databases with the same tables. Internal to this library.
#pragma once

#include "app/record/connection.h"

#include <QStringList>

namespace concord::record {

// The tables of a record in a file, except that of its version; a table follows those that it refers to.
QStringList tablesOf(const Connection& sqlite);

// Copies the rows of a table, within the caller's transaction on `to`, where that table has to be empty.
void copyTable(const Connection& from, const Connection& to, const QString& table);

}  // namespace concord::record
