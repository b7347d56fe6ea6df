#include "app/cli/inputs.h"

#include "app/files/file_reader.h"
#include "app/record/server_address.h"
#include "app/text/words.h"
#include "scoring/json/strict_json.h"
#include "scoring/table/game_file.h"
#include "scoring/table/game_module.h"
#include "vision/codecs/image_format.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <system_error>

namespace concord::cli {

namespace {

using Json = nlohmann::ordered_json;

// At most maxBytes + 1 bytes; that many mean that the input is too long.
std::string beginningOf(const std::string& file, std::istream& in, std::size_t maxBytes) {
    try {
        return file == "-" ? files::readStream(in, maxBytes) : files::readFile(file, maxBytes);
    } catch (const std::system_error& error) {
        throw unreadable(error.code().message());
    }
}

void refuseIfLonger(const std::string& bytes, std::size_t maxBytes) {
    if (bytes.size() > maxBytes) {
        throw InputError({}, {CONCORD_TEXT("expected a file of at most %1 bytes"), {std::to_string(maxBytes)}});
    }
}

}  // namespace

InputError unreadable(const std::string& why) {
    return {{}, {CONCORD_TEXT("expected a file that can be read: %1"), {why}}};
}

std::string errorMessage(const std::string& file, const InputError& error) {
    Message message = error.message();
    for (std::string& arg : message.args) {
        arg = utf8(record::withoutPassword(QString::fromStdString(arg)));
    }
    const QString shown = record::withoutPassword(files::toQString(file));
    const QString place = error.place().empty() ? QString() : QString::fromStdString(error.place()) + ": ";
    return utf8(text::printable(shown + ": " + place + words::translated(message)));
}

std::string nameInJson(const std::string& file) {
    const QString name = files::toQString(file);
    return files::isUtf8(name) ? file : utf8(text::printable(name));
}

std::string readInput(const std::string& file, std::istream& in, std::size_t maxBytes) {
    std::string bytes = beginningOf(file, in, maxBytes);
    refuseIfLonger(bytes, maxBytes);
    return bytes;
}

std::string readGames(const std::string& file, std::istream& in, std::size_t maxBytes) {
    std::string bytes = beginningOf(file, in, maxBytes);
    constexpr std::size_t headBytes = 4096;  // more than sniffFormat() looks at
    const std::string_view head = std::string_view(bytes).substr(0, headBytes);
    if (vision::sniffFormat(std::vector<unsigned char>(head.begin(), head.end()))) {
        throw InputError({}, {CONCORD_TEXT("this is a photo, not a game; concord read turns it into one"), {}});
    }
    refuseIfLonger(bytes, maxBytes);
    return bytes;
}

std::string errorLine(const std::string& file, const std::string& place, const InputError& error) {
    const std::string shown = utf8(record::withoutPassword(QString::fromStdString(nameInJson(file))));
    const std::string text = shown + (place.empty() ? "" : ": " + place) + ": " + english(error.message());
    return Json{{"error", text}}.dump(-1, ' ', false, Json::error_handler_t::replace);
}

const Game& harmoniesOf(const GameDocument& game) {
    const auto* const harmonies = game.get<Game>();
    if (harmonies == nullptr) {
        throw InputError("/game", {CONCORD_TEXT("expected a game of Harmonies, got %1"),
                                   {quotedForMessage(game.module().facts().id)}});
    }
    return *harmonies;
}

int processGames(const std::vector<std::string>& files, bool json, Streams& streams, const ProcessGame& process) {
    int status = Success;
    const bool several = files.size() > 1;
    for (const std::string& file : files) {
        try {
            const GameDocument game = gameFileFromJson(readGames(file, streams.in, maxJsonBytes)).game;
            if (several && !json) {
                streams.out << "== " << utf8(text::printable(files::toQString(file))) << '\n';
            }
            status = std::max(status, process(game));
        } catch (const InputError& error) {
            status = Failure;
            streams.err << errorMessage(file, error) << '\n';
            if (several && json) {
                streams.out << errorLine(file, error.place(), error) << '\n';
            }
        }
    }
    return status;
}

}  // namespace concord::cli
