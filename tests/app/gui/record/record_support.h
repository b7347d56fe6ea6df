// A record in a folder of its own, with games whose points the tests know.
#pragma once

#include "app/gui/document/game_extras.h"
#include "app/gui/kit/offer_bar.h"
#include "app/gui/record/async_record.h"
#include "tests/app/record/support.h"

#include <QApplication>
#include <QCoreApplication>
#include <QPushButton>
#include <QTest>

namespace concord::gui {

// A table as it is opened from the record.
inline Table tableFromEntry(const record::Entry& entry) {
    return openedTable({entry.game, record::recordToJson(entry.record)});
}

// The JSON of a game's record: when and where it was played.
inline std::string playedAt(const std::string& time, const std::string& place = {}) {
    return R"({"played":")" + time + R"(","zone":"Europe/Berlin","place":")" + place + "\"}";
}

// A record that the test fills before windows look at it.
class RecordFixture : public ::testing::Test {
protected:
    RecordFixture() : m_asyncRecord(m_folder.location()) {}

    record::Number add(const std::vector<std::pair<std::string, int>>& trees, const std::string& record = {},
                       Side side = Side::A) {
        record::Store store(m_folder.location());
        return store.record(record::gameOfTrees(trees, record, side));
    }
    // Three games: two of Ann and Bob, one that Cleo played alone.
    void addThreeGames() {
        add({{"Ann", 20}, {"Bob", 10}}, playedAt("2024-05-01T20:00:00+02:00", "Club"));
        add({{"Bob", 30}, {"Ann", 15}}, playedAt("2025-12-24T18:00:00+01:00", "Home"), Side::B);
        add({{"Cleo", 40}}, playedAt("2026-01-02T10:00:00+01:00", "Home"));
    }
    // Waits for all results, including those of requests that results have triggered.
    void settle() {
        constexpr int rounds = 6;
        for (int i = 0; i < rounds; ++i) {
            m_asyncRecord.finish();
            QCoreApplication::processEvents();
        }
    }
    std::vector<record::GameSummary> storedGames() {
        record::Store store(m_folder.location());
        return store.gamesWithPoints();
    }
    static void click(QPushButton* button) { QTest::mouseClick(button, Qt::LeftButton); }
    // The open dialog of this class; null if there is none.
    template <typename Dialog>
    static Dialog* dialog() {
        for (QWidget* const widget : QApplication::topLevelWidgets()) {
            if (auto* const found = qobject_cast<Dialog*>(widget); found != nullptr && found->isVisible()) {
                return found;
            }
        }
        return nullptr;
    }

    record::RecordFolder m_folder;
    AsyncRecord m_asyncRecord;
};

}  // namespace concord::gui
