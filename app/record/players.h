// The rows of players. Internal to this library; writes happen within the caller's transaction.
#pragma once

#include "app/record/connection.h"
#include "app/record/game_record.h"
#include "app/record/player.h"

#include <utility>
#include <vector>

namespace concord::record {

class Players {
public:
    explicit Players(const Connection& connection) : m_connection(connection) {}

    // The player of that name today or once; made where there is none. uid: for a new one; empty: any.
    std::int64_t withName(const std::string& name, const std::string& uid = {});
    // The player with that UUID, else withName(); the name written in the game leads there too.
    std::int64_t known(const KnownPlayer& player, const std::string& nameThen);

    std::vector<PlayerEntry> all() const;
    void rename(std::int64_t player, const QString& name);
    void merge(std::int64_t player, std::int64_t into);
    void split(std::int64_t player);
    void setColour(std::int64_t player, const QString& colour);

    // Whether anything was written since this was last asked.
    bool takeChanged() { return std::exchange(m_changed, false); }

    // All of them as JSON for a copy, and back into an empty table.
    std::string toJson() const;
    void fromJson(const std::string& text);

private:
    std::optional<std::int64_t> find(const QString& column, const QString& value) const;
    void addName(const QString& name, std::int64_t player);
    void expectPlayer(std::int64_t player) const;
    std::int64_t canonical(std::int64_t player) const;  // itself, or whom it was merged into

    const Connection& m_connection;
    bool m_changed = false;
};

}  // namespace concord::record
