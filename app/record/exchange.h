// Games in and out of a record: JSON lines, tables, and what BG Stats reads.
#pragma once

#include "app/record/summary.h"
#include "scoring/harmonies/game.h"
#include "scoring/json/input_error.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace concord::record {

// Games of a text: one concord-game, or one a line. Throws InputError naming the line and the place in it.
std::vector<Game> gamesFromText(std::string_view text);

// The error of a line of several: "line 3: /record/starter: expected ...".
InputError inLine(std::size_t line, const InputError& error);

// A table of games with points (GameReader): its head, and a row for each player of a game. UTF-8, fields with
// commas, quotes or line breaks quoted and lines ended as in RFC 4180; texts that spreadsheets would take for
// formulas begin with an apostrophe.
std::string csvHead();
std::string csvRows(const GameSummary& game);

// A .bgsplay file for the app BG Stats, in pieces. The same game, player and place have the same ids in every
// file, so that a second import updates. Games of Harmonies only; others are left out.
class BgStatsFile {
public:
    BgStatsFile();
    ~BgStatsFile();

    // All games are announced before the first piece is asked for: players and places stand before them.
    void announce(const GameSummary& game);

    std::string head() const;
    std::string play(const GameSummary& game);
    std::string end() const;

private:
    struct References;
    std::unique_ptr<References> m_references;
    bool m_hasPlays = false;
};

// Bytes that a link to BG Stats may have: a QR code of it can still be scanned.
inline constexpr std::size_t maxPushLinkBytes = 2000;

// A link that puts one game into BG Stats, for a phone to scan. What can be done without is left out until
// it fits. Throws InputError where the names alone are too long.
std::string pushLink(const GameSummary& game);

}  // namespace concord::record
