// Files that a command is given, and error messages about them.
#pragma once

#include "app/cli/streams.h"
#include "app/files/utf8.h"
#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"
#include "scoring/table/game_document.h"

#include <functional>
#include <string>
#include <vector>

namespace concord::cli {

// The exit status of a command; for several inputs, the greatest one. Failure: bad usage or input, unwritable output,
// damaged record or internal error.
enum ExitStatus : int { Success = 0, Differs = 1, NoBoardFound = 1, Failure = 2 };

// The error for an unreadable file.
InputError unreadable(const std::string& why);

// "garden.json: /players/0/name: expected ..." in the user's language.
std::string errorMessage(const std::string& file, const InputError& error);

// A file name for JSON: bytes that are not UTF-8 become "\xE9".
std::string nameInJson(const std::string& file);

// The bytes of a file, or of standard input for "-". Throws InputError.
std::string readInput(const std::string& file, std::istream& in, std::size_t maxBytes);

// The same for a file of games. Throws InputError for a photo too; the message says how to turn it into a game.
std::string readGames(const std::string& file, std::istream& in, std::size_t maxBytes);

// The error message as a line of JSON, {"error": "garden.json: /players/0/name: expected ..."}; in English, for
// scripts. place: error.place(), or a better one.
std::string errorLine(const std::string& file, const std::string& place, const InputError& error);

// The game as one of Harmonies, for commands about boards. Throws InputError for any other kind of game.
const Game& harmoniesOf(const GameDocument& game);

// Handles one game and returns its status.
using ProcessGame = std::function<int(const GameDocument& game)>;

// Reads the games one after another and handles each. Complains about a bad one and continues; with several results in
// JSON it also prints an error line, so that results and games match.
int processGames(const std::vector<std::string>& files, bool json, Streams& streams, const ProcessGame& process);

}  // namespace concord::cli
