#include "app/record/export.h"

#include "app/record/exchange.h"
#include "app/record/game_rows.h"

#include <algorithm>
#include <cctype>

namespace concord::record {

namespace {

bool endsWith(std::string_view file, std::string_view ending) {
    const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
    return file.size() > ending.size() && std::ranges::equal(file.substr(file.size() - ending.size()), ending, same);
}

// Exports the games in one of the formats.
class Export {
public:
    Export(Store& store, const std::function<bool(const GameSummary&)>& wanted, const ExportTarget& target, bool erased)
        : m_reader(store), m_wanted(wanted), m_target(target), m_erased(erased) {}

    ExportCounts lines() {
        each({m_erased, GameOrder::OldestFirst}, [this](const GameSummary& game) {
            std::vector<RepairedText> repaired;
            const StoredGame entry = m_reader.stored(game.number, &repaired);
            if (m_target.onRepaired) {
                m_target.onRepaired(game.number, repaired);
            }
            m_target.write(documentWithRecord(entry, false) + '\n');
            for (const RecordedPhoto& photo : entry.record.photos) {
                if (m_target.onPhoto) {
                    m_target.onPhoto(photo.file);
                }
            }
        });
        return m_counts;
    }

    ExportCounts csv() {
        std::set<std::string> games;
        m_complains = false;  // the second pass reports the damaged games
        each({m_erased, GameOrder::NewestFirst},
             [&](const GameSummary& game) { games.insert(game.game.toStdString()); });
        m_counts = {};
        m_complains = true;
        const CsvTable table(games);
        m_target.write(table.head());
        eachWithSeats([&](const GameSummary& game) { m_target.write(table.rows(game)); });
        return m_counts;
    }

    // In two passes, because the file lists players and places before the plays.
    ExportCounts bgStats() {
        BgStatsFile file;
        int unknown = 0;
        eachWithSeats([&](const GameSummary& game) {
            if (!BgStatsFile::supports(game)) {
                ++unknown;
                reportLeftOut(game.number, unknownGame(game.game.toStdString()));
            }
            file.addPlayersAndPlace(game);
        });
        m_target.write(file.head());
        m_counts = {};
        m_complains = false;
        eachWithSeats([&](const GameSummary& game) { m_target.write(file.play(game)); });
        m_target.write(file.end());
        m_counts.games -= unknown;
        m_counts.unknown = unknown;
        return m_counts;
    }

private:
    // Needs the seats: a game without any is damaged.
    void eachWithSeats(const GameReader::Visit& visit) {
        each({m_erased, GameOrder::NewestFirst, true}, [&](const GameSummary& game) {
            if (game.seats.empty()) {
                m_reader.refuseDamaged(game.number);
            }
            visit(game);
        });
    }

    void each(const GameChoice& choice, const GameReader::Visit& visit) {
        const auto damaged = [this](Number number, const RecordError& error) { leaveOut(number, error); };
        m_reader.each(
            choice,
            [&](const GameSummary& game) {
                if (!m_wanted(game)) {
                    return;
                }
                try {
                    visit(game);
                    ++m_counts.games;
                } catch (const RecordError& error) {
                    if (error.kind() != RecordError::Kind::Damaged) {
                        throw;
                    }
                    leaveOut(game.number, error);
                }
            },
            damaged);
    }

    void leaveOut(Number number, const RecordError& error) {
        ++m_counts.damaged;
        reportLeftOut(number, error);
    }

    void reportLeftOut(Number number, const InputError& error) {
        if (m_complains && m_target.onLeftOut) {
            m_target.onLeftOut({"game " + std::to_string(number), error.message()});
        }
    }

    GameReader m_reader;
    const std::function<bool(const GameSummary&)>& m_wanted;
    const ExportTarget& m_target;
    bool m_erased;
    ExportCounts m_counts;
    bool m_complains = true;
};

}  // namespace

ExchangeFormat formatOf(std::string_view file) {
    return endsWith(file, ".csv")       ? ExchangeFormat::Csv
           : endsWith(file, ".bgsplay") ? ExchangeFormat::BgStats
                                        : ExchangeFormat::JsonLines;
}

files::Kind kindOf(ExchangeFormat format) {
    switch (format) {
        case ExchangeFormat::JsonLines:
            return files::Kind::GameLines;
        case ExchangeFormat::Csv:
            return files::Kind::Csv;
        case ExchangeFormat::BgStats:
            return files::Kind::BgStats;
    }
    return files::Kind::Unknown;
}

ExportCounts exportGames(Store& store, ExchangeFormat format, const std::function<bool(const GameSummary&)>& wanted,
                         const ExportTarget& target, bool erased) {
    Export games(store, wanted, target, erased);
    switch (format) {
        case ExchangeFormat::JsonLines:
            return games.lines();
        case ExchangeFormat::Csv:
            return games.csv();
        case ExchangeFormat::BgStats:
            return games.bgStats();
    }
    return {};
}

}  // namespace concord::record
