// The wording of a game, in addition to its rows and messages.
#pragma once

#include "app/text/terminal.h"
#include "scoring/table/game_module.h"

#include <QString>
#include <QStringList>

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace concord::words {

// The defaults suit games without wording of their own; a game overrides where it can say more.
class GameWords {
public:
    GameWords() = default;
    GameWords(const GameWords&) = delete;
    GameWords& operator=(const GameWords&) = delete;
    virtual ~GameWords() = default;

    // A line of the score in a few words, with its cells: "River, 7 tokens long: a1, b1". Empty: its sentence says
    // everything.
    virtual QString title(const ScoreTable& table, const ScoreLine& line) const;
    // Who won, or what a solo game achieved, in one or more lines.
    virtual QStringList outcome(const ScoreTable& table, const GameDocument& game) const;
    // The warnings of a player as sentences.
    virtual QStringList warnings(const ScoreTable& table, const GameDocument& game, std::size_t player) const;
    // What a player claimed in a dispute that was settled, and why it holds or not. kind and cells: as recorded. Empty
    // for an unknown kind, or if the board about which the claim was made is gone.
    virtual QString claim(const GameDocument& game, std::size_t player, std::string_view kind,
                          const std::vector<std::string>& cells) const;
    // What lies on the table, drawn above the pad.
    virtual void writeBoards(std::ostream& out, const GameDocument& game, const text::Terminal& terminal) const;
};

// Keeps a reference: words must live as long as the program.
void addGameWords(const GameModule& module, const GameWords& words);
const GameWords& gameWords(const GameModule& module);
// Adds the words of every game of Concord.
void addAllGameWords();

// The sentence of a line in the user's language.
QString sentence(const ScoreLine& line);
// "Rulebook, page 8"; empty if no page applies.
QString pageOf(const ScoreLine& line);

}  // namespace concord::words
