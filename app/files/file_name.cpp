#include "app/files/file_name.h"

#include <algorithm>

namespace concord::files {

namespace {

constexpr char16_t escapeBase = 0xDC00;  // a byte from minByte to maxByte is written as U+DC00 plus the byte
constexpr int minByte = 0x80;
constexpr int maxByte = 0xFF;

// The length of the UTF-8 sequence that starts here; 0 if there is none.
std::size_t sequenceLengthAt(const std::string& bytes, std::size_t at) {
    constexpr std::size_t longest = 4;
    for (std::size_t length = 1; length <= std::min(longest, bytes.size() - at); ++length) {
        const QByteArrayView part(bytes.data() + at, static_cast<qsizetype>(length));
        if (QString::fromUtf8(part).toUtf8() == part) {
            return length;
        }
    }
    return 0;
}

// escapedByte() of the code unit at a position; -1 for the second half of a pair, which belongs to a character.
int escapedByteAt(const QString& text, qsizetype at) {
    return at > 0 && text[at - 1].isHighSurrogate() ? -1 : escapedByte(text[at]);
}

}  // namespace

QString toQString(const Path& path) {
    const std::string& bytes = path.native();
    QString name = QString::fromStdString(bytes);
    if (name.toStdString() == bytes) {
        return name;
    }
    name.clear();
    for (std::size_t at = 0; at < bytes.size();) {
        const std::size_t length = sequenceLengthAt(bytes, at);
        if (length == 0) {
            name += QChar(static_cast<char16_t>(escapeBase + static_cast<unsigned char>(bytes[at])));
            ++at;
        } else {
            name += QString::fromUtf8(bytes.data() + at, static_cast<qsizetype>(length));
            at += length;
        }
    }
    return name;
}

int escapedByte(QChar c) {
    const int byte = c.unicode() - escapeBase;
    return byte >= minByte && byte <= maxByte ? byte : -1;
}

bool isUtf8(const QString& path) {
    for (qsizetype i = 0; i < path.size(); ++i) {
        if (escapedByteAt(path, i) >= 0) {
            return false;
        }
    }
    return true;
}

Path toPath(const QString& text) {
    std::string bytes;
    qsizetype done = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (const int byte = escapedByteAt(text, i); byte >= 0) {
            bytes += text.sliced(done, i - done).toStdString();
            bytes += static_cast<char>(byte);
            done = i + 1;
        }
    }
    return bytes + text.sliced(done).toStdString();
}

}  // namespace concord::files
