// Rows from one database to another of the same tables. Internal to this library.
#pragma once

#include "app/record/connection.h"

#include <QStringList>

namespace concord::record {

// Tables of a record in a file but for its version, those first that others refer to.
QStringList tablesOf(const Connection& sqlite);

// Within the caller's transaction on `to`, where the table is empty.
void copyTable(const Connection& from, const Connection& to, const QString& table);

}  // namespace concord::record
