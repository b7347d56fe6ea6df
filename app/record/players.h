// The rows of players. Internal to this library; what writes is to be called within a transaction.
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

    // The player who has or had that name; added if there is none. uid: the UUID of a new player; empty: a random one.
    std::int64_t findOrAddByName(const std::string& name, const std::string& uid = {});
    // The player with that UUID, or else findOrAddByName(). The name in the game becomes one of the player's names,
    // unless it belongs to another player.
    std::int64_t findOrAdd(const KnownPlayer& player, const std::string& nameThen);
    // Gives every seat a different player, even if the names of several seats lead to the same one: people who sit at
    // one table are different people. Of the seats with the same player, the one whose name is the player's present
    // name keeps that player, or else the first one does. Each of the others gets the owner of its name if that is
    // somebody who has no seat yet, or else a new player. The new player has the known UUID of the seat unless another
    // player has it, and takes over the name unless it belongs to the player of yet another seat. players, known: one
    // for each seat; known may be empty.
    void separate(std::vector<std::int64_t>& players, const std::vector<StoredSeat>& seats,
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
    std::int64_t add(const QString& name, const QString& uid);      // an empty uid: a random one
    bool isCalled(std::int64_t player, const QString& name) const;  // at present, following merges
    void expectPlayer(std::int64_t player) const;
    void expectOwnNames(std::int64_t player) const;
    std::int64_t canonical(std::int64_t player) const;  // the player, or the one they were merged into

    const Connection& m_connection;
    bool m_changed = false;
};

}  // namespace concord::record
