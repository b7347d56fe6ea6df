// A recorded game without its boards, for lists and statistics.
#pragma once

#include "app/record/stored_game.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace concord::record {

// The number of a game or a player in one database; never reused. Other databases have other numbers: only the UUID is
// the same everywhere.
using Number = std::int64_t;

struct SeatSummary {
    Number player = 0;
    QString name;      // the player's present name
    QString nameThen;  // as written in the game
    QString colour;    // may be empty
    int total = 0;
    int rank = 1;
    bool started = false;
    QString playerId;               // UUID
    std::vector<RowPoints> points;  // only if requested
    std::vector<Trait> traits;      // the same
};

struct GameSummary {
    Number number = 0;
    QString id;  // UUID
    QString game;
    QString variant;    // such as the side: "A" or "B"; may be empty
    QString played;     // local time with its offset: "2026-11-21T19:30:00+01:00"
    QString playedUtc;  // "2026-11-21T18:30:00Z", for sorting
    QString place;
    std::optional<int> minutes;
    QString note;
    int photos = 0;                  // their number
    QString touchedUtc;              // when it was last changed, or else recorded
    std::vector<SeatSummary> seats;  // in the order of the game

    bool isSolo() const { return seats.size() == 1; }
    int year() const { return played.left(4).toInt(); }
    // The local time of the place where it was played.
    QDateTime time() const { return QDateTime::fromString(played, Qt::ISODate); }
};

// Filters games; empty members match everything.
struct GameFilter {
    QString text;    // words that all occur in names, place, note or the day played, ignoring case
    QString player;  // who played, by the full present name or the one in the game, ignoring case
    QString place;   // the full place, ignoring case
    std::optional<int> year;
    QString game;  // which kind: "harmonies"
    QString variant;
    std::optional<bool> solo;

    bool accepts(const GameSummary& one) const;
};

std::vector<GameSummary> filtered(const std::vector<GameSummary>& games, const GameFilter& filter);

}  // namespace concord::record
