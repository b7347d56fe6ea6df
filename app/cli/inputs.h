// Files that a command is given, and complaints about them.
#pragma once

#include "app/text/terminal.h"
#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"

#include <functional>
#include <string>
#include <vector>

namespace concord::cli {

// What the program answers to the shell. Of several the greatest counts.
enum ExitStatus : int { Fine = 0, Differs = 1, NoBoardFound = 1, BadInput = 2 };

// A text to be printed as UTF-8.
std::string utf8(const QString& text);

// What is said of a file that cannot be read.
InputError unreadable(const std::string& why);

// "garden.json: /players/0/name: expected ..." in the language of the person.
std::string complaint(const std::string& file, const InputError& error);

// The name as JSON can hold it: bytes that are no UTF-8 read "\xE9".
std::string nameInJson(const std::string& file);

// The bytes of a file, or of standard input for "-". Throws InputError.
std::string readInput(const std::string& file, std::istream& in, std::size_t mostBytes);

// The same as a line of JSON, {"error": "garden.json: /players/0/name: expected ..."}; scripts get
// English. place: error.place(), or what the command knows better.
std::string errorLine(const std::string& file, const std::string& place, const InputError& error);

// How a command answers one game; its status counts.
using AnswerGame = std::function<int(const Game& game)>;

// Reads the games one after another and answers each. A bad one is complained about and the rest
// goes on; where several are answered in JSON, it gets an error line too, to keep the answers in step.
int answerGames(const std::vector<std::string>& files, bool json, Streams& streams, const AnswerGame& answer);

}  // namespace concord::cli
