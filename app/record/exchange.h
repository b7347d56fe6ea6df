// Imports and exports games: JSON lines, tables, and the format of BG Stats.
#pragma once

#include "app/record/entry.h"
#include "app/record/summary.h"
#include "scoring/json/input_error.h"

#include <cstddef>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace concord::record {

// Reads games from a text: one concord-game, or one per line; none from a blank text. Throws InputError with the
// place, preceded by the line if there are several games.
std::vector<Entry> entriesFromText(std::string_view text);

// The number of the line on which the first game of a text begins: blank lines may precede it.
std::size_t firstLineOf(std::string_view text);

// Adds the number of the line to an error: "line 3: /record/starter: expected ...".
InputError inLine(std::size_t line, const InputError& error);

// A CSV table of games that were read with their points (GameChoice::withPoints): a header, and one row per player and
// game. UTF-8, quoting and line ends as in RFC 4180; texts that spreadsheets would take for formulas begin with an
// apostrophe.
// The columns of Harmonies come first, as they were before there were other games; those of other games follow, each
// named "game.row" after a row of the pad.
class CsvTable {
public:
    // games: ids of those that will follow, which determine the columns.
    explicit CsvTable(const std::set<std::string>& games);

    std::string head() const;
    std::string rows(const GameSummary& game) const;

private:
    struct Column {
        std::string game;
        std::string row;
    };
    std::vector<Column> m_otherColumns;
};

// A .bgsplay file for the app BG Stats, written in pieces. The same game, player and place have the same ids in every
// file, so that a second import updates the first. Games that this program does not know are left out.
class BgStatsFile {
public:
    BgStatsFile();
    ~BgStatsFile();

    static bool supports(const GameSummary& game);

    // To be called for all games before head(), because the file lists players and places before the plays.
    void addPlayersAndPlace(const GameSummary& game);

    std::string head() const;
    std::string play(const GameSummary& game);
    std::string end() const;

private:
    struct References;
    std::unique_ptr<References> m_references;
    bool m_hasPlays = false;
};

// The maximum length of a link to BG Stats that still fits a readable QR code.
inline constexpr std::size_t maxPushLinkBytes = 2000;

// A link that adds one game to BG Stats, for a phone to scan. Optional parts are left out until it fits. Throws
// InputError if the names alone are too long, or for a game that this program does not know.
std::string pushLink(const GameSummary& game);

}  // namespace concord::record
