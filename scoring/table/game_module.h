// The interface of a game. Code that serves every game, such as record, statistics and exports, uses games only through
// this interface ("Add a game" in docs/house.md).
#pragma once

#include "scoring/json/strict_json.h"
#include "scoring/table/contradiction.h"
#include "scoring/table/game_document.h"
#include "scoring/table/outcome_texts.h"
#include "scoring/table/score_table.h"
#include "scoring/table/seat.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace concord {

struct GameFacts {
    std::string_view id;       // in files: "harmonies"
    std::string_view title;    // "Harmonies": a proper name, not translated
    std::string_view variant;  // what variants are called in exports: "Side"; empty if there are none
    int year = 0;
    int bggId = 0;  // at BoardGameGeek
    std::size_t minPlayers = 0;
    std::size_t maxPlayers = 0;
    OutcomeTexts outcome = {};
};

struct TablePlayer {
    std::string name;
    std::string colour;  // for display, in Renature the colour of the player's plants; may be empty

    friend bool operator==(const TablePlayer&, const TablePlayer&) = default;
};

// A number that is written on the paper score pad.
struct Claim {
    std::string_view row;  // id of a row of the pad
    int points = 0;

    friend bool operator==(const Claim&, const Claim&) = default;
};

class GameModule {
public:
    GameModule() = default;
    GameModule(const GameModule&) = delete;
    GameModule& operator=(const GameModule&) = delete;
    virtual ~GameModule() = default;

    virtual const GameFacts& facts() const = 0;
    // Every row that a pad of this game may have, from the top down.
    virtual std::span<const PadRow> rows() const = 0;

    // --- documents

    // Reads a concord-game whose format, version and game are checked already; its "record" is left to the caller.
    // Throws InputError with the JSON pointer of the first error; safe for untrusted input.
    virtual GameDocument read(const JsonValue& root) const = 0;
    // The game as JSON on one line, without a record; read() gives it back unchanged.
    virtual std::string write(const GameDocument& game) const = 0;
    // Checks and normalises the texts of a game that was not read from JSON, and checks the limits that the game's
    // rules set, as read() does. Throws InputError.
    virtual GameDocument checked(const GameDocument& game) const = 0;
    // An empty pad for these players. variant: as variant() gives it; empty: the first variant.
    virtual GameDocument blank(std::span<const TablePlayer> players, std::string_view variant) const = 0;

    // --- players, and the numbers of the pad: an edit that is refused returns the game unchanged

    virtual std::vector<TablePlayer> players(const GameDocument& game) const = 0;
    virtual GameDocument withPlayer(const GameDocument& game, const TablePlayer& player) const = 0;
    virtual GameDocument withoutPlayer(const GameDocument& game, std::size_t player) const = 0;
    virtual GameDocument withName(const GameDocument& game, std::size_t player, const std::string& name) const = 0;
    virtual GameDocument withColour(const GameDocument& game, std::size_t player, const std::string& colour) const = 0;
    // The game with a number typed into a row. nothing: removes the typed number, so that the computed one counts, or,
    // if there is none, the number is unknown.
    virtual GameDocument withNumber(const GameDocument& game, std::size_t player, std::string_view row,
                                    std::optional<int> number) const = 0;
    // The claims of each player, in the order of the rows.
    virtual std::vector<std::vector<Claim>> claims(const GameDocument& game) const = 0;

    // --- the score

    virtual ScoreTable score(const GameDocument& game) const = 0;
    // The concord-score.
    virtual std::string scoreJson(const GameDocument& game, bool pretty) const = 0;
    // A line as it stands in the items of the score: compact JSON.
    virtual std::string itemJson(const ScoreTable& table, const ScoreLine& line) const;
    // Reads a concord-score of the game, perhaps computed by earlier rules. Throws InputError if it is invalid or of
    // other players.
    virtual std::vector<SeatScore> seatScores(const JsonValue& score, const GameDocument& game) const = 0;

    // What contradicts the rules: player by player, then what concerns the whole table.
    virtual std::vector<Contradiction> contradictions(const GameDocument& game, const AskedNumbers& asked) const;

    // --- what the record stores beside the document

    virtual std::string variant(const GameDocument& game) const = 0;  // such as the side: "A"; may be empty
    virtual std::vector<std::vector<Trait>> traits(const GameDocument& game) const = 0;  // per player
};

}  // namespace concord
