// Reads the games of a record in groups, from one snapshot: only their numbers are all in memory.
#pragma once

#include "app/record/store.h"

#include <functional>
#include <memory>

namespace concord::record {

class Snapshot;

enum class GameOrder { NewestFirst, OldestFirst };

// Which games to visit, and how.
struct GameChoice {
    bool erased = false;  // the deleted games (Store::deletedGames()) instead of the others
    GameOrder order = GameOrder::NewestFirst;
    bool withPoints = false;  // and traits
};

class GameReader {
public:
    // While it exists, use the store itself for photos only.
    explicit GameReader(Store& store);
    ~GameReader();
    GameReader(const GameReader&) = delete;
    GameReader& operator=(const GameReader&) = delete;

    using Visit = std::function<void(const GameSummary&)>;
    using Damaged = std::function<void(Number, const RecordError&)>;

    // Visits each game; `damaged` gets those that cannot be read.
    void each(const GameChoice& choice, const Visit& visit, const Damaged& damaged) const;

    // The complete game, like Store::stored(). Throws RecordError if it is damaged.
    StoredGame stored(Number number, std::vector<RepairedText>* repaired = nullptr) const;

    // Throws the RecordError of a damaged game.
    [[noreturn]] void refuseDamaged(Number number) const;

private:
    void visitSome(std::span<const Number> numbers, const GameChoice& choice, const Visit& visit,
                   const Damaged& damaged) const;

    const Connection& m_connection;
    std::unique_ptr<Snapshot> m_snapshot;
};

}  // namespace concord::record
