// File names are bytes, and some of them are not UTF-8.
#pragma once

#include <QString>

#include <filesystem>
#include <string>

namespace concord::files {

using Path = std::filesystem::path;

// A path for functions that take a QString. A byte that is not UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF (as
// Python's "surrogateescape" does), so that toPath() can restore it; QFile::decodeName() would lose it.
QString toQString(const Path& path);
Path toPath(const QString& text);

// Whether the path is UTF-8: it contains no such surrogate.
bool isUtf8(const QString& path);
// The byte that a lone surrogate stands for; -1 for any other code unit. Do not pass it the second half of a pair.
int escapedByte(QChar c);

}  // namespace concord::files
