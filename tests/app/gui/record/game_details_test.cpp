#include "app/gui/record/game_details.h"

#include "app/record/checked_cells.h"
#include "tests/app/gui/record/record_support.h"

#include <gtest/gtest.h>
#include <QDateTimeEdit>

namespace concord::gui {
namespace {

TEST(GameDetailsTest, DetailsThatAreNotEditedStayExactlyTheSame) {
    const Table table = tableFromEntry(record::gameOfTrees(
        {{"Ann", 20}}, R"({"played":"2024-05-01T20:00:37+02:00","place":"Club","weather":"rain"})"));
    EXPECT_EQ(withDetails(table, detailsOf(table)), table);
    GameDetailsDialog form(detailsOf(table), {}, {}, nullptr);
    EXPECT_EQ(form.details(), detailsOf(table));
}

TEST(GameDetailsTest, PlayersWhoSwapNamesKeepTheirCheckedCells) {
    Table table = tableFromEntry(record::gameOfTrees({{"Ann", 20}, {"Bob", 10}}));
    record::setCheckedCells(table.record, {{"Ann", {"c2"}}, {"Bob", {"b1"}}});
    GameDetails details = detailsOf(table);
    details.players = QStringList{QStringLiteral("Bob"), QStringLiteral("Ann")};
    EXPECT_EQ(record::checkedCells(withDetails(table, details).record),
              (record::CheckedCells{{"Ann", {"b1"}}, {"Bob", {"c2"}}}));
}

// Without a zone, the offset from UTC is all that is known of the place.
TEST(GameDetailsTest, ACorrectedTimeKeepsItsOffsetIfTheZoneIsUnknown) {
    const Table table = tableFromEntry(record::gameOfTrees({{"Ann", 20}}, R"({"played":"2024-05-01T19:30:00+09:00"})"));
    GameDetailsDialog form(detailsOf(table), {}, {}, nullptr);
    form.played()->setTime(QTime(19, 35));
    EXPECT_EQ(withDetails(table, form.details()).record.played, "2024-05-01T19:35:00+09:00");
}

}  // namespace
}  // namespace concord::gui
