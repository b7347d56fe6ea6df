#include "inputs.h"

#include "../words.h"
#include "app/record/server_address.h"
#include "scoring/game_json.h"
#include "scoring/strict_json.h"

#include <nlohmann/json.hpp>

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <istream>
#include <ostream>
#include <system_error>

namespace concord::cli {

namespace {

[[noreturn]] void refuseUnreadable(const QFile& file) { throw unreadable(utf8(file.errorString())); }

void refuseIfLonger(const std::string& bytes, std::size_t mostBytes) {
    if (bytes.size() > mostBytes) {
        throw InputError({}, {CONCORD_TEXT("expected a file of at most %1 bytes"), {std::to_string(mostBytes)}});
    }
}

std::string readStream(std::istream& in, std::size_t mostBytes) {
    std::string bytes(mostBytes + 1, '\0');
    errno = 0;
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    if (in.bad()) {
        throw unreadable(std::generic_category().message(errno == 0 ? EIO : errno));
    }
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
}

}  // namespace

std::string utf8(const QString& text) { return text.toStdString(); }

InputError unreadable(const std::string& why) {
    return {{}, {CONCORD_TEXT("expected a file that can be read: %1"), {why}}};
}

std::string complaint(const std::string& file, const InputError& error) {
    Message message = error.message();
    for (std::string& arg : message.args) {
        arg = utf8(record::withoutPassword(QString::fromStdString(arg)));
    }
    const QString shown = record::withoutPassword(QFile::decodeName(file.c_str()));
    const QString place = error.place().empty() ? QString() : QString::fromStdString(error.place()) + ": ";
    return utf8(printable(shown + ": " + place + words::translated(message)));
}

std::string readInput(const std::string& file, std::istream& in, std::size_t mostBytes) {
    std::string bytes;
    if (file == "-") {
        bytes = readStream(in, mostBytes);
    } else {
        QFile source(QFile::decodeName(file.c_str()));
        if (!source.open(QIODevice::ReadOnly)) {
            refuseUnreadable(source);
        }
        bytes = source.read(static_cast<qint64>(mostBytes) + 1).toStdString();
        if (source.error() != QFileDevice::NoError) {
            refuseUnreadable(source);
        }
    }
    refuseIfLonger(bytes, mostBytes);
    return bytes;
}

std::string errorLine(const std::string& file, const std::string& place, const InputError& error) {
    using Json = nlohmann::ordered_json;
    const std::string shown = utf8(record::withoutPassword(QString::fromStdString(file)));
    const std::string text = shown + (place.empty() ? "" : ": " + place) + ": " + english(error.message());
    return Json{{"error", text}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

int answerGames(const std::vector<std::string>& files, bool json, Streams& streams, const AnswerGame& answer) {
    int status = Fine;
    const bool several = files.size() > 1;
    for (const std::string& file : files) {
        try {
            const Game game = gameFromJson(readInput(file, streams.in, maxJsonBytes));
            if (several && !json) {
                streams.out << "== " << utf8(printable(QFile::decodeName(file.c_str()))) << '\n';
            }
            status = std::max(status, answer(game));
        } catch (const InputError& error) {
            status = BadInput;
            streams.err << complaint(file, error) << '\n';
            if (several && json) {
                streams.out << errorLine(file, error.place(), error) << '\n';
            }
        }
    }
    return status;
}

}  // namespace concord::cli
