// A recorded game without its boards: what lists and statistics are made of.
#pragma once

#include "app/record/entry.h"

#include <QDateTime>
#include <QString>

#include <cstdint>

namespace concord::record {

// The number of a game or a player in one database; it is never given twice. Numbers of another
// database differ: what stays everywhere is the UUID.
using Number = std::int64_t;

struct SeatSummary {
    Number player = 0;
    QString name;      // as the player is called today
    QString nameThen;  // as written in the game
    QString colour;    // may be empty
    int total = 0;
    int rank = 1;
    bool started = false;
    QString playerId;                    // UUID
    std::vector<CategoryPoints> points;  // only where they were asked for
    std::vector<Trait> traits;           // the same
};

struct GameSummary {
    Number number = 0;
    QString id;  // UUID
    QString game;
    QString variant;    // the side: "A" or "B"
    QString played;     // local time with its offset: "2026-11-21T19:30:00+01:00"
    QString playedUtc;  // "2026-11-21T18:30:00Z", for order
    QString place;
    std::optional<int> minutes;
    QString note;
    int photos = 0;
    QString touchedUtc;              // when it was last changed, or else recorded
    std::vector<SeatSummary> seats;  // in the order of the game

    bool isSolo() const { return seats.size() == 1; }
    int year() const { return played.left(4).toInt(); }
    // The wall clock where it was played.
    QDateTime time() const { return QDateTime::fromString(played, Qt::ISODate); }
};

// Which games are wanted; what is empty asks nothing.
struct GameFilter {
    QString text;    // words that all occur in names, place, note or date, in any case
    QString player;  // who played, by the whole name of today or then, in any case
    QString place;   // the whole place, in any case
    std::optional<int> year;
    QString variant;
    std::optional<bool> solo;

    bool accepts(const GameSummary& game) const;
};

std::vector<GameSummary> filtered(const std::vector<GameSummary>& games, const GameFilter& filter);

}  // namespace concord::record
