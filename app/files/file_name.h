// Names of files are bytes, and some of them are no UTF-8.
#pragma once

#include <QString>

#include <filesystem>
#include <string>

namespace concord::files {

using Path = std::filesystem::path;

// The name for functions that take a QString. A byte that is no UTF-8 becomes a lone surrogate, U+DC80 to
// U+DCFF, so that pathOf() brings it back; QFile::decodeName() would lose it.
QString nameOf(const Path& path);
Path pathOf(const QString& name);

// The byte that a lone surrogate of nameOf() stands for; -1 for any other character.
int byteOf(QChar c);

}  // namespace concord::files
