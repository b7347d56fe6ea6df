#include "app/record/game_reader.h"

#include "app/record/connection.h"
#include "app/record/game_rows.h"

#include <algorithm>

namespace concord::record {

namespace {

constexpr std::size_t gamesAtOnce = 100;

}  // namespace

GameReader::GameReader(Store& store)
    : m_connection(*store.m_connection), m_snapshot(std::make_unique<Snapshot>(m_connection)) {}

GameReader::~GameReader() = default;

void GameReader::each(const GameChoice& choice, const Visit& visit, const Damaged& damaged) const {
    std::vector<Number> numbers = gameNumbers(m_connection);
    if (choice.order == GameOrder::OldestFirst) {
        std::ranges::reverse(numbers);
    }
    for (std::span<const Number> rest = numbers; !rest.empty();) {
        const std::size_t count = std::min(gamesAtOnce, rest.size());
        visitSome(rest.first(count), choice, visit, damaged);
        rest = rest.subspan(count);
    }
}

void GameReader::visitSome(std::span<const Number> numbers, const GameChoice& choice, const Visit& visit,
                           const Damaged& damaged) const {
    std::vector<GameSummary> games;
    try {
        games = readSummaries(m_connection, numbers, choice);
    } catch (const RecordError& error) {
        if (error.kind() != RecordError::Kind::Damaged) {
            throw;
        }
        if (numbers.size() == 1) {
            damaged(numbers.front(), error);
            return;
        }
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            visitSome(numbers.subspan(i, 1), choice, visit, damaged);
        }
        return;
    }
    std::ranges::for_each(games, visit);
}

StoredGame GameReader::stored(Number number, std::vector<RepairedText>* repaired) const {
    return readStored(m_connection, number, repaired);
}

void GameReader::refuseDamaged(Number number) const { record::refuseDamaged(m_connection, number); }

}  // namespace concord::record
