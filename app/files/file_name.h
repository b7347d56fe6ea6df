// File names are bytes, and some of them are not UTF-8.
#pragma once

#include <QString>

#include <filesystem>
#include <string>

namespace concord::files {

using Path = std::filesystem::path;

// A file name for functions that take a QString. A byte that is not UTF-8 becomes a lone surrogate, U+DC80 to U+DCFF,
// so that pathOf() can restore it; QFile::decodeName() would lose it.
QString nameOf(const Path& path);
Path pathOf(const QString& name);

// The byte that a lone surrogate of nameOf() stands for; -1 for any other character.
int byteOf(QChar c);

}  // namespace concord::files
