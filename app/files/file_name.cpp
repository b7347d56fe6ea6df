#include "app/files/file_name.h"

#include <algorithm>

namespace concord::files {

namespace {

constexpr char16_t firstByte = 0xDC00;  // plus the byte; only 0x80 and above occur
constexpr int minByte = 0x80;
constexpr int maxByte = 0xFF;

// The length of the UTF-8 sequence that starts here; 0 if there is none.
std::size_t sequenceAt(const std::string& bytes, std::size_t at) {
    constexpr std::size_t longest = 4;
    for (std::size_t length = 1; length <= std::min(longest, bytes.size() - at); ++length) {
        const QByteArrayView part(bytes.data() + at, static_cast<qsizetype>(length));
        if (QString::fromUtf8(part).toUtf8() == part) {
            return length;
        }
    }
    return 0;
}

}  // namespace

QString nameOf(const Path& path) {
    const std::string& bytes = path.native();
    QString name = QString::fromStdString(bytes);
    if (name.toStdString() == bytes) {
        return name;
    }
    name.clear();
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = sequenceAt(bytes, at);
        if (length == 0) {
            name += QChar(static_cast<char16_t>(firstByte + static_cast<unsigned char>(bytes[at])));
            ++at;
        } else {
            name += QString::fromUtf8(bytes.data() + at, static_cast<qsizetype>(length));
            at += length;
        }
    }
    return name;
}

int byteOf(QChar c) {
    const int byte = c.unicode() - firstByte;
    return byte >= minByte && byte <= maxByte ? byte : -1;
}

Path pathOf(const QString& name) {
    std::string bytes;
    qsizetype done = 0;
    for (qsizetype i = 0; i < name.size(); ++i) {
        const bool ofPair = i > 0 && name[i - 1].isHighSurrogate();  // part of a character, not a byte
        if (const int byte = byteOf(name[i]); byte >= 0 && !ofPair) {
            bytes += name.sliced(done, i - done).toStdString();
            bytes += static_cast<char>(byte);
            done = i + 1;
        }
    }
    return bytes + name.sliced(done).toStdString();
}

}  // namespace concord::files
