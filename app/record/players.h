// The rows of players. Internal to this library; to be called within a transaction.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_record.h"
#include "app/record/player.h"
#include "app/record/stored_game.h"

#include <utility>
#include <vector>

namespace concord::record {

class Players {
public:
    explicit Players(const Connection& connection) : m_connection(connection) {}

    // The player who has or had that name; created if there is none. uid: for a new player; empty: any.
    std::int64_t withName(const std::string& name, const std::string& uid = {});
    // The player with that UUID, otherwise withName(); the name in the game becomes one of the player's unless it is
    // another's.
    std::int64_t known(const KnownPlayer& player, const std::string& nameThen);
    // Who sit at one table are different people, even if several of their names lead to one. The seat with the present
    // name keeps that player, or else the first; the others get whom their names lead to otherwise, or a new player,
    // who takes the name over, with the known UUID of that seat unless it is another's. seats: the players of `table`;
    // known: for each seat, or none.
    void separate(std::vector<std::int64_t>& seats, const std::vector<StoredSeat>& table,
                  const std::vector<KnownPlayer>& known = {});

    std::vector<PlayerEntry> all() const;
    void rename(std::int64_t player, const QString& name);
    void merge(std::int64_t player, std::int64_t into);
    void split(std::int64_t player);
    void setColour(std::int64_t player, const QString& colour);

    // Whether anything was written since the last call.
    bool takeChanged() { return std::exchange(m_changed, false); }

    // Writes all of them as JSON for a copy, and reads them into an empty table.
    std::string toJson() const;
    void fromJson(const std::string& text);

private:
    std::optional<std::int64_t> find(const QString& query, const QString& value) const;
    std::optional<std::int64_t> findByName(const QString& name) const;  // the present one or a former one
    std::optional<std::int64_t> findByUid(const QString& uid) const;
    void addName(const QString& name, std::int64_t player);
    std::int64_t add(const QString& name, const QString& uid);      // an empty uid: any
    bool isCalled(std::int64_t player, const QString& name) const;  // at present, following merges
    void expectPlayer(std::int64_t player) const;
    void expectOwnNames(std::int64_t player) const;
    std::int64_t canonical(std::int64_t player) const;  // the player, or the one they were merged into

    const Connection& m_connection;
    bool m_changed = false;
};

}  // namespace concord::record
